// The fast twin of the heap hands out the same items in the same order, whatever comes.
#include "core/search/bucket_queue.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "core/search/astar.h"
#include "core/trace/recorder.h"
#include "tests/core/seeded_floors.h"

namespace stepwell {
namespace {

constexpr Ties all_ties[] = {Ties::first_in, Ties::deeper, Ties::last_in};

/// Keeps the cells that a search takes, in order, and is silent otherwise.
struct Diary : Silent {
    std::vector<Cell> taken;

    using Silent::at;
    void at(const char* anchor, const Cell& subject, StepSize = StepSize::step) {
        if (std::string_view(anchor) == "take") taken.push_back(subject);
    }
};
static_assert(Recorder<Diary>);

/// A guess that makes sums fall and rise as they like, and that promises far too much.
constexpr int nonsense(Cell a, Cell b) { return (a.x * 7 + a.y * 13 + b.x) % 23; }

template <int guess(Cell, Cell)>
void expect_twins(const tests::Task& task, std::uint32_t seed) {
    const auto& [level, start, goal] = task;
    for (const Ties ties : all_ties) {
        for (const int weight : {0, 1, 3}) {
            Diary heap, buckets;
            const Path with_heap = astar<guess, Heap>(level, start, goal, weight, ties, heap);
            const Path with_buckets = astar<guess, BucketQueue>(level, start, goal, weight, ties, buckets);
            ASSERT_FALSE(heap.taken.empty());
            ASSERT_EQ(heap.taken, buckets.taken) << seed;
            ASSERT_EQ(with_heap, with_buckets) << seed;
        }
    }
}

TEST(BucketQueue, LetsEverySearchTakeTheSameCellsInTheSameOrderAsTheHeap) {
    for (std::uint32_t seed = 1; seed <= 1000; ++seed) {
        const tests::Task task = tests::seeded_floor(seed);
        expect_twins<manhattan>(task, seed);
        expect_twins<straight>(task, seed);
        expect_twins<nonsense>(task, seed);
    }
}

TEST(BucketQueue, LetsALargeSearchTakeTheSameCellsInTheSameOrderAsTheHeap) {
    // Sums and depths have a spread of hundreds here.
    tests::Task task{scattered({200, 150}, 25, 5), cell(1, 1), cell(198, 148)};
    task.level.set(task.start, Terrain::floor);
    task.level.set(task.goal, Terrain::floor);
    expect_twins<manhattan>(task, 5);
    expect_twins<nonsense>(task, 5);
    expect_twins<manhattan>({maze({101, 101}, 3), cell(1, 1), cell(99, 99)}, 3);
}

/// Both to-do lists side by side; every push and pop is done to both.
class Twins {
public:
    explicit Twins(Ties ties) : heap_(silent_, "items", "numbers", room, ties), buckets_(silent_, "", "", room, ties) {}

    static constexpr std::size_t room = 1000;
    bool full() const { return heap_.size() == room; }
    void push(int number, int depth) {
        heap_.push(pushed_, number, depth);
        buckets_.push(pushed_++, number, depth);
    }
    /// The number that was taken, or nothing if they are empty or differ.
    std::optional<int> pop() {
        EXPECT_EQ(heap_.size(), buckets_.size());
        EXPECT_EQ(heap_.empty(), buckets_.empty());
        if (heap_.empty() || buckets_.empty()) return std::nullopt;
        const int next = buckets_.next();
        EXPECT_EQ(next, heap_.next());
        const int from_heap = heap_.pop(), from_buckets = buckets_.pop();
        EXPECT_EQ(from_heap, from_buckets);
        EXPECT_EQ(next, from_buckets);
        return from_heap == from_buckets ? std::optional(from_heap) : std::nullopt;
    }

private:
    Silent silent_;
    Heap<int, Silent> heap_;
    BucketQueue<int, Silent> buckets_;
    int pushed_ = 0;
};

TEST(BucketQueue, HandsOutWhatTheHeapHandsOutHoweverNumbersFallAndRise) {
    for (std::uint32_t seed = 1; seed <= 600; ++seed) {
        Dice dice(seed);
        const Ties ties = all_ties[seed % 3];
        const int spread = dice.chance(50) ? dice.range(0, 4) : dice.range(5, 3000);
        const int depths = dice.chance(50) ? dice.range(0, 3) : dice.range(4, 5000);
        const int drift = dice.range(-3, 3);  // of all numbers together: falling, staying, rising
        const int pushes = dice.range(30, 70);
        Twins twins(ties);
        int base = dice.range(-50, 50);
        for (int turn = 0; turn < 1500; ++turn) {
            if (!twins.full() && dice.chance(pushes))
                twins.push(base + dice.range(-spread, spread), dice.range(0, depths));
            else twins.pop();
            base += drift;
            ASSERT_FALSE(HasFailure()) << seed;
        }
        while (twins.pop()) continue;
        ASSERT_FALSE(HasFailure()) << seed;
    }
}

TEST(BucketQueue, CanBeFilledAgainWithQuiteOtherNumbers) {
    for (const Ties ties : all_ties) {
        Twins twins(ties);
        for (const int base : {0, 1'000'000, -1'000'000, 7}) {
            for (int i = 0; i < 20; ++i) twins.push(base + i % 3, i % 4);
            for (int i = 0; i < 20; ++i) ASSERT_TRUE(twins.pop()) << i;
            EXPECT_FALSE(twins.pop());
        }
    }
}

}  // namespace
}  // namespace stepwell

// The heap, closed and opened: what it hands out, what its list looks like at every step, and that a look inside
// changes nothing.
#include "core/trace/heap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "core/base/dice.h"
#include "core/search/astar.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/core/programs.h"
#include "tests/core/seeded_floors.h"

namespace stepwell {
namespace {

constexpr Ties all_ties[] = {Ties::first_in, Ties::deeper, Ties::last_in};

std::shared_ptr<const Recording> recorded(const tests::Task& task, Ties ties, bool opened) {
    const auto& [level, start, goal] = task;
    return std::make_shared<const Recording>(record(
        [&](Tape& tape) {
            if (opened) astar<manhattan, OpenedHeap>(level, start, goal, 1, ties, tape);
            else astar<manhattan, Heap>(level, start, goal, 1, ties, tape);
        },
        {}));
}

tests::Task pond() {
    return {level_from_text("......\n.~~~..\n.~~~#.\n.~~~..\n......\n").value(), cell(0, 2), cell(5, 2)};
}

/// Calls `visit(task)` with floors on which cells become cheaper while they wait, and others.
template <class Visit>
void each_task(Visit visit) {
    visit(pond());
    for (std::uint32_t seed = 1; seed <= 40; ++seed) visit(tests::seeded_floor(seed));
}

bool inside(const Recording& run, std::size_t p) {
    return run.anchor(p).function == "push" || run.anchor(p).function == "pop";
}

std::vector<int> numbers_of(const Board& board) {
    const auto f = board.find("f");
    return f ? std::vector<int>(f->items().begin(), f->items().end()) : std::vector<int>{};
}

// Lesson 2, RULES.md: Heap.
TEST(Heap, NoChildComesBeforeItsParentAtAnyStep) {
    each_task([](const tests::Task& task) {
        for (const Ties ties : all_ties) {
            const auto run = recorded(task, ties, true);
            Player player(run);
            for (std::size_t p = 0; p < run->size(); ++p) {
                player.seek(p);
                const std::vector<int> numbers = numbers_of(player.board());
                // An entry that has just been appended stands there before it has found its place.
                const auto gap = player.board().find("gap");
                for (std::size_t i = 1; i < numbers.size(); ++i) {
                    if (gap && static_cast<std::size_t>(gap->as<int>()) == i) continue;
                    ASSERT_LE(numbers[(i - 1) / 2], numbers[i]) << run->anchor(p).path() << " at " << p;
                }
            }
        }
    });
}

TEST(Heap, ALookInsideChangesNothingOutside) {
    each_task([](const tests::Task& task) {
        for (const Ties ties : all_ties) {
            const auto closed = recorded(task, ties, false), opened = recorded(task, ties, true);
            Player outside(closed), within(opened);
            std::size_t q = 0;
            for (std::size_t p = 0; p < closed->size(); ++p, ++q) {
                while (inside(*opened, q)) ++q;
                ASSERT_EQ(closed->anchor(p).path(), opened->anchor(q).path());
                ASSERT_EQ(closed->step(p).subject, opened->step(q).subject);
                outside.seek(p);
                within.seek(q);
                for (const char* list : {"frontier", "f"}) {
                    const auto a = outside.board().find(list), b = within.board().find(list);
                    ASSERT_EQ(a.has_value(), b.has_value());
                    if (a) {
                        ASSERT_TRUE(std::ranges::equal(a->items(), b->items())) << p;
                    }
                }
            }
            EXPECT_EQ(q, opened->size());
        }
    });
}

TEST(Heap, ATakeIsAChapterOnlyWhereItsStepsAreSeen) {
    const tests::Task task = tests::seeded_floor(3);
    for (const bool opened : {false, true}) {
        const auto run = recorded(task, Ties::first_in, opened);
        for (std::size_t p = 0; p < run->size(); ++p) {
            if (run->anchor(p).path() != "astar/take") continue;
            EXPECT_EQ(run->step(p).size, opened ? StepSize::chapter : StepSize::step);
        }
    }
}

TEST(Heap, AtMostOneEntryOfEachLevelMoves) {
    each_task([](const tests::Task& task) {
        const auto run = recorded(task, Ties::deeper, true);
        Player player(run);
        int moves = 0, most = 0;
        for (std::size_t p = 0; p < run->size(); ++p) {
            const std::string path = run->anchor(p).path();
            player.seek(p + 1 < run->size() ? p + 1 : p);
            const auto size = static_cast<unsigned>(numbers_of(player.board()).size());
            if (path == "push/append" || path == "pop/top") {
                moves = 0;
                most = std::max(0, static_cast<int>(std::bit_width(size)) - 1);
            }
            if (path == "push/step down" || path == "pop/step up") {
                ASSERT_LE(++moves, most) << path << " at " << p;
            }
        }
    });
}

/// What a heap does and a sorted set of the same entries.
TEST(Heap, HandsOutTheSmallestFirstAndEqualOnesAsTheTiesSay) {
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const Ties ties = all_ties[seed % 3];
        Dice dice(seed);
        Silent silent;
        Heap<int, Silent> heap(silent, "items", "numbers", 500, ties);
        std::set<std::tuple<int, int, int>> sorted;  // number, tie, when it came
        for (int came = 0; came < 500;) {
            if (sorted.empty() || dice.chance(60)) {
                const int number = dice.range(0, 9), depth = dice.range(0, 3);
                sorted.emplace(number, ties == Ties::deeper ? -depth : ties == Ties::last_in ? -came : 0, came);
                heap.push(came++, number, depth);
            } else {
                ASSERT_EQ(heap.next(), std::get<2>(*sorted.begin()));
                ASSERT_EQ(heap.pop(), std::get<2>(*sorted.begin()));
                sorted.erase(sorted.begin());
            }
            ASSERT_EQ(heap.size(), sorted.size());
        }
    }
}

TEST(Heap, TellsEachMoveAndItsGap) {
    // 1 3 2 wait; 0 rises to the top past 3 and 1.
    const auto run = std::make_shared<const Recording>(record(
        [](Tape& tape) {
            auto call = tape.call("test");
            OpenedHeap<int, Tape> heap{tape, "items", "numbers", 9};
            for (const int number : {1, 3, 2, 0}) heap.push(10 * number, number);
            heap.pop();
        },
        {}));
    Player player(run);
    std::vector<std::string> told;
    for (std::size_t p = 0; p < run->size(); ++p) {
        player.seek(p);
        const auto gap = player.board().find("gap");
        told.push_back(run->anchor(p).path() + " " + std::to_string(run->step(p).subject) +
                       (gap ? " gap " + std::to_string(gap->as<int>()) : ""));
    }
    EXPECT_EQ(told, (std::vector<std::string>{
                        "push/append 10",          "push/put 10 gap 0",       "push/append 30",
                        "push/parent? 10 gap 1",   "push/put 30 gap 1",       "push/append 20",
                        "push/parent? 10 gap 2",   "push/put 20 gap 2",       "push/append 0",
                        "push/parent? 30 gap 3",   "push/step down 30 gap 3", "push/parent? 10 gap 1",
                        "push/step down 10 gap 1", "push/put 0 gap 0",        "pop/top 0",
                        "pop/child? 10 gap 0",     "pop/fits? 10 gap 0",      "pop/step up 10 gap 0",
                        "pop/put 30 gap 1",
                    }));
}

}  // namespace
}  // namespace stepwell

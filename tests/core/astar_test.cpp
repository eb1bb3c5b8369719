// A*, Dijkstra and greedy search against results that were worked out by hand, a textbook's A* and an exact check.
#include "core/search/astar.h"

#include <gtest/gtest.h>

#include <functional>
#include <queue>

#include "core/grid/directions.h"
#include "core/grid/floors.h"
#include "core/search/greedy.h"
#include "core/search/verdict.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/core/programs.h"
#include "tests/core/seeded_floors.h"

namespace stepwell {
namespace {

using tests::seeded_floor;

constexpr Cell goblin = cell(8, 3), hero = cell(2, 3);

Level looked_at_in(Level level, std::string_view order) {
    level.look_in(directions_from_text(order).value());
    return level;
}

struct Outcome {
    std::size_t taken;
    Path path;
};

Outcome flood(const Level& level, Cell start, Cell goal) {
    Tally tally;
    Path path = find_path(level, start, goal, tally);
    return {tally.count("find_path", "take"), std::move(path)};
}

template <int guess(Cell, Cell) = manhattan>
Outcome star(const Level& level, Cell start, Cell goal, Ties ties = Ties::first_in, int weight = 1) {
    Tally tally;
    Path path = astar<guess>(level, start, goal, weight, ties, tally);
    return {tally.count("astar", "take") - tally.count("astar", "again"), std::move(path)};
}

/// As books have it: a priority queue of the standard library, entries that are out of date are passed over.
Outcome textbook(const Level& level, Cell start, Cell goal, const std::function<int(Cell)>& guess, Ties ties) {
    using Entry = std::tuple<int, int, int, Cell>;  // f, tie, number, cell
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::map<Cell, int> g{{start, 0}};
    std::map<Cell, Cell> parent;
    std::set<Cell> closed;
    int number = 0;
    const auto push = [&](Cell c) {
        ++number;
        open.emplace(g[c] + guess(c), ties == Ties::deeper ? -g[c] : ties == Ties::last_in ? -number : 0, number, c);
    };
    push(start);
    while (!open.empty()) {
        const Cell current = std::get<Cell>(open.top());
        open.pop();
        if (!closed.insert(current).second) continue;
        if (current == goal && current != start) {
            Path path;
            for (Cell step = goal; step != start; step = parent[step]) path.insert(path.begin(), step);
            return {closed.size(), path};
        }
        for (const Cell next : level.neighbours(current)) {
            if (!level.walkable(next) || closed.contains(next)) continue;
            const int cost = g[current] + level.cost(next);
            if (g.contains(next) && g[next] <= cost) continue;
            g[next] = cost;
            parent[next] = current;
            push(next);
        }
    }
    return {closed.size(), {}};
}

/// Costs from `start`, relaxed until nothing gets better: slow and beyond doubt.
std::optional<int> relaxed_cost(const Level& level, Cell start, Cell goal) {
    if (start == goal) return std::nullopt;
    constexpr int far = 1'000'000;
    const Extent extent = level.extent();
    std::vector<int> cost(extent.cells(), far);
    cost[extent.index(start)] = 0;
    for (bool better = true; better;) {
        better = false;
        for (std::size_t i = 0; i < cost.size(); ++i) {
            if (cost[i] == far) continue;
            for (const Cell d : directions) {
                const Cell next = extent.at(i) + d;
                if (!level.walkable(next) || cost[extent.index(next)] <= cost[i] + level.cost(next)) continue;
                cost[extent.index(next)] = cost[i] + level.cost(next);
                better = true;
            }
        }
    }
    const int least = cost[extent.index(goal)];
    return least == far ? std::nullopt : std::optional(least);
}

bool is_a_way(const Level& level, Cell start, Cell goal, const Path& path) {
    Cell here = start;
    for (const Cell step : path) {
        if (manhattan(here, step) != 1 || !level.walkable(step)) return false;
        here = step;
    }
    return !path.empty() && here == goal;
}

TEST(AStar, TakesAsManyCellsOnTheStoryFloorAsTheRulesSay) {
    const Level north_first = looked_at_in(tests::lesson_floor(), "nesw");
    EXPECT_EQ(star(north_first, goblin, hero).taken, 25u);
    EXPECT_EQ(flood(north_first, goblin, hero).taken, 59u);
    EXPECT_EQ(star(north_first, goblin, hero).path.size(), 10u);
    EXPECT_EQ(star(north_first, cell(2, 2), cell(6, 2)).taken, 5u);
    EXPECT_EQ(flood(north_first, cell(2, 2), cell(6, 2)).taken, 19u);
    const Level east_first = looked_at_in(tests::lesson_floor(), "ewsn");
    EXPECT_EQ(flood(east_first, goblin, hero).taken, 58u);
    EXPECT_EQ(flood(east_first, cell(2, 2), cell(6, 2)).taken, 18u);
}

TEST(AStar, FirstInTakesTheWholeRectangleOfAnOpenFloorAndDeeperHardlyMoreThanThePath) {
    const Level open{Extent{30, 20}};
    const Cell start = cell(5, 5), goal = cell(24, 14);
    EXPECT_EQ(star(open, start, goal, Ties::first_in).taken, 20u * 10u);
    EXPECT_EQ(star(open, start, goal, Ties::deeper).taken, 29u);
    EXPECT_EQ(star(open, start, goal, Ties::last_in).taken, 29u);
    for (const Ties ties : {Ties::first_in, Ties::deeper, Ties::last_in})
        EXPECT_EQ(star(open, start, goal, ties).path.size(), 28u);
}

TEST(AStar, TakesWhatATextbookTakesAndFindsItsWay) {
    const auto straight_on = [](Cell goal) { return [goal](Cell c) { return manhattan(c, goal); }; };
    for (std::uint32_t seed = 1; seed <= 400; ++seed) {
        const auto [level, start, goal] = seeded_floor(seed);
        for (const Ties ties : {Ties::first_in, Ties::deeper, Ties::last_in}) {
            for (const int weight : {1, 3}) {
                const Outcome book = textbook(
                    level, start, goal, [&](Cell c) { return weight * straight_on(goal)(c); }, ties);
                const Outcome ours = star(level, start, goal, ties, weight);
                EXPECT_EQ(ours.taken, book.taken) << seed;
                EXPECT_EQ(ours.path, book.path) << seed;
            }
            const Outcome book = textbook(
                level, start, goal, [](Cell) { return 0; }, ties);
            const Outcome ours = star<zero>(level, start, goal, ties);
            EXPECT_EQ(ours.taken, book.taken) << seed;
            EXPECT_EQ(ours.path, book.path) << seed;
        }
    }
}

TEST(AStar, IsTheSameWithAndWithoutARecording) {
    const auto [level, start, goal] = seeded_floor(11);
    const Outcome silent = star(level, start, goal);
    Path path;
    const Recording recording = record([&](Tape& tape) { path = astar(level, start, goal, 1, Ties::first_in, tape); });
    EXPECT_EQ(path, silent.path);
    EXPECT_EQ(recording.count("astar/take", recording.size()) - recording.count("astar/again", recording.size()),
              silent.taken);
}

TEST(AStar, NeverAcceptsTheStartAsTheGoal) {
    EXPECT_TRUE(star(tests::lesson_floor(), goblin, goblin).path.empty());
    EXPECT_EQ(star(tests::lesson_floor(), goblin, goblin).taken, 66u);
}

TEST(Greedy, TakesCellsThatLookNearAndMayMakeADetour) {
    // It runs into the bag: every step there looks nearer.
    const Level bag = looked_at_in(level_from_text(".......\n"
                                                   ".####..\n"
                                                   "....#..\n"
                                                   ".####..\n"
                                                   ".......\n")
                                       .value(),
                                   "ewsn");
    Tally tally;
    const Path path = greedy(bag, cell(0, 2), cell(6, 2), tally);
    EXPECT_TRUE(is_a_way(bag, cell(0, 2), cell(6, 2), path));
    EXPECT_EQ(tally.count("greedy", "take"), 15u);
    EXPECT_EQ(path.size(), 10u);
}

TEST(LeastCost, EqualsRelaxingUntilNothingGetsBetter) {
    for (std::uint32_t seed = 1; seed <= 1000; ++seed) {
        const auto [level, start, goal] = seeded_floor(seed);
        ASSERT_EQ(least_cost(level, start, goal), relaxed_cost(level, start, goal)) << seed;
    }
}

TEST(Verdicts, AreNeverWrongInEitherDirection) {
    int lucky = 0, wrong = 0, without_way = 0;
    for (std::uint32_t seed = 1; seed <= 2000; ++seed) {
        const auto [level, start, goal] = seeded_floor(seed);
        const std::optional<int> least = relaxed_cost(level, start, goal);
        const bool dry = level.water_cells() == 0;
        Silent silent;
        struct Search {
            Path path;
            bool promises;
        };
        const Search searches[] = {{flood(level, start, goal).path, dry},
                                   {star(level, start, goal).path, true},
                                   {star<zero>(level, start, goal).path, true},
                                   {star(level, start, goal, Ties::deeper, 4).path, false},
                                   {greedy(level, start, goal, silent), false}};
        for (const auto& [path, promises] : searches) {
            const Verdict said = verdict(level, path, least_cost(level, start, goal), promises);
            ASSERT_EQ(path.empty(), !least) << seed;
            ASSERT_EQ(said == Verdict::no_way, !least) << seed;
            without_way += said == Verdict::no_way;
            if (!least) continue;
            ASSERT_TRUE(is_a_way(level, start, goal, path)) << seed;
            const bool cheapest = cost_of(level, path) == *least;
            ASSERT_EQ(said == Verdict::wrong, !cheapest) << seed;
            ASSERT_EQ(said == Verdict::shortest, cheapest && promises) << seed;
            if (promises) {
                ASSERT_EQ(said, Verdict::shortest) << seed;
            }
            lucky += said == Verdict::not_guaranteed;
            wrong += said == Verdict::wrong;
        }
    }
    // The floors are such that each verdict is given.
    EXPECT_GT(lucky, 100);
    EXPECT_GT(wrong, 100);
    EXPECT_GT(without_way, 100);
}

TEST(NoWay, LeadsToTheReachableCellThatIsClosest) {
    const Level shore = looked_at_in(level_from_text("....#..\n"
                                                     "....#..\n"
                                                     "....#..\n")
                                         .value(),
                                     "ewsn");
    EXPECT_EQ(path_to_closest(shore, cell(0, 0), cell(6, 1)), (Path{cell(1, 0), cell(2, 0), cell(3, 0), cell(3, 1)}));
    EXPECT_EQ(path_to_closest(shore, cell(3, 1), cell(6, 1)), Path{}) << "it stands there already";
    const Level fork = looked_at_in(level_from_text("...#.\n"
                                                    ".####\n"
                                                    "...#.\n")
                                        .value(),
                                    "ewsn");
    // Both arms end equally near to the middle, after as many steps: the flood finds the southern one first.
    const Level open_fork = looked_at_in(level_from_text("...#.\n"
                                                         ".###.\n"
                                                         "...#.\n")
                                             .value(),
                                         "ewsn");
    EXPECT_EQ(path_to_closest(open_fork, cell(0, 1), cell(4, 1)).back(), cell(2, 2));
    EXPECT_EQ(path_to_closest(fork, cell(0, 1), cell(4, 0)).back(), cell(2, 0));
    EXPECT_EQ(path_to_closest(fork, cell(0, 1), cell(4, 2)).back(), cell(2, 2));
}

}  // namespace
}  // namespace stepwell

#include "core/search/cut.h"

#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/search/verdict.h"

namespace stepwell {
namespace {

Level with_walls(Level level, const std::vector<Cell>& cells) {
    for (const Cell c : cells) level.set(c, Terrain::wall);
    return level;
}

/// Whether `count` walls, set one after the other in all ways, can part the two.
bool can_be_parted(const Level& level, Cell start, Cell goal, std::size_t count, std::size_t from = 0) {
    if (!least_cost(level, start, goal)) return true;
    if (count == 0) return false;
    for (std::size_t i = from; i < level.extent().cells(); ++i) {
        const Cell c = level.extent().at(i);
        if (c == start || c == goal || !level.walkable(c)) continue;
        if (can_be_parted(with_walls(level, {c}), start, goal, count - 1, i + 1)) return true;
    }
    return false;
}

TEST(Cut, OfACorridorIsOneCellNextToTheStart) {
    const Level corridor({6, 1});
    EXPECT_EQ(smallest_cut(corridor, cell(0, 0), cell(5, 0)), (std::vector{cell(1, 0)}));
}

TEST(Cut, InAnOpenRoomIsAsManyCellsAsTheStartHasNeighbours) {
    const Level room({7, 7});
    EXPECT_EQ(smallest_cut(room, cell(3, 3), cell(6, 6))->size(), 2u) << "a goal in the corner has two neighbours";
    EXPECT_EQ(smallest_cut(Level({9, 9}), cell(2, 2), cell(6, 6))->size(), 4u);
    EXPECT_EQ(smallest_cut(room, cell(0, 0), cell(3, 3)), (std::vector{cell(1, 0), cell(0, 1)}));
}

TEST(Cut, IsEmptyWithoutAWayAndNothingForNeighbours) {
    const Level parted = level_from_text("..#..\n").value();
    EXPECT_EQ(smallest_cut(parted, cell(0, 0), cell(4, 0)), std::vector<Cell>{});
    EXPECT_FALSE(smallest_cut(parted, cell(0, 0), cell(1, 0)));
    EXPECT_FALSE(smallest_cut(parted, cell(0, 0), cell(0, 0)));
}

TEST(Cut, AWayThatWasFoundFirstGivesWay) {
    // The shortest way takes both gaps' middle cells; two ways that share none have to go round each other.
    const Level level = level_from_text(
                            "...#...\n"
                            ".#...#.\n"
                            "...#...\n")
                            .value();
    EXPECT_EQ(smallest_cut(level, cell(0, 1), cell(6, 1))->size(), 1u);
    const Level ladder = level_from_text(
                             ".....\n"
                             ".#.#.\n"
                             ".....\n")
                             .value();
    EXPECT_EQ(smallest_cut(ladder, cell(0, 1), cell(4, 1))->size(), 2u);
}

TEST(Cut, PartsThemAndNoSmallerSetDoes) {
    int sizes[5] = {};
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        Dice dice(seed);
        Level level({dice.range(3, 6), dice.range(3, 5)});
        for (std::size_t i = 0; i < level.extent().cells(); ++i)
            if (dice.chance(25)) level.set(level.extent().at(i), Terrain::wall);
        const auto any = [&] {
            const Cell c = level.extent().at(
                static_cast<std::size_t>(dice.range(0, static_cast<int>(level.extent().cells()) - 1)));
            level.set(c, Terrain::floor);
            return c;
        };
        const Cell start = any(), goal = any();
        const auto cut = smallest_cut(level, start, goal);
        ASSERT_EQ(cut.has_value(), manhattan(start, goal) > 1) << seed;
        if (!cut) continue;
        ASSERT_LE(cut->size(), 4u);
        ++sizes[cut->size()];
        ASSERT_FALSE(least_cost(with_walls(level, *cut), start, goal)) << seed;
        ASSERT_TRUE(cut->empty() || !can_be_parted(level, start, goal, cut->size() - 1)) << seed;
    }
    for (const int often : {sizes[0], sizes[1], sizes[2], sizes[3]}) EXPECT_GT(often, 3);
}

}  // namespace
}  // namespace stepwell

#include "core/grid/floors.h"

#include <gtest/gtest.h>

#include "core/search/wave.h"
#include "core/trace/recorder.h"
#include "tests/core/digest.h"

namespace stepwell {
namespace {

std::vector<Extent> extents() {
    std::vector<Extent> all;
    for (int width = 3; width <= 24; ++width)
        for (int height = 3; height <= 24; ++height) all.push_back({width, height});
    all.insert(all.end(), {{3, 200}, {200, 3}, {64, 40}, {65, 41}, {200, 120}, {2048, 5}});
    return all;
}

std::string name(Extent extent) { return std::to_string(extent.width) + " x " + std::to_string(extent.height); }

/// Pairs of floor cells side by side.
std::size_t edges(const Level& level) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < level.extent().cells(); ++i) {
        const Cell c = level.extent().at(i);
        if (!level.walkable(c)) continue;
        count += level.walkable(c + directions[1]);
        count += level.walkable(c + directions[2]);
    }
    return count;
}

std::size_t reached(const Level& level) {
    Silent silent;
    const std::vector<int> distance = wave(level, cell(1, 1), silent);
    return distance.size() - static_cast<std::size_t>(std::ranges::count(distance, not_reached));
}

bool walled_in(const Level& level) {
    const Extent extent = level.extent();
    for (int x = 0; x < extent.width; ++x)
        if (level.walkable(cell(x, 0)) || level.walkable(cell(x, extent.height - 1))) return false;
    for (int y = 0; y < extent.height; ++y)
        if (level.walkable(cell(0, y)) || level.walkable(cell(extent.width - 1, y))) return false;
    return true;
}

TEST(Floors, AMazeIsPerfect) {
    for (const Extent extent : extents()) {
        for (const std::uint32_t seed : {0u, 1u, 2026u}) {
            SCOPED_TRACE(name(extent));
            const Level level = maze(extent, seed);
            ASSERT_TRUE(walled_in(level));
            // n rooms, n − 1 doors between them, and all reached: a tree, so there is one way between any two cells.
            const std::size_t rooms =
                static_cast<std::size_t>((extent.width - 1) / 2) * static_cast<std::size_t>((extent.height - 1) / 2);
            for (int y = 1; y < extent.height - 1; y += 2)
                for (int x = 1; x < extent.width - 1; x += 2) ASSERT_TRUE(level.walkable(cell(x, y))) << x << "," << y;
            ASSERT_EQ(level.floor_cells(), rooms + (rooms - 1));
            ASSERT_EQ(edges(level), level.floor_cells() - 1);
            ASSERT_EQ(reached(level), level.floor_cells());
        }
    }
}

TEST(Floors, ABushyMazeIsPerfectTooAndHasMoreDeadEnds) {
    const auto dead_ends = [](const Level& level) {
        std::size_t ends = 0;
        for (std::size_t i = 0; i < level.extent().cells(); ++i) {
            const Cell c = level.extent().at(i);
            if (level.walkable(c))
                ends += std::ranges::count_if(level.neighbours(c), [&](Cell n) { return level.walkable(n); }) == 1;
        }
        return ends;
    };
    for (const Extent extent : extents()) {
        SCOPED_TRACE(name(extent));
        const Level level = bushy_maze(extent, 7);
        ASSERT_TRUE(walled_in(level));
        const std::size_t rooms =
            static_cast<std::size_t>((extent.width - 1) / 2) * static_cast<std::size_t>((extent.height - 1) / 2);
        ASSERT_EQ(level.floor_cells(), 2 * rooms - 1);
        ASSERT_EQ(edges(level), level.floor_cells() - 1);
        ASSERT_EQ(reached(level), level.floor_cells());
    }
    EXPECT_GT(dead_ends(bushy_maze({61, 41}, 7)), 2 * dead_ends(maze({61, 41}, 7)));
}

TEST(Floors, RoomsAreAllReachedThroughTheirDoors) {
    for (const Extent extent : extents()) {
        for (const std::uint32_t seed : {0u, 1u, 2026u}) {
            SCOPED_TRACE(name(extent));
            const Level level = rooms(extent, seed);
            ASSERT_TRUE(walled_in(level));
            ASSERT_EQ(reached(level), level.floor_cells());
        }
    }
    // Each cut adds a wall with one door: 15 cuts or more in a hall of this size.
    const Level hall = rooms({41, 31}, 3);
    EXPECT_LT(hall.floor_cells(), 39u * 29u - 100u);
    EXPECT_EQ(hall, rooms({41, 31}, 3));
    EXPECT_NE(hall, rooms({41, 31}, 4));
}

TEST(Floors, ASpiralIsOneCorridor) {
    for (const Extent extent : extents()) {
        SCOPED_TRACE(name(extent));
        const Level level = spiral(extent);
        ASSERT_TRUE(walled_in(level));
        std::size_t ends = 0;
        for (std::size_t i = 0; i < extent.cells(); ++i) {
            if (!level.walkable(extent.at(i))) continue;
            const auto around =
                std::ranges::count_if(level.neighbours(extent.at(i)), [&](Cell c) { return level.walkable(c); });
            ASSERT_LE(around, 2) << i;
            ends += around < 2;
        }
        ASSERT_EQ(reached(level), level.floor_cells());
        ASSERT_EQ(ends, level.floor_cells() > 1 ? 2u : 1u);
        // It fills the room: its turns leave no more than one wall between them.
        ASSERT_GE(level.floor_cells() * 3, static_cast<std::size_t>((extent.width - 2) * (extent.height - 2)));
    }
}

TEST(Floors, AnOpenRoomHasWallsAllRoundAndNothingElse) {
    for (const Extent extent : extents()) {
        const Level level = open_room(extent);
        ASSERT_TRUE(walled_in(level));
        ASSERT_EQ(level.floor_cells(), static_cast<std::size_t>((extent.width - 2) * (extent.height - 2)));
    }
}

TEST(Floors, ScatteredWallsAreAsManyAsAskedFor) {
    const Extent extent{202, 102};
    EXPECT_EQ(scattered(extent, 0, 5), open_room(extent));
    EXPECT_EQ(scattered(extent, 100, 5).floor_cells(), 0u);
    EXPECT_NEAR(static_cast<double>(scattered(extent, 30, 5).floor_cells()), 20'000 * 0.7, 300);
}

TEST(Floors, DependOnTheSeedAlone) {
    EXPECT_EQ(maze({41, 31}, 9), maze({41, 31}, 9));
    EXPECT_NE(maze({41, 31}, 9), maze({41, 31}, 10));
    EXPECT_NE(scattered({41, 31}, 30, 9), scattered({41, 31}, 30, 10));
    // The same on every machine and in every build.
    EXPECT_EQ(tests::digest(to_text(maze({41, 31}, 9))), 7960443212956348307u);
    EXPECT_EQ(tests::digest(to_text(maze({64, 40}, 2026))), 12094178662933799632u);
    EXPECT_EQ(tests::digest(to_text(spiral({40, 25}))), 6945410837668386192u);
    EXPECT_EQ(tests::digest(to_text(scattered({64, 40}, 30, 1))), 4486581629703643910u);
    EXPECT_EQ(tests::digest(to_text(scattered({1024, 1024}, 30, 1))), 2352898269754957272u);
}

}  // namespace
}  // namespace stepwell

#include "core/grid/level.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/lines.h"
#include "core/grid/directions.h"
#include "tests/files.h"

namespace stepwell {
namespace {

struct Bad {
    const char* name;
    std::string text;
    int line, column;
    const char* message;  // a part of it
};
void PrintTo(const Bad& bad, std::ostream* out) { *out << bad.name; }

std::string rows(int width, int height, const char* end = "\n") {
    std::string text;
    for (int y = 0; y < height; ++y) text += std::string(static_cast<std::size_t>(width), y % 2 == 0 ? '.' : '#') + end;
    return text;
}

class BadLevel : public testing::TestWithParam<Bad> {};
INSTANTIATE_TEST_SUITE_P(
    All, BadLevel,
    testing::Values(Bad{"nothing", "", 0, 0, "the map is empty"},
                    Bad{"only_a_line_break", "\n", 1, 1, "the first row is empty"},
                    Bad{"first_row_empty", "\n..\n..\n", 1, 1, "the first row is empty"},
                    Bad{"letter", "..\n.x\n", 2, 2, "'x' is no cell"},
                    Bad{"letter_first", "S.\n..\n", 1, 1, "'S' is no cell"},
                    Bad{"space_inside", ". .\n", 1, 2, "a space is no cell"},
                    Bad{"space_at_the_end", "...\n... \n...\n", 2, 4, "a space is no cell"},
                    Bad{"tab", "...\n\t...\n", 2, 1, "a tab is no cell"},
                    Bad{"full_width_wall", "..\n.＃\n", 2, 2, "'＃' is no cell"},
                    Bad{"emoji", ".🧱\n", 1, 2, "'🧱' is no cell"},
                    Bad{"half_a_character", ".\xEF\xBC", 1, 2, "byte 239 is no cell"},
                    Bad{"byte_order_mark", "\xEF\xBB\xBF..\n", 1, 1, "a byte order mark is no cell"},
                    Bad{"zero_byte", std::string("..\n.\0", 5), 2, 2, "byte 0 is no cell"},
                    Bad{"old_mac_line_ends", "..\r..\r", 1, 3, "byte 13 is no cell"},
                    Bad{"picture", "\x89PNG\r\n\x1A\n", 1, 1, "byte 137 is no cell"},
                    Bad{"short_row", "....\n...\n....\n", 2, 4, "this row has 3 cells, the first one has 4"},
                    Bad{"long_row", "....\n....\n......\n", 3, 5, "this row has 6 cells, the first one has 4"},
                    Bad{"empty_row", "....\n\n....\n", 2, 1, "this row has 0 cells"},
                    Bad{"empty_row_at_the_end", "..\n..\n\n", 3, 1, "this row has 0 cells"},
                    Bad{"too_wide", rows(2049, 3), 1, 2049, "wider than 2048"},
                    Bad{"too_high", rows(3, 2049), 2049, 1, "higher than 2048"},
                    Bad{"too_large_both_ways", rows(2049, 2049), 1, 2049, "wider than 2048"}),
    [](const auto& each) { return std::string(each.param.name); });

TEST_P(BadLevel, IsAnErrorThatSaysWhatAndWhere) {
    const Result<Level> level = level_from_text(GetParam().text);
    ASSERT_FALSE(level);
    EXPECT_EQ(level.error().line, GetParam().line);
    EXPECT_EQ(level.error().column, GetParam().column);
    EXPECT_NE(level.error().message.find(GetParam().message), std::string::npos) << level.error().message;
    EXPECT_EQ(level.error().message.find('\n'), std::string::npos);
}

TEST(Level, ReadsWallsAndFloor) {
    const Level level = level_from_text("#..\n.#.\n").value();
    EXPECT_EQ(level.extent(), (Extent{3, 2}));
    EXPECT_FALSE(level.walkable(cell(0, 0)));
    EXPECT_TRUE(level.walkable(cell(2, 0)));
    EXPECT_FALSE(level.walkable(cell(1, 1)));
    EXPECT_EQ(level.floor_cells(), 4u);
}

TEST(Level, EverythingOutsideIsNotWalkable) {
    const Level level = level_from_text("..\n..\n").value();
    for (const Cell c :
         {cell(-1, 0), cell(0, -1), cell(2, 0), cell(0, 2), cell(-1, -1), cell(32767, 0), cell(0, -32768)})
        EXPECT_FALSE(level.walkable(c)) << c.x << "," << c.y;
}

TEST(Level, LineEndsOfAnySystemAndAMissingLastOneAreFine) {
    const Level level = level_from_text("#..\n.#.\n").value();
    EXPECT_EQ(level_from_text("#..\n.#."), level);
    EXPECT_EQ(level_from_text("#..\r\n.#.\r\n"), level);
    EXPECT_EQ(level_from_text("#..\r\n.#."), level);
    EXPECT_EQ(level_from_text("#..\n.#.\r"), level);
    EXPECT_EQ(level_from_text("."), Level({1, 1}));
}

TEST(Level, IsAsLargeAs2048By2048) {
    for (const char* end : {"\n", "\r\n"}) {
        const Result<Level> level = level_from_text(rows(2048, 2048, end));
        ASSERT_TRUE(level) << level.error().message;
        EXPECT_EQ(level->extent(), (Extent{2048, 2048}));
        EXPECT_EQ(level->floor_cells(), 2048u * 1024u);
        EXPECT_EQ(to_text(*level), rows(2048, 2048));
    }
}

TEST(Level, ComesBackAsTheSameText) {
    for (const char* name : {"grid-map.txt", "grid-quiz-map.txt"})
        EXPECT_EQ(to_text(level_from_text(tests::golden(name)).value()), tests::golden(name));
}

TEST(Level, TheLessonsFloorHas66CellsOfFloor) {
    const Level level = level_from_text(tests::golden("grid-map.txt")).value();
    EXPECT_EQ(level.extent(), (Extent{16, 7}));
    EXPECT_EQ(level.floor_cells(), 66u);
}

TEST(Level, NeighboursStandInTheFixedOrder) {
    const Level level({5, 5});
    const std::array in_order{cell(2, -1), cell(3, 0), cell(2, 1), cell(1, 0)};  // up, right, down, left
    EXPECT_TRUE(std::ranges::equal(level.neighbours(cell(2, 0)), in_order, {}, &Place::cell));
}

TEST(Level, NeighboursStandInTheOrderThatWasAskedFor) {
    Level level({5, 5});
    level.look_in(compass);
    const std::array in_order{cell(3, 0), cell(1, 0), cell(2, 1), cell(2, -1)};  // east, west, south, north
    EXPECT_TRUE(std::ranges::equal(level.neighbours(cell(2, 0)), in_order, {}, &Place::cell));
    EXPECT_EQ(level, Level({5, 5})) << "the floor is the same one, however it is looked at";
}

TEST(Level, NeighboursKnowTheirOwnIndex) {
    for (const std::string& order : all_orders()) {
        Level level({5, 4});
        level.look_in(*directions_from_text(order));
        const Extent extent = level.extent();
        for (std::size_t i = 0; i < extent.cells(); ++i) {
            for (const Place next : level.neighbours(extent.at(i))) {
                if (!extent.contains(next)) continue;
                EXPECT_EQ(next.index, extent.index(next));
            }
        }
    }
}

TEST(Level, AStepCostsOneAndIntoWaterTwo) {
    const Level level = level_from_text("#.~\n").value();
    EXPECT_FALSE(level.walkable(cell(0, 0)));
    EXPECT_TRUE(level.walkable(cell(2, 0)));
    EXPECT_EQ(level.cost(cell(1, 0)), 1);
    EXPECT_EQ(level.cost(cell(2, 0)), 2);
    EXPECT_EQ(level.floor_cells(), 2u);
    EXPECT_EQ(level.water_cells(), 1u);
    EXPECT_EQ(to_text(level), "#.~\n");
}

TEST(Directions, AreAllOrdersOfFourLettersAndNothingElse) {
    const std::vector<std::string> orders = all_orders();
    EXPECT_EQ(std::set(orders.begin(), orders.end()).size(), 24u);
    EXPECT_EQ(orders.front(), "ewsn");
    EXPECT_EQ(directions_from_text("ewsn"), compass);
    EXPECT_EQ(directions_from_text("nesw"), directions);
    for (const char* wrong : {"", "ews", "ewsnn", "ewsE", "eeee", "up"})
        EXPECT_FALSE(directions_from_text(wrong)) << wrong;
}

TEST(Cells, AreCountedRowByRow) {
    const Extent extent{7, 3};
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        const Cell c = extent.at(i);
        EXPECT_TRUE(extent.contains(c));
        EXPECT_EQ(extent.index(c), i);
        EXPECT_TRUE(i == 0 || extent.at(i - 1) < c);
    }
    const Extent largest{Level::largest, Level::largest};
    EXPECT_EQ(largest.index(cell(2047, 2047)), largest.cells() - 1);
    EXPECT_EQ(largest.at(largest.cells() - 1), cell(2047, 2047));
    EXPECT_FALSE(extent.contains(nowhere));
    EXPECT_EQ(manhattan(cell(8, 3), cell(2, 3)), 6);
    EXPECT_EQ(manhattan(cell(1, 2), cell(4, 0)), 5);
}

TEST(Lines, EndWithEitherLineBreak) {
    using Lines = std::vector<std::string_view>;
    EXPECT_EQ(split_lines(""), Lines{});
    EXPECT_EQ(split_lines("a"), (Lines{"a"}));
    EXPECT_EQ(split_lines("a\n"), (Lines{"a"}));
    EXPECT_EQ(split_lines("a\r\nb\n\nc"), (Lines{"a", "b", "", "c"}));
    EXPECT_EQ(split_lines("\n\n"), (Lines{"", ""}));
    std::string_view text = "one\r\ntwo";
    EXPECT_EQ(take_line(text), "one");
    EXPECT_EQ(take_line(text), "two");
    EXPECT_TRUE(text.empty());
}

}  // namespace
}  // namespace stepwell

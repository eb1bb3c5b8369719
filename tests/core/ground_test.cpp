// Floors with heights, ceilings and fences, and their text.
#include "core/grid/ground.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

constexpr std::string_view hut =
    "..#\n"
    ".~.\n"
    "\n"
    "heights\n"
    "012\n"
    "009\n"
    "\n"
    "ceilings\n"
    "..1\n"
    "3..\n"
    "\n"
    "fences\n"
    "|_.\n"
    "+..\n";

TEST(Relief, IsFlatWhereItCoversNothing) {
    const Relief relief;
    EXPECT_EQ(relief.height(cell(3, 2)), 0);
    EXPECT_EQ(relief.room(cell(3, 2)), Relief::open_sky);
    EXPECT_FALSE(relief.fence(cell(3, 2), cell(4, 2)));
    EXPECT_TRUE(relief.flat());
}

TEST(Relief, KeepsWhatItStillCovers) {
    Relief relief;
    relief.cover({3, 2});
    relief.set_height(cell(2, 1), 4);
    relief.set_height(cell(0, 0), 1);
    relief.cover({5, 1});
    EXPECT_EQ(relief.height(cell(0, 0)), 1);
    EXPECT_EQ(relief.height(cell(2, 1)), 0);
}

TEST(Relief, IsEqualToOneThatIsTheSameEverywhere) {
    Relief a, b;
    a.cover({3, 2});
    EXPECT_EQ(a, b);
    a.set_room(cell(1, 1), 2);
    EXPECT_NE(a, b);
    b.cover({2, 5});
    b.set_room(cell(1, 1), 2);
    EXPECT_EQ(a, b);
}

TEST(Relief, AFenceStandsOnTheEdgeAndIsSeenFromBothSides) {
    Relief relief;
    relief.cover({3, 3});
    relief.set_fence(cell(1, 1), cell(0, 1), true);
    relief.set_fence(cell(1, 1), cell(1, 2), true);
    for (const Cell beside : {cell(0, 1), cell(1, 2)}) {
        EXPECT_TRUE(relief.fence(cell(1, 1), beside));
        EXPECT_TRUE(relief.fence(beside, cell(1, 1)));
    }
    for (const Cell beside : {cell(2, 1), cell(1, 0)}) EXPECT_FALSE(relief.fence(cell(1, 1), beside));
    EXPECT_FALSE(relief.fence(cell(0, 1), cell(0, 1))) << "a cell has no edge to itself";
    relief.set_fence(cell(0, 1), cell(1, 1), false);
    EXPECT_FALSE(relief.fence(cell(1, 1), cell(0, 1)));
}

TEST(GroundText, IsReadPartByPart) {
    const auto ground = ground_from_text(hut);
    ASSERT_TRUE(ground) << ground.error().message;
    EXPECT_TRUE(ground->wall(cell(2, 0)));
    EXPECT_TRUE(ground->water(cell(1, 1)));
    EXPECT_EQ(ground->height(cell(2, 1)), 9);
    EXPECT_EQ(ground->room(cell(2, 0)), 1);
    EXPECT_EQ(ground->room(cell(0, 1)), 3);
    EXPECT_EQ(ground->room(cell(1, 1)), Relief::open_sky);
    EXPECT_TRUE(ground->fence(cell(0, 0), cell(1, 0)));
    EXPECT_FALSE(ground->fence(cell(0, 0), cell(0, 1)));
    EXPECT_TRUE(ground->fence(cell(1, 1), cell(1, 0)));
    EXPECT_TRUE(ground->fence(cell(0, 1), cell(1, 1)));
}

TEST(GroundText, ComesBackAsItWas) {
    EXPECT_EQ(to_text(*ground_from_text(hut)), hut);
    const std::string flat = "..#\n...\n";
    EXPECT_EQ(to_text(*ground_from_text(flat)), flat);
    const auto fenced = ground_from_text("..\n..\nfences\n|.\n..\nheights\n00\n00\n");
    ASSERT_TRUE(fenced);
    EXPECT_EQ(to_text(*fenced), "..\n..\n\nfences\n|.\n..\n") << "parts in any order, empty ones left out";
}

TEST(GroundText, MayHaveWindowsLineEnds) {
    EXPECT_EQ(*ground_from_text("..\r\n\r\nheights\r\n12\r\n"), *ground_from_text("..\n\nheights\n12\n"));
}

struct Bad {
    const char* name;
    std::string text;
    int line, column;
    const char* message;  // a part of it
};
void PrintTo(const Bad& bad, std::ostream* out) { *out << bad.name; }

class BadGround : public testing::TestWithParam<Bad> {};
INSTANTIATE_TEST_SUITE_P(
    All, BadGround,
    testing::Values(Bad{"floor", "..\n.x\n\nheights\n00\n00\n", 2, 2, "'x' is no cell"},
                    Bad{"no_floor", "heights\n00\n", 0, 0, "the map is empty"},
                    Bad{"height", "..\n\nheights\n0a\n", 4, 2, "'a' is no height"},
                    Bad{"ceiling", "..\n\nceilings\n0.\n", 4, 1, "'0' is no ceiling"},
                    Bad{"fence", "..\nfences\n.＃\n", 3, 2, "'＃' is no fence"},
                    Bad{"short_row", "...\n\nheights\n00\n", 4, 3, "this row has 2 cells, the first one has 3"},
                    Bad{"long_row", "...\n\nheights\n0000\n", 4, 4, "this row has 4 cells, the first one has 3"},
                    Bad{"too_few_rows", "..\n..\n\nheights\n00\n\nfences\n..\n..\n", 6, 1,
                        "heights has 1 rows, the floor has 2"},
                    Bad{"rows_end", "..\n..\n\nheights\n00\n", 5, 1, "heights has 1 rows, the floor has 2"},
                    Bad{"too_many_rows", "..\n\nheights\n00\n00\n", 5, 1, "'00' begins no part"},
                    Bad{"unknown_part", "..\n\nheights\n00\n\nclouds\n..\n", 6, 1, "'clouds' begins no part"}),
    [](const auto& each) { return std::string(each.param.name); });

TEST_P(BadGround, IsAnErrorThatSaysWhatAndWhere) {
    const auto ground = ground_from_text(GetParam().text);
    ASSERT_FALSE(ground);
    EXPECT_EQ(ground.error().line, GetParam().line);
    EXPECT_EQ(ground.error().column, GetParam().column);
    EXPECT_NE(ground.error().message.find(GetParam().message), std::string::npos) << ground.error().message;
}

}  // namespace
}  // namespace stepwell

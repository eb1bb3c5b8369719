// A hunt of one's own in the real window: chosen, played by pointer, buttons and keys, and taken back turn by turn.
#include <gtest/gtest.h>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

class PlayingAHunt : public testing::TestWithParam<std::pair<int, int>> {
protected:
    Journey j{GetParam().first, GetParam().second, "hunt"};

    Cell hero() { return j.session().moment().now.find("hero")->as<Cell>(); }
    std::size_t turns() { return j.session().input().script.size(); }
};
INSTANTIATE_TEST_SUITE_P(Sizes, PlayingAHunt, testing::Values(std::pair(1600, 900), std::pair(800, 600)));

TEST_P(PlayingAHunt, MovesHidesStrikesAndTakesItBack) {
    ASSERT_TRUE(j.session().choose_preset("yours"));
    j.settle();
    const Screenshot before = j.screenshot();
    j.press('P', {.shift = true, .ctrl = false, .alt = false});
    j.settle();
    ASSERT_NE(j.find("move.down"), nullptr) << "the moves are there as buttons";
    j.session().to_last();
    j.settle();
    j.click("move.down");
    j.settle();
    EXPECT_EQ(hero(), cell(2, 4));
    j.click(j.at(cell(9, 5)));
    j.settle();
    EXPECT_EQ(hero(), cell(3, 4)) << "a click far away is a step on the way there";
    j.press(Key::right, {.shift = true, .ctrl = false, .alt = false});
    j.settle();
    EXPECT_EQ(hero(), cell(4, 4));
    j.click("move.hide");
    j.settle();
    EXPECT_TRUE(j.session().moment().now.find("hidden")->as<bool>());
    EXPECT_EQ(turns(), 4u);
    for (int i = 0; i < 4; ++i) j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.settle();
    EXPECT_EQ(turns(), 0u);
    j.session().to_first();
    j.press('W');
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot(), j.find("stage")->box), 0u) << "as if nothing had been played";
}

TEST_P(PlayingAHunt, WhatIsNotPossibleIsSaid) {
    j.press('P', {.shift = true, .ctrl = false, .alt = false});
    j.session().to_last();  // the script ends with the hero at (6, 4), a wall to the right
    j.settle();
    const std::size_t script = turns();
    j.press(Key::right, {.shift = true, .ctrl = false, .alt = false});
    j.settle();
    EXPECT_EQ(turns(), script);
    EXPECT_FALSE(j.session().messages.all().empty());
    j.click("move.right");
    j.settle();
    EXPECT_EQ(turns(), script) << "the button is not to be pressed";
}

}  // namespace
}  // namespace stepwell

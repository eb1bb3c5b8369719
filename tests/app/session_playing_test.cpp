// Playing a hunt of one's own: moves, what is not possible, turns taken back, and what the script keeps.
#include "core/brains/enemy.h"
#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

class Playing : public tests::SessionTest {
protected:
    Playing() {
        open("hunt");
        EXPECT_TRUE(s().choose_preset("yours"));  // the goblin at (8, 3), the hero at (2, 3)
        s().to_last();
    }
    std::size_t turns() { return s().run().recording().chapters().size(); }
    State state() { return s().moment().now.find("state")->as<State>(); }
    Cell hero() { return s().moment().now.find("hero")->as<Cell>(); }
    bool possible(std::string_view key) {
        const std::vector<PlayMove> moves = s().moves();
        return std::ranges::find(moves, key, &PlayMove::key)->possible;
    }
};

TEST_F(Playing, AMoveIsATurnAndItsEndIsShown) {
    s().make_move("down");
    EXPECT_THAT(s().input().script, ElementsAre("2,4"));
    EXPECT_EQ(turns(), 1u);
    EXPECT_EQ(s().position(), s().run().last());
    EXPECT_EQ(hero(), cell(2, 4));
    s().make_move("hide");
    s().make_move("wait");
    EXPECT_THAT(s().input().script, ElementsAre("2,4", "2,4 hidden", "2,4"));
}

TEST_F(Playing, EveryTurnCanBeTakenBackAndPlayedAgain) {
    for (const char* move : {"down", "down", "right"}) s().make_move(move);
    const Input played = s().input();
    s().undo();
    EXPECT_EQ(turns(), 2u);
    EXPECT_EQ(hero(), cell(2, 5)) << "and the place is the end of what is left";
    s().undo();
    s().undo();
    EXPECT_THAT(s().input().script, SizeIs(0));
    for (int i = 0; i < 3; ++i) s().redo();
    EXPECT_EQ(s().input(), played);
}

TEST_F(Playing, WhatIsNotPossibleIsSaidAndChangesNothing) {
    s().make_move("up");
    s().make_move("up");  // (2, 1), below the wall
    EXPECT_FALSE(possible("up"));
    EXPECT_FALSE(possible("strike"));
    const Input before = s().input();
    s().make_move("up");
    s().make_move("strike");
    s().make_move("sing");
    EXPECT_EQ(s().input(), before);
    EXPECT_EQ(s().messages.all().back().message.key, "messages.no_such_move");
}

TEST_F(Playing, AMoveInThePastTakesThePlaceOfWhatCameLater) {
    for (const char* move : {"down", "down", "right", "right"}) s().make_move(move);
    s().seek(s().run().recording().chapters()[2]);  // two turns are over
    s().make_move("left");
    EXPECT_THAT(s().input().script, ElementsAre("2,4", "2,5", "1,5"));
    s().undo();
    EXPECT_THAT(s().input().script, SizeIs(4));
}

TEST_F(Playing, InTheMiddleOfATurnItIsPlayedToItsEndFirst) {
    s().make_move("down");
    s().make_move("down");
    s().seek(s().run().recording().chapters()[1] + 5);
    s().make_move("right");
    EXPECT_THAT(s().input().script, ElementsAre("2,4", "2,5", "3,5"));
}

TEST_F(Playing, AClickIsAStepOnTheWayThere) {
    s().choose_tool(Tool::play);
    s().press_cell(cell(2, 5));
    EXPECT_EQ(hero(), cell(2, 4));
    s().press_cell(cell(9, 5));
    s().press_cell(cell(9, 5));
    EXPECT_EQ(hero(), cell(4, 4)) << "of equally short ways the one that the search finds";
    s().press_cell(cell(0, 0));
    EXPECT_EQ(turns(), 3u) << "a wall is no place to go";
    s().press_cell(hero());
    EXPECT_EQ(s().input().script.back(), "4,4 hidden");
}

TEST_F(Playing, BesideTheEnemyTheHeroStrikes) {
    ASSERT_TRUE(s().change_setting("goal", "9,3"));
    s().to_last();
    s().choose_tool(Tool::play);
    EXPECT_TRUE(possible("strike"));
    EXPECT_FALSE(possible("left")) << "the goblin stands there";
    s().press_cell(cell(8, 3));
    EXPECT_EQ(s().moment().now.find("life")->as<int>(), 11);
    for (int i = 0; i < 3; ++i) s().make_move("strike");
    EXPECT_EQ(state(), State::flee);
}

TEST_F(Playing, TheMapIsStillTheLearnersOwnHunt) {
    s().make_move("down");
    EXPECT_EQ(s().preset(), "yours");
    ASSERT_TRUE(s().choose_preset("scripted"));
    EXPECT_EQ(s().preset(), "scripted");
    EXPECT_THAT(s().input().script, SizeIs(15));
}

TEST_F(Playing, OtherScenesHaveNoMoves) {
    open("way-back");
    EXPECT_THAT(s().moves(), SizeIs(0));
    s().make_move("up");
    EXPECT_EQ(s().input(), s().scene().first_input());
}

}  // namespace
}  // namespace stepwell

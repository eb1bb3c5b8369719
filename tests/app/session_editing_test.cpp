// Drawing on a grid, undo and redo, settings, presets.
#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Editing : public tests::SessionTest {
protected:
    Editing() { open("way-back"); }
};

TEST_F(Editing, APointerThatJumpsPaintsEveryCellOfTheLine) {
    ASSERT_TRUE(s().change_input(room(40)));
    s().press(centre(4, 20));
    s().drag(centre(34, 20));
    s().release();
    for (int x = 4; x <= 34; ++x) EXPECT_TRUE(wall(x, 20)) << x;
    s().press(centre(5, 25));
    s().drag(centre(30, 38));
    s().release();
    int drawn = 0;
    for (int x = 5; x <= 30; ++x) {
        int in_column = 0;
        for (int y = 25; y <= 38; ++y) in_column += wall(x, y);
        EXPECT_GE(in_column, 1) << "a gap at " << x;
        drawn += in_column;
    }
    EXPECT_GE(drawn, 26);
}

TEST_F(Editing, WhatAStrokeDoesIsDecidedAtThePress) {
    ASSERT_FALSE(wall(10, 2));
    s().press(centre(10, 2));
    EXPECT_TRUE(wall(10, 2)) << "at the press already";
    s().drag(centre(12, 2));
    s().drag(centre(10, 2));  // back over what it drew
    s().drag(centre(12, 2));
    s().release();
    for (int x = 10; x <= 12; ++x) EXPECT_TRUE(wall(x, 2));
    s().press(centre(11, 2));  // began on a wall: erases
    s().drag(centre(13, 2));
    s().release();
    EXPECT_TRUE(wall(10, 2));
    for (int x = 11; x <= 13; ++x) EXPECT_FALSE(wall(x, 2));
}

TEST_F(Editing, WhoIsAtTheEndStaysAtTheEnd) {
    ASSERT_TRUE(s().change_input(room(12)));
    s().to_last();
    const std::size_t before = s().last();
    s().choose_tool(Tool::wall);
    s().press(centre(9, 10));
    EXPECT_EQ(s().position(), s().last());
    for (const int y : {8, 6, 4}) {
        s().drag(centre(9, y));
        EXPECT_EQ(s().position(), s().last()) << "in the middle of a stroke, too";
    }
    s().release();
    ASSERT_NE(s().last(), before);
    s().undo();
    EXPECT_EQ(s().position(), s().last());
    s().step(Direction::backwards);
    const std::size_t here = s().position();
    click(9, 3);
    EXPECT_EQ(s().position(), std::min(here, s().last())) << "elsewhere one stays at the step";
}

TEST_F(Editing, MazesAreMadeInTheSizeThatWasChosen) {
    open("compare");
    for (const char* kind : {"maze", "bushy", "rooms", "scattered"}) {
        ASSERT_TRUE(s().choose_preset("walls"));
        ASSERT_TRUE(s().resize_map({64, 40}));
        ASSERT_TRUE(s().choose_preset(kind));
        EXPECT_EQ(s().input().map.extent(), (Extent{64, 40})) << kind;
        EXPECT_TRUE(s().set_seed(s().input().seed + 1));
        EXPECT_EQ(s().preset(), kind);
        ASSERT_TRUE(s().resize_map({9, 31}));
        EXPECT_EQ(s().preset(), kind) << "a new one, not a part of the old one";
        EXPECT_EQ(s().input().map.extent(), (Extent{9, 31}));
        for (const Extent small : {Extent{5, 5}, Extent{6, 7}}) {
            ASSERT_TRUE(s().resize_map(small)) << kind;
            s().finish_recording();
            s().to_last();
            EXPECT_NE(s().scene().badge(s().moment())->key, "no-way") << kind;
        }
    }
    ASSERT_TRUE(s().choose_preset("walls"));
    ASSERT_TRUE(s().choose_preset("maze"));
    EXPECT_EQ(s().input().map.extent(), (Extent{21, 13})) << "nobody has chosen another size";
}

TEST_F(Editing, ASlideIsOneEntryOfUndoUntilItEnds) {
    open("rings");
    const auto limit = [&] { return s().input().settings.at("limit"); };
    for (const char* to : {"25", "26", "27"}) EXPECT_TRUE(s().slide_setting("limit", to));
    s().end_slide();
    for (const char* to : {"30", "31"}) s().slide_setting("limit", to);
    s().change_setting("show", "chase");
    for (const char* to : {"40", "41"}) s().slide_setting("limit", to);
    for (const char* back : {"31", "31", "27", "24"}) {
        s().undo();
        EXPECT_EQ(limit(), back);
    }
    EXPECT_FALSE(s().can_undo());
    EXPECT_FALSE(s().slide_setting("limit", "0")) << "refused like any other";
}

TEST_F(Editing, OnlyToolsOfTheSceneAreTaken) {
    s().choose_tool(Tool::raise);
    EXPECT_EQ(s().editor().tool(), Tool::automatic);
    open("routes");
    s().choose_tool(Tool::raise);
    EXPECT_EQ(s().editor().tool(), Tool::raise);
    open("way-back");
    EXPECT_EQ(s().editor().tool(), Tool::automatic) << "there are no heights here";
    s().choose_tool(std::nullopt);
    open("routes");
    EXPECT_EQ(s().editor().tool(), std::nullopt);
}

TEST_F(Editing, TheSecondButtonAlwaysErases) {
    s().press(centre(10, 2), true);
    s().drag(centre(7, 2));
    s().release();
    EXPECT_FALSE(wall(10, 2));
    EXPECT_FALSE(wall(7, 2)) << "a wall of the lesson's floor";
}

TEST_F(Editing, LeavingTheSceneGoesOnAndReleasingEndsIt) {
    s().press(centre(12, 2));
    s().drag({-100000.0F, 2.5F});
    s().drag({5.5F, 1e9F});
    s().release();
    EXPECT_TRUE(wall(9, 2));
    s().drag(centre(13, 4));
    EXPECT_FALSE(wall(13, 4)) << "the stroke is over";
    EXPECT_FALSE(s().editor().drawing());
    s().undo();
    EXPECT_FALSE(wall(9, 2)) << "all of it was one stroke";
}

TEST_F(Editing, AWallNeverLandsOnStartOrGoal) {
    s().choose_tool(Tool::wall);
    s().press(centre(1, 3));
    s().drag(centre(14, 3));
    s().release();
    EXPECT_FALSE(wall(8, 3));
    EXPECT_FALSE(wall(2, 3));
    EXPECT_TRUE(wall(4, 3));
    EXPECT_TRUE(s().scene().check(s().input()));
}

TEST_F(Editing, StartAndGoalAreDraggedDuringPlayAndAfterTheEnd) {
    s().set_speed(3);
    s().play(Direction::forwards);
    s().tick(0.1);
    s().tick(0.1);
    const std::size_t before = s().position();
    ASSERT_GT(before, 0u);
    s().press(centre(8, 3));
    s().drag(centre(10, 3));
    EXPECT_EQ(s().input().settings.at("start"), "10,3");
    EXPECT_EQ(s().run().input().settings.at("start"), "10,3") << "the run is a new one at once";
    EXPECT_EQ(s().position(), before);
    EXPECT_TRUE(s().transport().playing());
    s().release();
    s().to_last();
    s().press(centre(2, 3));
    s().drag(centre(7, 3));  // a wall: it does not go there
    EXPECT_NE(s().input().settings.at("goal"), "7,3");
    s().drag(centre(5, 1));
    s().release();
    EXPECT_EQ(s().input().settings.at("goal"), "5,1");
    EXPECT_TRUE(s().scene().check(s().input()));
    s().undo();
    EXPECT_EQ(s().input().settings.at("goal"), "2,3");
    s().undo();
    EXPECT_EQ(s().input().settings.at("start"), "8,3");
}

TEST_F(Editing, PlayingGoesOnWhileSomebodyDraws) {
    s().set_speed(2);
    s().play(Direction::forwards);
    s().press(centre(9, 1));
    for (int i = 0; i < 60; ++i) {  // a second
        s().drag(centre(9 + i % 6, 1));
        s().drag(centre(9 + i % 6, 1 + i % 2));
        s().tick(1 / 60.0);
    }
    s().release();
    EXPECT_EQ(s().step_number(), 5u);
}

TEST_F(Editing, AnEditTakesEffectAtOnceAtTheSameStep) {
    s().seek(50);
    click(14, 1);
    EXPECT_TRUE(wall(14, 1));
    EXPECT_TRUE(s().ready());
    EXPECT_FALSE(s().recording()) << "a short run is recorded without a flicker";
    EXPECT_EQ(s().run().input(), s().input());
    EXPECT_EQ(s().position(), 50u);
}

TEST_F(Editing, AShorterRunStandsAtItsEndAndALongerOneReturns) {
    s().to_last();
    const std::size_t last = s().position();
    s().press(centre(2, 3));
    s().drag(centre(9, 3));
    EXPECT_LT(s().run().last(), last);
    EXPECT_EQ(s().position(), s().run().last());
    s().drag(centre(2, 3));
    s().release();
    EXPECT_EQ(s().position(), last) << "where the learner had gone";
    EXPECT_FALSE(s().can_undo()) << "nothing has changed in the end";
}

TEST_F(Editing, OneStrokeIsOneEntryOfUndo) {
    const Input first = s().input();
    s().press(centre(10, 1));
    for (int x = 10; x <= 14; ++x) s().drag(centre(x, 1));
    s().release();
    const Input second = s().input();
    click(10, 4);
    const Input third = s().input();
    s().undo();
    EXPECT_EQ(s().input(), second);
    EXPECT_EQ(s().run().input(), second);
    s().undo();
    EXPECT_EQ(s().input(), first);
    EXPECT_FALSE(s().can_undo());
    s().undo();
    EXPECT_EQ(s().input(), first);
    s().redo();
    s().redo();
    EXPECT_EQ(s().input(), third);
    EXPECT_FALSE(s().can_redo());
    s().undo();
    click(12, 4);
    EXPECT_FALSE(s().can_redo()) << "another change: the old future is gone";
}

TEST_F(Editing, UndoInTheMiddleOfAStrokeTakesItBack) {
    const Input first = s().input();
    s().press(centre(10, 1));
    s().drag(centre(12, 1));
    s().undo();
    EXPECT_EQ(s().input(), first);
    s().drag(centre(14, 1));
    EXPECT_EQ(s().input(), first);
}

TEST_F(Editing, EveryKindOfChangeCanBeUndone) {
    const Input first = s().input();
    const std::vector<std::function<void()>> changes = {
        [&] { ASSERT_TRUE(s().change_setting("end", "stack")); },
        [&] { ASSERT_TRUE(s().change_setting("goal", "6,4")); },
        [&] { ASSERT_TRUE(s().choose_preset("maze")); },
        [&] { ASSERT_TRUE(s().set_seed(99)); },
        [&] { ASSERT_TRUE(s().choose_preset("open")); },
    };
    for (const auto& change : changes) change();
    for (std::size_t i = 0; i < changes.size(); ++i) s().undo();
    EXPECT_EQ(s().input(), first);
}

TEST_F(Editing, PresetsKeepTheOtherSettings) {
    ASSERT_TRUE(s().change_setting("end", "stack"));
    for (const std::string& name : s().scene().presets()) {
        ASSERT_TRUE(s().choose_preset(name)) << name;
        EXPECT_EQ(s().input().settings.at("end"), "stack") << name;
        EXPECT_EQ(s().preset(), name);
        EXPECT_EQ(s().run().input(), s().input());
    }
    click(1, 1);
    click(2, 2);
    EXPECT_FALSE(s().choose_preset("no-such-preset"));
}

TEST_F(Editing, AMapThatWasDrawnOnIsNoPreset) {
    EXPECT_EQ(s().preset(), "lesson");
    click(10, 1);
    EXPECT_EQ(s().preset(), "");
    s().undo();
    EXPECT_EQ(s().preset(), "lesson");
}

TEST_F(Editing, AnotherSeedMakesAnotherMaze) {
    ASSERT_TRUE(s().choose_preset("maze"));
    const Level first = s().input().map;
    ASSERT_TRUE(s().set_seed(s().input().seed + 1));
    EXPECT_NE(s().input().map, first);
    EXPECT_EQ(s().preset(), "maze");
    ASSERT_TRUE(s().set_seed(s().input().seed - 1));
    EXPECT_EQ(s().input().map, first);
}

TEST_F(Editing, AMazeIsOneChangeWhateverWasThereBefore) {
    const Input before = s().input();
    ASSERT_TRUE(s().set_seed(7));
    EXPECT_EQ(s().preset(), "maze");
    s().undo();
    EXPECT_EQ(s().input(), before);
}

TEST_F(Editing, APressEndsAStrokeThatWasNeverLetGo) {
    const Input before = s().input();
    s().press(centre(9, 1));
    s().press(centre(10, 1));  // the release was never heard
    s().release();
    EXPECT_TRUE(s().input().map.walkable(cell(9, 2)));
    EXPECT_FALSE(s().input().map.walkable(cell(10, 1)));
    s().undo();
    s().undo();
    EXPECT_EQ(s().input(), before);
}

TEST_F(Editing, RefusedChangesChangeNothingAndSayWhy) {
    s().seek(20);
    const Input before = s().input();
    const auto* run = &s().run();
    const std::vector<std::pair<const char*, const char*>> bad = {{"end", "heap"},  {"goal", "7,3"}, {"goal", "99,99"},
                                                                  {"start", "a,b"}, {"start", ""},   {"speed", "3"},
                                                                  {"goal", "-1,-1"}};
    for (const auto& [name, value] : bad) {
        s().messages = {};
        EXPECT_FALSE(s().change_setting(name, value)) << name << value;
        ASSERT_THAT(message_keys(), ElementsAre("messages.refused"));
        EXPECT_FALSE(std::get<Error>(s().messages.all()[0].message.arguments[0].value).key.empty());
    }
    EXPECT_EQ(s().input(), before);
    EXPECT_EQ(&s().run(), run) << "not even recorded again";
    EXPECT_EQ(s().position(), 20u);
    EXPECT_FALSE(s().can_undo());
}

TEST_F(Editing, EveryOptionChangesTheRun) {
    const std::size_t queue = s().run().recording().size();
    ASSERT_TRUE(s().change_setting("end", "stack"));
    EXPECT_NE(s().run().recording().size(), queue);
}

TEST_F(Editing, WithoutAToolAClickPicksACell) {
    const Input before = s().input();
    s().choose_tool(std::nullopt);
    click(10, 3);
    EXPECT_EQ(s().picked(), cell(10, 3));
    click(40, 3);
    EXPECT_EQ(s().picked(), std::nullopt);
    EXPECT_EQ(s().input(), before);
}

TEST_F(Editing, EachSceneKeepsWhatTheLearnerMadeOfIt) {
    click(10, 1);
    s().toggle_breakpoint("find_path/take");
    const Input mine = s().input();
    open("wave");
    EXPECT_EQ(s().input(), s().scene().first_input());
    EXPECT_FALSE(s().can_undo());
    open("way-back");
    EXPECT_EQ(s().input(), mine);
    EXPECT_EQ(s().position(), 0u);
    EXPECT_TRUE(s().breakpoints().contains("find_path/take"));
    s().undo();
    EXPECT_FALSE(wall(10, 1));
}

TEST(HistoryTest, ForgetsTheOldestWhenItGrowsTooLong) {
    History history;
    Input input;
    for (std::uint32_t i = 0; i < 600; ++i) {
        input.seed = i;
        history.add(input);
    }
    std::size_t undone = 0;
    while (auto before = history.undo(input)) {
        input = *before;
        ++undone;
    }
    EXPECT_EQ(undone, History::most_entries);
    EXPECT_EQ(input.seed, 100u);
    Input big;
    big.map = Level({2048, 2048});
    History of_big;
    for (int i = 0; i < 40; ++i) of_big.add(big);
    undone = 0;
    while (of_big.undo(big)) ++undone;
    EXPECT_EQ(undone, History::most_bytes / (std::size_t{2048} * 2048));
}

/// The builder's cube is edited where it is seen: a press and all of its stroke belong to the tops below the pointer,
/// as they were when it began.
TEST_F(Editing, BlocksAreEditedWhereTheyAreSeen) {
    open("routes");
    ASSERT_EQ(s().input().settings.at("view"), "blocks");
    const auto seen = [&](int x, int y) { return s().scene().box_of(s().input(), cell(x, y)).centre(); };
    const auto height = [&](int x, int y) { return s().input().relief.height(cell(x, y)); };
    const Input before = s().input();
    s().choose_tool(Tool::raise);
    const Point from = seen(2, 8), to = seen(2, 11);
    s().press(from);
    EXPECT_EQ(height(2, 8), 4);
    s().drag(to);
    s().release();
    for (int y = 0; y < 16; ++y)
        EXPECT_EQ(height(2, y), before.relief.height(cell(2, y)) + (y >= 8 && y <= 11 ? 1 : 0)) << y;
    s().undo();
    EXPECT_EQ(s().input(), before);

    s().choose_tool(Tool::automatic);
    s().set_brush_width(5);
    for (const char* gate : {"gate-a", "gate-b", "gate-c", "gate-d"}) {
        const Cell at = *cell_from_text(s().input().settings.at(gate));
        s().press(seen(at.x, at.y));
        s().drag(seen(12, 13));
        s().release();
        EXPECT_EQ(s().input().settings.at(gate), "12,13") << "as wide as the brush may be";
        s().undo();
    }
    s().choose_tool(Tool::fourth);
    s().press_cell(cell(3, 9));  // by the keyboard
    s().release();
    EXPECT_EQ(s().input().settings.at("gate-d"), "3,9");
}

}  // namespace
}  // namespace stepwell

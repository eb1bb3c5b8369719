// Drawing on the map with the pointer, in the real window. Judged by the session and by the colours of cells.
#include <gtest/gtest.h>

#include "core/grid/floors.h"
#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

class Editing : public testing::Test {
protected:
    Journey j{1200, 760};

    /// An empty room of 40 × 20 with the goblin at the left and the hero at the right.
    void wide_room() {
        Input input = j.session().input();
        input.map = open_room({40, 20});
        input.settings["start"] = "2,15";
        input.settings["goal"] = "37,15";
        ASSERT_TRUE(j.session().change_input(input));
        j.settle();
    }
    bool wall(Cell c) { return !j.session().input().map.walkable(c); }
    bool looks_like_wall(Cell c) { return j.colour_of(c) == j.role(Role::wall); }
    Cell token(const char* name) { return *cell_from_text(j.session().input().settings.at(name)); }
    /// Expects a wall, or floor, in map and picture.
    void expect(Cell c, bool is_wall) {
        EXPECT_EQ(wall(c), is_wall) << c.x << ", " << c.y;
        EXPECT_EQ(looks_like_wall(c), is_wall) << c.x << ", " << c.y;
    }
};

TEST_F(Editing, OneJumpOfThirtyCellsDrawsThemAllAndIsOneUndo) {
    wide_room();
    const Screenshot before = j.screenshot();
    j.drag({j.at(cell(4, 4)), j.at(cell(34, 12))});
    int walls = 0;
    for (int y = 1; y < 19; ++y)
        for (int x = 1; x < 39; ++x) walls += wall(cell(x, y));
    EXPECT_EQ(walls, 31) << "one cell a column, no gaps";
    for (int x = 4; x <= 34; ++x) {
        const int y = 4 + (x - 4) * 8 / 30;
        EXPECT_TRUE(wall(cell(x, y)) || wall(cell(x, y + 1))) << "column " << x;
        EXPECT_TRUE(looks_like_wall(cell(x, y)) || looks_like_wall(cell(x, y + 1))) << "column " << x;
    }
    j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.point_at({2, 2});
    j.settle();
    EXPECT_FALSE(wall(cell(20, 8)));
    EXPECT_EQ(differing(before, j.screenshot(), j.find("stage")->box), 0u);
    j.press('Z', {.shift = true, .ctrl = true, .alt = false});
    j.settle();
    expect(cell(4, 4), true);
    expect(cell(34, 12), true);
    j.click("head.undo");
    expect(cell(4, 4), false);
    j.click("head.redo");
    expect(cell(34, 12), true);
}

TEST_F(Editing, AStrokeDecidesAtItsPressAndComingBackDoesNotToggle) {
    expect(cell(11, 2), false);
    j.drag({j.at(cell(10, 2)), j.at(cell(13, 2)), j.at(cell(10, 2)), j.at(cell(12, 2))});
    for (int x = 10; x <= 13; ++x) expect(cell(x, 2), true);
    // Begun on a wall it erases, floor on the way too.
    j.drag({j.at(cell(10, 2)), j.at(cell(10, 3)), j.at(cell(10, 2)), j.at(cell(13, 2))});
    for (int x = 10; x <= 13; ++x) expect(cell(x, 2), false);
    expect(cell(10, 3), false);
}

TEST_F(Editing, TheRightButtonErases) {
    expect(cell(7, 2), true);
    j.drag({j.at(cell(9, 2)), j.at(cell(7, 2)), j.at(cell(5, 2))}, Button::right);
    expect(cell(7, 2), false);
    expect(cell(9, 2), false);
    j.click(j.at(cell(9, 2)), Button::right);
    expect(cell(9, 2), false);
}

TEST_F(Editing, LettingGoOutsideOfTheSceneEndsTheStroke) {
    const Box stage = j.find("stage")->box;
    for (const Point outside :
         {Point{stage.x + stage.w + 200, stage.y + 100}, Point{-40, -40}, j.find("transport.play")->box.centre()}) {
        j.hold(j.at(cell(10, 2)), j.at(cell(11, 2)));
        j.point_at(outside);
        j.let_go();
        j.point_at(j.at(cell(12, 4)));
        j.point_at(j.at(cell(14, 4)));
        j.settle();
        expect(cell(10, 2), true);
        expect(cell(12, 4), false);
        expect(cell(14, 4), false);
        EXPECT_FALSE(j.session().editor().drawing());
        EXPECT_FALSE(j.session().transport().playing()) << "what it is let go on is not pressed";
        j.session().undo();
        j.settle();
        EXPECT_FALSE(j.session().can_undo()) << "one stroke, one entry";
    }
}

TEST_F(Editing, AWallNeverLandsOnStartOrGoal) {
    j.drag({j.at(cell(1, 3)), j.at(cell(14, 3))});
    EXPECT_FALSE(wall(token("start")));
    EXPECT_FALSE(wall(token("goal")));
    expect(cell(4, 3), true);
}

TEST_F(Editing, StartAndGoalAreDraggedWhilePlaying) {
    j.press('2');
    j.press(Key::space);
    j.frames(40);
    ASSERT_TRUE(j.session().transport().playing());
    const Point was = j.at(cell(8, 3));
    ASSERT_GT(count(j.screenshot(), j.box(cell(8, 3)), j.role(Role::start)), 100u);
    j.hold(was, j.at(cell(13, 4)));
    EXPECT_EQ(token("start"), cell(13, 4)) << "at once, not only when it is let go";
    EXPECT_GT(count(j.screenshot(), j.box(cell(13, 4)), j.role(Role::start)), 100u);
    EXPECT_EQ(count(j.screenshot(), j.box(cell(8, 3)), j.role(Role::start)), 0u);
    j.point_at(j.at(cell(15, 4)));  // the wall around
    EXPECT_EQ(token("start"), cell(14, 4)) << "never into a wall";
    j.let_go();
    EXPECT_TRUE(j.session().transport().playing()) << "it plays on";
    j.hold(j.at(cell(2, 3)), j.at(cell(4, 1)));
    j.let_go();
    EXPECT_EQ(token("goal"), cell(4, 1));
    EXPECT_TRUE(j.session().transport().playing());
    j.press(Key::end);
    j.settle();
    EXPECT_EQ(j.session().moment().input.settings.at("start"), "14,4") << "the run on screen is the new one";
    EXPECT_GT(count(j.screenshot(), j.box(cell(4, 1)), j.role(Role::goal)), 50u);
    j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.settle();
    EXPECT_EQ(token("start"), cell(8, 3));
    EXPECT_EQ(token("goal"), cell(2, 3));
}

TEST_F(Editing, AnEditKeepsThePlaceInTheRun) {
    j.session().go_to_step(30);
    j.settle();
    j.drag({j.at(cell(3, 1)), j.at(cell(4, 1))});
    EXPECT_EQ(j.session().step_number(), 30u);
    j.press(Key::end);
    j.drag({j.at(cell(7, 5)), j.at(cell(7, 5))});  // the gap: there is no way any more
    j.press(Key::end);
    j.settle();
    const Screenshot shot = j.screenshot();
    int on_path = 0;
    for (int y = 1; y < 6; ++y)
        for (int x = 1; x < 15; ++x) on_path += count(shot, inset(j.box(cell(x, y)), 6), j.role(Role::path)) > 0;
    EXPECT_EQ(on_path, 0) << "no half path";
    EXPECT_NE(j.session().sentence(), "");
}

TEST_F(Editing, MapsAndSettingsAreChosenInMenus) {
    const Screenshot before = j.screenshot();
    j.click("head.map");
    j.click("head.map.menu.spiral");
    EXPECT_EQ(j.session().preset(), "spiral");
    EXPECT_GT(differing(before, j.screenshot(), j.find("stage")->box), 10'000u);
    j.click("head.setting.end");
    j.click("head.setting.end.menu.stack");
    EXPECT_EQ(j.session().input().settings.at("end"), "stack");
    EXPECT_EQ(j.session().preset(), "spiral") << "one choice keeps the others";
    j.click("head.undo");
    j.click("head.undo");
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot(), j.find("stage")->box), 0u);
}

TEST_F(Editing, ByKeyboardAlone) {
    j.ui().focus("stage");
    j.frames(2);
    j.press_at_once(Key::right, 3);
    j.press_at_once(Key::down, 2);
    j.settle();
    j.press(Key::space);
    j.settle();
    EXPECT_TRUE(wall(cell(3, 2)));
    EXPECT_EQ(j.session().position(), 0u) << "arrows move the cursor, not the run";
    j.press(Key::enter);
    EXPECT_FALSE(wall(cell(3, 2)));
}

TEST_F(Editing, TheWheelZoomsAndFitBringsAllBack) {
    const Screenshot before = j.screenshot();
    const Point at = j.at(cell(4, 3));
    j.point_at(at);
    j.scroll(3);
    EXPECT_GT(j.box(cell(4, 3)).w, 40);
    EXPECT_NEAR(j.at(cell(4, 3)).x, at.x, 1.5) << "what is under the pointer stays there";
    EXPECT_GT(differing(before, j.screenshot(), j.find("stage")->box), 10'000u);
    j.press('F');
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot(), j.find("stage")->box), 0u);
}

}  // namespace
}  // namespace stepwell

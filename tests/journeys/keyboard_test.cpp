// The window by its keys: where the keyboard is, how it gets away from there, and that it can be seen.
#include <gtest/gtest.h>

#include <set>

#include "app/commands.h"
#include "app/look/boxes.h"
#include "app/panels/stage.h"
#include "app/text/strings.h"
#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

constexpr Mods shift{.shift = true, .ctrl = false, .alt = false};

/// Tab by Tab to the scene, as somebody does who has no pointer.
void walk_to_scene(Journey& j) {
    for (std::size_t i = 0; i < j.ui().widgets().size() && !(j.ui().has_focus("stage") && j.ui().focus_shown()); ++i)
        j.press(Key::tab);
    j.settle();
    ASSERT_TRUE(j.ui().has_focus("stage"));
}

TEST(Keyboard, EscapeLeavesTheSceneAndTheArrowsStepAgain) {
    Journey j(1200, 760);
    const Screenshot before = j.screenshot();
    const Input input = j.session().input();
    walk_to_scene(j);
    EXPECT_GT(differing(before, j.screenshot(), j.box(cell(0, 0))), 50u) << "a frame shows the cell";
    j.press(Key::right);
    EXPECT_EQ(j.session().step_number(), 1u) << "an arrow moves it";
    j.press(Key::escape);
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot(), j.find("stage")->box), 0u) << "the frame is gone";
    j.press(Key::right);
    EXPECT_EQ(j.session().step_number(), 2u);
    j.press(Key::space);
    EXPECT_TRUE(j.session().transport().playing());
    EXPECT_EQ(j.session().input(), input) << "nothing was drawn";
    j.press(Key::space);

    walk_to_scene(j);
    j.press(Key::escape);
    j.press(Key::tab);
    EXPECT_FALSE(j.ui().has_focus("stage")) << "Tab goes on from there";
    j.press(Key::tab, shift);
    EXPECT_TRUE(j.ui().has_focus("stage"));
}

TEST(Keyboard, EscapeLeavesTheSceneBeforeAnythingElse) {
    Journey j(1200, 760);
    j.press('N');
    walk_to_scene(j);
    j.press(Key::escape);
    EXPECT_TRUE(j.session().presenting.pen);
    EXPECT_FALSE(j.ui().focus_shown());
    j.press(Key::escape);
    EXPECT_FALSE(j.session().presenting.pen);
}

TEST(Keyboard, TheHelpSheetListsTheKeysOfTheScene) {
    Journey j(1200, 760);
    for (const Language language : all_languages) {
        j.change([&](Preferences& p) { p.language = language; });
        j.press(Key::f1);
        j.settle();
        const Strings& strings = Strings::of(language);
        std::set<std::string> listed, wanted;
        for (const WidgetInfo& widget : j.ui().widgets())
            if (widget.id.starts_with("help.scene.")) listed.insert(widget.label);
        wanted = {strings["scene_keys.move.name"] + ", ←, →, ↑, ↓",
                  strings["scene_keys.press.name"] + ", " + strings["keys.space"] + ", " + strings["keys.enter"],
                  strings["scene_keys.leave.name"] + ", " + strings["keys.escape"]};
        EXPECT_EQ(listed, wanted);
        j.press(Key::escape);
        j.settle();
    }
}

TEST(Keyboard, TheKeysOfTheSceneDoWhatTheHelpSheetSays) {
    Journey j(1200, 760);
    for (const SceneKeys& keys : scene_keys()) {
        for (const Key key : keys.keys) {
            walk_to_scene(j);
            j.press(key == Key::left ? Key::right : key == Key::up ? Key::down : Key::tab);
            walk_to_scene(j);
            const Screenshot before = j.screenshot();
            const Input input = j.session().input();
            j.press(key);
            j.settle();
            EXPECT_EQ(j.session().position(), 0u) << keys.name;
            EXPECT_EQ(j.session().input() != input, keys.name == "press") << keys.name;
            EXPECT_EQ(j.ui().focus_shown(), keys.name != "leave") << keys.name;
            EXPECT_GT(differing(before, j.screenshot(), j.find("stage")->box), 50u) << keys.name;
        }
    }
}

TEST(Keyboard, TheRingIsSeenOnAButtonOfItsOwnColour) {
    Journey j(1600, 900);
    j.session().set_predict(true);
    for (const ThemeName name : all_themes) {
        j.change([&](Preferences& p) { p.theme = name; });
        j.ui().unfocus();
        j.settle();
        const Box box = j.find("head.predict")->box, inner = inset(box, j.ui().sizes().radius);
        const Box top{inner.x, box.y, inner.w, 2};
        ASSERT_GT(count(j.screenshot(), top, j.role(Role::accent)), 50u) << name_of(name) << ": it is filled";
        ASSERT_EQ(count(j.screenshot(), top, j.role(Role::page)), 0u);
        j.ui().focus("head.predict");
        j.settle();
        EXPECT_GE(count(j.screenshot(), top, j.role(Role::page)), static_cast<std::size_t>(inner.w))
            << name_of(name) << ": a line of the page's colour between ring and button";
    }
}

}  // namespace
}  // namespace stepwell

// Moving through a run in the real window: steps, the bar, playing, stops. Judged by the session and by pixels.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

std::string anchor(Journey& j) { return j.session().moment().anchor().path(); }

TEST(Stepping, AStepIsSeenAndAStepBackRestoresEveryPixel) {
    for (const std::string_view scene : {"wave", "way-back"}) {
        Journey j(1600, 900, scene);
        j.change([](Preferences& p) { p.motion = true; });
        j.press(Key::f3);
        j.session().go_to_step(40);
        j.settle();
        const Screenshot before = j.screenshot();
        j.press(Key::right);
        j.settle();
        EXPECT_EQ(j.session().step_number(), 41u);
        EXPECT_GT(differing(before, j.screenshot(), j.find("stage")->box), 100u) << scene;
        j.press(Key::left);
        j.settle();
        EXPECT_EQ(j.session().step_number(), 40u);
        // Code that does not fit has scrolled no further than it had to, and stays there.
        const Screenshot after = j.screenshot();
        const std::size_t in_code = scene == "wave" ? 0 : differing(before, after, j.find("code")->box);
        EXPECT_EQ(differing(before, after) - in_code, 0u) << scene;
    }
}

TEST(Stepping, BackAtTheFirstStepDoesNothing) {
    Journey j(1200, 760);
    const Screenshot before = j.screenshot();
    j.press(Key::left);
    j.press(Key::page_up);
    j.click(j.find("transport.back")->box.centre());
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(j.session().position(), 0u);
    EXPECT_EQ(differing(before, j.screenshot()), 0u);
}

TEST(Stepping, TenQuickPressesAreTenSteps) {
    Journey j(1200, 760);
    j.change([](Preferences& p) { p.motion = true; });
    for (int i = 0; i < 10; ++i)
        j.press(i % 2 == 0 ? Key::right : Key::page_down);  // one a frame, each in the middle of a motion
    EXPECT_EQ(j.session().step_number(), 11u);
    j.press_at_once(Key::left, 10);  // all of them between two frames
    EXPECT_EQ(j.session().step_number(), 1u);
    const Box next = j.find("transport.next")->box;
    for (int i = 0; i < 10; ++i) j.tap(next.centre());
    EXPECT_EQ(j.session().step_number(), 11u);
}

TEST(Stepping, TheTransportsButtons) {
    Journey j(1200, 760);
    j.click("transport.next");
    EXPECT_EQ(j.session().step_number(), 2u);
    j.click("transport.back");
    EXPECT_EQ(j.session().step_number(), 1u);
    j.click("transport.last");
    EXPECT_EQ(j.session().position(), j.session().run().last());
    EXPECT_FALSE(j.find("transport.next")->enabled);
    EXPECT_GT(count(j.screenshot(), j.find("stage")->box, j.role(Role::path)), 1000u) << "the path is drawn";
    j.click("transport.first");
    EXPECT_EQ(j.session().position(), 0u);
    EXPECT_FALSE(j.find("transport.back")->enabled);
    EXPECT_EQ(count(j.screenshot(), j.find("stage")->box, j.role(Role::path)), 0u) << "no path before it is found";
}

TEST(Stepping, TheBarScrubsBothWays) {
    Journey j(1600, 900);
    const Box bar = j.find("transport.bar")->box;
    const Point left{bar.x + 10, bar.centre().y}, middle = bar.centre(), right{bar.x + bar.w - 10, bar.centre().y};
    j.drag({left, middle});
    j.point_at({2, 2});
    j.settle();
    const std::size_t half = j.session().position();
    EXPECT_NEAR(static_cast<double>(half), static_cast<double>(j.session().run().last()) / 2, 1.0);
    const Screenshot from_the_left = j.screenshot();
    j.drag({middle, right});
    EXPECT_EQ(j.session().position(), j.session().run().last());
    j.drag({right, middle});
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(j.session().position(), half);
    EXPECT_EQ(differing(from_the_left, j.screenshot(), j.find("stage")->box), 0u);
    // Beside the bar the drag goes on, and beyond its ends it stays at the end.
    j.drag({middle, {bar.x - 300, 10}});
    EXPECT_EQ(j.session().position(), 0u);
}

TEST(Stepping, PlaysPausesAndPlaysBackwards) {
    Journey j(800, 600);
    j.press('3');  // four steps a second
    j.press(Key::space);
    ASSERT_TRUE(j.session().transport().playing());
    const Screenshot before = j.screenshot();
    j.wait(1.03);
    EXPECT_EQ(j.session().step_number(), 5u);
    EXPECT_GT(differing(before, j.screenshot(), j.find("stage")->box), 100u);
    j.press(Key::space);
    EXPECT_FALSE(j.session().transport().playing());
    j.settle();
    const Screenshot played = j.screenshot();
    j.session().to_first();
    j.session().go_to_step(5);
    j.settle();
    EXPECT_EQ(differing(played, j.screenshot()), 0u) << "played or jumped to, it is the same picture";
    j.press(Key::space, {.shift = true, .ctrl = false, .alt = false});
    j.wait(0.53);
    EXPECT_EQ(j.session().step_number(), 3u);
    j.wait(1.5);
    EXPECT_EQ(j.session().position(), 0u);
    EXPECT_FALSE(j.session().transport().playing()) << "it ends at the first step";
    j.press('9');
    j.click("transport.play");
    j.frames(10);
    EXPECT_EQ(j.session().position(), j.session().run().last());
}

TEST(Stepping, AskedForAStepByNumberNoKeyFires) {
    Journey j(1200, 760);
    j.press('G');
    j.settle();
    ASSERT_TRUE(j.ui().is_open("transport.go_to"));
    ASSERT_TRUE(j.ui().typing());
    const int speed = j.session().transport().speed();
    for (const char letter : {'9', 'Q', 'P', 'B', 'R', 'W'}) j.press(letter);
    for (const Key key : {Key::right, Key::page_down, Key::space, Key::end}) j.press(key);
    EXPECT_EQ(j.session().step_number(), 1u);
    EXPECT_EQ(j.session().transport().speed(), speed);
    EXPECT_FALSE(j.session().prediction().on());
    EXPECT_FALSE(j.session().preferences().projector);
    EXPECT_FALSE(j.session().presenting.blank);
    EXPECT_FALSE(j.session().transport().playing());
    j.press('A', {.shift = false, .ctrl = true, .alt = false});
    j.type("25");
    j.press(Key::enter);
    j.settle();
    EXPECT_EQ(j.session().step_number(), 25u);
    EXPECT_FALSE(j.ui().anything_open());
    j.press(Key::right);
    EXPECT_EQ(j.session().step_number(), 26u) << "and now they do";
}

TEST(Stepping, ABreakpointInTheCodeStopsPlaying) {
    Journey j(1600, 900);
    j.press(Key::f3);
    j.settle();
    std::string line;
    for (const WidgetInfo& widget : j.ui().widgets())
        if (widget.id.starts_with("code.") && widget.label.find("return way_back") != std::string::npos)
            line = widget.id;
    ASSERT_NE(line, "") << "the listing says where the way back begins";
    const Box place = j.find(line)->box;
    ASSERT_EQ(count(j.screenshot(), place, j.role(Role::wrong)), 0u);
    j.click(line);
    EXPECT_TRUE(j.session().breakpoints().contains("find_path/found"));
    j.point_at({2, 2});
    j.settle();
    EXPECT_GT(count(j.screenshot(), place, j.role(Role::wrong)), 50u) << "a red disc beside the line";
    EXPECT_GT(count(j.screenshot(), j.find("transport.bar")->box, j.role(Role::wrong)), 20u) << "a mark at the bar";
    EXPECT_EQ(count(j.screenshot(), place, j.role(Role::marked)), 0u);
    j.press('8');
    j.press(Key::space);
    for (int i = 0; i < 200 && j.session().transport().playing(); ++i) j.frame();
    EXPECT_FALSE(j.session().transport().playing());
    EXPECT_EQ(anchor(j), "find_path/found");
    j.settle();
    EXPECT_GT(count(j.screenshot(), j.find(line)->box, j.role(Role::marked)), 1000u) << "the line is marked";
    j.press(Key::home);
    j.press(Key::f8);
    EXPECT_EQ(anchor(j), "find_path/found");
    j.click(line);
    EXPECT_TRUE(j.session().breakpoints().empty());
}

TEST(Stepping, ABreakpointIsOneDotWhereItsLinesBegin) {
    Journey j(1600, 900);
    j.press(Key::f3);
    j.settle();
    const auto line_with = [&](std::string_view words) {
        for (const WidgetInfo& widget : j.ui().widgets())
            if (widget.id.starts_with("code.") && widget.label.find(words) != std::string::npos) return widget.id;
        return std::string();
    };
    const auto number = [&](const std::string& line) {
        const Box box = j.find(line)->box;
        return Box{box.x, box.y, 40, box.h};
    };
    const std::string first = line_with("came_from[next] = current"), second = line_with("frontier.append(next)");
    const Screenshot before = j.screenshot();
    const auto look_away = [&] {
        j.point_at({2, 2});
        j.settle();
    };
    for (const std::string& clicked : {first, second}) {
        j.click(clicked);
        look_away();
        ASSERT_TRUE(j.session().breakpoints().contains("find_path/add")) << clicked;
        EXPECT_GT(count(j.screenshot(), number(first), j.role(Role::wrong)), 50u);
        EXPECT_EQ(differing(before, j.screenshot(), number(second)), 0u) << "it keeps its number";
        EXPECT_TRUE(j.find(second)->on) << "and still belongs to it";
        j.click(clicked == first ? second : first);
        look_away();
        EXPECT_TRUE(j.session().breakpoints().empty()) << "either line takes it away";
        EXPECT_EQ(differing(before, j.screenshot(), j.find("code")->box), 0u);
    }
}

TEST(Stepping, TheMarkedLineStaysInViewWhenThereIsLessRoom) {
    Journey j(1600, 900);
    j.press(Key::f3);
    j.session().to_last();
    for (const auto& [width, height] : {std::pair(1600, 900), {1024, 768}, {1100, 620}, {1600, 900}}) {
        j.resize(width, height);
        j.change([](Preferences& p) { p.projector = !p.projector; });
        if (const WidgetInfo* tab = j.find("tabs.narrow.2")) j.click(tab->id);
        const Box code = j.find("code")->box;
        EXPECT_GT(count(j.screenshot(), code, j.role(Role::marked)), 500u) << width << " x " << height;
    }
}

TEST(Stepping, NoLineOfCodeIsCutInTheUsualWindows) {
    for (const auto& [width, height] : {std::pair(1024, 768), {1600, 900}}) {
        for (const CodeLanguage language : all_code_languages) {
            if (width < 1600 && language != CodeLanguage::python) continue;  // type would get too small: they scroll
            Journey j(width, height);
            j.press(Key::f3);
            j.change([&](Preferences& p) { p.code = language; });
            j.point_at(j.find("code")->box.centre());
            j.settle();
            const Screenshot still = j.screenshot();
            real_window().events().push(Scrolled{-3, 0});
            j.frame();
            j.settle();
            EXPECT_EQ(differing(still, j.screenshot(), j.find("code")->box), 0u)
                << width << " " << name_of(language) << ": it need not scroll sideways";
        }
    }
}

TEST(Stepping, ABreakpointAtACell) {
    Journey j(1200, 760);
    j.press('Y');  // the pointer asks instead of drawing
    j.click(j.at(cell(10, 2)));
    ASSERT_TRUE(j.session().picked());
    j.click("stage.cell.stop");
    EXPECT_TRUE(j.session().breakpoints().contains(cell(10, 2)));
    EXPECT_GT(count(j.screenshot(), j.box(cell(10, 2)), j.role(Role::wrong)), 10u);
    j.press('8');
    j.press(Key::space);
    for (int i = 0; i < 200 && j.session().transport().playing(); ++i) j.frame();
    const std::size_t stopped = j.session().position();
    EXPECT_GT(stopped, 0u);
    EXPECT_LT(stopped, j.session().run().last());
    EXPECT_EQ(j.session().moment().subject_cell(), cell(10, 2));
}

TEST(Stepping, AWallSaysThatItIsOne) {
    Journey j(1200, 760);
    j.point_at(j.at(cell(6, 0)));
    j.wait(1);
    EXPECT_EQ(j.ui().shown_tip(), "(6, 0) wall");
    j.press('Y');
    j.click(j.at(cell(6, 0)));
    ASSERT_NE(j.find("stage.cell.value"), nullptr);
    EXPECT_EQ(j.find("stage.cell.value")->label, "(6, 0) wall");
    j.change([](Preferences& p) { p.language = Language::de; });
    EXPECT_EQ(j.find("stage.cell.value")->label, "(6, 0) Mauer");
}

TEST(Stepping, WhoWroteThisJumpsToTheStep) {
    Journey j(1600, 900);
    j.press(Key::end);
    j.press('Y');
    j.click(j.at(cell(10, 1)));
    j.click("stage.cell.writer");
    EXPECT_EQ(anchor(j), "find_path/add");
    EXPECT_LT(j.session().position(), j.session().run().last());
    j.press(Key::right);
    j.press(Key::f4);
    j.settle();
    const std::size_t here = j.session().position();
    j.click("variable.current");
    EXPECT_EQ(anchor(j), "find_path/take");
    EXPECT_LT(j.session().position(), here);
}

TEST(Stepping, TheLogLeadsBack) {
    Journey j(1600, 900);
    j.session().go_to_step(30);
    j.press(Key::f7);
    j.settle();
    std::string first;
    for (const WidgetInfo& widget : j.ui().widgets())
        if (first.empty() && widget.id.starts_with("log.") && widget.box.h > 20) first = widget.id;
    ASSERT_NE(first, "");
    j.click(first);
    EXPECT_EQ("log." + std::to_string(j.session().position()), first);
    EXPECT_LT(j.session().step_number(), 30u);
}

TEST(Stepping, PausedAndUntouchedItSleeps) {
    Journey j(800, 600);
    j.change([](Preferences& p) { p.motion = true; });
    j.wait(1.5);  // what is to be saved is saved
    EXPECT_GT(j.program().wakes_in(), 1e6) << "nothing to do until somebody acts";
    j.point_at(j.at(cell(8, 3)));
    j.press(Key::right);
    EXPECT_EQ(j.program().wakes_in(), 0) << "something moves";
    j.settle();
    j.frame(9);  // whatever was shown under the pointer is gone now
    j.wait(0.2);
    EXPECT_GT(j.program().wakes_in(), 1e6);
    const Screenshot shot = j.screenshot();
    j.wait(1);
    EXPECT_EQ(differing(shot, j.screenshot()), 0u);
    j.press(Key::space);
    j.frames(5);
    EXPECT_LE(j.program().wakes_in(), 0.25);
}

TEST(Stepping, WithoutMotionEverythingIsAtItsPlaceAtOnce) {
    Journey j(1200, 760, "wave");
    j.press(Key::right);
    j.frame();
    const Screenshot at_once = j.screenshot();
    j.settle();
    EXPECT_EQ(differing(at_once, j.screenshot(), j.find("stage")->box), 0u);
}

}  // namespace
}  // namespace stepwell

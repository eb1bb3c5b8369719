// Words of help beside the pointer: they come where it rests, and are never in the way for long.
#include <gtest/gtest.h>

#include "app/look/widgets/buttons.h"
#include "app/text/strings.h"
#include "tests/journeys/bench.h"
#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

class Tip : public testing::Test {
protected:
    Tip() : bench(800, 600) {
        bench.set_paint([](Ui& ui) { button(ui, "icon", place, {.icon = icon::settings, .tip = "Settings"}); });
        bench.point_at(place.centre());
    }
    void rest(double seconds) { bench.frames(static_cast<int>(seconds * 60)); }
    const std::string& shown() { return bench.ui().shown_tip(); }

    static constexpr Box place{300, 300, 60, 60};
    Bench bench;
};

TEST_F(Tip, ComesWhereThePointerRestsAndLeavesWhenItMoves) {
    rest(0.4);
    EXPECT_EQ(shown(), "");
    rest(0.4);
    EXPECT_EQ(shown(), "Settings");
    bench.point_at({place.centre().x + 2, place.centre().y});
    EXPECT_EQ(shown(), "Settings") << "no hand is quite still";
    bench.point_at({place.centre().x + 12, place.centre().y});
    EXPECT_EQ(shown(), "");
    rest(0.8);
    EXPECT_EQ(shown(), "Settings") << "it rests again";
    bench.click("icon");
    rest(2);
    EXPECT_EQ(shown(), "") << "pressed, it has had its answer";
}

TEST_F(Tip, EndsByItself) {
    rest(1);
    ASSERT_EQ(shown(), "Settings");
    EXPECT_LT(bench.ui().wake(), 9) << "nobody moves: it has to go by itself";
    rest(8);
    EXPECT_EQ(shown(), "");
    EXPECT_GT(bench.ui().wake(), 1e6);
    rest(2);
    EXPECT_EQ(shown(), "") << "and does not come back";
}

TEST_F(Tip, IsPutAwayUntilThePointerOrTheFocusMoves) {
    rest(1);
    bench.ui().put_tip_away();
    rest(2);
    EXPECT_EQ(shown(), "");
    bench.point_at({700, 500});
    bench.key(Key::tab);
    rest(1);
    EXPECT_EQ(shown(), "Settings");
}

TEST(Tips, OfACellAreGoneAfterAStep) {
    Journey j(1200, 760);
    j.point_at(j.at(cell(8, 3)));
    j.wait(1);
    ASSERT_NE(j.ui().shown_tip(), "");
    j.press(Key::right);
    j.frame();
    EXPECT_EQ(j.ui().shown_tip(), "");
    j.wait(2);
    EXPECT_EQ(j.ui().shown_tip(), "");
    j.point_at(j.at(cell(9, 3)));
    j.wait(1);
    EXPECT_NE(j.ui().shown_tip(), "");
}

TEST(Tips, OfCellsStayAwayFromPenSpotlightAndDrawing) {
    Journey j(1200, 760);
    for (const char key : {'N', 'L'}) {
        j.press(key);
        j.point_at(j.at(cell(9, 3)));
        j.wait(1);
        EXPECT_EQ(j.ui().shown_tip(), "") << key;
        j.press(key);
        j.point_at(j.at(cell(8, 3)));
        j.wait(1);
        EXPECT_NE(j.ui().shown_tip(), "") << key;
    }
    j.hold(j.at(cell(9, 1)), j.at(cell(10, 1)));
    j.wait(1);
    EXPECT_EQ(j.ui().shown_tip(), "") << "a stroke that pauses";
    j.let_go();
    j.wait(1);
    EXPECT_EQ(j.ui().shown_tip(), "") << "and one that has ended";
}

TEST(Tips, OfTheCodeBelongToTheLineNumbers) {
    Journey j(1600, 900);
    j.press(Key::f3);
    j.settle();
    const std::string& tip = Strings::of(Language::en)["code.breakpoint_tip"];
    for (const WidgetInfo& widget : j.ui().widgets()) {
        if (!widget.id.starts_with("code.") || widget.label.find("return way_back") == std::string::npos) continue;
        const Box line = widget.box;
        j.point_at({line.x + 12, line.centre().y});
        j.wait(1);
        EXPECT_EQ(j.ui().shown_tip(), tip);
        j.point_at(line.centre());
        j.wait(1);
        EXPECT_EQ(j.ui().shown_tip(), "");
        return;
    }
    FAIL() << "no such line";
}

}  // namespace
}  // namespace stepwell

// Help for those who have a finger and no hover.
#include <gtest/gtest.h>

#include "app/look/widgets/buttons.h"
#include "tests/journeys/bench.h"
#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

/// A button of which only a tip says what it does.
class LongPress : public testing::Test {
protected:
    LongPress() : bench(800, 600) {
        bench.set_paint([this](Ui& ui) {
            if (button(ui, "icon", place, {.icon = icon::settings, .tip = "Settings"})) ++clicked;
        });
        bench.point_at({700, 500});
        bench.settle();
    }

    void press() {
        bench.window().events().push(PointerMoved{place.centre()});
        bench.window().events().push(ButtonChanged{Button::left, true});
        bench.frame();
    }
    void let_go() {
        bench.window().events().push(ButtonChanged{Button::left, false});
        bench.frame();
    }
    bool tip_is_shown() {
        const Box above{place.x - 40, place.y - 40, 120, 36};
        return count(bench.screenshot(), above, bench.ui().colour(Role::ink)) > 300;
    }

    static constexpr Box place{300, 300, 40, 40};
    Bench bench;
    int clicked = 0;
};

TEST_F(LongPress, ShowsTheTipAndDoesNotClick) {
    press();
    EXPECT_FALSE(tip_is_shown());
    EXPECT_LT(bench.ui().wake(), 1) << "nobody moves: the tip has to come by itself";
    bench.frames(40);
    EXPECT_TRUE(tip_is_shown());
    let_go();
    EXPECT_EQ(clicked, 0);
    bench.point_at({700, 500});
    EXPECT_FALSE(tip_is_shown());
}

TEST_F(LongPress, AShortOneClicksWithoutWords) {
    press();
    bench.frames(20);
    EXPECT_FALSE(tip_is_shown());
    let_go();
    EXPECT_EQ(clicked, 1);
    press();
    bench.frames(40);
    let_go();
    press();
    let_go();
    EXPECT_EQ(clicked, 2) << "what a long press asked is forgotten at the next one";
}

}  // namespace
}  // namespace stepwell

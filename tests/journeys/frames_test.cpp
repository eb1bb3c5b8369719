// What a frame may cost, and that nothing happens twice in it.
#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "tests/journeys/bench.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

/// Leaves hardly a row of the glyphs' texture free, and none of their pictures in it.
void fill_up(Glyphs& glyphs) {
    constexpr int high = 120, apart = 1;
    float radius = 0;
    const auto add = [&](int rows) { glyphs.rounded(Glyphs::side, rows, radius += 0.5F); };
    while (!glyphs.take_restarted()) add(high);
    int free = Glyphs::side - 5 - (high + apart);  // below the white spot and the picture that began it anew
    for (; free > high + apart; free -= high + apart) add(high);
    if (free > 2) add(free - 1 - apart);
    EXPECT_FALSE(glyphs.take_restarted());
}

TEST(AFrame, IsPaintedAgainWhenTheGlyphsAreBegunAnewButNothingHappensTwice) {
    Journey j;
    j.session().go_to_step(20);
    j.settle();
    const std::size_t step = j.session().step_number();
    fill_up(real_screen().glyphs());
    j.press(Key::right);
    EXPECT_EQ(j.session().step_number(), step + 1);
    fill_up(real_screen().glyphs());
    j.press('P');
    EXPECT_TRUE(j.session().preferences().projector);
    j.press('P');
    j.settle();
    const Screenshot whole = j.screenshot();
    fill_up(real_screen().glyphs());
    j.frame();
    EXPECT_EQ(differing(whole, j.screenshot()), 0u) << "no letter is missing";
}

TEST(AFrame, ThatNeedsMoreGlyphsThanThereIsRoomForIsShownAllTheSame) {
    Bench bench;
    int painted = 0, pressed = 0;
    bench.set_paint([&](Ui& ui) {
        ++painted;
        while (ui.take(Key::right)) ++pressed;
        for (int side = 100; side <= 128; ++side)
            for (float radius = 1; radius <= 20; ++radius)
                ui.paint().tile({0, 0, static_cast<float>(side), static_cast<float>(side)}, rgb(0), radius);
    });
    for (int frame = 1; frame <= 3; ++frame) {
        bench.key(Key::right);
        EXPECT_LE(painted, 2 * frame);
        EXPECT_EQ(pressed, frame);
    }
}

TEST(AFrame, CountsTheTimeThatTheProgramSlept) {
    Journey j;
    j.change([](Preferences& preferences) { preferences.type_size += 10; });
    j.session().messages.post(Message{"messages.only_one_file"});
    j.frame();
    ASSERT_FALSE(j.session().messages.all().empty());
    j.frame(60);
    EXPECT_TRUE(j.session().messages.all().empty());
    EXPECT_EQ(j.session().wakes_in(), std::numeric_limits<double>::infinity()) << "what was to be saved is saved";
}

}  // namespace
}  // namespace stepwell

// A monitor with twice as many pixels to the centimetre: all is twice as large in pixels, and a click still hits what
// it shows. GLFW asks for a monitor's scale once, so the test has a process of its own.
#if __has_include(<X11/Xlib.h>)

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

// Last: its macros take many a name.
#include <X11/Xatom.h>
#include <X11/Xlib.h>

namespace stepwell {
namespace {

/// What desktops say about the density of their screen, for as long as it lives.
class DotsPerInch {
public:
    explicit DotsPerInch(int dots) : display_(::XOpenDisplay(nullptr)) {
        if (display_ == nullptr) return;
        const std::string text = "Xft.dpi: " + std::to_string(dots) + "\n";
        ::XChangeProperty(display_, DefaultRootWindow(display_), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
                          reinterpret_cast<const unsigned char*>(text.data()), static_cast<int>(text.size()));
        ::XSync(display_, False);
    }
    DotsPerInch(const DotsPerInch&) = delete;
    DotsPerInch& operator=(const DotsPerInch&) = delete;
    ~DotsPerInch() {
        if (display_ == nullptr) return;
        ::XDeleteProperty(display_, DefaultRootWindow(display_), XA_RESOURCE_MANAGER);
        ::XCloseDisplay(display_);
    }

private:
    Display* display_;
};

void look_and_click_at_twice_the_scale() {
    const DotsPerInch dense(192);
    ASSERT_EQ(real_window().content_scale(), 2);
    Journey journey(1600, 900);
    const WidgetInfo* play = journey.find("transport.play");
    ASSERT_NE(play, nullptr);
    EXPECT_NEAR(play->box.h, 2 * sizes_for(1).control, 1);
    journey.save("density-2");

    const Cell floor = cell(4, 2);
    ASSERT_TRUE(journey.session().input().map.walkable(floor));
    journey.click(journey.at(floor));
    journey.settle();
    EXPECT_FALSE(journey.session().input().map.walkable(floor));
    EXPECT_EQ(journey.colour_of(floor), journey.role(Role::wall));
}

TEST(Density, EverythingGrowsWithTheMonitorsScale) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            look_and_click_at_twice_the_scale();
            std::exit(testing::Test::HasFailure() ? 1 : 0);
        },
        testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace stepwell

#endif

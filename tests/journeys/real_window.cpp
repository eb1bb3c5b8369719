#include "tests/journeys/real_window.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace stepwell {

Window& real_window() {
    static const std::unique_ptr<Window> window = [] {
        auto opened = Window::open({.title = "Stepwell test", .width = 1600, .height = 900, .listen = false});
        if (!opened) {
            std::cerr << "Tests in a real window need a display: xvfb-run -a -s \"-screen 0 1600x900x24\" …\n";
            std::exit(1);
        }
        return std::move(*opened);
    }();
    return *window;
}

Screen& real_screen() {
    real_window();
    static const std::unique_ptr<Screen> screen = [] {
        auto opened = Screen::open();
        if (!opened) {
            std::cerr << opened.error().message << '\n';
            std::exit(1);
        }
        return std::move(*opened);
    }();
    return *screen;
}

void resize_real_window(int width, int height) {
    Window& window = real_window();
    window.resize(width, height);
    const Point wanted{static_cast<float>(width), static_cast<float>(height)};
    for (int i = 0; i < 200 && window.size() != wanted; ++i) window.wait(0.01);
    EXPECT_EQ(window.size(), wanted);
}

void save_shot(const Screenshot& shot, const std::string& name) {
    const char* folder = std::getenv("STEPWELL_SHOTS");
    if (folder == nullptr) return;
    const auto written = write_png(std::string(folder) + "/" + name + ".png", shot);
    EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().message);
}

}  // namespace stepwell

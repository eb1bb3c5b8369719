#include "tests/journeys/real_window.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "app/export/paper.h"
#include "app/files/files.h"

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
    const auto png = draw_sheet({PictureFormat::png, shot.width, shot.height, "", ""}, [&](cairo_t* cr) {
        cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, shot.width, shot.height);
        unsigned char* rows = cairo_image_surface_get_data(surface);
        for (int y = 0; y < shot.height; ++y)
            for (int x = 0; x < shot.width; ++x) {
                const Colour c = shot.at(x, y);
                const std::uint32_t word = std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | c.b;
                std::memcpy(rows + y * cairo_image_surface_get_stride(surface) + x * 4, &word, 4);
            }
        cairo_surface_mark_dirty(surface);
        cairo_set_source_surface(cr, surface, 0, 0);
        cairo_paint(cr);
        cairo_surface_destroy(surface);
    });
    ASSERT_TRUE(png.has_value()) << png.error().message;
    const auto written = write_whole_file(std::filesystem::path(folder) / (name + ".png"), *png);
    EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().message);
}

}  // namespace stepwell

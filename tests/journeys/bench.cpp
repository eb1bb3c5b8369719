#include "tests/journeys/bench.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

std::unique_ptr<Window> open_window(int width, int height) {
    auto window = Window::open({.title = "Stepwell test", .width = width, .height = height, .listen = false});
    if (!window) {
        std::cerr << "Tests in a real window need a display: xvfb-run -a -s \"-screen 0 1600x900x24\" …\n";
        std::exit(1);
    }
    return std::move(*window);
}

std::unique_ptr<Screen> open_screen() {
    auto screen = Screen::open();
    if (!screen) {
        std::cerr << screen.error().message << '\n';
        std::exit(1);
    }
    return std::move(*screen);
}

}  // namespace

Bench::Bench(int width, int height)
    : window_(open_window(width, height)), screen_(open_screen()), ui_(std::make_unique<Ui>(screen_->glyphs())) {}

void Bench::frame() {
    window_->wait(0);
    const FrameInput input = window_->events().next(time_, 1.0F / 60);
    time_ += 1.0 / 60;
    sizes_ = sizes_for(scale_);
    const Point size = window_->size();
    do {
        ImDrawList* list = screen_->begin(size);
        ui_->begin(input, list, {0, 0, size.x, size.y}, theme(theme_), sizes_, true);
        paint_(*ui_);
        ui_->end();
    } while (!screen_->end(theme(theme_).colour(Role::page)));
    window_->show_frame();
}

void Bench::frames(int count) {
    for (int i = 0; i < count; ++i) frame();
}

void Bench::settle() {
    for (int i = 0; i < 200; ++i) {
        frame();
        if (ui_->wake() > 0 && window_->events().empty()) return;
    }
    ADD_FAILURE() << "the window does not come to rest";
}

void Bench::point_at(Point at) {
    window_->events().push(PointerMoved{at});
    frame();
}

void Bench::click(const std::string& id) {
    const WidgetInfo* widget = ui_->find(id);
    ASSERT_NE(widget, nullptr) << "no widget " << id;
    ASSERT_GT(widget->box.w * widget->box.h, 0) << id << " cannot be seen";
    window_->events().push(PointerMoved{widget->box.centre()});
    window_->events().push(ButtonChanged{Button::left, true});
    window_->events().push(ButtonChanged{Button::left, false});
    frames(2);
    settle();
}

void Bench::key(Key key, Mods mods) {
    window_->events().push(KeyPress{static_cast<std::int32_t>(key), 0, mods, false});
    frame();
}

void Bench::type(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) window_->events().push(Typed{next_code_point(text, at)});
    frame();
}

void Bench::drag(Point from, Point to) {
    EventQueue& events = window_->events();
    events.push(PointerMoved{from});
    events.push(ButtonChanged{Button::left, true});
    events.push(PointerMoved{to});
    frames(3);
    events.push(ButtonChanged{Button::left, false});
    frame();
    settle();
}

void Bench::save(const std::string& name) const {
    const char* folder = std::getenv("STEPWELL_SHOTS");
    if (folder == nullptr) return;
    const auto written = write_png(std::string(folder) + "/" + name + ".png", screenshot());
    EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().message);
}

}  // namespace stepwell

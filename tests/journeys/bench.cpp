#include "tests/journeys/bench.h"

#include <gtest/gtest.h>

#include "core/base/utf8.h"
#include "tests/journeys/real_window.h"

namespace stepwell {

Bench::Bench(int width, int height)
    : window_(&real_window()), screen_(&real_screen()), ui_(std::make_unique<Ui>(screen_->glyphs())) {
    resize_real_window(width, height);
}

void Bench::frame() {
    window_->wait(0);
    const FrameInput input = window_->events().next(time_, 1.0F / 60);
    time_ += 1.0 / 60;
    sizes_ = sizes_for(scale_);
    const Point size = window_->size();
    screen_->show(size, theme(theme_).colour(Role::page), [&](ImDrawList* list, bool again) {
        ui_->begin(again ? input.seen_again() : input, list, {0, 0, size.x, size.y}, theme(theme_), sizes_, true);
        paint_(*ui_);
        ui_->end();
    });
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

void Bench::save(const std::string& name) const { save_shot(screenshot(), name); }

}  // namespace stepwell

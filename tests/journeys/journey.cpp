#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

#include "core/base/utf8.h"
#include "tests/journeys/real_window.h"

namespace stepwell {

Journey::Journey(int width, int height, std::string_view scene) {
    real_screen();
    resize_real_window(width, height);
    session_ = std::make_unique<Session>(lessons_, Folders{}, Language::en);
    EXPECT_TRUE(session_->open_scene(scene)) << scene;
    session_->finish_recording();
    program_ = std::make_unique<Program>(real_window(), real_screen(), *session_);
    point_at({2, 2});
    settle();
}

Journey::~Journey() {
    EventQueue& events = real_window().events();
    while (!events.empty()) events.next(time_, 0);
}

void Journey::frame() {
    real_window().wait(0);
    time_ += 1.0 / 60;
    program_->frame(real_window().events().next(time_, 1.0F / 60));
}

void Journey::frames(int count) {
    for (int i = 0; i < count; ++i) frame();
}

void Journey::settle() {
    for (int i = 0; i < 600; ++i) {
        if (session_->recording()) session_->finish_recording();
        frame();
        const bool playing = session_->transport().playing();
        if ((program_->wakes_in() > 0 || playing) && real_window().events().empty() && !session_->recording()) return;
    }
    ADD_FAILURE() << "the window does not come to rest";
}

void Journey::click(const std::string& id) {
    const WidgetInfo* widget = find(id);
    ASSERT_NE(widget, nullptr) << "no widget " << id;
    ASSERT_GT(widget->box.w * widget->box.h, 0) << id << " cannot be seen";
    click(widget->box.centre());
}

void Journey::click(Point at, Button button) {
    EventQueue& events = real_window().events();
    events.push(PointerMoved{at});
    events.push(ButtonChanged{button, true});
    events.push(ButtonChanged{button, false});
    frames(2);
    settle();
}

void Journey::drag(std::initializer_list<Point> points, Button button) {
    EventQueue& events = real_window().events();
    events.push(PointerMoved{*points.begin()});
    events.push(ButtonChanged{button, true});
    frame();
    for (const Point p : points) {
        events.push(PointerMoved{p});
        frame();
    }
    events.push(ButtonChanged{button, false});
    frame();
    settle();
}

void Journey::point_at(Point at) {
    real_window().events().push(PointerMoved{at});
    frame();
}

void Journey::scroll(float notches) {
    real_window().events().push(Scrolled{0, notches});
    frame();
    settle();
}

void Journey::press(Key key, Mods mods) {
    real_window().events().push(KeyPress{static_cast<std::int32_t>(key), 0, mods, false});
    frame();
}

void Journey::press(char letter, Mods mods) {
    real_window().events().push(KeyPress{letter, letter, mods, false});
    frame();
}

void Journey::type(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) real_window().events().push(Typed{next_code_point(text, at)});
    frame();
}

void Journey::resize(int width, int height) {
    resize_real_window(width, height);
    settle();
}

Point Journey::at(Cell cell) {
    return program_->workspace().stage().camera().to_screen(Point{static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F});
}

Screenshot Journey::screenshot() const { return real_screen().screenshot(); }

Colour Journey::colour_of(Cell cell) {
    const Point middle = at(cell);
    const float aside = program_->workspace().stage().camera().scale() * 0.36F;
    return screenshot().at(static_cast<int>(middle.x - aside), static_cast<int>(middle.y - aside));
}

void Journey::save(const std::string& name) const { save_shot(screenshot(), name); }

void Journey::change(const std::function<void(Preferences&)>& edit) {
    Preferences preferences = session_->preferences();
    edit(preferences);
    session_->set_preferences(preferences);
    settle();
}

}  // namespace stepwell

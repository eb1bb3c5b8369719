#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/utf8.h"
#include "tests/journeys/real_window.h"

namespace stepwell {

Journey::Journey(int width, int height, std::string_view scene, Folders folders, std::vector<Lesson> lessons)
    : lessons_(std::move(lessons)) {
    real_screen();
    resize_real_window(width, height);
    session_ = std::make_unique<Session>(lessons_, std::move(folders), Language::en);
    EXPECT_TRUE(scene.empty() || session_->open_scene(scene)) << scene;
    session_->finish_recording();
    Preferences preferences = session_->preferences();
    preferences.motion = false;
    session_->set_preferences(preferences);
    program_ = std::make_unique<Program>(real_window(), real_screen(), *session_);
    point_at({2, 2});
    settle();
}

Journey::~Journey() {
    EventQueue& events = real_window().events();
    while (!events.empty()) events.next(time_, 0);
}

void Journey::frame(double passed) {
    real_window().wait(0);
    time_ += passed;
    program_->frame(real_window().events().next(time_, static_cast<float>(passed)));
}

void Journey::wait(double seconds) {
    for (; seconds > 0; seconds -= 0.05) frame(0.05);
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

void Journey::tap(Point at) {
    EventQueue& events = real_window().events();
    events.push(PointerMoved{at});
    events.push(ButtonChanged{Button::left, true});
    events.push(ButtonChanged{Button::left, false});
    frames(2);
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

void Journey::hold(Point from, Point to, Button button) {
    EventQueue& events = real_window().events();
    events.push(PointerMoved{from});
    events.push(ButtonChanged{button, true});
    frame();
    events.push(PointerMoved{to});
    frames(2);
}

void Journey::let_go(Button button) {
    real_window().events().push(ButtonChanged{button, false});
    frame();
    settle();
}

void Journey::drop(std::vector<std::string> files) {
    real_window().events().push(Dropped{std::move(files)});
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

void Journey::press_chord(const Chord& chord) {
    const std::int32_t character =
        chord.key < static_cast<std::int32_t>(Key::escape) && chord.key != static_cast<std::int32_t>(Key::space)
            ? chord.key
            : 0;
    real_window().events().push(
        KeyPress{chord.key, character, {.shift = chord.shift, .ctrl = chord.ctrl, .alt = false}, false});
    frame();
}

void Journey::press_at_once(Key key, int times) {
    for (int i = 0; i < times; ++i) real_window().events().push(KeyPress{static_cast<std::int32_t>(key), 0, {}, false});
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
    return program_->workspace().stage().camera().to_screen(
        Point{static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F});
}

Box Journey::box(Cell cell) {
    return program_->workspace().stage().camera().to_screen(
        Box{static_cast<float>(cell.x), static_cast<float>(cell.y), 1, 1});
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

namespace {

template <class Body>
void each_pixel(const Screenshot& shot, Box box, Body&& body) {
    const int left = std::max(0, static_cast<int>(box.x)),
              right = std::min(shot.width, static_cast<int>(box.x + box.w));
    const int top = std::max(0, static_cast<int>(box.y)),
              bottom = std::min(shot.height, static_cast<int>(box.y + box.h));
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) body(x, y);
}

}  // namespace

std::size_t differing(const Screenshot& a, const Screenshot& b, std::optional<Box> box) {
    if (a.width != b.width || a.height != b.height)
        return static_cast<std::size_t>(a.width) * static_cast<std::size_t>(a.height);
    std::size_t pixels = 0;
    const Box all{0, 0, static_cast<float>(a.width), static_cast<float>(a.height)};
    each_pixel(a, box.value_or(all), [&](int x, int y) { pixels += a.at(x, y) != b.at(x, y); });
    return pixels;
}

std::size_t count(const Screenshot& shot, Box box, Colour colour) {
    std::size_t pixels = 0;
    each_pixel(shot, box, [&](int x, int y) { pixels += shot.at(x, y) == colour; });
    return pixels;
}

}  // namespace stepwell

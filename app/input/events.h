// Everything that people do to the window, in the order in which they did it, cut into frames so that nothing is lost:
// a press and its release never fall into one frame, no move overtakes a press, and no press a key.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/input/keys.h"
#include "lessons/kit/canvas.h"

namespace stepwell {

struct Mods {
    bool shift = false, ctrl = false, alt = false;
    bool operator==(const Mods&) const = default;
};

/// One press of a key, or one of its repeats while it is held down.
struct KeyPress {
    std::int32_t key = 0;  ///< its place on an American keyboard: GLFW's number, for letters and digits the character
    std::int32_t character = 0;  ///< what the keyboard's own layout has there, in upper case; 0: nothing
    Mods mods;
    bool repeat = false;

    bool is(Key k) const { return key == static_cast<std::int32_t>(k); }
};

enum class Button : std::uint8_t { left, right, middle };

struct PointerMoved {
    Point to;  ///< pixels of the window
};
struct PointerLeft {};
struct ButtonChanged {
    Button button = Button::left;
    bool down = false;
    Mods mods = {};
};
struct Scrolled {
    float x = 0, y = 0;  ///< notches; y > 0 away from the person
    Mods mods = {};
};
struct Typed {
    char32_t code = 0;
};
struct Dropped {
    std::vector<std::string> files;
};
using Event = std::variant<PointerMoved, PointerLeft, ButtonChanged, Scrolled, KeyPress, Typed, Dropped>;

/// What one frame gets to see.
struct FrameInput {
    double time = 0;                                    ///< seconds, only ever grows
    float passed = 0;                                   ///< seconds since the last frame, 0 … 0.1
    std::optional<Point> pointer;                       ///< none while it is outside
    std::vector<Point> moves;                           ///< all the places that it came to, in order
    std::array<bool, 3> down{}, pressed{}, released{};  ///< by Button
    Point scrolled;
    Mods mods;                   ///< held down at the last press or scroll
    std::vector<KeyPress> keys;  ///< every press and repeat
    std::string text;            ///< typed characters, UTF-8
    std::vector<std::string> dropped;

    /// The same frame seen a second time: where the pointer is and what is held, but nothing that happened.
    FrameInput seen_again() const;

    bool any_down() const { return down[0] || down[1] || down[2]; }
    bool any_pressed() const { return pressed[0] || pressed[1] || pressed[2]; }
    bool any_released() const { return released[0] || released[1] || released[2]; }
    bool is_down(Button b) const { return down[static_cast<std::size_t>(b)]; }
    bool is_pressed(Button b) const { return pressed[static_cast<std::size_t>(b)]; }
    bool is_released(Button b) const { return released[static_cast<std::size_t>(b)]; }
};

class EventQueue {
public:
    void push(Event event) { events_.push_back(std::move(event)); }
    bool empty() const { return events_.empty(); }

    /// The next frame's share of the events; what does not fit waits for the frame after.
    FrameInput next(double time, float passed);

private:
    std::deque<Event> events_;
    std::optional<Point> pointer_;
    std::array<bool, 3> down_{};
    Mods mods_;
};

}  // namespace stepwell

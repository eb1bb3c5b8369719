// The window of the operating system: opening it, what people do to it, its clipboard and pointer. Everything is in
// pixels of the frame buffer; events come through our own queue, in order.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/input/events.h"
#include "app/input/pointer.h"

struct GLFWwindow;

namespace stepwell {

/// Why no window could be opened.
struct NoWindow {
    enum class Reason : std::uint8_t { no_display, old_graphics };
    Reason reason = Reason::no_display;
    std::string detail;  ///< old_graphics: the version of OpenGL that there is
};

struct WindowSpec {
    std::string title = "Stepwell";
    int width = 1600, height = 900;  ///< in the screen's units; a screen that is smaller makes it smaller
    bool listen = true;              ///< false: real keys and mouse are not heard (tests send their own events)
    bool visible = true;
};

class Window {
public:
    static tl::expected<std::unique_ptr<Window>, NoWindow> open(const WindowSpec& spec);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    EventQueue& events() { return events_; }
    /// Sleeps until something happens, at most so many seconds; 0 only looks.
    void wait(double seconds);
    /// Ends a wait early; from any thread.
    static void wake();
    bool wants_to_close() const;

    Point size() const;           ///< pixels
    float content_scale() const;  ///< 1 at 96 dpi
    void resize(int width, int height);
    void set_title(const std::string& title);
    /// `pixels(side)`: side × side of them, row by row, red, green, blue and opacity (not premultiplied) a byte each.
    void set_icon(std::vector<std::uint8_t> (*pixels)(int side));
    void set_pointer(Pointer pointer);
    /// Fills the monitor that most of the window is on; off: back to where it was.
    void set_fullscreen(bool on);
    std::string clipboard() const;
    void set_clipboard(const std::string& text);
    void show_frame();
    /// Seconds since the program began.
    static double now();

private:
    explicit Window(GLFWwindow* window);
    void listen();

    GLFWwindow* window_;
    EventQueue events_;
    std::string title_;
    Pointer pointer_ = Pointer::arrow;
    struct Cursors;
    std::unique_ptr<Cursors> cursors_;
    struct Place {
        int x = 0, y = 0, width = 0, height = 0;
    } before_fullscreen_;
};

}  // namespace stepwell

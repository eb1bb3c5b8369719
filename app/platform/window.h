// The window of the operating system: opening it, what people do to it, its clipboard and pointer. Everything is in
// pixels of the frame buffer; events come through our own queue, in order.
#pragma once

#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "app/platform/events.h"
#include "app/platform/pointer.h"

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
    /// Sleeps until something happens, at most so many seconds; 0 only looks. True if the window's content may be stale.
    bool wait(double seconds);
    bool wants_to_close() const;
    void keep_open();

    Point size() const;           ///< pixels
    float content_scale() const;  ///< 1 at 96 dpi
    void resize(int width, int height);
    void set_title(const std::string& title);
    void set_pointer(Pointer pointer);
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
    bool stale_ = true;
    Pointer pointer_ = Pointer::arrow;
    struct Cursors;
    std::unique_ptr<Cursors> cursors_;
    struct Place {
        int x = 0, y = 0, width = 0, height = 0;
    } before_fullscreen_;
};

}  // namespace stepwell

#include "app/platform/window.h"

#include <glad/gl.h>

#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/utf8.h"

namespace stepwell {

struct Window::Cursors {
    std::array<GLFWcursor*, 5> shapes{};
};

namespace {

Window& self(GLFWwindow* window) { return *static_cast<Window*>(glfwGetWindowUserPointer(window)); }

/// Pixels of the frame buffer for one of the window's units.
Point pixel_ratio(GLFWwindow* window) {
    int w = 0, h = 0, pixels_w = 0, pixels_h = 0;
    glfwGetWindowSize(window, &w, &h);
    glfwGetFramebufferSize(window, &pixels_w, &pixels_h);
    if (w <= 0 || h <= 0) return {1, 1};
    return {static_cast<float>(pixels_w) / static_cast<float>(w), static_cast<float>(pixels_h) / static_cast<float>(h)};
}

Mods mods_of(int bits) {
    return {.shift = (bits & GLFW_MOD_SHIFT) != 0,
            .ctrl = (bits & (GLFW_MOD_CONTROL | GLFW_MOD_SUPER)) != 0,
            .alt = (bits & GLFW_MOD_ALT) != 0};
}

/// What the keyboard's layout has on a key, in upper case; 0 if it is no character.
std::int32_t character_on(int key, int scancode) {
    const char* name = glfwGetKeyName(key, scancode);
    if (name == nullptr || *name == '\0') return 0;
    std::size_t at = 0;
    const char32_t code = next_code_point(name, at);
    return static_cast<std::int32_t>(code >= U'a' && code <= U'z' ? code - U'a' + U'A' : code);
}

/// Keys of the number pad mean what the others mean.
int without_pad(int key) {
    if (key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_9) return GLFW_KEY_0 + key - GLFW_KEY_KP_0;
    return key == GLFW_KEY_KP_ENTER ? GLFW_KEY_ENTER : key;
}

/// The monitor that shows most of a window; nullptr if there is none.
GLFWmonitor* monitor_under(int x, int y, int width, int height) {
    int count = 0;
    GLFWmonitor** monitors = glfwGetMonitors(&count);
    GLFWmonitor* best = nullptr;
    long most = -1;
    for (int i = 0; i < count; ++i) {
        const GLFWvidmode* mode = glfwGetVideoMode(monitors[i]);
        int left = 0, top = 0;
        glfwGetMonitorPos(monitors[i], &left, &top);
        if (mode == nullptr) continue;
        const long wide = std::min(x + width, left + mode->width) - std::max(x, left);
        const long high = std::min(y + height, top + mode->height) - std::max(y, top);
        const long shown = std::max(0L, wide) * std::max(0L, high);
        if (shown <= most) continue;
        most = shown;
        best = monitors[i];
    }
    return best;
}

/// The newest OpenGL that this computer offers, for the message that it is too old.
std::string offered_version() {
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    GLFWwindow* window = glfwCreateWindow(64, 64, "", nullptr, nullptr);
    if (window == nullptr) return "no OpenGL";
    glfwMakeContextCurrent(window);
    using GetString = const GLubyte* (*)(GLenum);
    const auto get_string = reinterpret_cast<GetString>(glfwGetProcAddress("glGetString"));
    const GLubyte* version = get_string != nullptr ? get_string(GL_VERSION) : nullptr;
    std::string text =
        version != nullptr ? std::string("OpenGL ") + reinterpret_cast<const char*>(version) : "no OpenGL";
    glfwDestroyWindow(window);
    return text;
}

}  // namespace

tl::expected<std::unique_ptr<Window>, NoWindow> Window::open(const WindowSpec& spec) {
    glfwSetErrorCallback([](int, const char*) {});  // what is wrong is told by what is returned
    if (glfwInit() == GLFW_FALSE) return tl::unexpected(NoWindow{NoWindow::Reason::no_display, {}});
    int width = spec.width, height = spec.height;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) {
        int x = 0, y = 0, most_width = 0, most_height = 0;
        glfwGetMonitorWorkarea(monitor, &x, &y, &most_width, &most_height);
        float scale_x = 1, scale_y = 1;
        glfwGetMonitorContentScale(monitor, &scale_x, &scale_y);
        if (most_width > 0 && most_height > 0) {
            width = std::min(static_cast<int>(static_cast<float>(width) * scale_x), most_width);
            height = std::min(static_cast<int>(static_cast<float>(height) * scale_y), most_height);
        }
    }
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_VISIBLE, spec.visible ? GLFW_TRUE : GLFW_FALSE);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    glfwWindowHint(GLFW_AUTO_ICONIFY, GLFW_FALSE);  // the class sees it while the teacher works on another screen
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "stepwell");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "stepwell");
    GLFWwindow* window = glfwCreateWindow(width, height, spec.title.c_str(), nullptr, nullptr);
    const auto too_old = [&] {
        const std::string version = offered_version();
        glfwTerminate();
        return tl::unexpected(NoWindow{NoWindow::Reason::old_graphics, version});
    };
    if (window == nullptr) return too_old();
    glfwMakeContextCurrent(window);
    if (gladLoadGL(glfwGetProcAddress) == 0) {
        glfwDestroyWindow(window);
        return too_old();
    }
    glfwSwapInterval(1);
    glfwSetWindowSizeLimits(window, 480, 360, GLFW_DONT_CARE, GLFW_DONT_CARE);
    std::unique_ptr<Window> result(new Window(window));
    glfwSetWindowUserPointer(window, result.get());
    const std::array shapes = {GLFW_ARROW_CURSOR, GLFW_HAND_CURSOR, GLFW_IBEAM_CURSOR, GLFW_HAND_CURSOR,
                               GLFW_CROSSHAIR_CURSOR};
    for (std::size_t i = 0; i < shapes.size(); ++i) result->cursors_->shapes[i] = glfwCreateStandardCursor(shapes[i]);
    if (spec.listen) result->listen();
    return result;
}

Window::Window(GLFWwindow* window) : window_(window), cursors_(std::make_unique<Cursors>()) {}

Window::~Window() {
    for (GLFWcursor* cursor : cursors_->shapes)
        if (cursor != nullptr) glfwDestroyCursor(cursor);
    glfwDestroyWindow(window_);
    glfwTerminate();
}

void Window::listen() {
    glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
        const Point ratio = pixel_ratio(w);
        self(w).events_.push(PointerMoved{{static_cast<float>(x) * ratio.x, static_cast<float>(y) * ratio.y}});
    });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int inside) {
        if (inside == GLFW_FALSE) self(w).events_.push(PointerLeft{});
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int mods) {
        if (button > GLFW_MOUSE_BUTTON_MIDDLE) return;
        self(w).events_.push(ButtonChanged{static_cast<Button>(button), action == GLFW_PRESS, mods_of(mods)});
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
        const Mods mods = mods_of((glfwGetKey(w, GLFW_KEY_LEFT_SHIFT) == GLFW_PRESS ? GLFW_MOD_SHIFT : 0) |
                                  (glfwGetKey(w, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS ? GLFW_MOD_CONTROL : 0));
        self(w).events_.push(Scrolled{static_cast<float>(x), static_cast<float>(y), mods});
    });
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int mods) {
        if (action == GLFW_RELEASE || key == GLFW_KEY_UNKNOWN) return;
        self(w).events_.push(
            KeyPress{without_pad(key), character_on(key, scancode), mods_of(mods), action == GLFW_REPEAT});
    });
    glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned code) { self(w).events_.push(Typed{code}); });
    glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
        self(w).events_.push(Dropped{std::vector<std::string>(paths, paths + count)});
    });
}

void Window::wait(double seconds) {
    if (seconds <= 0) glfwPollEvents();
    else if (seconds > 3600) glfwWaitEvents();
    else glfwWaitEventsTimeout(seconds);
}

void Window::wake() { glfwPostEmptyEvent(); }

bool Window::wants_to_close() const { return glfwWindowShouldClose(window_) != GLFW_FALSE; }

Point Window::size() const {
    int w = 0, h = 0;
    glfwGetFramebufferSize(window_, &w, &h);
    return {static_cast<float>(w), static_cast<float>(h)};
}

float Window::content_scale() const {
    float x = 1, y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    return std::clamp(std::max(x, y), 0.5F, 4.0F);
}

void Window::resize(int width, int height) { glfwSetWindowSize(window_, width, height); }

void Window::set_title(const std::string& title) {
    if (std::exchange(title_, title) == title) return;
    glfwSetWindowTitle(window_, title_.c_str());
}

void Window::set_icon(std::vector<std::uint8_t> (*pixels)(int side)) {
    constexpr std::array sides = {16, 24, 32, 48, 128};  // title bars, task bars, switchers: they take what fits
    std::array<std::vector<std::uint8_t>, sides.size()> kept;
    std::array<GLFWimage, sides.size()> images{};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        kept[i] = pixels(sides[i]);
        images[i] = {sides[i], sides[i], kept[i].data()};
    }
    glfwSetWindowIcon(window_, static_cast<int>(images.size()), images.data());
}

void Window::set_pointer(Pointer pointer) {
    if (std::exchange(pointer_, pointer) == pointer) return;
    glfwSetCursor(window_, cursors_->shapes[static_cast<std::size_t>(pointer)]);
}

void Window::set_fullscreen(bool on) {
    if ((glfwGetWindowMonitor(window_) != nullptr) == on) return;
    if (on) {
        Place& place = before_fullscreen_;
        glfwGetWindowPos(window_, &place.x, &place.y);
        glfwGetWindowSize(window_, &place.width, &place.height);
        GLFWmonitor* monitor = monitor_under(place.x, place.y, place.width, place.height);
        const GLFWvidmode* mode = monitor != nullptr ? glfwGetVideoMode(monitor) : nullptr;
        if (mode != nullptr) glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, GLFW_DONT_CARE);
    } else {
        const Place& place = before_fullscreen_;
        glfwSetWindowMonitor(window_, nullptr, place.x, place.y, place.width, place.height, GLFW_DONT_CARE);
    }
}

std::string Window::clipboard() const {
    const char* text = glfwGetClipboardString(window_);
    return text != nullptr ? text : "";
}

void Window::set_clipboard(const std::string& text) { glfwSetClipboardString(window_, text.c_str()); }

void Window::show_frame() { glfwSwapBuffers(window_); }

double Window::now() { return glfwGetTime(); }

}  // namespace stepwell

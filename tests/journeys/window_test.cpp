// What only the operating system's window shows: its icon, and how it fills a screen.
#include <gtest/gtest.h>

#include <dlfcn.h>

#include <GLFW/glfw3.h>

#include <vector>

#include "app/export/icon.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

template <class Function>
Function* loaded(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_DEFAULT, name));
}

/// A property of the window as X11 keeps it: numbers, or characters if it has 8 bits.
template <class Item>
std::vector<Item> property_of_current_window(const char* name, const char* kind) {
    using Id = unsigned long;
    const auto display_of = loaded<void*()>("glfwGetX11Display");
    const auto window_of = loaded<Id(GLFWwindow*)>("glfwGetX11Window");
    const auto atom = loaded<Id(void*, const char*, int)>("XInternAtom");
    const auto property =
        loaded<int(void*, Id, Id, long, long, int, Id, Id*, int*, Id*, Id*, unsigned char**)>("XGetWindowProperty");
    const auto release = loaded<int(void*)>("XFree");
    if (display_of == nullptr || window_of == nullptr || atom == nullptr || property == nullptr || release == nullptr)
        return {};
    Id type = 0, count = 0, left = 0;
    int bits = 0;
    unsigned char* data = nullptr;
    property(display_of(), window_of(glfwGetCurrentContext()), atom(display_of(), name, 0), 0, 1 << 20, 0,
             atom(display_of(), kind, 0), &type, &bits, &count, &left, &data);
    const auto* items = reinterpret_cast<const Item*>(data);
    std::vector<Item> copy(items, items + count);
    if (data != nullptr) release(data);
    return copy;
}

TEST(TheWindow, HasTheProgramsIcon) {
    if (loaded<void*()>("glfwGetX11Display") == nullptr) GTEST_SKIP() << "only X11 lets a test read it back";
    Journey journey;
    // For each its width, its height, and a number 0xAARRGGBB a pixel.
    const auto icons = property_of_current_window<unsigned long>("_NET_WM_ICON", "CARDINAL");
    std::size_t found = 0;
    for (std::size_t at = 0; at + 2 < icons.size(); ++found) {
        const std::size_t side = icons[at];
        ASSERT_EQ(icons[at + 1], side);
        const std::vector<std::uint8_t> drawn = icon_pixels(static_cast<int>(side));
        at += 2;
        ASSERT_LE(at + side * side, icons.size());
        for (std::size_t i = 0; i < side * side; ++i, ++at) {
            const std::uint8_t* p = &drawn[4 * i];
            const unsigned long wanted = static_cast<unsigned long>(p[3]) << 24 |
                                         static_cast<unsigned long>(p[0]) << 16 |
                                         static_cast<unsigned long>(p[1]) << 8 | p[2];
            ASSERT_EQ(icons[at] & 0xFFFFFFFF, wanted) << side << " pixels, number " << i;
        }
    }
    EXPECT_GE(found, 3U);
}

TEST(TheWindow, IsNamedAfterTheScene) {
    if (loaded<void*()>("glfwGetX11Display") == nullptr) GTEST_SKIP() << "only X11 lets a test read it back";
    Journey journey(1600, 900, "wave");
    const auto title = [] {
        const auto bytes = property_of_current_window<char>("_NET_WM_NAME", "UTF8_STRING");
        return std::string(bytes.begin(), bytes.end());
    };
    EXPECT_EQ(title(), "The wave – Stepwell");
    journey.change([](Preferences& p) { p.language = Language::de; });
    EXPECT_EQ(title(), "Die Welle – Stepwell");
}

TEST(TheWindow, FillsTheScreenAndComesBack) {
    resize_real_window(800, 600);
    Window& window = real_window();
    const auto becomes = [&](Point size) {
        for (int i = 0; i < 200 && window.size() != size; ++i) window.wait(0.01);
        return window.size() == size;
    };
    const GLFWvidmode* screen = glfwGetVideoMode(glfwGetPrimaryMonitor());
    window.set_fullscreen(true);
    EXPECT_TRUE(becomes({static_cast<float>(screen->width), static_cast<float>(screen->height)}));
    window.set_fullscreen(false);
    EXPECT_TRUE(becomes({800, 600}));
    resize_real_window(1600, 900);
}

}  // namespace
}  // namespace stepwell

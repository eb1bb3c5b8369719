// Keys by what is printed on them, whatever the keyboard's layout. The numbers are GLFW's, so the window need not translate.
#pragma once

#include <cstdint>

namespace stepwell {

enum class Key : std::int16_t {
    none = 0,
    space = 32, comma = 44, minus = 45, period = 46, slash = 47,
    n0 = 48, n1, n2, n3, n4, n5, n6, n7, n8, n9,
    equal = 61,
    a = 65, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z,
    plus = 43, question = 63,
    escape = 256, enter, tab, backspace, insert, erase, right, left, down, up, page_up, page_down, home, end,
    f1 = 290, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12,
};

struct Mods {
    bool shift = false, control = false, alt = false;
    bool operator==(const Mods&) const = default;
};

/// One press of a key, or one of its repeats while it is held down.
struct KeyPress {
    Key key = Key::none;
    Mods mods;
    bool repeat = false;
    bool operator==(const KeyPress&) const = default;
};

}  // namespace stepwell

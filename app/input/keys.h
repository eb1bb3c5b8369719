// Keys by name.
#pragma once

#include <cstdint>

namespace stepwell {

/// Keys that write nothing, with GLFW's numbers; printable keys are their character in upper case.
enum class Key : std::int32_t {
    space = 32,
    escape = 256,
    enter,
    tab,
    backspace,
    insert,
    del,
    right,
    left,
    down,
    up,
    page_up,
    page_down,
    home,
    end,
    f1 = 290,
    f2,
    f3,
    f4,
    f5,
    f6,
    f7,
    f8,
    f11 = 300,
    pad_minus = 333,
    pad_plus,
};

}  // namespace stepwell

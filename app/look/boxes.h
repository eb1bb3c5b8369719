// Cutting up and comparing rectangles.
#pragma once

#include <algorithm>

#include "lessons/kit/canvas.h"

namespace stepwell {

inline Box common(Box a, Box b) {
    const float left = std::max(a.x, b.x), top = std::max(a.y, b.y);
    return {left, top, std::max(0.0F, std::min(a.x + a.w, b.x + b.w) - left),
            std::max(0.0F, std::min(a.y + a.h, b.y + b.h) - top)};
}

inline bool contains(Box box, Point p) {
    return p.x >= box.x && p.y >= box.y && p.x < box.x + box.w && p.y < box.y + box.h;
}

/// Smaller by `by` on all four sides; larger if it is negative.
inline Box inset(Box box, float by) { return {box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by}; }

/// Cut a strip off a box and return it; what is left stays in `box`.
inline Box cut_top(Box& box, float height) {
    const Box strip{box.x, box.y, box.w, height};
    box.y += height;
    box.h -= height;
    return strip;
}

inline Box cut_bottom(Box& box, float height) {
    box.h -= height;
    return {box.x, box.y + box.h, box.w, height};
}

inline Box cut_left(Box& box, float width) {
    const Box strip{box.x, box.y, width, box.h};
    box.x += width;
    box.w -= width;
    return strip;
}

inline Box cut_right(Box& box, float width) {
    box.w -= width;
    return {box.x + box.w, box.y, width, box.h};
}

}  // namespace stepwell

// Colours as plain numbers, and how well two of them can be told apart.
#pragma once

#include <cstdint>

namespace stepwell {

/// sRGB with straight (not premultiplied) alpha, 0 … 255 each.
struct Colour {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    bool operator==(const Colour&) const = default;
};

/// 0xRRGGBB → an opaque colour.
constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16 & 255), static_cast<std::uint8_t>(hex >> 8 & 255),
            static_cast<std::uint8_t>(hex & 255), 255};
}

/// The same colour, `alpha` (0 … 1) as strong as it was.
Colour faded(Colour colour, float alpha);

/// From `a` (t = 0) to `b` (t = 1), channel by channel.
Colour mix(Colour a, Colour b, float t);

/// `top` painted over the opaque `ground`.
Colour over(Colour top, Colour ground);

/// Contrast of two opaque colours, 1 … 21 (WCAG 2.1, relative luminance). Text needs 4.5, marks and outlines 3.
float contrast(Colour a, Colour b);

/// `colour`, moved towards black or white just far enough to have at least `wanted` contrast on `ground`.
Colour readable(Colour colour, Colour ground, float wanted = 4.5F);

}  // namespace stepwell

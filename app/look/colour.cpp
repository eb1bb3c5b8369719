#include "app/look/colour.h"

#include <algorithm>
#include <cmath>

namespace stepwell {
namespace {

float linear(std::uint8_t channel) {
    const float c = static_cast<float>(channel) / 255.0F;
    return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

float luminance(Colour c) { return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b); }

std::uint8_t between(std::uint8_t a, std::uint8_t b, float t) {
    return static_cast<std::uint8_t>(std::lround(static_cast<float>(a) + t * static_cast<float>(b - a)));
}

}  // namespace

Colour faded(Colour colour, float alpha) {
    colour.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(colour.a) * std::clamp(alpha, 0.0F, 1.0F)));
    return colour;
}

Colour mix(Colour a, Colour b, float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    return {between(a.r, b.r, t), between(a.g, b.g, t), between(a.b, b.b, t), between(a.a, b.a, t)};
}

Colour over(Colour top, Colour ground) {
    const float strength = static_cast<float>(top.a) / 255.0F;
    top.a = 255;
    return mix(ground, top, strength);
}

float contrast(Colour a, Colour b) {
    const float one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05F) / (std::min(one, other) + 0.05F);
}

Colour readable(Colour colour, Colour ground, float wanted) {
    const Colour end = contrast(rgb(0), ground) > contrast(rgb(0xFFFFFF), ground) ? rgb(0) : rgb(0xFFFFFF);
    for (int step = 0; step <= 20; ++step) {
        const Colour candidate = mix(colour, end, static_cast<float>(step) / 20.0F);
        if (contrast(candidate, ground) >= wanted) return candidate;
    }
    return end;
}

}  // namespace stepwell

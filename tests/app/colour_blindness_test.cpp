// The scenes' colours for people who see fewer: they stay apart, though never colour alone tells things apart.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "app/look/theme.h"

namespace stepwell {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Sight {
    const char* name;
    Matrix seen;  ///< linear RGB as it is → as it is seen
};

/// Machado, Oliveira, Fernandes 2009, severity 1.0.
constexpr std::array<Sight, 4> sights = {{
    {"all three cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

/// sRGB to XYZ, white of D65.
constexpr Matrix to_xyz = {
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};

Triple times(const Matrix& m, const Triple& v) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i) result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return result;
}

double linear(std::uint8_t part) {
    const double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* of a colour as it is seen.
Triple lab(Colour colour, const Matrix& seen) {
    Triple light = times(seen, {linear(colour.r), linear(colour.g), linear(colour.b)});
    for (double& part : light) part = std::clamp(part, 0.0, 1.0);
    Triple xyz = times(to_xyz, light);
    constexpr Triple white = {0.95047, 1, 1.08883};
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        xyz[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

/// CIE 1976: about 2.3 can just be seen side by side.
double difference(Colour a, Colour b, const Matrix& seen) {
    const Triple p = lab(a, seen), q = lab(b, seen);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

TEST(ColourBlindness, SimulatedAsPublished) {
    const Colour red = rgb(0xFF0000), green = rgb(0x00FF00), white = rgb(0xFFFFFF);
    EXPECT_NEAR(difference(red, green, sights[0].seen), 170.6, 0.5);
    for (const Sight& sight : sights) EXPECT_LT(difference(white, white, sight.seen), 0.001);
    // Mixtures of red and green that one kind of eye cannot tell apart.
    EXPECT_LT(difference(rgb(0xB40000), rgb(0x464600), sights[1].seen),
              difference(rgb(0xB40000), rgb(0x464600), sights[0].seen) / 3);
}

TEST(ColourBlindness, TheScenesColoursStayApart) {
    constexpr double apart = 10;
    for (const ThemeName name : all_themes) {
        const Theme& t = theme(name);
        // The ramp ends where scenes end it, in the middle of cividis: beyond it is as dark as walls are.
        const std::vector<std::pair<const char*, Colour>> colours = {
            {"frontier", t.colour(Role::frontier)}, {"current", t.colour(Role::current)},
            {"start", t.colour(Role::start)},       {"goal", t.colour(Role::goal)},
            {"wall", t.colour(Role::wall)},         {"floor", t.colour(Role::floor)},
            {"near", distance_colour(0)},           {"far", distance_colour(0.5F)}};
        EXPECT_EQ(t.colour(Role::path), t.colour(Role::current))
            << "one colour for what happens now and for what came of it";
        for (const Sight& sight : sights)
            for (std::size_t i = 0; i < colours.size(); ++i)
                for (std::size_t k = i + 1; k < colours.size(); ++k) {
                    const auto& [a, first] = colours[i];
                    const auto& [b, second] = colours[k];
                    if (std::string_view(a) == "start" && std::string_view(b) == "far")
                        continue;  // the start lies at the near end
                    EXPECT_GE(difference(first, second, sight.seen), apart)
                        << a << " and " << b << ", " << name_of(name) << ", " << sight.name;
                }
    }
}

}  // namespace
}  // namespace stepwell

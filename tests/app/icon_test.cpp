#include "app/export/icon.h"

#include <gmock/gmock.h>

#include "app/look/theme.h"

namespace stepwell {
namespace {

TEST(Icon, IsATileWithOpenCornersAndAFlightOfSteps) {
    constexpr int side = 64;
    const std::vector<std::uint8_t> pixels = icon_pixels(side);
    ASSERT_EQ(pixels.size(), side * side * 4U);
    const auto pixel = [&](int x, int y) {
        const std::size_t at = static_cast<std::size_t>(y * side + x) * 4;
        return std::vector(pixels.begin() + static_cast<std::ptrdiff_t>(at),
                           pixels.begin() + static_cast<std::ptrdiff_t>(at + 4));
    };
    const auto bytes = [](Colour c) { return std::vector<std::uint8_t>{c.r, c.g, c.b, c.a}; };
    const Theme& light = theme(ThemeName::light);
    EXPECT_EQ(pixel(0, 0)[3], 0);
    EXPECT_EQ(pixel(8, 8), bytes(light.colour(Role::rail)));
    for (int step = 0; step < 4; ++step)
        EXPECT_EQ(pixel(14 + 12 * step, 49 - 12 * step), bytes(light.colour(Role::marked_bar))) << step;
}

TEST(Icon, IsAPictureFile) {
    EXPECT_THAT(icon_file(PictureFormat::svg, 64).value(),
                testing::AllOf(testing::HasSubstr("<svg "), testing::HasSubstr("</svg>")));
    EXPECT_THAT(icon_file(PictureFormat::png, 16).value(), testing::StartsWith("\x89PNG\r\n"));
}

}  // namespace
}  // namespace stepwell

#include "app/export/palette.h"

#include <algorithm>
#include <limits>

namespace stepwell {
namespace {

constexpr std::uint64_t large_area = 2000;  // one part in so many

Colour colour_of(Pixel pixel) { return rgb(pixel & 0xFFFFFF); }

}  // namespace

void ColourCount::add(std::span<const Pixel> picture) {
    for (std::size_t i = 0, end = 0; i < picture.size(); i = end) {
        for (end = i + 1; end < picture.size() && picture[end] == picture[i];) ++end;
        counts_[picture[i]] += end - i;
    }
}

Palette::Palette(const ColourCount& count) {
    std::vector<std::pair<Pixel, std::uint64_t>> all(count.counts_.begin(), count.counts_.end());
    std::ranges::sort(all, [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    std::uint64_t pixels = 0;
    for (const auto& [pixel, times] : all) pixels += times;
    for (const auto& [pixel, times] : all)
        if (times * large_area >= pixels && colours_.size() < most) take(pixel);
    // Then what is farthest from all that is there; at first far ones, then nearer ones.
    for (int distance = 64; distance > 0 && colours_.size() < most; distance /= 2)
        for (const auto& [pixel, times] : all)
            if (colours_.size() < most && nearest(pixel).first >= distance * distance) take(pixel);
}

void Palette::take(Pixel pixel) {
    known_.emplace(pixel, static_cast<std::uint8_t>(colours_.size()));
    colours_.push_back(colour_of(pixel));
}

std::pair<int, std::uint8_t> Palette::nearest(Pixel pixel) const {
    const Colour wanted = colour_of(pixel);
    std::pair<int, std::uint8_t> best{std::numeric_limits<int>::max(), std::uint8_t{0}};
    for (std::size_t i = 0; i < colours_.size(); ++i) {
        const int r = colours_[i].r - wanted.r, g = colours_[i].g - wanted.g, b = colours_[i].b - wanted.b;
        const int distance = r * r + g * g + b * b;
        if (distance < best.first) best = {distance, static_cast<std::uint8_t>(i)};
    }
    return best;
}

std::uint8_t Palette::index_of(Pixel pixel) {
    const auto [known, is_new] = known_.try_emplace(pixel, std::uint8_t{0});
    if (is_new) known->second = nearest(pixel).second;
    return known->second;
}

}  // namespace stepwell

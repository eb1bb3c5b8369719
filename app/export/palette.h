// The few colours of a film that a GIF can hold.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "app/look/colour.h"

namespace stepwell {

/// A pixel as cairo keeps opaque ones: 0xFFRRGGBB.
using Pixel = std::uint32_t;

/// How often colours occur.
class ColourCount {
public:
    void add(std::span<const Pixel> picture);

private:
    friend class Palette;
    std::unordered_map<Pixel, std::uint64_t> counts_;
};

class Palette {
public:
    static constexpr std::size_t most = 255;  ///< and one more for "as before"

    /// The colours that cover large areas come as they are; the many between them, at the edges of letters and lines,
    /// are spread as evenly as there is room.
    explicit Palette(const ColourCount& count);

    std::span<const Colour> colours() const { return colours_; }
    /// The index of the nearest colour.
    std::uint8_t index_of(Pixel pixel);

private:
    void take(Pixel pixel);
    /// Square of the distance to the nearest colour, and that colour.
    std::pair<int, std::uint8_t> nearest(Pixel pixel) const;

    std::vector<Colour> colours_;
    std::unordered_map<Pixel, std::uint8_t> known_;
};

}  // namespace stepwell

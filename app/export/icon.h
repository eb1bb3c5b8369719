// The program's sign as files and windows want it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace stepwell {

/// An SVG document.
std::string icon_svg();

/// `side` × `side` pixels, row by row, four bytes each: red, green, blue, opacity (not premultiplied).
std::vector<std::uint8_t> icon_pixels(int side);

}  // namespace stepwell

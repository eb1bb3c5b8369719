// The program's sign as files and windows want it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/export/paper.h"

namespace stepwell {

/// The bytes of a picture file, `side` × `side` pixels.
Result<std::string> icon_file(PictureFormat format, int side);

/// `side` × `side` pixels, row by row, four bytes each: red, green, blue, opacity (not premultiplied).
std::vector<std::uint8_t> icon_pixels(int side);

}  // namespace stepwell

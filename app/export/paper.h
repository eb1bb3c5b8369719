// Sheets of a picture file: draw on them with Cairo, get the file's bytes. The same drawing gives the same bytes.
#pragma once

#include <cairo.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace stepwell {

enum class PictureFormat { png, svg };

/// By the name's ending, .png or .svg, in any case.
std::optional<PictureFormat> picture_format(std::string_view file_name);

struct Sheet {
    PictureFormat format = PictureFormat::png;
    int width = 0, height = 0;  ///< pixels, 1 to 32767
    std::string title;          ///< SVG: what a screen reader says, and a browser when the pointer rests on the picture
    std::string description;    ///< SVG: the same in full
};

/// The bytes of the file. `draw` begins with a transparent sheet, (0, 0) in its upper left corner, pixels as units. The
/// error: there is not enough memory for a sheet of this size.
Result<std::string> draw_sheet(const Sheet& sheet, const std::function<void(cairo_t*)>& draw);

}  // namespace stepwell

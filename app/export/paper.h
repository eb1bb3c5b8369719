// Sheets of a picture file or a document: draw on them with Cairo, get the file's bytes. The same drawing gives the
// same bytes.
#pragma once

#include <cairo.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// Points of an A4 sheet.
inline constexpr float a4_width = 595.276F, a4_height = 841.89F;

/// The bytes of a PDF: A4 sheets, one a drawing, points as units. Its text can be searched and copied.
Result<std::string> draw_document(const std::string& title, const std::vector<std::function<void(cairo_t*)>>& sheets);

}  // namespace stepwell

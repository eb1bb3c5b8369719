// Lines of text, set from the built-in fonts: the same shapes on every machine, whatever it has installed. They are
// outlines, but in a PDF text with its fonts.
#pragma once

#include <cairo.h>

#include <string_view>

#include "lessons/kit/canvas.h"

namespace stepwell {

/// Width of one character at type size `size`, in the unit of `size`.
float letter_width(char32_t code, float size, Face face);

/// Width of one line of UTF-8 at type size `size`, in the unit of `size`.
float text_width(std::string_view utf8, float size, Face face);

/// Fills one line of UTF-8 with the current source, from `left` on the baseline to the right. A character that the face
/// does not have comes from the Chinese fonts or the icons; one that none has shows as an empty box.
void fill_text(cairo_t* cr, Point left, std::string_view utf8, float size, Face face);

}  // namespace stepwell

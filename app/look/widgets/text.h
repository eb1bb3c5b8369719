// Paragraphs and single lines with **bold** and `code` runs.
#pragma once

#include <string_view>

#include "app/look/widgets/ui.h"

namespace stepwell {

struct TextSpec {
    Font font = Font::regular;
    float size = 0;     ///< pixels; 0 is the theme's body size
    float leading = 0;  ///< line height as a multiple of the size; 0 is the theme's
    Role ink = Role::ink;
    Role strong = Role::ink;
};

/// Breaks `markup` for `width` pixels.
Paragraph break_lines(Ui& ui, std::string_view markup, float width, const TextSpec& spec = {});
Paragraph break_lines(Ui& ui, const std::vector<TextRun>& runs, float width, const TextSpec& spec = {});
float height_of(Ui& ui, const Paragraph& paragraph, const TextSpec& spec = {});
/// Paints what break_lines() has made with the same `spec`.
void paint_lines(Ui& ui, Point top_left, const Paragraph& paragraph, const TextSpec& spec = {});
/// Breaks, paints and returns the height. Pixels.
float text(Ui& ui, Point top_left, float width, std::string_view markup, const TextSpec& spec = {});
float text(Ui& ui, Point top_left, float width, const std::vector<TextRun>& runs, const TextSpec& spec = {});
float text_height(Ui& ui, float width, std::string_view markup, const TextSpec& spec = {});

/// One line of marked-up text, never broken; what does not fit is cut with an ellipsis.
void one_line(Ui& ui, Box box, std::string_view markup, Font font, float size, Colour ink, Align align = Align::left);
float line_width(Ui& ui, std::string_view markup, Font font, float size);

}  // namespace stepwell

// Runs of text broken into lines for a width. Knows Latin and Chinese line breaking; the host
// measures glyphs and draws the pieces.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/kit/runs.h"

namespace stepwell {

/// Advance of one code point in pixels.
using Measure = std::function<float(char32_t, Emphasis)>;

/// A stretch of one line in one emphasis.
struct Piece {
    std::string text;
    Emphasis emphasis = Emphasis::none;
    int line = 0;
    float x = 0;      ///< from the paragraph's left edge, pixels
    float width = 0;  ///< pixels
};

struct Paragraph {
    std::vector<Piece> pieces;
    int lines = 0;
    float width = 0;  ///< of the longest line, pixels
};

/// Breaks at spaces, after hyphens and slashes between words, at soft hyphens (which then show), between Chinese
/// characters, never before closing punctuation or after opening punctuation, and inside a word or a cell, (7, 3), only
/// if it alone is wider than `width`.
Paragraph wrap(const std::vector<TextRun>& runs, float width, const Measure& measure);

}  // namespace stepwell

// Text with **bold** and `code` runs, broken into lines for a width. Knows Latin and Chinese line breaking; the host
// measures glyphs and draws the pieces.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell {

enum class Emphasis : unsigned char { none, bold, code };

struct TextRun {
    std::string text;
    Emphasis emphasis = Emphasis::none;
    bool operator==(const TextRun&) const = default;
};

/// Splits at `**` and `` ` ``. A mark without its partner is kept as text; a line break in the source is a space.
std::vector<TextRun> parse_runs(std::string_view markup);

/// The text without its marks.
std::string plain_text(std::string_view markup);

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
/// characters, never before closing punctuation or after opening punctuation, and inside a word only if the word alone
/// is wider than `width`.
Paragraph wrap(const std::vector<TextRun>& runs, float width, const Measure& measure);

}  // namespace stepwell

// Text with **bold** and `code` runs: sentences, labels, messages.
#pragma once

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

/// Splits at `**` and `` ` ``, wherever they stand. (Markdown's own rule looks at the neighbours: with it, `从**(6,
/// 4)**取出` would not be bold.) A mark without its partner is kept as text; a line break in the source is a space.
std::vector<TextRun> parse_runs(std::string_view markup);

/// The text without its marks, for logs and the command line.
std::string plain_text(std::string_view markup);

}  // namespace stepwell

// Marked-up words as something that can be drawn: blocks of runs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell {

struct Run {
    enum class Style : std::uint8_t { plain, bold, italic, code };
    std::string text;
    Style style = Style::plain;
    bool operator==(const Run&) const = default;
};

struct Block {
    enum class Kind : std::uint8_t { paragraph, heading, item, code };
    Kind kind = Kind::paragraph;
    int level = 0;   ///< heading: 1 to 6; item: 1 in the outermost list
    int number = 0;  ///< item of a numbered list: its number, else 0
    std::vector<Run> runs;  ///< code: one run, lines ended by \n but the last
    bool operator==(const Block&) const = default;
};

/// The blocks of a lesson's prose. A line break within a paragraph becomes a space, or nothing between Chinese
/// characters. Links and pictures leave their text; HTML stays as written.
std::vector<Block> parse_markdown(std::string_view text);

/// The runs of one sentence: `**` begins and ends bold, a backquote code, wherever they stand. (Markdown's own rule looks
/// at the neighbours, and `从**(6, 4)**取出` would not be bold.)
std::vector<Run> parse_runs(std::string_view sentence);

/// The sentence without its marks, for logs and the command line.
std::string plain(std::string_view sentence);

}  // namespace stepwell

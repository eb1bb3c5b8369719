// A lesson's prose as something that can be drawn: blocks of runs.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "lessons/kit/runs.h"

namespace stepwell {

struct Block {
    enum class Kind : std::uint8_t { paragraph, heading, item, code };
    Kind kind = Kind::paragraph;
    int level = 0;              ///< heading: 1 to 6; item: 1 in the outermost list
    int number = 0;             ///< item of a numbered list: its number, else 0
    std::vector<TextRun> runs;  ///< code: one run, lines ended by \n but the last
    bool operator==(const Block&) const = default;
};

/// The blocks of a lesson's prose. A line break within a paragraph becomes a space, or nothing between Chinese
/// characters. Links and pictures leave their text, HTML
/// and its entities stay as written, and what Markdown calls emphasis is bold too (Chinese has no slanted type).
std::vector<Block> parse_markdown(std::string_view text);

}  // namespace stepwell

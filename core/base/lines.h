#pragma once

#include <string_view>
#include <vector>

namespace stepwell {

/// Takes the first line off a text that is not empty, and gives it without its end (\n or \r\n).
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// The lines of a text without their ends; no empty line after the last line break.
inline std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) lines.push_back(take_line(text));
    return lines;
}

}  // namespace stepwell

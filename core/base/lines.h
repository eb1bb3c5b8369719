#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

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

/// Reads a text line by line and knows where it is, for messages with a place.
class LineReader {
public:
    explicit LineReader(std::string_view text) : left_(text) {}

    bool more() const { return !left_.empty(); }
    /// The next line, without its end; empty behind the last one.
    std::string_view take() {
        ++number_;
        return more() ? take_line(left_) : std::string_view();
    }
    std::string_view left() const { return left_; }
    /// How many lines were taken.
    int number() const { return number_; }
    /// What is wrong in the latest line, at a byte of it, counted from 0.
    tl::unexpected<Error> wrong(Error what, std::size_t byte = 0) const {
        what.line = number_;
        what.column = static_cast<int>(byte) + 1;
        return failure(std::move(what));
    }

private:
    std::string_view left_;
    int number_ = 0;
};

}  // namespace stepwell

// A learner's output beside the right one, line by line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell {

/// The first difference between two outputs.
struct Difference {
    enum class Kind : std::uint8_t {
        column,   ///< one column of the line differs first; `column` is its name
        columns,  ///< the line has another number of columns
        spaces,   ///< only blanks differ
        line,     ///< something else: the head, a line of an output without columns
        missing,  ///< the output ends too early; `count` lines are missing
        extra     ///< the output goes on; `count` lines too many
    };
    Kind kind = Kind::line;
    std::size_t line = 0;        ///< counted from 1: the line that differs; missing: the first that is not there
    std::string right, printed;  ///< the whole lines; missing and extra: one of them is empty
    std::string column = {};     ///< its name, from the first line of the right output
    std::string right_value = {}, printed_value = {};  ///< column: its values; columns: how many there are
    std::size_t count = 0;
    bool operator==(const Difference&) const = default;
};

struct Comparison {
    std::vector<std::string> lines;        ///< what was printed, without line ends
    std::optional<Difference> difference;  ///< nothing: all is as it should be
    /// What is odd but no mistake.
    bool byte_order_mark = false, windows_ends = false, no_last_end = false, empty_end = false;
};

/// Both as bytes. A byte order mark, line ends as on Windows, a last line without its end and empty lines at the end do
/// not count as differences.
Comparison compare(std::string_view right, std::string_view printed);

}  // namespace stepwell

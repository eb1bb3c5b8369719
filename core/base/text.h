#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace stepwell {

/// The text without blanks and line ends at its two ends.
inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blank) + 1 - first);
}

/// The number that the whole text is: digits, perhaps after a minus; nothing if it is anything else or does not fit.
inline std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace stepwell

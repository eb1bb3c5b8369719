// Stepping through UTF-8. Bytes that are none count as one replacement character each, so nothing gets lost or stuck.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace stepwell {

inline constexpr char32_t replacement_character = 0xFFFD;

/// A byte that is not the first of its character.
constexpr bool is_continuation(char byte) { return (static_cast<std::uint8_t>(byte) & 0xC0) == 0x80; }

/// The code point at byte `at` (which must be inside `text`); moves `at` behind it.
inline char32_t next_code_point(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(at++);
    if (first < 0x80) return first;
    const int more = first >= 0xF0 && first < 0xF5 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
    if (more == 0 || first >= 0xF5 || at + static_cast<std::size_t>(more) > text.size()) return replacement_character;
    char32_t code = first & (0x3FU >> more);
    for (int i = 0; i < more; ++i) {
        const std::size_t next = at + static_cast<std::size_t>(i);
        if (!is_continuation(text[next])) return replacement_character;
        code = code << 6 | (byte(next) & 0x3FU);
    }
    // Longer than needed, half of a UTF-16 pair, beyond Unicode.
    constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (code < least[more] || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF) return replacement_character;
    at += static_cast<std::size_t>(more);
    return code;
}

/// The first character of a text that is not empty, for messages; `?` if it is none that can be seen.
inline std::string_view first_character(std::string_view text) {
    std::size_t end = 0;
    const char32_t code = next_code_point(text, end);
    return code == replacement_character || code < U' ' || code == 0x7F ? "?" : text.substr(0, end);
}

/// Appends `code` to `text`.
inline void append_utf8(std::string& text, char32_t code) {
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6), put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12), put(0x80 | (code >> 6 & 0x3F)), put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | code >> 18), put(0x80 | (code >> 12 & 0x3F)), put(0x80 | (code >> 6 & 0x3F)),
            put(0x80 | (code & 0x3F));
    }
}

/// Chinese, Japanese and full-width characters: a line may break between any two of them.
constexpr bool is_wide(char32_t c) {
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF00 && c <= 0xFF60) ||
           (c >= 0x20000 && c <= 0x3FFFF);
}

}  // namespace stepwell

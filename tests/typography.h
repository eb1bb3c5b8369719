// The typographic rules of each language that a program can check.
#pragma once

#include <string>
#include <string_view>

#include "core/base/utf8.h"
#include "lessons/kit/language.h"

namespace stepwell::tests {

/// What is wrong with a text as a reader sees it; empty if nothing is.
inline std::string typographic_fault(Language language, std::string_view utf8) {
    std::u32string text;
    for (std::size_t at = 0; at < utf8.size();) text += next_code_point(utf8, at);
    constexpr char32_t narrow = U'\u202F', no_break = U'\u00A0';
    const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : U'\0'; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i], before = i == 0 ? U'\0' : text[i - 1], after = at(i + 1);
        const auto is = [](char32_t one, std::u32string_view of) { return of.find(one) != std::u32string_view::npos; };
        const bool a_star = c == U'*' && before == U'A';  // the search
        if (is(c, U"\"'`*") && !a_star) return "a straight quote or a mark";
        if (c == U'.' && after == U'.') return "dots instead of …";
        if (c == U' ' && after == U' ') return "two spaces";
        if (language != Language::en && is(c, U"”") && language != Language::zh) return "an English quote";
        if (language == Language::en && is(c, U"„«»")) return "a foreign quote";
        if (language == Language::de && is(c, U"«»”")) return "a foreign quote";
        if (language == Language::fr) {
            if (is(c, U";?!") && before != narrow) return "no narrow space before ; ? or !";
            if (c == U':' && before != no_break) return "no no-break space before :";
            if (c == U'«' && after != no_break) return "no no-break space after «";
            if (c == U'»' && before != no_break) return "no no-break space before »";
            if (is(c, U"„“”")) return "a foreign quote";
        } else if (c == narrow || c == no_break) {
            if (is(after, U";?!:")) return "a space before ; : ? or !";
        }
        if (language == Language::zh) {
            if (is_wide(before) && is(c, U",;:?!.()")) return "half-width punctuation after Chinese";
            if (is_wide(after) && is(c, U",;:?!")) return "half-width punctuation before Chinese";
            if (is(before, U"，。；：？！（）、") && c == U' ') return "a space after full-width punctuation";
            if (is(after, U"，。；：？！（）、") && c == U' ') return "a space before full-width punctuation";
        } else if (is_wide(c) || is(c, U"，。；：？！（）、")) {
            return "Chinese in another language";
        } else if (language != Language::fr && c == U' ' && is(after, U",.;:?!)")) {
            return "a space before punctuation";
        }
    }
    return {};
}

}  // namespace stepwell::tests

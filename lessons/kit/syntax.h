// Programming languages that listings are written in, and the colours of their words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell {

enum class CodeLanguage : std::uint8_t { python, javascript, cpp };
inline constexpr CodeLanguage all_code_languages[] = {CodeLanguage::python, CodeLanguage::javascript,
                                                      CodeLanguage::cpp};

std::string_view name_of(CodeLanguage language);          ///< Python, JavaScript, C++
std::string_view extension_of(CodeLanguage language);     ///< py, js, cpp
std::string_view comment_mark_of(CodeLanguage language);  ///< # or //: the rest of the line is a comment

enum class Ink : std::uint8_t { plain, keyword, number, string, comment };

/// A stretch of one colour. Plain stretches are as long as they can be; the others are one word, string or comment
/// each.
struct CodeSpan {
    std::string text;
    Ink ink = Ink::plain;

    bool operator==(const CodeSpan&) const = default;
};

/// Colours a program line by line, top to bottom: it remembers the string or comment that a line leaves open. Any bytes
/// may come; the spans' texts together are the line.
class Syntax {
public:
    explicit Syntax(CodeLanguage language) : language_(language) {}

    std::vector<CodeSpan> read(std::string_view line);
    /// The last line ended inside a string or comment.
    bool open() const { return !closing_.empty(); }

private:
    CodeLanguage language_;
    std::string_view closing_;  // what ends the string or comment that is open
    Ink ink_ = Ink::plain;      // and its colour
};

}  // namespace stepwell

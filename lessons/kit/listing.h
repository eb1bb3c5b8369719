// Listings: real programs whose marked lines are the recording's steps. A marker line `#@ take` (Python) or `//@ take`
// names the step of the lines below it; it is not shown. Line numbers exist nowhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/input.h"
#include "lessons/kit/scene.h"

namespace stepwell {

enum class CodeLanguage : std::uint8_t { python, javascript, cpp };
inline constexpr CodeLanguage all_code_languages[] = {CodeLanguage::python, CodeLanguage::javascript, CodeLanguage::cpp};
std::string_view name_of(CodeLanguage language);  ///< Python, JavaScript, C++

enum class Ink : std::uint8_t { plain, keyword, number, string, comment };

struct CodeSpan {
    std::string text;
    Ink ink = Ink::plain;
};

struct CodeLine {
    std::vector<CodeSpan> spans;
    std::string anchor;  ///< `find_path/take` if a step marks this line, else empty
};

struct Listing {
    std::string function;  ///< find_path
    CodeLanguage language = CodeLanguage::python;
    std::vector<CodeLine> lines;
};

/// Reads a listing's text. A marker's lines end at the next marker, at a blank line, where the block ends, and before
/// the head of a loop. A line that ends in `#? end=queue` (`//? end=queue`) is shown only if the setting has that value.
/// Errors carry line and column.
Result<Listing> parse_listing(std::string_view function, CodeLanguage language, std::string_view text,
                              const Settings& settings);

/// All listings of a scene in one language, from the embedded files (C++: as cut from core by the build).
std::vector<Listing> listings_of(const Lesson& lesson, const Scene& scene, CodeLanguage language,
                                 const Settings& settings);

}  // namespace stepwell

// Listings: real programs whose marked lines are the recording's steps. A marker line `#@ take` (Python) or `//@ take`
// names the step of the lines below it; it is not shown. Line numbers exist nowhere.
//
// One file is one function: lessons/N-name/code/chase.py and .js, or lessons/kit/code; the build cuts the C++ of the
// same name out of core. What they stand on when the tests run them is lessons/kit/prelude.{py,js,h};
// lessons/N-name/run.{py,js,h} calls them for a scene and prints the result. Names are the recording's, so that code,
// variables and sentences speak of one thing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/input.h"
#include "lessons/kit/scene.h"
#include "lessons/kit/syntax.h"

namespace stepwell {

struct CodeLine {
    std::vector<CodeSpan> spans;
    std::string anchor;  ///< `find_path/take` if a step marks this line, else empty

    std::string text() const;
};

/// One function of a lesson in one language, as it is shown.
struct Listing {
    std::string function;  ///< find_path
    CodeLanguage language = CodeLanguage::python;
    std::vector<CodeLine> lines;
};

/// Reads the text of one function's listing.
/// - A marker stands on a line of its own, indented like the line below it. Its lines end at the next marker, at a
/// blank
///   line, where the block ends, and before the head of a loop, which runs more often than it is a step.
/// - A line that ends in `#? end=queue` (`//? end=queue`) is shown, without that ending, if the setting has that value.
/// Errors carry line and column: a marker without a name or a line, a condition without a value, a tab, no code at all.
Result<Listing> parse_listing(std::string_view function, CodeLanguage language, std::string_view text,
                              const Settings& settings);

/// Where a function's listing is kept: with the lesson, `lessons/1-enemies-that-think/code/chase.py`, or, if several
/// lessons show it, in `lessons/kit/code`. The build cuts the C++ out of core (lessons/kit/cut_listing.py).
std::string listing_path(const Lesson& lesson, std::string_view function, CodeLanguage language);

/// All listings of a scene in one language, from the embedded files. A test holds that each of them is there and reads.
std::vector<Listing> listings_of(const Lesson& lesson, const Scene& scene, CodeLanguage language,
                                 const Settings& settings);

}  // namespace stepwell

// Listings as programs that tell which of their marked lines they reach.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/kit/listing.h"

namespace stepwell::tests {

/// Where a marker's lines begin: the line's index in the listing and the marker's anchor.
struct MarkedLine {
    std::size_t line;
    std::string anchor;
};
std::vector<MarkedLine> marked_lines(const Listing& listing);

/// The listing's text as it is shown.
std::string code_of(const Listing& listing);
/// The same with `mark("find_path/take");` above the lines of each marker: JavaScript and C++.
std::string code_with_marks(const Listing& listing);

/// The C++ listings of a scene, compiled into the tests by the build (make_cpp_programs.cpp).
struct CppProgram {
    std::string_view scene;  ///< its id
    Settings settings;       ///< one of its variants()
    std::string (*run)(std::string_view scene, const Input& input);
};
std::span<const CppProgram> cpp_programs();

/// What the compiled listings call at their marked lines; the tests say what it does.
void mark(const char* anchor);

}  // namespace stepwell::tests

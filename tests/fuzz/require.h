// What fuzz targets hold results to.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/base/lines.h"
#include "core/base/result.h"

namespace stepwell {

/// Ends the program, so that the fuzzer keeps the input.
inline void require(bool holds) {
    if (!holds) std::abort();
}

/// The error says something, and its place is none or inside the text: in a line, or just behind the line's break.
inline void require_place(const Error& error, std::string_view text) {
    require(!error.message.empty());
    require(error.line >= 0 && error.column >= 0);
    if (error.line == 0) return;
    const auto lines = split_lines(text);
    const auto line = static_cast<std::size_t>(error.line);
    require(line <= std::max<std::size_t>(lines.size(), 1) + (text.ends_with('\n') ? 1 : 0));
    const std::size_t length = line <= lines.size() ? lines[line - 1].size() : 0;
    require(static_cast<std::size_t>(error.column) <= length + 3);  // a break has one or two characters
}

}  // namespace stepwell

// How results of this lesson are printed: rows for spreadsheets, objects for programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/level.h"
#include "lessons/kit/print.h"

namespace stepwell::lesson_1 {

/// `x,y,distance` and one row for every cell that was reached; distances row by row.
std::string distances_as_csv(const Level& level, const std::vector<int>& distance);
/// One object with what every scene tells – taken, discovered, path_length (null if there is no path), path – and
/// `more` fields of the scene's own.
std::string result_as_json(std::size_t taken, std::size_t discovered, std::optional<std::size_t> path_length,
                           const std::vector<Cell>& path, std::string_view more = "");

}  // namespace stepwell::lesson_1

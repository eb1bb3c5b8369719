// How results of this lesson are printed: rows for spreadsheets, objects for programs.
#pragma once

#include <string>
#include <vector>

#include "core/grid/level.h"

namespace stepwell::lesson_1 {

/// `x,y` and one row a cell.
std::string cells_as_csv(const std::vector<Cell>& cells);
/// [[8, 4], [8, 5]]
std::string cells_as_json(const std::vector<Cell>& cells);

}  // namespace stepwell::lesson_1

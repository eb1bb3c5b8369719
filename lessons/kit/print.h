// How cells are printed: rows for spreadsheets, lists for programs.
#pragma once

#include <span>
#include <string>

#include "core/base/cell.h"

namespace stepwell {

/// `x,y` and one row a cell.
std::string cells_as_csv(std::span<const Cell> cells);
/// `[[8, 4], [8, 5]]`
std::string cells_as_json(std::span<const Cell> cells);

}  // namespace stepwell

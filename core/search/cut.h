// How many walls does it take to lock the water in?
#pragma once

#include <optional>
#include <vector>

#include "core/grid/level.h"

namespace stepwell {

/// The fewest walkable cells that, turned into walls, leave no way from `start` to `goal`, in reading order; none of
/// them is start or goal. Empty: there is no way as it is. Nothing: the two are one cell or lie side by side, and no
/// wall can part them. Of several smallest sets it is the one nearest to the start. As many cells as there are ways
/// that share none (Menger 1927), so four at most. Both cells lie inside the level and are walkable.
std::optional<std::vector<Cell>> smallest_cut(const Level& level, Cell start, Cell goal);

}  // namespace stepwell

// How far a search gets: known at every moment of its recording, so that a number needs no counting and a colour means
// the same number from the first step to the last.
#pragma once

#include <span>
#include <vector>

#include "core/grid/level.h"
#include "core/trace/recording.h"

namespace stepwell {

/// How many steps every cell of a search's floor lies from the start, along the way on which the search came to it.
struct Depths {
    std::vector<int> of_cell;  ///< row by row; 0 for the start, and for cells that the run never comes to
    int largest = 1;           ///< at least 1
};

/// The run's steps `take` and `add` tell it: an added cell lies one step behind the one taken last. Where the search
/// counts costs, in a grid `cost`, it is the cost that a cell got last.
Depths depths(const Recording& recording);
/// The same for a search that counts nothing: what the steps of its ways cost on this level.
Depths costs(const Recording& recording, const Level& level);

/// How many steps of its breadcrumbs lead every cell back to the start, which points to itself; not_reached for cells
/// without one. `came_from`: a search's cells, row by row.
std::vector<int> steps_along(std::span<const std::int32_t> came_from, Extent extent);

}  // namespace stepwell

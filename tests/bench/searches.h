// The floors that are searched, and everybody who searches them.
#pragma once

#include <optional>
#include <string>

#include "core/search/find_path.h"

namespace stepwell::bench {

struct Floor {
    std::string name;
    Level level;
    Cell start, goal;
};

Floor lesson_floor();
/// 1024 × 1024, from corner to corner.
Floor open_floor();
/// 1024 × 1024, 30 % walls, with a way from corner to corner.
Floor floor_with_obstacles();

/// find_path with the empty recorder.
Path silent_path(const Floor& floor);
/// The same loop as find_path, with its look ahead in memory, written by hand without a recorder.
Path path_by_hand(const Floor& floor);
/// Boost.Graph: breadth_first_search on a filtered grid_graph that remembers predecessors and ends at the goal.
Path boost_path(const Floor& floor);

/// The npm package `pathfinding`, installed in `folder`: its processor's milliseconds for a search (the best of some,
/// measured inside node, without the making of its grid). Nothing if node or the package is not there.
std::optional<double> javascript_milliseconds(const Floor& floor, const std::string& folder);

}  // namespace stepwell::bench

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
/// 1025 × 1025, a maze with one way between any two cells, from corner to corner.
Floor maze_floor();

/// find_path with the empty recorder.
Path silent_path(const Floor& floor);
/// The same loop as find_path, with its look ahead in memory, written by hand without a recorder.
Path path_by_hand(const Floor& floor);
/// astar with the empty recorder and the bucket queue, Manhattan distance as its guess; of equal sums the deeper first.
Path silent_astar(const Floor& floor);
/// The same without a guess, first in, first out.
Path silent_dijkstra(const Floor& floor);
/// How many cells these two take.
std::size_t taken_by_astar(const Floor& floor);
std::size_t taken_by_dijkstra(const Floor& floor);

/// Boost.Graph on a filtered grid_graph: breadth_first_search, astar_search with the same guess, and
/// dijkstra_shortest_paths, with costs from the floor. They remember predecessors and end at the goal.
Path boost_path(const Floor& floor);
Path boost_astar(const Floor& floor);
Path boost_dijkstra(const Floor& floor);

/// The npm package `pathfinding`, installed in `folder`: its processor's milliseconds for a search with `finder`, one
/// of its classes, as it comes: four neighbours, Manhattan distance (the best of some, measured inside node, without
/// the making of its grid). Nothing if node or the package is not there, or if it finds a way of another length.
std::optional<double> javascript_milliseconds(const Floor& floor, const std::string& folder, const std::string& finder);

}  // namespace stepwell::bench

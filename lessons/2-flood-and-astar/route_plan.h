// What the settings of the builder's scene come to: the cube, its gates, and what each route costs.
#pragma once

#include "core/search/routes.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_2 {

inline constexpr std::array gate_names{"gate-a", "gate-b", "gate-c", "gate-d"};

Cube cube_of(const Input& input);
/// A to B, C to D, A to D: one after the other.
std::vector<Gates> gate_pairs(const Input& input);
/// What the guess counts a cell for, in hundredths.
int weight_of(const Settings& settings);

/// One route, and what might have been.
struct Planned {
    Gates gates;
    Path route;     ///< empty if there is no way
    int cost = 0;   ///< in hundredths, with what was built before it
    Path cheapest;  ///< a cheapest one
    int least = 0;  ///< what that costs
};
/// All routes of an input, without a recording.
std::vector<Planned> planned_routes(const Input& input);

/// `route,x,y` and one row for each cell of each route, the start left out; routes count from 1.
std::string routes_as_csv(const std::vector<Path>& routes);

}  // namespace stepwell::lesson_2

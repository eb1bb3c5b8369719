// What the settings of the builder's scene come to: the cube, its gates, and what each route costs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/routes.h"
#include "lessons/kit/moment.h"

namespace stepwell::lesson_2 {

inline constexpr std::array gate_names{"gate-a", "gate-b", "gate-c", "gate-d"};

Cube cube_of(const Input& input);
Cell gate(const Input& input, std::size_t n);
/// A to B, C to D, A to D: one after the other.
std::vector<Gates> gate_pairs(const Input& input);
/// What the guess counts a cell for, in hundredths.
int weight_of(const Settings& settings);

/// The first cell of the cheapest route that the search never took, where it expected more than the rest costs.
struct PassedOver {
    Cell cell;
    int guess = 0;  ///< what the search expected from there on, in hundredths
    int rest = 0;   ///< what it would have cost
};

/// One route, and what might have been.
struct Planned {
    Gates gates;
    Path route;                                  ///< empty if there is no way
    int cost = 0;                                ///< in hundredths, with what was built before it
    Path cheapest;                               ///< a cheapest one
    int least = 0;                               ///< what that costs
    std::optional<PassedOver> passed_over = {};  ///< known from a recording

    bool found() const { return !route.empty(); }
    bool dear() const { return cost > least; }
};
/// All routes of an input, without a recording.
std::vector<Planned> planned_routes(const Input& input);
/// The same, with what its searches passed over.
std::vector<Planned> planned_routes(const Input& input, const Recording& recording);

/// The route that is searched for or built at a moment; before the first and after the last one that one.
const Planned& route_in_hand(const Moment& moment, const std::vector<Planned>& plan);
/// The route whose search is over, until the next one begins.
const Planned* route_found(const Moment& moment, const std::vector<Planned>& plan);

/// `route,x,y` and one row for each cell of each route, the start left out; routes count from 1.
std::string routes_as_csv(const std::vector<Path>& routes);
std::string plan_as_csv(const std::vector<Planned>& plan);
std::string plan_as_json(const std::vector<Planned>& plan);
std::string plan_as_text(const std::vector<Planned>& plan);

}  // namespace stepwell::lesson_2

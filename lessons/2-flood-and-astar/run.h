#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "lessons/2-flood-and-astar/rings_run.h"
#include "lessons/2-flood-and-astar/route_plan.h"
#include "lessons/2-flood-and-astar/searches.h"
#include "lessons/2-flood-and-astar/step_edges.h"
#include "lessons/kit/input.h"
#include "lessons/kit/prelude.h"
#include "lessons/kit/print.h"

namespace stepwell::plain::lesson_2 {

/// As long as it lives, heaps work with the listings push and pop.
template <class Listings>
class Opened {
public:
    explicit Opened(Listings& listings) {
        Heap<Cell>::steps.add = [&](Entries& heap, const Entry& entry) { listings.push(heap, entry); };
        Heap<Cell>::steps.take = [&](Entries& heap) { return listings.pop(heap); };
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;
    ~Opened() { Heap<Cell>::steps = {}; }
};

/// Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does.
template <class Listings>
std::string run(Listings listings, std::string_view scene, const Input& input) {
    const Settings& set = input.settings;
    const auto floor = [&] { return stepwell::lesson_2::floor_of(input); };
    const auto ladder = [&] { return set.at("ladder") == "yes"; };
    using namespace stepwell::lesson_2;
    if constexpr (requires { &Listings::step_graph; })
        return edges_as_csv(input.map.extent(), listings.step_graph(ground_of(input), body_of(input.settings)));
    else if constexpr (requires { &Listings::build_routes; })
        return routes_as_csv(listings.build_routes(cube_of(input), gate_pairs(input), weight_of(input.settings)));
    else if constexpr (requires { &Listings::chase_in_rings; })
        return cells_as_csv(listings.chase_in_rings(Hunt(input).floor(), cell_of(set, "start"), cell_of(set, "goal"),
                                                    ladder(), number_of(set, "limit")));
    else if constexpr (requires { &Listings::flood_in_rings; })
        return cells_as_csv(listings.flood_in_rings(Hunt(input).floor(), cell_of(set, "start"), cell_of(set, "goal"),
                                                    ladder(), number_of(set, "limit")));
    else if constexpr (requires { &Listings::sight_by_samples; })
        return cells_as_csv(
            listings.sight_by_samples(input.map, cell_of(set, "from"), cell_of(set, "to"), number_of(set, "step")));
    else if constexpr (requires { &Listings::sight_by_cells; })
        return cells_as_csv(listings.sight_by_cells(input.map, cell_of(set, "from"), cell_of(set, "to")));
    else if constexpr (requires { &Listings::sight_by_bresenham; })
        return cells_as_csv(listings.sight_by_bresenham(input.map, cell_of(set, "from"), cell_of(set, "to")));
    else if constexpr (requires { &Listings::find_path; })
        return cells_as_csv(listings.find_path(floor(), cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::greedy; })
        return cells_as_csv(listings.greedy(floor(), cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::push; }) {
        const Opened opened(listings);
        return cells_as_csv(listings.astar(floor(), cell_of(set, "start"), cell_of(set, "goal"),
                                           number_of(set, "factor"), stepwell::lesson_2::ties_of(input.settings)));
    } else if constexpr (requires { &Listings::astar; })
        return cells_as_csv(listings.astar(floor(), cell_of(set, "start"), cell_of(set, "goal"),
                                           number_of(set, "factor"), stepwell::lesson_2::ties_of(input.settings)));
    else throw std::invalid_argument("no scene " + std::string(scene));
}

}  // namespace stepwell::plain::lesson_2

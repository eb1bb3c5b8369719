#include "lessons/2-flood-and-astar/route_plan.h"

#include <fmt/format.h>

#include "core/base/text.h"

namespace stepwell::lesson_2 {
namespace {

constexpr int tenth = 10;  // of a walk, in hundredths

int number(const Settings& settings, std::string_view name) { return *whole_number(settings.find(name)->second); }

}  // namespace

Cube cube_of(const Input& input) {
    MoveCosts costs;
    for (const Move move : all_moves) {
        const auto i = static_cast<std::size_t>(move);
        costs[i] = move == Move::walk ? walk_cost : walk_cost * number(input.settings, labels(move)[i]);
    }
    return {ground_of(input), costs, tenth * number(input.settings, "jitter"), input.seed};
}

std::vector<Gates> gate_pairs(const Input& input) {
    const auto gate = [&](std::size_t i) { return *cell_from_text(input.settings.at(gate_names[i])); };
    return {{gate(0), gate(1)}, {gate(2), gate(3)}, {gate(0), gate(3)}};
}

int weight_of(const Settings& settings) { return settings.at("guess") == "zero" ? 0 : walk_cost; }

std::vector<Planned> planned_routes(const Input& input) {
    Silent silent;
    const Cube cube = cube_of(input);
    Cells built{silent, "built", cube.extent(), no_links};
    std::vector<Planned> plan;
    for (const Gates& gates : gate_pairs(input)) {
        const auto route_with = [&](int weight) {
            return build_route(cube, built, gates.start, gates.goal, weight, silent);
        };
        const Path route = route_with(weight_of(input.settings)), cheapest = route_with(0);
        plan.push_back({gates, route, cost_of(cube, built, gates.start, route), cheapest,
                        cost_of(cube, built, gates.start, cheapest)});
        share(cube, built, gates.start, route, silent);
    }
    return plan;
}

std::string routes_as_csv(const std::vector<Path>& routes) {
    std::string text = "route,x,y\n";
    for (std::size_t i = 0; i < routes.size(); ++i)
        for (const Cell c : routes[i]) text += fmt::format("{},{},{}\n", i + 1, c.x, c.y);
    return text;
}

}  // namespace stepwell::lesson_2

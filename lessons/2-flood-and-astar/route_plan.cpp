#include "lessons/2-flood-and-astar/route_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "lessons/kit/print.h"

namespace stepwell::lesson_2 {
namespace {

constexpr int tenth = 10;  // of a walk, in hundredths

/// For each route whose search is in the recording as a whole: a mark for every cell that it took.
std::vector<std::vector<std::uint8_t>> taken_cells(Extent extent, const Recording& recording) {
    std::vector<std::vector<std::uint8_t>> taken;
    std::size_t searched = 0;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        const std::string path = recording.anchor(p).path();
        if (path == "build_routes/connect") taken.emplace_back(extent.cells(), 0);
        else if (path == "build_route/take")
            taken.back()[extent.index(Slot<Cell>::decode(recording.step(p).subject))] = 1;
        else if (path == "share/build") searched = taken.size();
    }
    taken.resize(searched);
    return taken;
}

/// `built`: what was built before this route.
std::optional<PassedOver> passed_over(const Cube& cube, const Cells<Links, Silent>& built, const Planned& planned,
                                      int weight, const std::vector<std::uint8_t>& taken) {
    int so_far = 0;
    Cell here = planned.gates.start;
    for (const Cell next : planned.cheapest) {
        so_far += cost_of(cube, built, here, {next});
        here = next;
        if (taken[cube.extent().index(next)] != 0) continue;
        const PassedOver passed{next, weight * manhattan(next, planned.gates.goal), planned.least - so_far};
        return passed.guess > passed.rest ? std::optional(passed) : std::nullopt;
    }
    return std::nullopt;
}

std::size_t routes_begun(const Moment& moment) {
    return moment.recording.count("build_routes/connect", moment.position);
}

}  // namespace

Cube cube_of(const Input& input) {
    MoveCosts costs;
    for (const Move move : all_moves) {
        const auto i = static_cast<std::size_t>(move);
        costs[i] = move == Move::walk ? walk_cost : walk_cost * number_of(input.settings, labels(move)[i]);
    }
    return {ground_of(input), costs, tenth * number_of(input.settings, "jitter"), input.seed};
}

Cell gate(const Input& input, std::size_t n) { return cell_of(input.settings, gate_names[n]); }

std::vector<Gates> gate_pairs(const Input& input) {
    return {{gate(input, 0), gate(input, 1)}, {gate(input, 2), gate(input, 3)}, {gate(input, 0), gate(input, 3)}};
}

int weight_of(const Settings& settings) { return settings.at("guess") == "zero" ? 0 : walk_cost; }

std::vector<Planned> planned_routes(const Input& input) {
    Silent silent;
    const Cube cube = cube_of(input);
    const int weight = weight_of(input.settings);
    Cells built{silent, "built", cube.extent(), no_links};
    std::vector<Planned> plan;
    for (const Gates& gates : gate_pairs(input)) {
        const auto route_with = [&](int guess) {
            return build_route(cube, built, gates.start, gates.goal, guess, silent);
        };
        Planned planned{gates, route_with(weight), 0, route_with(0), 0};
        planned.cost = cost_of(cube, built, gates.start, planned.route);
        planned.least = cost_of(cube, built, gates.start, planned.cheapest);
        share(cube, built, gates.start, planned.route, silent);
        plan.push_back(std::move(planned));
    }
    return plan;
}

std::vector<Planned> planned_routes(const Input& input, const Recording& recording) {
    Silent silent;
    std::vector<Planned> plan = planned_routes(input);
    const Cube cube = cube_of(input);
    Cells built{silent, "built", cube.extent(), no_links};
    const auto taken = taken_cells(cube.extent(), recording);
    for (std::size_t i = 0; i < std::min(plan.size(), taken.size()); ++i) {
        if (plan[i].dear())
            plan[i].passed_over = passed_over(cube, built, plan[i], weight_of(input.settings), taken[i]);
        share(cube, built, plan[i].gates.start, plan[i].route, silent);
    }
    return plan;
}

const Planned& route_in_hand(const Moment& moment, const std::vector<Planned>& plan) {
    const std::size_t begun = routes_begun(moment);
    const std::size_t done_before = begun == 0 || moment.at("build_routes", "connect") ? begun : begun - 1;
    return plan[std::min(done_before, plan.size() - 1)];
}

const Planned* route_found(const Moment& moment, const std::vector<Planned>& plan) {
    const std::size_t done =
        moment.recording.count("share/build", moment.position) + (moment.at("share", "build") ? 1 : 0);
    return done > 0 && done == routes_begun(moment) ? &plan[done - 1] : nullptr;
}

std::string routes_as_csv(const std::vector<Path>& routes) {
    std::string text = "route,x,y\n";
    for (std::size_t i = 0; i < routes.size(); ++i)
        for (const Cell c : routes[i]) text += fmt::format("{},{},{}\n", i + 1, c.x, c.y);
    return text;
}

std::string plan_as_csv(const std::vector<Planned>& plan) {
    std::vector<Path> routes;
    for (const Planned& each : plan) routes.push_back(each.route);
    return routes_as_csv(routes);
}

std::string plan_as_json(const std::vector<Planned>& plan) {
    std::string routes;
    for (const Planned& each : plan) {
        routes += fmt::format("{}{{\"from\": [{}, {}], \"to\": [{}, {}], \"cost\": {}, \"least\": {}, \"path\": {}}}",
                              routes.empty() ? "" : ", ", each.gates.start.x, each.gates.start.y, each.gates.goal.x,
                              each.gates.goal.y, each.found() ? fmt::format("{}", each.cost) : "null",
                              each.found() ? fmt::format("{}", each.least) : "null", cells_as_json(each.route));
    }
    return fmt::format("{{\"routes\": [{}]}}\n", routes);
}

std::string plan_as_text(const std::vector<Planned>& plan) {
    std::string text;
    for (const Planned& each : plan) {
        text += fmt::format("{},{} -> {},{}: ", each.gates.start.x, each.gates.start.y, each.gates.goal.x,
                            each.gates.goal.y);
        if (!each.found()) text += "no way\n";
        else text += fmt::format("{} moves, cost {}, least {}\n", each.route.size(), each.cost, each.least);
    }
    return text;
}

}  // namespace stepwell::lesson_2

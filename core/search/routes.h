// The builder of the world: routes between gates, one after the other, which share what was built before.
#pragma once

#include <utility>
#include <vector>

#include "core/search/cube.h"
#include "core/search/find_path.h"
#include "core/trace/heap.h"

namespace stepwell {

/// Two gates that a route connects.
struct Gates {
    Cell start;
    Cell goal;
};

/// How many cells can wait at most: every move of every cell.
constexpr std::size_t most_waiting_moves(Extent extent) { return 16 * extent.cells(); }

/// A* over the moves of a cube (lesson 2, RULES.md: The builder's routes). A move that is built costs `used_cost`, any
/// other its own cost and the jitter of the cell that it leads to. `weight` is what the guess counts a cell for, in
/// hundredths: 100 is never too much while nothing is built, and often is as soon as something is; with 0 there is no
/// guess, and the route is a cheapest one. Of equal sums the one that has waited longest is taken first. Both cells lie
/// inside; empty if there is no way, or none is needed.
template <Recorder Tape>
Path build_route(const Cube& cube, const Cells<Links, Tape>& built, Cell start, Cell goal, int weight, Tape& tape) {
    auto call = tape.call("build_route");
    tape.at("start", start);
    Cells came_from{tape, "came_from", cube.extent(), nowhere};
    Cells cost{tape, "cost", cube.extent(), not_reached};
    Cells<Move, Tape> by{tape, "by", cube.extent(), Move::walk};
    Cells taken{tape, "taken", cube.extent(), false};
    Heap<Cell, Tape> frontier{tape, "frontier", "f", most_waiting_moves(cube.extent()), Ties::first_in};
    Var current{tape, "current", start};
    came_from.set(start, start);
    cost.set(start, 0);
    frontier.push(start, weight * manhattan(start, goal));
    while (!frontier.empty()) {
        tape.at("take", frontier.next());
        current = frontier.pop();
        tape.detail("again?", current);
        if (taken[current]) {
            tape.at("again", current);
            continue;
        }
        tape.detail("goal?", current);
        taken.set(current, true);
        if (current == goal) {
            tape.at("found", current);
            return way_back(came_from, start, goal, tape);
        }
        for (const Cell next : cube.moves(current, built[current])) {
            tape.detail("look", next);
            if (taken[next]) continue;
            const bool used = (built[current] & link(current, next)) != 0;
            const int move_cost = used ? used_cost : cube.cost(current, next) + cube.jitter(next);
            const int new_cost = cost[current] + move_cost;
            if (cost[next] != not_reached && cost[next] <= new_cost) continue;
            tape.at("add", next);
            came_from.set(next, current);
            by.set(next, cube.kind(current, next, built[next]));
            cost.set(next, new_cost);
            frontier.push(next, new_cost + weight * manhattan(next, goal));
        }
    }
    tape.at("no way");
    return {};
}

/// From now on every move of the route is built, in both directions – but a drop leads down only.
template <Recorder Tape>
void share(const Cube& cube, Cells<Links, Tape>& built, Cell start, const Path& route, Tape& tape) {
    auto call = tape.call("share");
    tape.at("build", start);
    Var here{tape, "here", start};
    for (const Cell next : route) {
        tape.detail("link", next);
        built.set(here, built[here] | link(here, next));
        built.set(next, built[next] | cube.link_back(here, next));
        here = next;
    }
}

/// Connects the pairs of gates in their order; each route shares what is built. Each is a chapter.
template <Recorder Tape>
std::vector<Path> build_routes(const Cube& cube, const std::vector<Gates>& pairs, int weight, Tape& tape) {
    auto call = tape.call("build_routes");
    tape.at("begin");
    Cells built{tape, "built", cube.extent(), no_links};
    std::vector<Path> routes;
    for (const Gates& gates : pairs) {
        tape.chapter("connect", gates.start);
        routes.push_back(build_route(cube, built, gates.start, gates.goal, weight, tape));
        share(cube, built, gates.start, routes.back(), tape);
    }
    tape.at("done");
    return routes;
}

/// What the moves of a route cost together, with what is built before it.
int cost_of(const Cube& cube, const Cells<Links, Silent>& built, Cell start, const Path& route);

}  // namespace stepwell

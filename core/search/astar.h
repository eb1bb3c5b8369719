// A*: searching with a hunch. Always go on from where cost so far and guess of the rest are least together.
#pragma once

#include "core/search/find_path.h"
#include "core/search/guess.h"
#include "core/trace/heap.h"

namespace stepwell {

/// A cell can be added once from each of its neighbours.
constexpr std::size_t most_waiting(Extent extent) { return 4 * extent.cells(); }

/// A cheapest way from `start` to `goal`, if `guess` times `weight` is never more than what the rest costs (lesson 2,
/// RULES.md: A*). The smallest sum of cost so far and guess is taken first, equal ones as `ties` says. A cell that
/// becomes cheaper while it waits joins a second time; what is left of it is passed over when its turn comes. `start`
/// is never accepted as the goal. Both cells lie inside the level; `weight` is at least 0.
template <int guess(Cell, Cell) = manhattan, template <class, class> class OpenList = Heap, Recorder Tape>
Path astar(const Level& level, Cell start, Cell goal, int weight, Ties ties, Tape& tape) {
    auto call = tape.call("astar");
    tape.at("start", start);
    Cells came_from{tape, "came_from", level.extent(), nowhere};
    Cells cost{tape, "cost", level.extent(), not_reached};
    Cells taken{tape, "taken", level.extent(), false};
    OpenList<Cell, Tape> frontier{tape, "frontier", "f", most_waiting(level.extent()), ties};
    Var current{tape, "current", start};
    came_from.set(start, start);
    cost.set(start, 0);
    frontier.push(start, weight * guess(start, goal), 0);
    while (!frontier.empty()) {
        tape.at("take", frontier.next(), frontier.take_size);
        current = frontier.pop();
        tape.detail("again?", current);
        if (taken[current]) {
            tape.at("again", current);
            continue;
        }
        tape.detail("goal?", current);
        taken.set(current, true);
        if (current == goal && current != start) {
            tape.chapter("found", current);
            return way_back(came_from, start, goal, tape);
        }
        for (const Place next : level.neighbours(current)) {
            tape.detail("look", next);
            if (!level.walkable(next) || taken[next]) continue;
            const int new_cost = cost[current] + level.cost(next);
            if (cost[next] != not_reached && cost[next] <= new_cost) continue;
            tape.at("add", next);
            came_from.set(next, current);
            cost.set(next, new_cost);
            frontier.push(next, new_cost + weight * guess(next, goal), new_cost);
        }
    }
    tape.at("no way");
    return {};
}

}  // namespace stepwell

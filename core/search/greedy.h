// Greedy best-first search: always go on from the cell that looks nearest to the goal, whatever the way there was.
#pragma once

#include "core/search/find_path.h"
#include "core/trace/heap.h"

namespace stepwell {

/// A way from `start` to `goal`, often found fast, often a detour (lesson 2, RULES.md: Greedy). Of cells that are
/// equally near the one that has waited longest is taken first. `start` is never accepted as the goal. Both cells lie
/// inside the level.
template <Recorder Tape>
Path greedy(const Level& level, Cell start, Cell goal, Tape& tape) {
    auto call = tape.call("greedy");
    tape.at("start", start);
    Cells came_from{tape, "came_from", level.extent(), nowhere};
    Heap<Cell, Tape> frontier{tape, "frontier", "h", level.extent().cells(), Ties::first_in};
    Var current{tape, "current", start};
    came_from.set(start, start);
    frontier.push(start, manhattan(start, goal));
    while (!frontier.empty()) {
        tape.at("take", frontier.next());
        current = frontier.pop();
        tape.detail("goal?", current);
        if (current == goal && current != start) {
            tape.chapter("found", current);
            return way_back(came_from, start, goal, tape);
        }
        for (const Place next : level.neighbours(current)) {
            tape.detail("look", next);
            if (!level.walkable(next)) continue;
            if (somewhere(came_from[next])) continue;
            tape.at("add", next);
            came_from.set(next, current);
            frontier.push(next, manhattan(next, goal));
        }
    }
    tape.at("no way");
    return {};
}

}  // namespace stepwell

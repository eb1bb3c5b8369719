// Breadth-first search that remembers where the wave came from, and the way back along these breadcrumbs.
#pragma once

#include <vector>

#include "core/grid/level.h"
#include "core/trace/cells.h"
#include "core/trace/list.h"
#include "core/trace/var.h"

namespace stepwell {

/// The cells to step on, start left out, goal included; empty if there is no way.
using Path = std::vector<Cell>;

/// Follows came_from from `goal` to `start` and turns the list round.
template <Recorder Tape>
Path way_back(const Cells<Cell, Tape>& came_from, Cell start, Cell goal, Tape& tape) {
    auto call = tape.call("way_back");
    tape.at("begin", goal);
    List<Cell, Tape> path{tape, "path", came_from.extent().cells()};
    Var step{tape, "step", goal};
    while (step != start) {
        tape.at("back", step);
        path.push(step);
        step = came_from[step];
    }
    tape.at("turn round");
    path.reverse();
    tape.at("done");
    return path.values();
}

/// A way from `start` to `goal` (lesson 1, RULES.md: The way back). With Queue as the Frontier it is a shortest one;
/// with Stack, the same code taking from the other end, mostly a detour. The search ends when the goal is taken out of
/// the frontier, not when it is seen; the start is never accepted as the goal. Both cells lie inside the level.
template <template <class, class> class Frontier = Queue, Recorder Tape>
Path find_path(const Level& level, Cell start, Cell goal, Tape& tape) {
    auto call = tape.call("find_path");
    tape.at("start", start);
    Cells came_from{tape, "came_from", level.extent(), nowhere};
    Frontier<Cell, Tape> frontier{tape, "frontier", level.extent().cells()};
    Var current{tape, "current", start};
    came_from.set(start, start);
    frontier.push(start);
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
            frontier.push(next);
        }
    }
    tape.at("no way");
    return {};
}

/// The path drawn on the floor: # wall, . floor, S start, G goal, * a step between them; one line a row.
std::string path_text(const Level& level, Cell start, Cell goal, const Path& path);

}  // namespace stepwell

// The first idea that everybody has: step to the neighbour that is nearer. It sticks to the first wall in its way.
#pragma once

#include <vector>

#include "core/grid/level.h"
#include "core/trace/list.h"
#include "core/trace/var.h"

namespace stepwell {

/// The cells that the chaser steps on, the start left out (lesson 1, RULES.md: Floor). It compares the Manhattan
/// distance only, takes the nearest neighbour (of equals the first in up, right, down, left) and stops where none is
/// nearer; it has arrived if that is the goal. Both cells lie inside the level. Its looks are steps, not details: they
/// are what it shows.
template <Recorder Tape>
std::vector<Cell> chase(const Level& level, Cell start, Cell goal, Tape& tape) {
    auto call = tape.call("chase");
    tape.at("start", start);
    List<Cell, Tape> steps{tape, "steps", level.extent().cells()};
    Var current{tape, "current", start};
    Var best{tape, "best", start};
    while (current != goal) {
        tape.chapter("stand", current);
        best = current;
        for (const Place next : level.neighbours(current)) {
            tape.at("look", next);
            if (!level.walkable(next)) continue;
            if (manhattan(next, goal) >= manhattan(best, goal)) continue;
            tape.at("nearer", next);
            best = next;
        }
        tape.detail("stuck?", best);
        if (best == current) {
            tape.at("stuck", current);
            return steps.values();
        }
        tape.at("step", best);
        current = best;
        steps.push(current);
    }
    tape.at("arrived", current);
    return steps.values();
}

}  // namespace stepwell

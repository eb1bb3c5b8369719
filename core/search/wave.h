// The wave: how many steps is every cell away?
#pragma once

#include <string>
#include <vector>

#include "core/grid/level.h"
#include "core/trace/cells.h"
#include "core/trace/list.h"
#include "core/trace/var.h"

namespace stepwell {

/// Steps from `start` to every cell, row by row, `not_reached` where no way leads (lesson 1, RULES.md: The wave). A
/// neighbour that is no floor or already has a number is skipped. `start` lies inside the level. A new ring begins a
/// chapter.
template <Recorder Tape>
std::vector<int> wave(const Level& level, Cell start, Tape& tape) {
    auto call = tape.call("wave");
    tape.at("start", start);
    Cells distance{tape, "distance", level.extent(), not_reached};
    Queue<Cell, Tape> queue{tape, "queue", level.extent().cells()};
    Var current{tape, "current", start};
    distance.set(start, 0);
    queue.push(start);
    while (!queue.empty()) {
        tape.at("take", queue.next(), distance[queue.next()] > distance[current] ? StepSize::chapter : StepSize::step);
        current = queue.pop();
        for (const Place next : level.neighbours(current)) {
            tape.detail("look", next);
            if (!level.walkable(next)) continue;
            if (distance[next] != not_reached) continue;
            tape.at("add", next);
            distance.set(next, distance[current] + 1);
            queue.push(next);
        }
    }
    tape.at("done");
    return std::move(distance).values();
}

/// A field of distances as text: # wall, . not reached, 0–9, then a = 10 … z = 35, + beyond; one line a row.
std::string wave_text(const Level& level, const std::vector<int>& distance);

}  // namespace stepwell

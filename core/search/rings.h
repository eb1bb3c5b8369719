// The flood in rings: how monsters chase, go home and wander. It has a limit, because many monsters search many times a
// second (lesson 2, RULES.md: Rings).
#pragma once

#include "core/search/find_path.h"
#include "core/trace/row.h"

namespace stepwell {

/// Follows the breadcrumbs from `goal` to `start` and puts each cell in front of the list.
template <Recorder Tape>
Path follow_back(const Cells<Cell, Tape>& prev, Cell start, Cell goal, Tape& tape) {
    auto call = tape.call("follow_back");
    tape.at("begin", goal);
    Row<Cell, Tape> path{tape, "path", prev.extent().cells()};
    Var step{tape, "step", goal};
    while (step != start) {
        tape.at("back", step);
        path.push_front(step);
        step = prev[step];
    }
    tape.at("done");
    return path.values();
}

/// A shortest way from `start` to `goal` of at most `limit` steps. Every round builds the ring `next` from all
/// neighbours of the `front` that were not seen before. The only search that ends as soon as the goal is touched: each
/// ring is one step farther than the one before, so the first touch is the shortest way. A goal up on a ladder is no
/// cell of the flood; then the way leads to the first cell that is found beside it, as close as one can get. If the
/// water cannot spread any more, it leads to the cell with the smallest Manhattan distance to the goal, of those to the
/// one with the fewest steps, of those to the one found first. After `limit` rounds there is none. `start` is never
/// accepted as the goal. Both cells lie inside the level.
template <Recorder Tape>
Path flood_in_rings(const Level& level, Cell start, Cell goal, bool on_ladder, int limit, Tape& tape) {
    auto call = tape.call("flood_in_rings");
    tape.at("start", start);
    Cells prev{tape, "prev", level.extent(), nowhere};
    Row<Cell, Tape> front{tape, "front", level.extent().cells()};
    Row<Cell, Tape> next{tape, "next", level.extent().cells()};
    Var round{tape, "round", 0};
    Var current{tape, "current", start};
    Var nearest{tape, "nearest", start};
    prev.set(start, start);
    front.push(start);
    while (!front.empty() && round < limit) {
        tape.chapter("ring");
        round = round + 1;
        for (std::size_t i = 0; i < front.size(); ++i) {
            tape.at("take", front[i]);
            current = front[i];
            for (const Place beside : level.neighbours(current)) {
                tape.detail("look", beside);
                if (!level.walkable(beside)) continue;
                if (somewhere(prev[beside])) continue;
                tape.detail("ladder?", beside);
                if (on_ladder && beside == goal) {
                    tape.chapter("ladder", current);
                    return follow_back(prev, start, current, tape);
                }
                tape.at("wet", beside);
                prev.set(beside, current);
                next.push(beside);
                if (manhattan(beside, goal) < manhattan(nearest, goal)) nearest = beside;
                if (beside == goal) {
                    tape.chapter("touch", goal);
                    return follow_back(prev, start, goal, tape);
                }
            }
        }
        tape.detail("next ring");
        front.assign(next);
        next.clear();
    }
    tape.detail("over?");
    if (!front.empty()) {
        tape.chapter("limit", start);
        return {};
    }
    tape.chapter("dry", nearest);
    return follow_back(prev, start, nearest, tape);
}

/// A whole chase, the start left out: every turn the monster floods anew and takes the first step of its way, until it
/// is at the goal. If the goal has a `ladder`, it climbs up as soon as the monster is three steps away (across plus
/// down). Where there is no step to take, the monster waits; in the third turn of waiting it gives up. The goal does
/// not move. Both cells lie inside the level.
template <Recorder Tape>
std::vector<Cell> chase_in_rings(const Level& level, Cell start, Cell goal, bool ladder, int limit, Tape& tape) {
    auto call = tape.call("chase_in_rings");
    tape.at("start", start);
    List<Cell, Tape> steps{tape, "steps", level.extent().cells()};
    Var monster{tape, "monster", start};
    Var climbed{tape, "climbed", false};
    Var waited{tape, "waited", 0};
    while (monster != goal && waited < 3) {
        tape.chapter("turn", monster);
        if (ladder && manhattan(monster, goal) <= 3) climbed = true;
        const Path way = flood_in_rings(level, monster, goal, climbed, limit, tape);
        tape.detail("way?", monster);
        if (way.empty()) {
            tape.at("stay", monster);
            waited = waited + 1;
            continue;
        }
        tape.at("step", way.front());
        monster = way.front();
        steps.push(monster);
    }
    tape.detail("caught?", monster);
    if (monster == goal) {
        tape.at("caught", monster);
        return steps.values();
    }
    tape.at("give up", monster);
    return steps.values();
}

}  // namespace stepwell

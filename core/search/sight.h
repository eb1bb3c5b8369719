// Line of sight: does anything solid stand between an eye and its target? Three ways to find out, from the quick one
// that games have always used to the exact one. Each gives the cells that it looked into, in order, the eye's own cell
// first; a solid one ends the list, as the view ends there (lesson 2, RULES.md: Sight).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/grid/level.h"
#include "core/trace/list.h"
#include "core/trace/var.h"

namespace stepwell {

/// Whether the view is clear: what one of the ways below looked into does not end in something solid.
inline bool clear_view(const Level& level, const std::vector<Cell>& looked) { return level.walkable(looked.back()); }

/// Looks into the cell of every sample: one each `step` hundredths of a cell along the line from the middle of `eye` to
/// the middle of `target`, and one in the target. Both lie inside the level; `step` is 5 to 100. It may miss what lies
/// between two samples.
///
/// A square root is rounded the same on every machine, and so are + − × ÷ (IEEE 754); nothing else is used, so all
/// machines and languages agree. Up to 400 cells across, rounding carries no sample over an edge, and one on an
/// edge is there exactly: the cells are those of the exact points.
template <Recorder Tape>
std::vector<Cell> sight_by_samples(const Level& level, Cell eye, Cell target, int step, Tape& tape) {
    auto call = tape.call("sight_by_samples");
    tape.at("start", eye);
    const int across = target.x - eye.x;
    const int down = target.y - eye.y;
    const double length = 100 * std::sqrt(across * across + down * down);
    Var<int, Tape> last{tape, "last", static_cast<int>(std::ceil(length / step))};
    Var k{tape, "k", 0};
    Var here{tape, "here", eye};
    List<Cell, Tape> looked{tape, "looked", static_cast<std::size_t>(last) + 1};
    for (; k <= last; k = k + 1) {
        tape.at("sample", k);
        if (k < last) {
            const double x = eye.x + 0.5 + across * k * step / length;
            const double y = eye.y + 0.5 + down * k * step / length;
            here = cell_at(x, y);
        } else {
            here = target;
        }
        looked.push(here);
        tape.detail("solid?", here);
        if (level.walkable(here)) continue;
        tape.at("blocked", here);
        return looked.values();
    }
    tape.at("clear", target);
    return looked.values();
}

/// Looks into every cell that the line between the two middles passes through, in whole numbers only: cut the line into
/// 2 · across · down equal parts, then the upright edges come after down, 3 · down, 5 · down, … parts and the level
/// ones after across, 3 · across, … Where both come at once, the line runs exactly through a corner: it goes on in the
/// cell beyond, unless both cells beside the corner are solid. A corner that is only touched hides nothing, but two
/// walls that meet in it leave no gap; then the one to the side is what blocks. Both cells lie inside the level.
template <Recorder Tape>
std::vector<Cell> sight_by_cells(const Level& level, Cell eye, Cell target, Tape& tape) {
    auto call = tape.call("sight_by_cells");
    tape.at("start", eye);
    const int across = std::abs(target.x - eye.x);
    const int down = std::abs(target.y - eye.y);
    const int side = eye.x < target.x ? 1 : -1;
    const int ahead = eye.y < target.y ? 1 : -1;
    Var<int, Tape> upright{tape, "upright", down};
    Var<int, Tape> flat{tape, "flat", across};
    Var here{tape, "here", eye};
    List<Cell, Tape> looked{tape, "looked", static_cast<std::size_t>(across + down) + 1};
    looked.push(eye);
    while (here != target) {
        tape.at("next", here);
        if (upright < flat) {
            upright = upright + 2 * down;
            here = here + cell(side, 0);
        } else if (flat < upright) {
            flat = flat + 2 * across;
            here = here + cell(0, ahead);
        } else {
            upright = upright + 2 * down;
            flat = flat + 2 * across;
            const bool gap = level.walkable(here + cell(side, 0)) || level.walkable(here + cell(0, ahead));
            here = here + cell(side, gap ? ahead : 0);
        }
        looked.push(here);
        tape.detail("solid?", here);
        if (level.walkable(here)) continue;
        tape.at("blocked", here);
        return looked.values();
    }
    tape.at("clear", target);
    return looked.values();
}

/// Looks into one cell of every column, or row where the line is steep, the one nearest to the line (Bresenham 1965).
/// It leaves out cells that the line only clips. The target's cell is looked into like all others; the eye's needs no
/// look. Both cells lie inside the level.
template <Recorder Tape>
std::vector<Cell> sight_by_bresenham(const Level& level, Cell eye, Cell target, Tape& tape) {
    auto call = tape.call("sight_by_bresenham");
    tape.at("start", eye);
    const int across = std::abs(target.x - eye.x);
    const int down = std::abs(target.y - eye.y);
    const int side = eye.x < target.x ? 1 : -1;
    const int ahead = eye.y < target.y ? 1 : -1;
    Var<int, Tape> error{tape, "error", across - down};
    Var here{tape, "here", eye};
    List<Cell, Tape> looked{tape, "looked", static_cast<std::size_t>(std::max(across, down)) + 1};
    looked.push(eye);
    while (here != target) {
        tape.at("next", here);
        const int twice = 2 * error;
        if (twice >= -down) {
            error = error - down;
            here = here + cell(side, 0);
        }
        if (twice <= across) {
            error = error + across;
            here = here + cell(0, ahead);
        }
        looked.push(here);
        tape.detail("solid?", here);
        if (level.walkable(here)) continue;
        tape.at("blocked", here);
        return looked.values();
    }
    tape.at("clear", target);
    return looked.values();
}

}  // namespace stepwell

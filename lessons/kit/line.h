// The cells that a stroke goes over.
#pragma once

#include <cstdlib>

#include "core/base/cell.h"

namespace stepwell {

/// Calls `visit` with every cell of the line between two cells, both ends included (Bresenham 1965).
template <class Visit>
void along_line(Cell from, Cell to, Visit visit) {
    const int dx = std::abs(to.x - from.x), dy = -std::abs(to.y - from.y);
    const int step_x = from.x < to.x ? 1 : -1, step_y = from.y < to.y ? 1 : -1;
    int x = from.x, y = from.y;
    for (int error = dx + dy;;) {
        visit(cell(x, y));
        if (x == to.x && y == to.y) return;
        const int twice = 2 * error;
        if (twice >= dy) error += dy, x += step_x;
        if (twice <= dx) error += dx, y += step_y;
    }
}

}  // namespace stepwell

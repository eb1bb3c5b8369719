// Guesses of what the rest of a way costs, as if there were no walls: whole steps, never more than it can be.
#pragma once

#include "core/base/cell.h"

namespace stepwell {

/// No guess at all: with it A* is Dijkstra's search.
constexpr int zero(Cell, Cell) { return 0; }

/// As the crow flies, rounded down to whole steps (lesson 2, RULES.md: Guesses).
constexpr int straight(Cell a, Cell b) {
    const int dx = a.x - b.x, dy = a.y - b.y, square = dx * dx + dy * dy;
    int root = 0;
    for (int bit = 1 << 12; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return root;
}

}  // namespace stepwell

// Floors that are made, not drawn: presets, mazes, random obstacles. Same arguments, same floor, on every machine.
#pragma once

#include "core/base/dice.h"
#include "core/grid/level.h"

namespace stepwell {

/// Floor with a wall all round; at least 3 × 3.
Level open_room(Extent extent);

/// A perfect maze (one way between any two cells) carved by a random walk that turns back in dead ends. Cells with odd
/// coordinates are rooms; an even width or height keeps a double wall at its end. At least 3 × 3.
Level maze(Extent extent, std::uint32_t seed);

/// A perfect maze that grows at a random place of its edge (Prim's way): many short dead ends. Cells as in maze().
Level bushy_maze(Extent extent, std::uint32_t seed);

/// A room that is cut in two by a wall with one door, each half again, until the rooms are small (recursive division).
/// At least 3 × 3.
Level rooms(Extent extent, std::uint32_t seed);

/// One corridor that winds inwards from (1, 1), one cell of wall between its turns; at least 3 × 3.
Level spiral(Extent extent);

/// An open room in which every inner cell is a wall in `percent` of a hundred cases.
Level scattered(Extent extent, int percent, std::uint32_t seed);
/// The same with dice that have been thrown before, perhaps.
Level scattered(Extent extent, int percent, Dice& dice);

}  // namespace stepwell

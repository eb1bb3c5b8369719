// Small floors for the searches' tests: every seed another one, the same for the same seed.
#pragma once

#include "core/base/dice.h"
#include "core/grid/directions.h"
#include "core/grid/floors.h"

namespace stepwell::tests {

struct Task {
    Level level;
    Cell start, goal;
};

/// A small floor: an open room, a maze with holes or scattered walls, every third one with water.
inline Task seeded_floor(std::uint32_t seed) {
    Dice dice(seed);
    const Extent extent{dice.range(3, 16), dice.range(3, 12)};
    const int kind = dice.range(0, 2);
    Level level = kind == 0 ? open_room(extent) : kind == 1 ? maze(extent, seed) : scattered(extent, 30, seed);
    const bool wet = dice.chance(33);
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        const Cell c = extent.at(i);
        if (kind == 1 && dice.chance(10)) level.set(c, Terrain::floor);
        if (wet && level.walkable(c) && dice.chance(40)) level.set(c, Terrain::water);
    }
    const auto any = [&] {
        const Cell c = extent.at(static_cast<std::size_t>(dice.range(0, static_cast<int>(extent.cells()) - 1)));
        if (!level.walkable(c)) level.set(c, Terrain::floor);
        return c;
    };
    const Cell start = any(), goal = any();
    level.look_in(*directions_from_text(all_orders()[static_cast<std::size_t>(dice.range(0, 23))]));
    return {level, start, goal};
}

}  // namespace stepwell::tests

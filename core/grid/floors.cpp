#include "core/grid/floors.h"

#include <algorithm>

#include "core/base/dice.h"

namespace stepwell {
namespace {

Level solid(Extent extent) {
    Level level(extent);
    for (std::size_t i = 0; i < extent.cells(); ++i) level.set(extent.at(i), Terrain::wall);
    return level;
}

bool inner(Extent extent, Cell c) { return c.x > 0 && c.y > 0 && c.x < extent.width - 1 && c.y < extent.height - 1; }

}  // namespace

Level open_room(Extent extent) { return scattered(extent, 0, 0); }

Level maze(Extent extent, std::uint32_t seed) {
    Level level = solid(extent);
    Dice dice(seed);
    std::vector<Cell> trail{cell(1, 1)};
    level.set(trail.back(), Terrain::floor);
    while (!trail.empty()) {
        std::vector<Cell> open;  // directions in which the room two cells on is still solid
        for (const Cell d : directions) {
            const Cell room = trail.back() + d + d;
            if (inner(extent, room) && !level.walkable(room)) open.push_back(d);
        }
        if (open.empty()) {
            trail.pop_back();
            continue;
        }
        const Cell d = open[static_cast<std::size_t>(dice.range(0, static_cast<int>(open.size()) - 1))];
        level.set(trail.back() + d, Terrain::floor);
        level.set(trail.back() + d + d, Terrain::floor);
        trail.push_back(trail.back() + d + d);
    }
    return level;
}

Level spiral(Extent extent) {
    Level level = solid(extent);
    Cell here = cell(1, 1);
    level.set(here, Terrain::floor);
    std::size_t heading = 1;  // to the right first
    for (int turns = 0; turns < 2;) {
        const Cell d = directions[heading];
        const Cell next = here + d;
        // The corridor never touches its own outer turn: `here` is the only floor beside `next`.
        const auto beside = std::ranges::count_if(level.neighbours(next), [&](Cell c) { return level.walkable(c); });
        if (inner(extent, next) && beside == 1) {
            level.set(next, Terrain::floor);
            here = next;
            turns = 0;
        } else {
            heading = (heading + 1) % directions.size();
            ++turns;
        }
    }
    return level;
}

Level scattered(Extent extent, int percent, std::uint32_t seed) {
    Level level = solid(extent);
    Dice dice(seed);
    for (std::size_t i = 0; i < extent.cells(); ++i)
        if (inner(extent, extent.at(i))) level.set(extent.at(i), dice.chance(percent) ? Terrain::wall : Terrain::floor);
    return level;
}

}  // namespace stepwell

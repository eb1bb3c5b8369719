#include "core/grid/floors.h"

#include <algorithm>

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

Level bushy_maze(Extent extent, std::uint32_t seed) {
    Level level = solid(extent);
    Dice dice(seed);
    struct Passage {
        Cell from, way;
    };
    std::vector<Passage> edge;  // from a carved room to one that may be solid
    const auto carve = [&](Cell room) {
        level.set(room, Terrain::floor);
        for (const Cell d : directions)
            if (const Cell next = room + d + d; inner(extent, next) && !level.walkable(next)) edge.push_back({room, d});
    };
    carve(cell(1, 1));
    while (!edge.empty()) {
        const auto pick = static_cast<std::size_t>(dice.range(0, static_cast<int>(edge.size()) - 1));
        const Passage passage = edge[pick];
        edge[pick] = edge.back();
        edge.pop_back();
        const Cell room = passage.from + passage.way + passage.way;
        if (level.walkable(room)) continue;
        level.set(passage.from + passage.way, Terrain::floor);
        carve(room);
    }
    return level;
}

Level rooms(Extent extent, std::uint32_t seed) {
    Level level = open_room(extent);
    Dice dice(seed);
    struct Part {
        int left, top, right, bottom;  // the floor that is to be cut; right and bottom are excluded
    };
    std::vector<Part> parts{{1, 1, extent.width - 1, extent.height - 1}};
    constexpr int smallest = 5;  // across the wall: less is not cut
    while (!parts.empty()) {
        const Part part = parts.back();
        parts.pop_back();
        const int width = part.right - part.left, height = part.bottom - part.top;
        // Walls stand on even columns and rows, doors in odd ones: no wall ever closes a door.
        const bool across = width == height ? dice.chance(50) : height > width;
        if ((across ? height : width) < smallest) continue;
        const int first = across ? part.top : part.left, last = across ? part.bottom : part.right;
        const int wall = first + 1 + 2 * dice.range(0, (last - first - 3) / 2);
        const int door_first = across ? part.left : part.top, door_last = across ? part.right : part.bottom;
        const int door = door_first + 2 * dice.range(0, (door_last - door_first - 1) / 2);
        for (int i = door_first; i < door_last; ++i)
            if (i != door) level.set(across ? cell(i, wall) : cell(wall, i), Terrain::wall);
        if (across) {
            parts.push_back({part.left, part.top, part.right, wall});
            parts.push_back({part.left, wall + 1, part.right, part.bottom});
        } else {
            parts.push_back({part.left, part.top, wall, part.bottom});
            parts.push_back({wall + 1, part.top, part.right, part.bottom});
        }
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
    Dice dice(seed);
    return scattered(extent, percent, dice);
}

Level scattered(Extent extent, int percent, Dice& dice) {
    Level level = solid(extent);
    for (std::size_t i = 0; i < extent.cells(); ++i)
        if (inner(extent, extent.at(i))) level.set(extent.at(i), dice.chance(percent) ? Terrain::wall : Terrain::floor);
    return level;
}

}  // namespace stepwell

#include "tests/bench/searches.h"

#include <algorithm>
#include <cstdint>

#include "core/grid/floors.h"
#include "core/trace/recorder.h"
#include "tests/files.h"

namespace stepwell::bench {

Floor lesson_floor() {
    return {"the lesson's floor", level_from_text(tests::golden("grid-map.txt")).value(), cell(8, 3), cell(2, 3)};
}

Floor open_floor() { return {"1024 x 1024 open", open_room({1024, 1024}), cell(1, 1), cell(1022, 1022)}; }

Floor floor_with_obstacles() {
    constexpr std::uint32_t seed_with_a_way = 1;
    Floor floor{"1024 x 1024, 30 % walls", scattered({1024, 1024}, 30, seed_with_a_way), cell(1, 1), cell(1022, 1022)};
    floor.level.set(floor.start, Terrain::floor);
    floor.level.set(floor.goal, Terrain::floor);
    return floor;
}

[[gnu::noinline]] Path silent_path(const Floor& floor) {
    Silent silent;
    return find_path(floor.level, floor.start, floor.goal, silent);
}

[[gnu::noinline]] Path path_by_hand(const Floor& floor) {
    const Level& level = floor.level;
    const Extent extent = level.extent();
    std::vector<Cell> came_from(extent.cells(), nowhere);
    std::vector<Cell> queue(extent.cells());
    const std::uintptr_t row = static_cast<std::uintptr_t>(extent.width) * sizeof(Cell);
    std::size_t first = 0, end = 0;
    came_from[extent.index(floor.start)] = floor.start;
    queue[end++] = floor.start;
    while (first != end) {
        const Cell current = queue[first++];
        if (current == floor.goal && current != floor.start) {
            Path path;
            for (Cell step = floor.goal; step != floor.start; step = came_from[extent.index(step)])
                path.push_back(step);
            std::reverse(path.begin(), path.end());
            return path;
        }
        for (const Place next : level.neighbours(current)) {
            if (!level.walkable(next) || somewhere(came_from[next.index])) continue;
            came_from[next.index] = current;
            const auto here = reinterpret_cast<std::uintptr_t>(&came_from[next.index]);
            __builtin_prefetch(reinterpret_cast<const void*>(here - row));
            __builtin_prefetch(reinterpret_cast<const void*>(here + row));
            queue[end++] = next;
        }
    }
    return {};
}

}  // namespace stepwell::bench

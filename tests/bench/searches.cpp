#include "tests/bench/searches.h"

#include <algorithm>
#include <cstdint>

#include "core/grid/floors.h"
#include "core/search/astar.h"
#include "core/search/bucket_queue.h"
#include "core/trace/recorder.h"
#include "tests/files.h"

namespace stepwell::bench {
namespace {

template <Recorder Tape>
Path astar_with_buckets(const Floor& floor, Tape& tape) {
    return astar<manhattan, BucketQueue>(floor.level, floor.start, floor.goal, 1, Ties::deeper, tape);
}

template <Recorder Tape>
Path dijkstra_with_buckets(const Floor& floor, Tape& tape) {
    return astar<zero, BucketQueue>(floor.level, floor.start, floor.goal, 1, Ties::first_in, tape);
}

std::size_t taken(const Tally& tally) { return tally.count("astar", "take") - tally.count("astar", "again"); }

}  // namespace

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

Floor maze_floor() { return {"1025 x 1025 maze", maze({1025, 1025}, 1), cell(1, 1), cell(1023, 1023)}; }

[[gnu::noinline]] Path silent_path(const Floor& floor) {
    Silent silent;
    return find_path(floor.level, floor.start, floor.goal, silent);
}

[[gnu::noinline]] Path silent_astar(const Floor& floor) {
    Silent silent;
    return astar_with_buckets(floor, silent);
}

[[gnu::noinline]] Path silent_dijkstra(const Floor& floor) {
    Silent silent;
    return dijkstra_with_buckets(floor, silent);
}

std::size_t taken_by_astar(const Floor& floor) {
    Tally tally;
    astar_with_buckets(floor, tally);
    return taken(tally);
}

std::size_t taken_by_dijkstra(const Floor& floor) {
    Tally tally;
    dijkstra_with_buckets(floor, tally);
    return taken(tally);
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

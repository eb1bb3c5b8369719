#include "core/search/verdict.h"

#include <algorithm>
#include <array>

namespace stepwell {

int cost_of(const Level& level, const Path& path) {
    int cost = 0;
    for (const Cell step : path) cost += level.cost(step);
    return cost;
}

std::optional<int> least_cost(const Level& level, Cell start, Cell goal) {
    if (start == goal) return std::nullopt;
    constexpr int dearest = 2;                           // step
    std::array<std::vector<Cell>, dearest + 1> at_cost;  // cells to settle at a cost, modulo its size
    std::vector<bool> settled(level.extent().cells(), false);
    at_cost[0].push_back(start);
    std::size_t waiting = 1;
    for (std::size_t cost = 0; waiting > 0; ++cost) {
        const std::vector<Cell> now = std::exchange(at_cost[cost % at_cost.size()], {});
        waiting -= now.size();
        for (const Cell current : now) {
            const auto here = settled.begin() + static_cast<std::ptrdiff_t>(level.extent().index(current));
            if (*here) continue;
            *here = true;
            if (current == goal) return static_cast<int>(cost);
            for (const Place next : level.neighbours(current)) {
                if (!level.walkable(next) || settled[next.index]) continue;
                at_cost[(cost + static_cast<std::size_t>(level.cost(next))) % at_cost.size()].push_back(next);
                ++waiting;
            }
        }
    }
    return std::nullopt;
}

Verdict verdict(const Level& level, const Path& path, std::optional<int> least, bool promises) {
    if (path.empty()) return least ? Verdict::wrong : Verdict::no_way;
    if (cost_of(level, path) != least) return Verdict::wrong;
    return promises ? Verdict::shortest : Verdict::not_guaranteed;
}

Path path_to_closest(const Level& level, Cell start, Cell goal) {
    std::vector<Cell> came_from(level.extent().cells(), nowhere);
    std::vector<Cell> found{start};
    came_from[level.extent().index(start)] = start;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const Place next : level.neighbours(found[i])) {
            if (!level.walkable(next) || somewhere(came_from[next.index])) continue;
            came_from[next.index] = found[i];
            found.push_back(next);
        }
    }
    // Found in order of steps: of equally near ones the first is the one.
    const Cell closest = *std::ranges::min_element(found, {}, [&](Cell c) { return manhattan(c, goal); });
    Path path;
    for (Cell step = closest; step != start; step = came_from[level.extent().index(step)]) path.push_back(step);
    std::ranges::reverse(path);
    return path;
}

}  // namespace stepwell

#include "core/search/step_graph.h"

namespace stepwell {

Labels labels(Arrows) {
    static constexpr std::string_view names[] = {"–", "→",  "←",  "→←",  "↓",  "→↓",  "←↓",  "→←↓",
                                                 "↑", "→↑", "←↑", "→←↑", "↓↑", "→↓↑", "←↓↑", "→←↓↑"};
    return names;
}

Labels labels(Obstacle) {
    static constexpr std::string_view names[] = {"none",  "outside", "wall",  "fence",
                                                 "cliff", "drop",    "water", "ceiling"};
    return names;
}

std::vector<std::uint8_t> reached(Extent extent, std::span<const Arrows> arrows, Cell start) {
    std::vector<std::uint8_t> marks(extent.cells(), 0);
    std::vector<Cell> found{start};
    marks[extent.index(start)] = 1;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const Way way : all_ways) {
            if (!contains(arrows[extent.index(found[i])], way)) continue;
            const Cell next = found[i] + way;
            if (marks[extent.index(next)] != 0) continue;
            marks[extent.index(next)] = 1;
            found.push_back(next);
        }
    }
    return marks;
}

bool is_one_way(Extent extent, std::span<const Arrows> arrows, Cell from, Way way, std::size_t cells) {
    constexpr std::array back{Way::west, Way::east, Way::north, Way::south};
    const std::size_t here = extent.index(from);
    if (here >= cells || !contains(arrows[here], way)) return false;
    const std::size_t there = extent.index(from + way);
    return there < cells && !contains(arrows[there], back[static_cast<std::size_t>(way)]);
}

std::size_t one_way(Extent extent, std::span<const Arrows> arrows, std::size_t cells) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells; ++i)
        for (const Way way : all_ways) count += is_one_way(extent, arrows, extent.at(i), way, cells) ? 1U : 0U;
    return count;
}

}  // namespace stepwell

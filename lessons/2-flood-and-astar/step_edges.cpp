#include "lessons/2-flood-and-astar/step_edges.h"

#include <algorithm>

#include <fmt/format.h>

namespace stepwell::lesson_2 {
namespace {

/// Calls `visit(from, to)` for every arrow.
template <class Visit>
void each_edge(Extent extent, std::span<const Arrows> arrows, Visit visit) {
    for (std::size_t i = 0; i < arrows.size(); ++i)
        for (const Way way : all_ways)
            if (contains(arrows[i], way)) visit(extent.at(i), extent.at(i) + way);
}

struct Figures {
    int arrows = 0;
    std::size_t one_way = 0;
    std::ptrdiff_t reached = 0;
};

Figures figures(Extent extent, std::span<const Arrows> arrows, Cell start) {
    Figures all;
    for (const Arrows each : arrows) all.arrows += count(each);
    all.one_way = one_way(extent, arrows, arrows.size());
    const std::vector<std::uint8_t> marks = reached(extent, arrows, start);
    all.reached = std::ranges::count(marks, 1);
    return all;
}

}  // namespace

const Body& body_of(const Settings& settings) { return settings.at("body") == "big" ? bodies::ogre : bodies::spider; }

std::string edges_as_csv(Extent extent, std::span<const Arrows> arrows) {
    std::string text = "x,y,to_x,to_y\n";
    each_edge(extent, arrows, [&](Cell a, Cell b) { text += fmt::format("{},{},{},{}\n", a.x, a.y, b.x, b.y); });
    return text;
}

std::string edges_as_json(Extent extent, std::span<const Arrows> arrows, Cell start) {
    const Figures all = figures(extent, arrows, start);
    std::string edges;
    each_edge(extent, arrows, [&](Cell a, Cell b) {
        edges += fmt::format("{}[[{}, {}], [{}, {}]]", edges.empty() ? "" : ", ", a.x, a.y, b.x, b.y);
    });
    return fmt::format("{{\"arrows\": {}, \"one_way\": {}, \"reached\": {}, \"edges\": [{}]}}\n", all.arrows,
                       all.one_way, all.reached, edges);
}

std::string edges_text(const Ground& ground, std::span<const Arrows> arrows, Cell start) {
    std::string text;
    for (const Cell c : ground.cells()) {
        text += ground.wall(c) ? '#' : static_cast<char>('0' + count(arrows[ground.extent().index(c)]));
        if (c.x + 1 == ground.extent().width) text += '\n';
    }
    const Figures all = figures(ground.extent(), arrows, start);
    return text + fmt::format("{} arrows, {} of them one way, {} cells can be reached from {},{}\n", all.arrows,
                              all.one_way, all.reached, start.x, start.y);
}

}  // namespace stepwell::lesson_2

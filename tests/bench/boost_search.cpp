#include <algorithm>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/grid_graph.hpp>

#include "tests/bench/searches.h"

namespace stepwell::bench {
namespace {

using Grid = boost::grid_graph<2>;
using Vertex = boost::graph_traits<Grid>::vertex_descriptor;

Vertex vertex(Cell c) { return {{static_cast<std::size_t>(c.x), static_cast<std::size_t>(c.y)}}; }
Cell cell_of(const Vertex& v) { return cell(static_cast<int>(v[0]), static_cast<int>(v[1])); }

struct IsFloor {
    const Level* level = nullptr;
    bool operator()(const Vertex& v) const { return level->walkable(cell_of(v)); }
};

struct Found {};  // how a search of Boost's is ended early

struct EndAtGoal : boost::base_visitor<EndAtGoal> {
    using event_filter = boost::on_examine_vertex;
    Vertex goal;
    explicit EndAtGoal(Vertex at) : goal(at) {}
    template <class Graph>
    void operator()(const Vertex& v, const Graph&) const {
        if (v == goal) throw Found{};
    }
};

}  // namespace

[[gnu::noinline]] Path boost_path(const Floor& floor) {
    const Extent extent = floor.level.extent();
    const Vertex sides{{static_cast<std::size_t>(extent.width), static_cast<std::size_t>(extent.height)}};
    const Grid grid(sides);
    const boost::filtered_graph<Grid, boost::keep_all, IsFloor> graph(grid, {}, IsFloor{&floor.level});
    const auto index = get(boost::vertex_index, grid);
    std::vector<Vertex> came_from(extent.cells());
    const auto predecessor = boost::make_iterator_property_map(came_from.begin(), index);
    std::vector<boost::default_color_type> colour(extent.cells());
    const Vertex start = vertex(floor.start), goal = vertex(floor.goal);
    try {
        boost::breadth_first_search(
            graph, start,
            boost::visitor(boost::make_bfs_visitor(std::make_pair(
                               boost::record_predecessors(predecessor, boost::on_tree_edge()), EndAtGoal(goal))))
                .color_map(boost::make_iterator_property_map(colour.begin(), index))
                .vertex_index_map(index));
    } catch (const Found&) {
        Path path;
        for (Vertex step = goal; step != start; step = get(predecessor, step)) path.push_back(cell_of(step));
        std::reverse(path.begin(), path.end());
        return path;
    }
    return {};
}

}  // namespace stepwell::bench

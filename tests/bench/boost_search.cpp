#include <algorithm>
#include <boost/graph/astar_search.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/grid_graph.hpp>
#include <boost/property_map/function_property_map.hpp>

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

/// A floor as Boost sees it: the grid without its walls, and what its searches remember of each cell.
class Search {
    using Graph = boost::filtered_graph<Grid, boost::keep_all, IsFloor>;
    using Edge = boost::graph_traits<Graph>::edge_descriptor;

    boost::property_map<Grid, boost::vertex_index_t>::const_type index() const {
        return get(boost::vertex_index, grid_);
    }
    template <class T>
    auto by_vertex(std::vector<T>& values) const {
        return boost::make_iterator_property_map(values.begin(), index());
    }
    auto costs() const {
        return boost::make_function_property_map<Edge>(
            [this](const Edge& e) { return level_.cost(cell_of(e.second)); });
    }

    /// Lets `search` run until it finds the goal, and follows its predecessors back.
    template <class Run>
    Path way(Run search) {
        try {
            search();
        } catch (const Found&) {
            Path path;
            for (Vertex step = goal_; step != start_; step = get(by_vertex(came_from_), step))
                path.push_back(cell_of(step));
            std::reverse(path.begin(), path.end());
            return path;
        }
        return {};
    }

public:
    explicit Search(const Floor& floor)
        : level_(floor.level),
          start_(vertex(floor.start)),
          goal_(vertex(floor.goal)),
          grid_(Vertex{
              {static_cast<std::size_t>(level_.extent().width), static_cast<std::size_t>(level_.extent().height)}}),
          came_from_(level_.extent().cells()),
          colours_(level_.extent().cells()) {}

    Path breadth_first() {
        return way([&] {
            const auto visitor = std::make_pair(
                boost::record_predecessors(by_vertex(came_from_), boost::on_tree_edge()), EndAtGoal(goal_));
            boost::breadth_first_search(graph_, start_,
                                        boost::visitor(boost::make_bfs_visitor(visitor))
                                            .color_map(by_vertex(colours_))
                                            .vertex_index_map(index()));
        });
    }
    Path dijkstra() {
        std::vector<int> distances(colours_.size());
        return way([&] {
            boost::dijkstra_shortest_paths(graph_, start_,
                                           boost::predecessor_map(by_vertex(came_from_))
                                               .distance_map(by_vertex(distances))
                                               .weight_map(costs())
                                               .color_map(by_vertex(colours_))
                                               .vertex_index_map(index())
                                               .visitor(boost::make_dijkstra_visitor(EndAtGoal(goal_))));
        });
    }
    Path astar() {
        std::vector<int> distances(colours_.size()), sums(colours_.size());
        return way([&] {
            boost::astar_search(
                graph_, start_, [this](const Vertex& v) { return manhattan(cell_of(v), cell_of(goal_)); },
                boost::predecessor_map(by_vertex(came_from_))
                    .distance_map(by_vertex(distances))
                    .rank_map(by_vertex(sums))
                    .weight_map(costs())
                    .color_map(by_vertex(colours_))
                    .vertex_index_map(index())
                    .visitor(boost::make_astar_visitor(EndAtGoal(goal_))));
        });
    }

private:
    const Level& level_;
    const Vertex start_, goal_;
    const Grid grid_;
    const Graph graph_{grid_, {}, IsFloor{&level_}};
    std::vector<Vertex> came_from_;
    std::vector<boost::default_color_type> colours_;
};

}  // namespace

[[gnu::noinline]] Path boost_path(const Floor& floor) { return Search(floor).breadth_first(); }
[[gnu::noinline]] Path boost_astar(const Floor& floor) { return Search(floor).astar(); }
[[gnu::noinline]] Path boost_dijkstra(const Floor& floor) { return Search(floor).dijkstra(); }

}  // namespace stepwell::bench

#include "core/search/cut.h"

#include <array>
#include <cstdint>

namespace stepwell {
namespace {

/// Ways that share no cell, one after the other (Ford and Fulkerson 1956). Every cell has two sides, `in` and `out`,
/// and the step between them is free once only. A new way may go back along an older one, which then gives up that
/// part.
class Ways {
public:
    Ways(const Level& level, Cell start, Cell goal)
        : level_(level),
          extent_(level.extent()),
          start_(extent_.index(start)),
          goal_(extent_.index(goal)),
          used_(extent_.cells(), 0),
          flows_(extent_.cells(), 0) {}

    /// One more way; false if there is none.
    bool add() {
        flood();
        if (came_[side(goal_, in)] == none) return false;
        for (std::size_t at = side(goal_, in); at != side(start_, out);) at = take_back(at);
        return true;
    }

    /// After the last way: the cells that the flood comes to and cannot get through.
    std::vector<Cell> cut() const {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < extent_.cells(); ++i)
            if (came_[side(i, in)] != none && came_[side(i, out)] == none) cells.push_back(extent_.at(i));
        return cells;
    }

private:
    enum Side : std::size_t { in, out };
    /// How a side was come to: from the other side of its cell, or from the neighbour in direction 0 … 3.
    enum Step : std::uint8_t { from_neighbour = 0, through = 4, begin = 5, none = 6 };

    static std::size_t side(std::size_t cell, Side which) { return 2 * cell + which; }
    static std::size_t opposite(std::size_t direction) { return (direction + 2) % directions.size(); }
    std::size_t neighbour(std::size_t cell, std::size_t direction) const {
        return cell + static_cast<std::size_t>(extent_.index_step(directions[direction]));
    }
    bool flows(std::size_t cell, std::size_t direction) const { return (flows_[cell] >> direction & 1) != 0; }

    void flood() {
        came_.assign(2 * extent_.cells(), none);
        std::vector<std::size_t> queue{side(start_, out)};
        came_[queue[0]] = begin;
        const auto reach = [&](std::size_t at, std::size_t how) {
            if (came_[at] != none) return;
            came_[at] = static_cast<std::uint8_t>(how);
            queue.push_back(at);
        };
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::size_t cell = queue[i] / 2;
            const bool at_out = queue[i] % 2 == out;
            if (cell == goal_) return;
            if (at_out != (used_[cell] == 0) && cell != start_) reach(side(cell, at_out ? in : out), through);
            for (std::size_t d = 0; d < directions.size(); ++d) {
                if (!level_.walkable(extent_.at(cell) + directions[d])) continue;
                const std::size_t next = neighbour(cell, d);
                if (at_out) reach(side(next, in), opposite(d));
                else if (flows(next, opposite(d))) reach(side(next, out), opposite(d));
            }
        }
    }

    /// Writes the step to `at` into the ways; where it came from.
    std::size_t take_back(std::size_t at) {
        const std::size_t cell = at / 2, how = came_[at];
        const bool at_in = at % 2 == in;
        if (how == through) {
            used_[cell] ^= 1;
            return side(cell, at_in ? out : in);
        }
        const std::size_t from = neighbour(cell, how);
        // Into `in`: the way goes on from the neighbour. Into `out`: an older way no longer goes there.
        if (at_in) flows_[from] ^= static_cast<std::uint8_t>(1 << opposite(how));
        else flows_[cell] ^= static_cast<std::uint8_t>(1 << how);
        return side(from, at_in ? out : in);
    }

    const Level& level_;
    Extent extent_;
    std::size_t start_, goal_;
    std::vector<std::uint8_t> used_;   // a way goes through the cell
    std::vector<std::uint8_t> flows_;  // a bit for each direction that a way leaves the cell in
    std::vector<std::uint8_t> came_;   // by side
};

}  // namespace

std::optional<std::vector<Cell>> smallest_cut(const Level& level, Cell start, Cell goal) {
    if (manhattan(start, goal) <= 1) return std::nullopt;
    Ways ways(level, start, goal);
    while (ways.add()) {}
    return ways.cut();
}

}  // namespace stepwell

// A cube of the world: columns of different heights, the moves that lead from one to another, and what they cost.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/search/step_graph.h"

namespace stepwell {

/// What a route is made of.
enum class Move : std::uint8_t { walk, stair, bridge, ladder, jump, drop };
inline constexpr std::array all_moves{Move::walk, Move::stair, Move::bridge, Move::ladder, Move::jump, Move::drop};
Labels labels(Move);

/// In hundredths, by the value of Move; a bridge costs this much for each cell that it goes.
using MoveCosts = std::array<int, all_moves.size()>;
inline constexpr int walk_cost = 100;  ///< nothing is cheaper, but for
inline constexpr int used_cost = 20;   ///< what another route uses already

/// The moves from one cell that are built: a bit for each of four ways and one to four cells that way.
using Links = int;
inline constexpr Links no_links = 0;
/// The bit of the move between two cells of one row or column, at most four apart.
Links link(Cell from, Cell to);

class Cube {
public:
    /// `jitter`: up to how many hundredths a move onto a cell costs more, by that cell; drawn from the seed in reading
    /// order. Costs are at least `walk_cost` for every cell of the way.
    Cube(Ground ground, const MoveCosts& costs, int jitter, std::uint32_t seed);

    const Ground& ground() const { return ground_; }
    Extent extent() const { return ground_.extent(); }

    /// The move that leads from a cell to another one, if there is one (lesson 2, RULES.md: The builder's routes). Both
    /// lie inside.
    std::optional<Move> move(Cell from, Cell to) const;
    /// Where moves lead from a cell: east, west, south, north, the near ones first. What is built can be used, too.
    std::vector<Cell> moves(Cell from, Links built) const;
    /// What a move of moves() is; `there`: what is built at `to`. A ladder leads down again.
    Move kind(Cell from, Cell to, Links there) const;
    /// What the move between two cells costs by itself; only where there is one.
    int cost(Cell from, Cell to) const;
    int jitter(Cell to) const { return jitter_[extent().index(to)]; }
    /// The link that a move from `from` to `to` leaves behind for those who come the other way: none from a drop.
    Links link_back(Cell from, Cell to) const;

private:
    Ground ground_;
    MoveCosts costs_;
    std::vector<int> jitter_;
};

/// 16 × 16 columns, 0 to 5 high: plateaus, and a gorge from top to bottom. Same seed, same cube.
Ground random_cube(std::uint32_t seed);

}  // namespace stepwell

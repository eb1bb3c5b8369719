// Who can step where: a floor as a graph, whose arrows depend on the body that steps.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string>
#include <vector>

#include "core/grid/ground.h"
#include "core/trace/cells.h"
#include "core/trace/var.h"

namespace stepwell {

/// The four neighbours in the order in which lesson 2 asks about them.
enum class Way : std::uint8_t { east, west, south, north };
inline constexpr std::array all_ways{Way::east, Way::west, Way::south, Way::north};

/// The neighbour that way; it may lie outside.
constexpr Cell operator+(Cell from, Way way) { return from + compass[static_cast<std::size_t>(way)]; }

/// Which arrows leave a cell: a bit for each way.
enum class Arrows : std::uint8_t {};
inline constexpr Arrows no_arrows{};
constexpr Arrows operator|(Arrows arrows, Way way) {
    return Arrows(static_cast<unsigned>(arrows) | 1U << static_cast<unsigned>(way));
}
constexpr bool contains(Arrows arrows, Way way) { return (arrows | way) == arrows; }
constexpr int count(Arrows arrows) { return std::popcount(static_cast<unsigned>(arrows)); }
Labels labels(Arrows);  ///< `→←`, in the order of all_ways; `–` for none

/// What keeps a body from a step.
enum class Obstacle : std::uint8_t { none, outside, wall, fence, cliff, drop, water, ceiling };
Labels labels(Obstacle);

/// What is in the way of a body that stands on `here` and wants to step on `next`, the cell beside it; of several
/// obstacles the first in this order (lesson 2, RULES.md: Who can step where). `here` lies inside. Where a body cannot
/// be it cannot step off either. The whole rule is one detail.
template <Recorder Tape>
Obstacle in_the_way(const Ground& ground, const Body& body, Cell here, Cell next, Tape& tape) {
    auto call = tape.call("in_the_way");
    tape.detail("rule", next);
    if (!ground.contains(next)) return Obstacle::outside;
    if (ground.wall(here) || ground.wall(next)) return Obstacle::wall;
    if (ground.fence(here, next)) return Obstacle::fence;
    if (ground.height(next) > ground.height(here) + body.climb) return Obstacle::cliff;
    if (ground.height(next) < ground.height(here) - body.drop) return Obstacle::drop;
    if (!body.wades && (ground.water(here) || ground.water(next))) return Obstacle::water;
    if (std::min(ground.room(here), ground.room(next)) < body.height) return Obstacle::ceiling;
    return Obstacle::none;
}

/// What keeps the body from being on a cell inside at all: wall, water, ceiling or none. It is what is in the way of a
/// step on the spot.
inline Obstacle obstacle_on(const Ground& ground, const Body& body, Cell c) {
    Silent silent;
    return in_the_way(ground, body, c, c, silent);
}

/// To ask what can be stepped on from a cell is a step, or only a detail where the body cannot be.
inline StepSize asking_size(const Ground& ground, const Body& body, Cell here) {
    return obstacle_on(ground, body, here) == Obstacle::none ? StepSize::step : StepSize::detail;
}

/// The arrows of every cell, row by row: all steps that the body can make. Each cell is a chapter and takes the same
/// number of steps: an edit changes arrows and never the place where the run stands.
template <Recorder Tape>
std::vector<Arrows> step_graph(const Ground& ground, const Body& body, Tape& tape) {
    auto call = tape.call("step_graph");
    tape.at("start");
    Cells arrows{tape, "arrows", ground.extent(), no_arrows};
    Var here{tape, "here", nowhere};
    Var<Obstacle, Tape> obstacle{tape, "obstacle", Obstacle::none};
    for (const Cell each : ground.cells()) {
        tape.chapter("stand", each);
        here = each;
        for (const Way way : all_ways) {
            tape.at("ask", here + way, asking_size(ground, body, here));
            const Cell next = here + way;
            obstacle = in_the_way(ground, body, here, next, tape);
            if (obstacle != Obstacle::none) continue;
            arrows.set(here, arrows[here] | way);
        }
    }
    tape.at("done");
    return std::move(arrows).values();
}

/// Which cells the arrows lead to from `start`, itself included: a mark for each cell, row by row.
std::vector<std::uint8_t> reached(Extent extent, std::span<const Arrows> arrows, Cell start);

/// Whether a cell's arrow that way has none beside it that leads back. Judged among the first `cells` cells, in reading
/// order, alone.
bool is_one_way(Extent extent, std::span<const Arrows> arrows, Cell from, Way way, std::size_t cells);
/// How many arrows between two of the first `cells` cells are one way.
std::size_t one_way(Extent extent, std::span<const Arrows> arrows, std::size_t cells);

}  // namespace stepwell

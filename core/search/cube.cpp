#include "core/search/cube.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/base/dice.h"

namespace stepwell {
namespace {

constexpr int highest_ladder = 5, deepest_drop = 3;
constexpr int farthest_jump = 2, farthest = 4;  // cells

/// How many cells apart two cells of one row or column are.
int distance(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

Way way_from(Cell from, Cell to) {
    if (from.y == to.y) return to.x > from.x ? Way::east : Way::west;
    return to.y > from.y ? Way::south : Way::north;
}

}  // namespace

Labels labels(Move) {
    static constexpr std::string_view names[] = {"walk", "stair", "bridge", "ladder", "jump", "drop"};
    return names;
}

Links link(Cell from, Cell to) {
    return 1 << (farthest * static_cast<int>(way_from(from, to)) + distance(from, to) - 1);
}

Cube::Cube(Ground ground, const MoveCosts& costs, int jitter, std::uint32_t seed)
    : ground_(std::move(ground)), costs_(costs), jitter_(ground_.extent().cells()) {
    Dice dice(seed);
    for (int& each : jitter_) each = dice.range(0, jitter);
}

std::optional<Move> Cube::move(Cell from, Cell to) const {
    const int far = distance(from, to);
    if (far == 0 || far > farthest || (from.x != to.x && from.y != to.y) || ground_.wall(to)) return std::nullopt;
    const int height = ground_.height(from), up = ground_.height(to) - height;
    if (far == 1) {
        if (up == 0) return Move::walk;
        if (std::abs(up) == 1) return Move::stair;
        if (up > 0) return up <= highest_ladder ? std::optional(Move::ladder) : std::nullopt;
        return -up <= deepest_drop ? std::optional(Move::drop) : std::nullopt;
    }
    const Way way = way_from(from, to);
    for (Cell over = from + way; over != to; over = over + way)
        if (ground_.wall(over) || ground_.height(over) >= height) return std::nullopt;
    if (up != 0) return std::nullopt;
    return far <= farthest_jump ? Move::jump : Move::bridge;
}

std::vector<Cell> Cube::moves(Cell from, Links built) const {
    std::vector<Cell> targets;
    for (const Way way : all_ways) {
        Cell to = from;
        for (int far = 1; far <= farthest; ++far) {
            to = to + way;
            if (!ground_.contains(to)) break;
            if ((built & link(from, to)) != 0 || move(from, to)) targets.push_back(to);
        }
    }
    return targets;
}

Move Cube::kind(Cell from, Cell to, Links there) const {
    const bool down_a_ladder = (there & link(to, from)) != 0 && move(to, from) == Move::ladder;
    return down_a_ladder ? Move::ladder : *move(from, to);
}

int Cube::cost(Cell from, Cell to) const {
    const Move kind = *move(from, to);
    return costs_[static_cast<std::size_t>(kind)] * (kind == Move::bridge ? distance(from, to) : 1);
}

Links Cube::link_back(Cell from, Cell to) const { return move(from, to) == Move::drop ? no_links : link(to, from); }

Ground random_cube(std::uint32_t seed) {
    constexpr Extent extent{16, 16};
    constexpr int plateaus = 9;
    Dice dice(seed);
    Ground ground{Level(extent), {}};
    ground.relief.cover(extent);
    for (const Cell c : ground.cells()) ground.relief.set_height(c, 2);
    for (int i = 0; i < plateaus; ++i) {
        const int width = dice.range(3, 7), depth = dice.range(3, 6), height = dice.range(0, 5);
        const int left = dice.range(-1, 13), top = dice.range(-1, 13);
        for (const Cell c : ground.cells())
            if (c.x >= left && c.x < left + width && c.y >= top && c.y < top + depth)
                ground.relief.set_height(c, height);
    }
    int gorge = dice.range(5, 9);
    for (int y = 0; y < extent.height; ++y) {
        gorge = std::clamp(gorge + dice.range(-1, 1), 4, 10);
        for (int x = gorge; x < gorge + 2; ++x) ground.relief.set_height(cell(x, y), 0);
    }
    return ground;
}

}  // namespace stepwell

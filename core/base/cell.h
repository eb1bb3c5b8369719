// A place on a grid: x to the right, y down, (0, 0) top left.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <tuple>

namespace stepwell {

/// Four bytes, so that boards of millions of cells stay small; the largest grid is 2048 × 2048.
struct Cell {
    std::int16_t x = 0;
    std::int16_t y = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
    /// Reading order: row by row.
    friend constexpr bool operator<(Cell a, Cell b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }
};

/// The cell that is none: "not reached yet", "nothing taken so far".
inline constexpr Cell nowhere{-1, -1};
/// Whether it is any cell of a grid, and not `nowhere`.
constexpr bool somewhere(Cell c) { return c.x >= 0; }

/// The steps to a cell that no way leads to.
inline constexpr int not_reached = -1;

constexpr Cell cell(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

/// The cell that a point of the grid lies in; a point on an edge belongs to the cell to its right or below it. Neither
/// number is negative, so cutting off what is behind the point is rounding down.
constexpr Cell cell_at(double x, double y) { return cell(static_cast<int>(x), static_cast<int>(y)); }

constexpr Cell operator+(Cell a, Cell b) { return cell(a.x + b.x, a.y + b.y); }

/// Steps between two cells if there were no walls: across plus down.
constexpr int manhattan(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

/// The four ways to a neighbour, in the order in which a search asks them. The order never changes a distance, but it
/// decides which of several equally short paths is found.
using Directions = std::array<Cell, 4>;
/// Up, right, down, left (lesson 1, RULES.md: Floor).
inline constexpr Directions directions{Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}};
/// East, west, south, north (lesson 2, RULES.md: The floor).
inline constexpr Directions compass{Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}};

/// A cell together with its index, row by row, in grids of one extent: what is asked about often needs no multiplying.
struct Place {
    Cell cell;
    std::size_t index = 0;  ///< of no meaning for a cell outside

    constexpr operator Cell() const { return cell; }
};

/// Width and height of a grid, in cells.
struct Extent {
    int width = 0;
    int height = 0;

    constexpr std::size_t cells() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(height); }
    constexpr bool contains(Cell c) const {
        return static_cast<unsigned>(c.x) < static_cast<unsigned>(width) &&
               static_cast<unsigned>(c.y) < static_cast<unsigned>(height);
    }
    /// Row by row; only for a cell inside.
    constexpr std::size_t index(Cell c) const { return static_cast<std::uint32_t>(c.y * width + c.x); }
    constexpr Place place(Cell c) const { return {c, index(c)}; }
    /// How far the index of a neighbour in direction `d` lies from that of a cell.
    constexpr std::ptrdiff_t index_step(Cell d) const { return std::ptrdiff_t{d.y} * width + d.x; }
    constexpr Cell at(std::size_t index) const {
        const auto columns = static_cast<std::size_t>(width);
        return cell(static_cast<int>(index % columns), static_cast<int>(index / columns));
    }
    friend constexpr bool operator==(Extent, Extent) = default;
};

}  // namespace stepwell

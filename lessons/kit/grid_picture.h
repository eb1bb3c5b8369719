// How a floor is drawn: the same tiles, numbers, tokens and lines in every scene that stands on one.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/level.h"
#include "lessons/kit/canvas.h"
#include "lessons/kit/scene.h"

namespace stepwell {

/// What a cell of the floor shows.
struct Tile {
    Paint ground{Role::floor};
    std::optional<int> number = std::nullopt;
    std::optional<std::pair<int, int>> corners = std::nullopt;  ///< small ones at the upper left and right
    bool quiet = false;                                         ///< the number is a remark, not a result
    bool waiting = false;                                       ///< in the frontier: a dashed edge
    Cell crumb = nowhere;                                       ///< the neighbour that its breadcrumb points to

    /// All that is left of it in a raster.
    Paint dot() const { return waiting ? Paint{Role::frontier} : ground; }
};

/// The middle of a cell in the world.
Point centre_of(Cell cell);

/// Cells on screen; right and bottom are excluded.
struct CellRange {
    int left = 0, top = 0, right = 0, bottom = 0;
    int columns() const { return std::max(0, right - left); }
    int rows() const { return std::max(0, bottom - top); }
};
CellRange visible_cells(const Canvas& canvas, Extent extent);
/// Cells so tiny or so many that they are one picture of dots.
bool drawn_as_raster(const Canvas& canvas, const CellRange& cells);

/// The room above and left of a floor for the numbers of columns and rows; in cells.
inline constexpr float ruler = 0.6F;
/// Those numbers, for the cells on screen: (8, 3) is column 8, row 3.
void draw_rulers(Canvas& canvas, const CellRange& cells);

void draw_wall(Canvas& canvas, Cell cell);
void draw_tile(Canvas& canvas, Cell cell, const Tile& tile);
/// The waves on a cell of water, over its tile.
void draw_waves(Canvas& canvas, Cell cell);

/// Empty, with the memory of the raster that was drawn last: at 2048 × 2048 cells new memory in every frame would cost
/// many times as much as the drawing. One a thread.
std::vector<Paint>& room_for_dots();

/// All visible cells of a level, each within its own unit box; `tile(cell)` is asked for floor cells only.
template <class TileAt>
void draw_floor(Canvas& canvas, const Level& level, TileAt tile) {
    const CellRange cells = visible_cells(canvas, level.extent());
    const bool raster = drawn_as_raster(canvas, cells);
    draw_rulers(canvas, cells);
    std::vector<Paint>& dots = room_for_dots();
    if (raster) dots.reserve(static_cast<std::size_t>(cells.columns()) * static_cast<std::size_t>(cells.rows()));
    for (int y = cells.top; y < cells.bottom; ++y) {
        for (int x = cells.left; x < cells.right; ++x) {
            const Cell c = cell(x, y);
            const bool floor = level.walkable(c), water = level.terrain(c) == Terrain::water;
            Tile here = floor ? tile(c) : Tile{};
            if (water && here.ground.role == Role::floor) here.ground.role = Role::water;
            if (raster) {
                dots.push_back(floor ? here.dot() : Paint{Role::wall});
            } else if (floor) {
                draw_tile(canvas, c, here);
                if (water) draw_waves(canvas, c);
            } else {
                draw_wall(canvas, c);
            }
        }
    }
    if (raster)
        canvas.raster({static_cast<float>(cells.left), static_cast<float>(cells.top),
                       static_cast<float>(cells.columns()), static_cast<float>(cells.rows())},
                      cells.columns(), cells.rows(), dots);
}

/// A thick line from cell to cell. Where labels can be read, every cell is a stop on the line that shows its number,
/// and the line runs from stop to stop: never through digits.
void draw_path(Canvas& canvas, std::span<const Cell> cells, const std::function<std::optional<int>(Cell)>& number);

/// A round token with a letter; larger than a cell where that is too small for a letter: it is told by more than colour
/// on any map.
void draw_token(Canvas& canvas, Point centre, Role role, std::string_view letter);

/// The thick ring round the cell that the step is about.
void draw_ring(Canvas& canvas, Point centre);

/// The thin frame of the cell that a step is about, if that is another than the current one.
void draw_subject(Canvas& canvas, Cell cell);

/// A look from one cell at the one next to it, which may lie outside of `extent`.
void draw_look(Canvas& canvas, Extent extent, Cell from, Cell at);

/// Where the mover of this id is shown; it must be among them.
Point place_of(const std::vector<Mover>& movers, int id);

/// The sample of a legend's entry in the unit box: goblin, hero, wall, water, number, straight, waiting, current, best,
/// look, crumb, path.
void draw_floor_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell

// How a floor is drawn: the same tiles, numbers, tokens and lines in every scene that stands on one.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "core/grid/level.h"
#include "lessons/kit/canvas.h"
#include "lessons/kit/scene.h"

namespace stepwell {

/// What a cell of the floor shows.
struct Tile {
    Paint ground{Role::floor};
    std::optional<int> number = std::nullopt;
    bool quiet = false;    ///< the number is a remark, not a result
    bool waiting = false;  ///< in the frontier: a dashed edge
    Cell crumb = nowhere;  ///< the neighbour that its breadcrumb points to
};

/// The middle of a cell in the world.
Point centre_of(Cell cell);

/// All visible cells of a level, each within its own unit box; `tile` is asked for floor cells only. Where cells are
/// tiny or very many it is one raster.
void draw_floor(Canvas& canvas, const Level& level, const std::function<Tile(Cell)>& tile);
void draw_wall(Canvas& canvas, Cell cell);
void draw_tile(Canvas& canvas, Cell cell, const Tile& tile);

/// A thick line from cell to cell. Where labels can be read, every cell is a stop on the line that shows its number,
/// and the line runs from stop to stop: never through digits.
void draw_path(Canvas& canvas, std::span<const Cell> cells, const std::function<std::optional<int>(Cell)>& number);

/// A round token with a letter.
void draw_token(Canvas& canvas, Point centre, Role role, std::string_view letter);

/// The thick ring round the cell that the step is about.
void draw_ring(Canvas& canvas, Point centre);

/// A look from one cell at the one next to it, which may lie outside of `extent`.
void draw_look(Canvas& canvas, Extent extent, Cell from, Cell at);

/// Where the mover of this id is shown; it must be among them.
Point place_of(const std::vector<Mover>& movers, int id);

/// The sample of a legend's entry in the unit box: goblin, hero, wall, number, straight, waiting, current, best, look,
/// crumb, path.
void draw_floor_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell

// How the moves of a route are drawn: each kind has a shape of its own.
#pragma once

#include <string_view>
#include <vector>

#include "core/search/cube.h"
#include "lessons/2-flood-and-astar/route_view.h"

namespace stepwell::lesson_2 {

/// A walk is a line, a stair has steps across, a ladder rungs between two rails, a bridge planks, a jump is an arc and
/// a drop an arrow. Among blocks a ladder stands upright at the side of the higher one.
void draw_move(Canvas& canvas, const RouteView& view, Cell from, Cell to, Move move, Paint paint);

/// From the middle of one top to that of another: over the edge, where they are more than a stair apart.
std::vector<Point> line_between(const RouteView& view, Cell from, Cell to);

/// The sample of a legend's entry in the unit box, if it is the name of a move.
bool draw_move_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell::lesson_2

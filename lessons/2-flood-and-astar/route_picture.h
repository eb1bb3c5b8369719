// How the moves of a route are drawn: each kind has a shape of its own.
#pragma once

#include "core/search/cube.h"
#include "lessons/kit/canvas.h"

namespace stepwell::lesson_2 {

/// A walk is a line, a stair has steps across, a ladder rungs between two rails, a bridge planks, a jump is an arc and
/// a drop an arrow.
void draw_move(Canvas& canvas, Point from, Point to, Move move, Paint paint);

/// The sample of a legend's entry in the unit box, if it is the name of a move.
bool draw_move_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell::lesson_2

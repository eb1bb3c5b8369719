// How a floor that is not flat is drawn: heights, water, ceilings, fences, and the arrows of who can step where. Each
// of them has a shape of its own.
#pragma once

#include "core/search/step_graph.h"
#include "lessons/kit/canvas.h"

namespace stepwell::lesson_2 {

/// What a floor of some height is tinted with.
Paint ground_paint(int height);

/// One cell of the floor within its unit box. Its height stands in the left upper corner, a ceiling with the room below
/// it in the right lower one. `reached`: a dot in the middle.
void draw_ground(Canvas& canvas, const Ground& ground, Cell cell, bool reached);

/// What stands on the right and lower edge of a cell: fences, and the steps between floors of different heights.
void draw_edges(Canvas& canvas, const Ground& ground, Cell cell);

/// The arrow from a cell to its neighbour, on its own side of the line between them: one that leads back has room
/// beside it. One without a way back is thicker and has another colour.
void draw_step(Canvas& canvas, Cell from, Way way, bool one_way);

/// Where somebody starts or a gate is: small, so that it leaves arrows and numbers their room.
void draw_place(Canvas& canvas, Cell cell, Role role, std::string_view letter);

/// The sample of a legend's entry in the unit box: height, ledge, ceiling, fence, arrow, one-way,
/// reached.
void draw_ground_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell::lesson_2

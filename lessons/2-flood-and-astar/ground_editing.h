// Shaping a floor with the pointer: heights, ceilings and fences. A press decides what a stroke leaves behind, so
// coming back to a cell changes nothing.
#pragma once

#include "lessons/kit/canvas.h"
#include "lessons/kit/scene.h"

namespace stepwell::lesson_2 {

/// What a press on a cell inside, at a point of it, begins with one of these tools; Brush::none for other tools.
/// Tool::raise and Tool::lower make the cell one higher or lower, and the stroke levels all others with it.
/// Tool::ceiling hangs a ceiling 3 above the floor, or lowers it by one; from 1 on it is gone again.
/// Tool::fence puts a fence on the edge that is nearest to the point, or takes it away, and the stroke does the same on
/// that side of all its cells. In the middle of a cell, where no edge is near, it goes through what can stand at the
/// right and lower edge: the right one, the lower one, both, none.
Brush press_ground(const Relief& relief, Cell cell, Point at, Tool tool);

/// Draws such a brush, or erases all that it knows, on one cell inside: water is the scene's.
void draw_on_ground(Relief& relief, Brush brush, Cell cell);

}  // namespace stepwell::lesson_2

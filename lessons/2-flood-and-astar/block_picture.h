// A cube as blocks: each column with its top and the two sides that are seen, one layer for each unit of height.
#pragma once

#include "lessons/2-flood-and-astar/route_view.h"

namespace stepwell::lesson_2 {

/// All blocks of a view that shows blocks, the ones in front over those behind them, and the numbers of columns and
/// rows at the front edges.
void draw_blocks(Canvas& canvas, const RouteView& view);

/// A block of two layers in the unit box.
void draw_block_sample(Canvas& canvas);

}  // namespace stepwell::lesson_2

// What waits, as the computer keeps it: a queue as a line, a heap as the tree that it is and as the list that it stands
// in.
#pragma once

#include <span>

#include "lessons/kit/canvas.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell {

/// The height of these pictures for a width, in the same units.
float heap_picture_height(float width);

/// The first 15 entries as a tree, and below it the list. `numbers` are those of `items`, in the heap's order.
void draw_heap(Canvas& canvas, Box place, std::span<const Cell> items, std::span<const std::int32_t> numbers);
/// The first 15 in their order, the one that comes next at the left.
void draw_queue(Canvas& canvas, Box place, std::span<const Cell> items);

}  // namespace stepwell

// How the flood in rings is drawn.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/trace/board.h"
#include "lessons/kit/canvas.h"
#include "lessons/kit/moment.h"

namespace stepwell::lesson_2 {

/// The ring of a wet cell, by its breadcrumbs: 0 for the start; nothing for a dry one.
std::optional<int> ring_of(const LayerView& prev, Cell cell);

/// The floor with the water's rings and breadcrumbs, the way, the ladder, the goal and the monster. `ring` is where the
/// ring round the current cell is shown, `monster` where the monster is.
void draw_rings(Canvas& canvas, const Moment& moment, Point ring, Point monster);

/// The sample of a legend's entry in the unit box: monster, ladder, next, and those of floors.
void draw_rings_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell::lesson_2

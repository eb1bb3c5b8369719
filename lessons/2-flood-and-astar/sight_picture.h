// How the line of sight is drawn.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/kit/canvas.h"
#include "lessons/kit/moment.h"

namespace stepwell::lesson_2 {

/// The floor with what was looked into, the line, its samples, and the walls that block it or were missed. `ring` is
/// where the ring round the current cell is shown.
void draw_sight(Canvas& canvas, const Moment& moment, Point ring);

/// The sample of a legend's entry in the unit box: eye, target, wall, line, sample, looked, blocks, missed.
void draw_sight_sample(Canvas& canvas, std::string_view key);

/// # wall, . floor, ~ water, E eye, T target, * looked into, X the wall that blocks; one line a row.
std::string sight_text(const Level& level, Cell eye, Cell target, const std::vector<Cell>& looked);

}  // namespace stepwell::lesson_2

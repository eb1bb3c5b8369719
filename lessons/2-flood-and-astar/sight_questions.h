// What the line of sight asks.
#pragma once

#include <optional>

#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// first: at which sample is the view blocked? Reasons first, free (right); later, before, counted, not-free, open.
/// sample: in which cell does the next sample lie? Reasons moved, still (right); not-still, ahead, clipped, off, and
/// not-so-far for a click elsewhere.
/// next: which cell does the line enter? Reasons upright, flat, all-upright, all-flat, corner, shut (right);
/// other-edge, no-corner, touched, no-gap, other-wall.
/// near: which cell does Bresenham take? Reasons straight, diagonal (right); nearer, tie, short-side.
/// clear: is the view clear? Reasons clear, stopped (right); not-clear, not-stopped.
std::optional<Question> ask_sight(const Moment& moment);

}  // namespace stepwell::lesson_2

// The question of every search with a heap.
#pragma once

#include <optional>

#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// At the step `take`: which waiting cell comes next? `numbers`: those of the heap `frontier`. Not asked while only one
/// waits, nor where an old entry of a cell comes out that was taken before. Reasons: smallest (right); nearest,
/// cheapest (smallest in another way), larger, taken, tie for one whose number is just as small, and
/// not-this-one for a click elsewhere.
std::optional<Question> ask_smallest(const Moment& moment, const LayerView& numbers, Cell goal);

}  // namespace stepwell::lesson_2

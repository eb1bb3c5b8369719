// What the flood in rings asks.
#pragma once

#include <optional>

#include "lessons/2-flood-and-astar/rings_run.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// outcome: how will the flood end? Choices touch, limit, dry, foot, each with the reason of its name where it is
/// right; where it is wrong, the reason is not-touch, … by what happens instead. ring: to which ring does the cell
/// belong? Reasons ring (right); next, counted, straight. wet: which cell gets wet next? Reasons wet (right); later,
/// seen, wall. turn: where does the monster go? Reasons first, waits (right); longer, wall, moves.
std::optional<Question> ask_rings(const Moment& moment);

}  // namespace stepwell::lesson_2

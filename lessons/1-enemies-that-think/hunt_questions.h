// What the hunt asks: what becomes of the enemy in this turn, and where does it go?
#pragma once

#include <optional>

#include "lessons/1-enemies-that-think/state_machine.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_1 {

/// Kinds of questions that a mind's turns can ask.
std::vector<std::string> hunt_questions(Mind mind);

/// - mind, at `sees?`: which state is it in after this turn? Reasons: near, seen, unseen, weak (the guard that is
///   true), stays; wrong ones not-<state>.
/// - pursuit, at `pursue/near?`: where does the enemy stand next? way (right), beside, too-far (it stays); off-way,
///   wall, moves.
/// - stroll, at `enemy_turn/wander`: the same for one that wanders. turn (right), blocked; other-way, stays.
/// - escape, at `enemy_turn/run`: away (right), corner (it stays); nearer, tie, wall, stays.
/// - homeward, at `guard_turn/way home`: home (right), waits; off-way, wall, moves.
std::optional<Question> ask_hunt(const Moment& moment, const Scenario& scenario, Mind mind);

}  // namespace stepwell::lesson_1

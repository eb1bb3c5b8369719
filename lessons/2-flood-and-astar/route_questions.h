// What the builder's scene asks.
#pragma once

#include "lessons/2-flood-and-astar/route_plan.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// take: which waiting cell comes next (smallest_question.h)?
/// price: what does the move cost? Reasons: used or own (right); not-used, not-own for the other one, without-jitter,
/// and so-far for the cost of the whole way.
/// cheapest: is this a cheapest route? Choices yes, no. Reasons cheapest, dear (right); not-cheapest, not-dear.
std::optional<Question> ask_builder(const Moment& moment, const std::vector<Planned>& plan);

}  // namespace stepwell::lesson_2

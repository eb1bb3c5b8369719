// The questions of who can step where.
#pragma once

#include "core/search/step_graph.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// Everything that is in the way from a cell to the one next to it, in the order of the rule; not only the first.
/// Beyond the edge of the map there is nothing else.
std::vector<Obstacle> obstacles_between(const Ground& ground, const Body& body, Cell from, Cell to);

/// Can the body step from `from` to `to`, or what is in the way? Of the obstacles that there are only the first is
/// offered. Choices: the labels of Obstacle. Reasons: the same (right); for wrong ones beyond, if the map has ended,
/// and else not-none, not-outside, not-wall, …
Question ask_obstacle(const Ground& ground, const Body& body, Cell from, Cell to, std::size_t position);

/// How many arrows leave the cell? Reasons: count (right), fewer and more (wrong).
Question ask_arrows(int arrows, std::size_t position);

}  // namespace stepwell::lesson_2

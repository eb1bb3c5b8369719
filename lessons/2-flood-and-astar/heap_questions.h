// What the open heap asks about itself.
#pragma once

#include <optional>

#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_2 {

/// At push/append: at which place does the new entry end? Reasons: place and top (right); too-low, too-high, beside.
/// At pop/top: how many entries step up? Reasons: moves (right); fewer, more, all.
/// At push/parent? and pop/child?: who goes into the gap? Reasons: rises and stays, sinks and settles (for right
/// answers and wrong ones); other-child, and not-beside. Nothing at other steps, and where there is no choice.
std::optional<Question> ask_heap(const Moment& moment);

}  // namespace stepwell::lesson_2

// What can be asked about a decision.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell::lesson_1 {

std::vector<std::string> utility_question_kinds();

/// wins, where a decision begins: which act is going to be chosen? percent, where somebody is looked at: how much of
/// its life is left? replace, where two scores are compared: does the new act become the best?
std::optional<Question> ask_utility(const Moment& moment);

}  // namespace stepwell::lesson_1

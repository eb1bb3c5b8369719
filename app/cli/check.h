// Exercises that learners solve in their own editor.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/output.h"
#include "app/cli/request.h"
#include "lessons/kit/lesson.h"

namespace stepwell::cli {

/// Lists the exercises, writes the folder of one, or runs somebody's program and says what came of it. The error says
/// what is wrong with the request, or why the program could not be started.
Result<ExitCode> run_check(const CheckRequest& request, const std::vector<Lesson>& lessons, Output& output);

}  // namespace stepwell::cli

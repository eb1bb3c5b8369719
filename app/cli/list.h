// What can be run.
#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "lessons/kit/lesson.h"

namespace stepwell::cli {

void print_list(const std::vector<Lesson>& lessons, const ListRequest& request, Output& output);

}  // namespace stepwell::cli

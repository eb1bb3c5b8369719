// Which file a program's name means.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"

namespace stepwell {

/// The path of a program: one with a slash as seen from `folder`, another one looked for in the folders of PATH. The
/// error says that there is none, or that it cannot be started, and what to do.
Result<std::filesystem::path> find_program(const std::string& name, const std::filesystem::path& folder);

/// It is there but cannot be started: a text without `#!`, or one that may not be executed.
Error not_executable(const std::string& name);

}  // namespace stepwell

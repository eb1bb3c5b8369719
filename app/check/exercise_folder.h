// The folder that a learner works in.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/exercises.h"
#include "lessons/kit/language.h"

namespace stepwell {

struct NewFile {
    std::string name;
    std::string bytes;
};

/// The task in words (README.md), the starting programs (ID.py, ID.js, ID.cpp) and the input (input.txt).
std::vector<NewFile> exercise_files(const ExerciseRef& exercise, Language language);

/// Writes them into a folder, which is made if it is not there. The error names a file that is there already – then
/// nothing is written – or says why one cannot be written.
Result<void> write_exercise(const ExerciseRef& exercise, Language language, const std::filesystem::path& folder);

}  // namespace stepwell

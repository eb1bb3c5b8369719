// All exercises, and what belongs to one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/kit/exercise.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/syntax.h"

namespace stepwell {

struct ExerciseRef {
    SceneRef at;
    Exercise exercise;
};

/// In the order of lessons and scenes. They point into `lessons`.
std::vector<ExerciseRef> all_exercises(std::span<const Lesson> lessons);

/// What a right program prints: the scene's result as CSV.
std::string right_output(const ExerciseRef& of);

/// The program that a learner begins with. A test holds that there is one for every exercise and language.
std::string_view starting_program(const ExerciseRef& of, CodeLanguage language);

}  // namespace stepwell

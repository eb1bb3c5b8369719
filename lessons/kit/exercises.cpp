#include "lessons/kit/exercises.h"

#include <utility>

#include <fmt/format.h>

#include "lessons/kit/embedded.h"

namespace stepwell {

std::vector<ExerciseRef> all_exercises(std::span<const Lesson> lessons) {
    std::vector<ExerciseRef> all;
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes)
            for (Exercise& exercise : scene->exercises()) all.push_back({{&lesson, scene.get()}, std::move(exercise)});
    return all;
}

std::string right_output(const ExerciseRef& of) { return of.at.scene->print(of.exercise.input, Format::csv); }

std::string_view starting_program(const ExerciseRef& of, CodeLanguage language) {
    return embedded(
        fmt::format("{}/exercises/{}/start.{}", of.at.lesson->folder, of.exercise.id, extension_of(language)));
}

}  // namespace stepwell

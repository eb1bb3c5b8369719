// A lesson file (.stepwell, TOML) is what is on screen: scene, input, position, language, breakpoints.
#pragma once

#include <filesystem>

#include "lessons/kit/lesson.h"
#include "lessons/kit/texts.h"

namespace stepwell {

struct LessonFile {
    std::string scene;  ///< its id
    Input input;
    std::size_t position = 0;
    std::optional<Language> language = {};
    std::vector<std::string> stops = {};  ///< Breakpoints::names()
    std::filesystem::path file = {};      ///< only where the program keeps its place: the lesson file behind it

    bool operator==(const LessonFile&) const = default;
};

std::string to_toml(const LessonFile& file);
/// Settings that the text does not name are as in the scene's first input. Everything is checked, and the input passes
/// the scene's check(). Errors say what to do, with line and column where there is one.
Result<LessonFile> lesson_file_from(std::string_view toml, const std::vector<Lesson>& lessons);

}  // namespace stepwell

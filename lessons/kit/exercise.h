// An exercise that learners solve in their own editor: a program of theirs reads a text and prints what a scene prints
// as CSV. Its starting programs are lessons/N-name/exercises/ID/start.py, .js and .cpp, its words the texts
// `exercise ID` (the title) and `exercise-task ID` (Markdown).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "lessons/kit/input.h"

namespace stepwell {

struct Exercise {
    std::string id;    ///< lower case with dashes, unique in the program
    Input input;       ///< of the scene that offers it
    std::string text;  ///< what the learner's program reads on its standard input
};

/// An input as such a text: a line `name value` for each of these settings, a line `map` with the rows of the map below
/// it, and, if there is a script, a line `script` with its moves.
std::string exercise_text(const Input& input, std::span<const std::string_view> settings);

}  // namespace stepwell

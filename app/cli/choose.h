// From the words of a command line to an input that can be run.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/request.h"
#include "app/session/run.h"
#include "lessons/kit/lesson.h"

namespace stepwell::cli {

struct Chosen {
    SceneRef at;
    Input input;
    std::optional<std::size_t> position;  ///< a lesson file's
    Language language = Language::en;     ///< a lesson file's, or English
};

/// A task's name: `scene/task`.
std::string run_name(const Scene& scene, const Task& task);

/// All that can be run: the scenes, `scene/task` for their tasks.
std::vector<std::string> run_names(const std::vector<Lesson>& lessons);

/// The input of the name or lesson file, changed by preset and seed, then by the map, then by the settings. The result
/// passes the scene's check(). Errors name the file and the place in it, and what to do.
Result<Chosen> choose(const RunChoice& choice, const std::vector<Lesson>& lessons);

/// Records an input of a scene; the error if there is not one step to show.
Result<std::unique_ptr<RecordedRun>> record(const Scene& scene, const Input& input, const Limits& limits);

}  // namespace stepwell::cli

#include "app/cli/choose.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/cli/nearest.h"
#include "app/cli/output.h"
#include "app/files/files.h"
#include "app/session/lesson_file.h"

namespace stepwell::cli {
namespace {

Result<Chosen> from_lesson_file(const std::string& name, const std::vector<Lesson>& lessons) {
    const auto bytes = name == "-" ? read_whole_file(name) : read_ordinary_file(name);
    if (!bytes) return tl::unexpected(bytes.error());
    auto file = lesson_file_from(*bytes, lessons);
    if (!file) return tl::unexpected(in_file(name, file.error()));
    return Chosen{find_scene(lessons, file->scene), std::move(file->input), file->position,
                  file->language.value_or(Language::en)};
}

Result<Chosen> from_name(std::string_view name, const std::vector<Lesson>& lessons) {
    const std::size_t slash = name.find('/');
    const SceneRef at = find_scene(lessons, name.substr(0, slash));
    if (at.scene != nullptr && slash == std::string_view::npos) return Chosen{at, at.scene->first_input(), {}, {}};
    if (at.scene != nullptr)
        for (const Task& task : at.scene->tasks())
            if (task.key == name.substr(slash + 1)) return Chosen{at, at.scene->task_input(task), {}, {}};
    return failure(unknown("run", name, run_names(lessons)));
}

Result<void> put_in_map(Input& input, const std::string& file) {
    if (file.empty()) return failure("--map wants the name of a file, or - for standard input");
    const auto text = read_whole_file(file);
    if (!text) return tl::unexpected(text.error());
    auto ground = ground_from_text(*text);
    if (!ground) return tl::unexpected(in_file(file, ground.error()));
    set_ground(input, std::move(*ground));
    return {};
}

Result<void> change_setting(Input& input, const Scene& scene, const std::string& name, const std::string& value) {
    const std::vector<Setting> settings = scene.settings();
    const auto setting = std::ranges::find(settings, name, &Setting::name);
    if (setting == settings.end()) {
        std::vector<std::string> names;
        for (const Setting& each : settings) names.push_back(each.name);
        return failure(unknown("setting", name, names));
    }
    if (const auto checked = check_setting(*setting, value); !checked) return checked;
    input.settings[name] = value;
    return {};
}

/// What to add to a failed check: a map of one's own needs its own cells.
std::string hint(const RunChoice& choice, const Scene& scene, const Error& error) {
    if (!choice.map || (error.key != "setting.outside" && error.key != "setting.wall")) return "";
    std::string names;
    for (const Setting& setting : scene.settings())
        if (setting.kind == Setting::Kind::cell) names += fmt::format(" --set {}=X,Y", setting.name);
    return names.empty() ? "" : "; choose cells of this map with" + names;
}

}  // namespace

std::string run_name(const Scene& scene, const Task& task) { return fmt::format("{}/{}", scene.id(), task.key); }

std::vector<std::string> run_names(const std::vector<Lesson>& lessons) {
    std::vector<std::string> names;
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes) {
            names.emplace_back(scene->id());
            for (const Task& task : scene->tasks()) names.push_back(run_name(*scene, task));
        }
    return names;
}

Result<Chosen> choose(const RunChoice& choice, const std::vector<Lesson>& lessons) {
    auto chosen =
        choice.name.ends_with(".stepwell") ? from_lesson_file(choice.name, lessons) : from_name(choice.name, lessons);
    if (!chosen) return chosen;
    const Scene& scene = *chosen->at.scene;
    if (choice.seed) chosen->input.seed = *choice.seed;
    if (choice.preset) {
        const std::vector<std::string> presets = scene.presets();
        if (std::ranges::find(presets, *choice.preset) == presets.end())
            return failure(unknown("preset", *choice.preset, presets));
        chosen->input = scene.preset(*choice.preset, chosen->input);
    }
    if (choice.map)
        if (const auto done = put_in_map(chosen->input, *choice.map); !done) return tl::unexpected(done.error());
    for (const auto& [name, value] : choice.settings)
        if (const auto done = change_setting(chosen->input, scene, name, value); !done)
            return tl::unexpected(done.error());
    if (const auto fits = scene.check(chosen->input); !fits) {
        const std::string why = fits.error().message + hint(choice, scene, fits.error());
        return failure(choice.map ? in_file(*choice.map, {why}).message : why);
    }
    return chosen;
}

Result<std::unique_ptr<RecordedRun>> record(const Scene& scene, const Input& input, const Limits& limits) {
    auto run = RecordedRun::record(scene, input, limits);
    if (run == nullptr) return failure("this run has no steps to show");
    return run;
}

}  // namespace stepwell::cli

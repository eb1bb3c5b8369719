#include "app/session/progress.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <fmt/format.h>

#include "app/files/toml.h"

namespace stepwell {
namespace {

constexpr std::array earned{Credit::retry, Credit::first_try};

std::string_view name_of(Credit credit) { return credit == Credit::first_try ? "first try" : "retry"; }

}  // namespace

Credit Progress::question(std::string_view scene, std::string_view kind) const {
    const auto of_scene = scenes_.find(scene);
    if (of_scene == scenes_.end()) return Credit::none;
    const auto found = of_scene->second.questions.find(kind);
    return found == of_scene->second.questions.end() ? Credit::none : found->second;
}

Credit Progress::task(std::string_view scene, const Task& task) const {
    const auto of_scene = scenes_.find(scene);
    if (of_scene == scenes_.end()) return Credit::none;
    const auto found = of_scene->second.tasks.find(task.key);
    if (found == of_scene->second.tasks.end() || found->second.version != task.inputs_version) return Credit::none;
    return found->second.credit;
}

bool Progress::add_question(std::string_view scene, std::string_view kind, Credit credit) {
    if (credit <= question(scene, kind)) return false;
    scenes_[std::string(scene)].questions[std::string(kind)] = credit;
    return true;
}

bool Progress::add_task(std::string_view scene, const Task& task, Credit credit) {
    if (credit <= this->task(scene, task)) return false;
    scenes_[std::string(scene)].tasks[task.key] = {task.inputs_version, credit};
    return true;
}

void Progress::add(const Progress& other) {
    for (const auto& [scene, progress] : other.scenes_) {
        for (const auto& [kind, credit] : progress.questions) add_question(scene, kind, credit);
        for (const auto& [key, credit] : progress.tasks) {
            TaskCredit& own = scenes_[scene].tasks[key];
            if (std::tie(own.version, own.credit) < std::tie(credit.version, credit.credit)) own = credit;
        }
    }
}

std::pair<std::size_t, std::size_t> Progress::done(const Scene& scene) const {
    const auto kinds = scene.question_kinds();
    const auto tasks = scene.tasks();
    const auto answered =
        std::ranges::count_if(kinds, [&](const auto& kind) { return question(scene.id(), kind) != Credit::none; });
    const auto finished =
        std::ranges::count_if(tasks, [&](const Task& each) { return task(scene.id(), each) != Credit::none; });
    return {static_cast<std::size_t>(answered + finished), kinds.size() + tasks.size()};
}

bool Progress::ticked(const Scene& scene) const {
    const auto [done, all] = this->done(scene);
    return all > 0 && done == all;
}

std::size_t Progress::ticked(const Lesson& lesson) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(lesson.scenes, [&](const auto& scene) { return ticked(*scene); }));
}

std::string to_toml(const Progress& progress) {
    std::string text;
    for (const auto& [id, scene] : progress.scenes()) {
        text += fmt::format("[{}]\n", toml_text(id));
        for (const auto& [kind, credit] : scene.questions)
            text += fmt::format("questions.{} = \"{}\"\n", toml_text(kind), name_of(credit));
        for (const auto& [key, task] : scene.tasks)
            text += fmt::format("tasks.{} = {{ version = {}, credit = \"{}\" }}\n", toml_text(key), task.version,
                                name_of(task.credit));
    }
    return text;
}

Result<Progress> progress_from(std::string_view toml) {
    const auto table = parse_toml(toml);
    if (!table) return tl::unexpected(table.error());
    Progress progress;
    TomlReader outer(*table);
    for (const auto& [id, scene_value] : table->entries) {
        const TomlValue* scene = outer.take(id, TomlValue::Form::table);
        if (scene == nullptr) continue;
        TomlReader fields(*scene);
        if (const TomlValue* questions = fields.take("questions", TomlValue::Form::table)) {
            TomlReader reader(*questions);
            for (const auto& [kind, value] : questions->entries) {
                Credit credit = Credit::none;
                reader.read(kind, credit, std::span<const Credit>(earned), name_of);
                progress.add_question(id, kind, credit);
            }
            if (const auto end = reader.end(); !end) return tl::unexpected(end.error());
        }
        if (const TomlValue* tasks = fields.take("tasks", TomlValue::Form::table)) {
            TomlReader reader(*tasks);
            for (const auto& [key, value] : tasks->entries) {
                const TomlValue* task = reader.take(key, TomlValue::Form::table);
                if (task == nullptr) continue;
                Credit credit = Credit::none;
                int version = 0;
                TomlReader task_reader(*task);
                task_reader.read("version", version, 0, 1'000'000);
                task_reader.read("credit", credit, std::span<const Credit>(earned), name_of);
                if (const auto end = task_reader.end(); !end) return tl::unexpected(end.error());
                progress.add_task(id, Task{.key = key, .question = "", .inputs_version = version}, credit);
            }
            if (const auto end = reader.end(); !end) return tl::unexpected(end.error());
        }
        if (const auto end = fields.end(); !end) return tl::unexpected(end.error());
    }
    if (const auto end = outer.end(); !end) return tl::unexpected(end.error());
    return progress;
}

}  // namespace stepwell

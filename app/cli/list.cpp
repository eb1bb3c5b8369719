#include "app/cli/list.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/choose.h"
#include "app/cli/text_formats.h"
#include "lessons/kit/runs.h"
#include "lessons/kit/texts.h"

namespace stepwell::cli {
namespace {

std::string title(const Lesson& lesson, Language language, std::string_view scene) {
    return plain_text(Texts::of(lesson, language).find(scene, "title").value_or(scene));
}

std::string initial(const Scene& scene, const Setting& setting) {
    return scene.first_input().settings.at(setting.name);
}

/// end=queue|stack, start=X,Y, size=1…9
std::string choices(const Setting& setting) {
    switch (setting.kind) {
        case Setting::Kind::choice: return fmt::format("{}", fmt::join(setting.choices, "|"));
        case Setting::Kind::number: return fmt::format("{}…{}", setting.least, setting.most);
        case Setting::Kind::cell: return "X,Y";
    }
    return "";
}

void print_text(const std::vector<Lesson>& lessons, Language language, Output& output) {
    std::size_t width = 0;
    for (const std::string& name : run_names(lessons)) width = std::max(width, name.size());
    for (const Lesson& lesson : lessons) {
        output.print(fmt::format("{}\n", title(lesson, language, "lesson")));
        for (const auto& scene : lesson.scenes) {
            output.print(fmt::format("\n  {:<{}}  {}\n", scene->id(), width, title(lesson, language, scene->id())));
            for (const Task& task : scene->tasks()) output.print(fmt::format("  {}\n", run_name(*scene, task)));
            output.print(fmt::format("    --preset {}\n", fmt::join(scene->presets(), "|")));
            for (const Setting& setting : scene->settings())
                output.print(
                    fmt::format("    --set {}={} [{}]\n", setting.name, choices(setting), initial(*scene, setting)));
        }
    }
}

void print_csv(const std::vector<Lesson>& lessons, Language language, Output& output) {
    output.print("name,lesson,title\n");
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes) {
            const auto row = [&](std::string_view name) {
                output.print(fmt::format("{},{},{}\n", csv_field(name), csv_field(title(lesson, language, "lesson")),
                                         csv_field(title(lesson, language, scene->id()))));
            };
            row(scene->id());
            for (const Task& task : scene->tasks()) row(run_name(*scene, task));
        }
}

std::string json_list(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + json_string(name);
    return "[" + list + "]";
}

void print_json(const std::vector<Lesson>& lessons, Language language, Output& output) {
    std::string scenes;
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes) {
            std::string settings;
            for (const Setting& setting : scene->settings())
                settings += fmt::format("{}{}: {}", settings.empty() ? "" : ", ", json_string(setting.name),
                                        json_string(initial(*scene, setting)));
            std::vector<std::string> tasks;
            for (const Task& task : scene->tasks()) tasks.push_back(run_name(*scene, task));
            scenes += fmt::format(
                "{}\n  {{\"name\": {}, \"lesson\": {}, \"title\": {}, \"presets\": {}, \"settings\": {{{}}}, "
                "\"tasks\": {}}}",
                scenes.empty() ? "" : ",", json_string(scene->id()), json_string(title(lesson, language, "lesson")),
                json_string(title(lesson, language, scene->id())), json_list(scene->presets()), settings,
                json_list(tasks));
        }
    output.print("{\"scenes\": [" + scenes + "\n]}\n");
}

}  // namespace

void print_list(const std::vector<Lesson>& lessons, const ListRequest& request, Output& output) {
    switch (request.format) {
        case Format::text: return print_text(lessons, request.language, output);
        case Format::csv: return print_csv(lessons, request.language, output);
        case Format::json: return print_json(lessons, request.language, output);
    }
}

}  // namespace stepwell::cli

#include "app/session/lesson_file.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/files/toml.h"
#include "core/base/text.h"

namespace stepwell {
namespace {

constexpr int format_version = 1;

void read_settings(TomlReader& reader, Settings& into) {
    const TomlValue* settings = reader.take("settings", TomlValue::Form::table);
    if (settings == nullptr) return;
    for (const auto& [name, value] : settings->entries) {
        if (value.form == TomlValue::Form::text) into[name] = value.text;
        else if (value.form == TomlValue::Form::number) into[name] = fmt::format("{}", value.number);
        else
            reader.fail(value,
                        error("lesson.setting", "{name} must be a text in quotes or a whole number", {{"name", name}}));
    }
}

/// The scene's word on the input; what it says about a setting gets that setting's place.
Result<void> check(const Scene& scene, const Input& input, const TomlValue& table) {
    auto good = scene.check(input);
    if (good) return {};
    const auto settings = std::ranges::find(table.entries, "settings", &TomlEntry::name);
    if (settings == table.entries.end()) return good;
    Error& wrong = good.error();
    for (const auto& [name, value] : settings->value.entries) {
        if (wrong.about != name && std::ranges::count(wrong.values, NamedValue("setting", name)) == 0) continue;
        wrong.line = value.line;
        wrong.column = value.column;
    }
    return good;
}

void read_map(TomlReader& reader, Input& into) {
    const TomlValue* map = reader.take("map", TomlValue::Form::text);
    if (map == nullptr) return;
    auto ground = ground_from_text(map->text);
    if (ground) {
        set_ground(into, *std::move(ground));
    } else {
        TomlValue at = *map;
        // Written row by row, below its three quotes or right behind them?
        const auto breaks = static_cast<int>(std::ranges::count(map->text, '\n'));
        const int first_line = map->last_line - breaks;
        const bool below = first_line == map->line + 1;
        if (below ? ground.error().line > 0 : first_line == map->line && ground.error().line > 1) {
            at.line = first_line + ground.error().line - 1;
            at.column = ground.error().column;
        }
        reader.fail(at, about("map", std::move(ground.error())));
    }
}

void read_script(TomlReader& reader, std::vector<Action>& into) {
    const TomlValue* script = reader.take("script", TomlValue::Form::list);
    if (script == nullptr) return;
    into.clear();
    for (const auto& [name, value] : script->entries) {
        if (value.form != TomlValue::Form::text)
            reader.fail(value, error("lesson.move", "a move in the script must be a text in quotes"));
        into.push_back(value.text);
    }
}

void read_stops(TomlReader& reader, std::vector<std::string>& into) {
    const TomlValue* stops = reader.take("stops", TomlValue::Form::list);
    if (stops == nullptr) return;
    for (const auto& [name, value] : stops->entries) {
        if (value.form == TomlValue::Form::text) into.push_back(value.text);
        else
            reader.fail(value, error("lesson.stop",
                                     "a stop must be a text in quotes: a step, \"find_path/add\", or a cell, \"6,4\""));
    }
}

void read_forced_rolls(TomlReader& reader, std::map<int, int>& into) {
    const TomlValue* rolls = reader.take("forced_rolls", TomlValue::Form::table);
    if (rolls == nullptr) return;
    into.clear();
    for (const auto& [name, value] : rolls->entries) {
        const auto number = whole_number(name);
        const bool fits =
            value.form == TomlValue::Form::number && value.number >= -1'000'000 && value.number <= 1'000'000;
        if (!number || *number < 0 || !fits) {
            reader.fail(value,
                        about("forced_rolls",
                              error("lesson.roll",
                                    "write the number of a roll, counted from 0, and what it shall show: 3 = 6")));
            return;
        }
        into[*number] = static_cast<int>(value.number);
    }
}

}  // namespace

std::string to_toml(const LessonFile& file) {
    std::string text = fmt::format("stepwell = {}\nscene = {}\n", format_version, toml_text(file.scene));
    if (file.language) text += fmt::format("language = \"{}\"\n", code_of(*file.language));
    if (!file.file.empty()) text += fmt::format("file = {}\n", toml_text(file.file.string()));
    text += fmt::format("position = {}\nseed = {}\n", file.position, file.input.seed);
    if (!file.stops.empty()) {
        text += "stops = [\n";
        for (const std::string& stop : file.stops) text += fmt::format("    {},\n", toml_text(stop));
        text += "]\n";
    }
    if (!file.input.script.empty()) {
        text += "script = [\n";
        for (const Action& action : file.input.script) text += fmt::format("    {},\n", toml_text(action));
        text += "]\n";
    }
    text += fmt::format("map = \"\"\"\n{}\"\"\"\n\n[settings]\n", to_text(ground_of(file.input)));
    for (const auto& [name, value] : file.input.settings)
        text += fmt::format("{} = {}\n", toml_text(name), toml_text(value));
    if (!file.input.forced_rolls.empty()) {
        text += "\n[forced_rolls]\n";
        for (const auto& [number, roll] : file.input.forced_rolls) text += fmt::format("{} = {}\n", number, roll);
    }
    return text;
}

Result<LessonFile> lesson_file_from(std::string_view toml, const std::vector<Lesson>& lessons) {
    const auto table = parse_toml(toml);
    if (!table) return tl::unexpected(table.error());
    LessonFile file;
    int version = 0;
    TomlReader reader(*table);
    reader.read("stepwell", version, 1, format_version);
    reader.read("scene", file.scene);
    if (!reader.has("stepwell"))
        return failure(error("lesson.none",
                             "this is no lesson file: it does not begin with stepwell = 1; save one with Save", {}, 1,
                             1));
    if (!reader.so_far()) return tl::unexpected(reader.so_far().error());
    const Scene* scene = find_scene(lessons, file.scene).scene;
    if (scene == nullptr) {
        const TomlValue* at = reader.take("scene", TomlValue::Form::text);
        return failure(error("lesson.scene",
                             "the scene '{scene}' is not known; 'stepwell list' names those that there are",
                             {{"scene", file.scene}}, at != nullptr ? at->line : 1, at != nullptr ? at->column : 1));
    }
    if (reader.has("language")) {
        file.language = Language::en;
        reader.read("language", *file.language, std::span(all_languages), code_of);
    }
    std::string path;
    reader.read("file", path);
    file.file = path;
    reader.read("position", file.position, 0, std::int64_t{1} << 32);
    file.input = scene->first_input();
    reader.read("seed", file.input.seed, 0, 0xFFFFFFFF);
    read_stops(reader, file.stops);
    read_map(reader, file.input);
    read_settings(reader, file.input.settings);
    read_script(reader, file.input.script);
    read_forced_rolls(reader, file.input.forced_rolls);
    if (const auto end = reader.end(); !end) return tl::unexpected(end.error());
    if (const auto good = check(*scene, file.input, *table); !good) return tl::unexpected(good.error());
    return file;
}

}  // namespace stepwell

#include "app/session/store.h"

#include <cstdlib>

#include <fmt/format.h>

#include "app/files/toml.h"

namespace stepwell {
namespace {

namespace fs = std::filesystem;

/// An absolute path from the environment, or `fallback` in the home folder, or nothing.
fs::path xdg_folder(const char* variable, const char* fallback) {
    const char* value = std::getenv(variable);
    if (value != nullptr && fs::path(value).is_absolute()) return fs::path(value) / "stepwell";
    const fs::path home = home_folder();
    return home.empty() ? home : home / fallback / "stepwell";
}

Result<std::vector<fs::path>> recent_from(std::string_view toml) {
    const auto table = parse_toml(toml);
    if (!table) return tl::unexpected(table.error());
    std::vector<fs::path> recent;
    TomlReader reader(*table);
    if (const TomlValue* files = reader.take("files", TomlValue::Form::list)) {
        for (const auto& [name, value] : files->entries) {
            if (value.form != TomlValue::Form::text)
                reader.fail(value, error("recent.name", "a file's name must be a text in quotes"));
            recent.emplace_back(value.text);
        }
    }
    if (const auto end = reader.end(); !end) return tl::unexpected(end.error());
    return recent;
}

std::string scene_file(std::string_view id) { return fmt::format("scene-{}.stepwell", id); }

}  // namespace

Folders Folders::of_system() {
    return {xdg_folder("XDG_CONFIG_HOME", ".config"), xdg_folder("XDG_STATE_HOME", ".local/state")};
}

std::optional<std::string> Store::load(const fs::path& folder, const std::string& name) {
    std::error_code error;
    if (folder.empty() || !fs::exists(folder / name, error)) return std::nullopt;
    auto text = read_ordinary_file(folder / name);
    if (text) return *std::move(text);
    messages_.post(
        {"messages.cannot_open", {{"file", (folder / name).string()}, {"why", text.error()}}, Message::Tone::trouble});
    return std::nullopt;
}

fs::path Store::set_aside(const fs::path& file) {
    std::error_code error;
    for (int number = 1; number < 100; ++number) {
        fs::path aside = file;
        aside += number == 1 ? ".broken" : fmt::format(".broken{}", number);
        if (fs::exists(aside, error)) continue;
        fs::rename(file, aside, error);
        if (!error) return aside;
        break;
    }
    untouchable_.insert(file);
    return {};
}

template <class T>
std::optional<T> Store::understood(Result<T> result, const fs::path& folder, const std::string& name,
                                   const char* message) {
    if (result) return *std::move(result);
    const fs::path aside = set_aside(folder / name);
    messages_.post({message,
                    {{"file", (aside.empty() ? folder / name : aside).string()},
                     {"line", static_cast<long long>(result.error().line)},
                     {"why", result.error()}},
                    Message::Tone::trouble});
    return std::nullopt;
}

Preferences Store::load_preferences(const Preferences& fallback) {
    const auto text = load(folders_.config, "preferences.toml");
    if (!text) return fallback;
    return understood(preferences_from(*text, fallback), folders_.config, "preferences.toml",
                      "messages.settings_set_aside")
        .value_or(fallback);
}

Progress Store::load_progress() {
    const auto text = load(folders_.state, "progress.toml");
    if (!text) return {};
    return understood(progress_from(*text), folders_.state, "progress.toml", "messages.progress_set_aside")
        .value_or(Progress{});
}

std::optional<LessonFile> Store::load_place(const std::vector<Lesson>& lessons) {
    const auto text = load(folders_.state, "last.stepwell");
    if (!text) return std::nullopt;
    return understood(lesson_file_from(*text, lessons), folders_.state, "last.stepwell", "messages.place_set_aside");
}

std::optional<LessonFile> Store::load_scene(std::string_view id, const std::vector<Lesson>& lessons) {
    const auto text = load(folders_.state, scene_file(id));
    if (!text) return std::nullopt;
    auto place =
        understood(lesson_file_from(*text, lessons), folders_.state, scene_file(id), "messages.place_set_aside");
    return place && place->scene == id ? place : std::nullopt;
}

std::vector<fs::path> Store::load_recent(std::size_t most) {
    const auto text = load(folders_.state, "recent.toml");
    if (!text) return {};
    auto recent = understood(recent_from(*text), folders_.state, "recent.toml", "messages.recent_set_aside")
                      .value_or(std::vector<fs::path>{});
    if (recent.size() > most) recent.resize(most);
    return recent;
}

void Store::save(const Preferences& preferences) { write(folders_.config, "preferences.toml", to_toml(preferences)); }

void Store::save(const Progress& progress) { write(folders_.state, "progress.toml", to_toml(progress)); }

void Store::save_more(Progress& progress) {
    if (folders_.state.empty()) return;
    if (const auto text = read_ordinary_file(folders_.state / "progress.toml"))
        if (const auto other = progress_from(*text)) progress.add(*other);
    save(progress);
}

void Store::save_place(const LessonFile& place) { write(folders_.state, "last.stepwell", to_toml(place)); }

void Store::save_scene(const LessonFile& place) { write(folders_.state, scene_file(place.scene), to_toml(place)); }

void Store::save_recent(const std::vector<fs::path>& recent) {
    std::string text = "files = [\n";
    for (const fs::path& path : recent) text += fmt::format("    {},\n", toml_text(path.string()));
    write(folders_.state, "recent.toml", text + "]\n");
}

void Store::write(const fs::path& folder, const std::string& name, std::string text) {
    if (folder.empty()) return;
    if (untouchable_.contains(folder / name)) return;
    const auto [last, first_time] = written_.try_emplace(folder / name);
    if (!first_time && last->second == text) return;
    std::error_code no_folder;
    fs::create_directories(folder, no_folder);
    const Result<void> written =
        no_folder ? failure(system_error(no_folder.value())) : write_whole_file(folder / name, text);
    if (written) last->second = std::move(text);
    else written_.erase(last);
    if (written || told_unwritable_) return;
    told_unwritable_ = true;
    messages_.post({"messages.settings_unwritable",
                    {{"folder", folder.string()}, {"why", written.error()}},
                    Message::Tone::trouble});
}

}  // namespace stepwell

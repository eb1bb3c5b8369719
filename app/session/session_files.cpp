// Session's lesson files and maps.
#include <utility>

#include "app/session/session.h"
#include "lessons/kit/map_edit.h"

namespace stepwell {
namespace {

namespace fs = std::filesystem;

fs::path whole_path(const fs::path& path) {
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    return (error ? path : whole).lexically_normal();
}

Message trouble(const char* key, const fs::path& path, const Error& error) {
    Message message{key, {{"file", path.filename().string()}, {"why", error}}, Message::Tone::trouble};
    if (error.line > 0) {
        message.arguments.push_back({"line", static_cast<long long>(error.line)});
        message.arguments.push_back({"column", static_cast<long long>(error.column)});
    }
    return message;
}

Message cannot_use(const fs::path& path, const Error& error) {
    return trouble(error.line > 0 ? "messages.bad_file" : "messages.cannot_open", path, error);
}

}  // namespace

LessonFile Session::place() const {
    return {std::string(scene_->id()), desk_->input, (task_ ? task_->own_place : wanted_).position,
            preferences_.language, desk_->breakpoints.names()};
}

LessonFile Session::place_with_file() const {
    LessonFile place = this->place();
    place.file = desk_->file;
    return place;
}

/// The tie to a lesson file lasts as long as the file is there and is one of this scene.
Session::Desk Session::desk_of(LessonFile place) const {
    Desk desk{.input = std::move(place.input), .breakpoints = Breakpoints::from_names(place.stops)};
    if (place.file.empty()) return desk;
    const auto text = read_ordinary_file(place.file);
    if (!text) return desk;
    auto file = lesson_file_from(*text, lessons_);
    if (!file || file->scene != place.scene) return desk;
    desk.file = std::move(place.file);
    desk.filed = std::move(file->input);
    desk.filed_breakpoints = Breakpoints::from_names(file->stops);
    return desk;
}

bool Session::unsaved() const {
    if (desk_->file.empty()) return false;
    return desk_->input != desk_->filed || desk_->breakpoints.names() != desk_->filed_breakpoints.names();
}

bool Session::open_file(const fs::path& path) {
    const auto text = read_ordinary_file(path);
    if (!text) {
        messages.post(trouble("messages.cannot_open", path, text.error()));
        std::error_code error;
        if (!fs::exists(path, error) && std::erase(recent_, whole_path(path)) > 0) store_.save_recent(recent_);
        return false;
    }
    const bool opened = path.extension() == ".stepwell" ? open_lesson_file(path, *text) : open_map(path, *text);
    if (!opened) return false;
    messages.went_well({"messages.cannot_open", "messages.bad_file", "messages.refused"});
    remember_folder(path);
    return opened;
}

bool Session::open_lesson_file(const fs::path& path, std::string_view text) {
    const auto file = lesson_file_from(text, lessons_);
    if (!file) {
        messages.post(cannot_use(path, file.error()));
        return false;
    }
    leave_task();
    release();
    if (file->language) {
        Preferences preferences = preferences_;
        preferences.language = *file->language;
        set_preferences(preferences);
    }
    const SceneRef ref = find_scene(lessons_, file->scene);
    Desk& desk = desk_for(*ref.scene);
    if (desk.input != file->input) desk.history.add(std::exchange(desk.input, file->input));
    desk.breakpoints = Breakpoints::from_names(file->stops);
    wanted_ = {file->position};
    open(ref);
    remember_file(path);
    messages.post({"files.opened", {{"file", path.filename().string()}}});
    return true;
}

bool Session::open_map(const fs::path& path, std::string_view text) {
    if (refuse_in_task()) return false;
    auto ground = ground_from_text(text);
    if (!ground) {
        messages.post(cannot_use(path, ground.error()));
        return false;
    }
    Input input = desk_->input;
    set_ground(input, *std::move(ground));
    return accept(with_tokens_on_floor(*scene_, std::move(input)));
}

bool Session::save_file(const fs::path& path) {
    if (const auto written = write_whole_file(path, to_toml(place())); !written) {
        messages.post(trouble("messages.cannot_save", path, written.error()));
        return false;
    }
    messages.went_well({"messages.cannot_save"});
    remember_file(path);
    remember_folder(path);
    messages.post({"files.saved", {{"file", path.string()}}});
    return true;
}

fs::path Session::folder() const { return folder_.empty() ? file().parent_path() : folder_; }

void Session::remember_folder(const fs::path& file) { folder_ = whole_path(file).parent_path(); }

void Session::remember_file(const fs::path& path) {
    desk_->file = whole_path(path);
    desk_->filed = desk_->input;
    desk_->filed_breakpoints = desk_->breakpoints;
    std::erase(recent_, desk_->file);
    recent_.insert(recent_.begin(), desk_->file);
    if (recent_.size() > most_recent) recent_.resize(most_recent);
    store_.save_recent(recent_);
    changed();
}

}  // namespace stepwell

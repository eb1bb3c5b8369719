#include "app/check/saved_files.h"

#include <chrono>
#include <system_error>
#include <thread>

namespace stepwell {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto look_every = 100ms;

/// What is new or other in `now`; a file that is gone is no news, for it may come back in a moment.
template <class Marks>
std::string changed(const Marks& before, const Marks& now) {
    for (const auto& [path, mark] : now) {
        const auto old = before.find(path);
        if (old == before.end() || old->second != mark) return path.filename().string();
    }
    return "";
}

}  // namespace

SavedFiles::SavedFiles(const Command& command) : folder_(command.folder) {
    std::error_code error;
    for (const std::string& word : command.words)
        if (fs::is_regular_file(folder_ / word, error)) names_.push_back(folder_ / word);
    known_ = all();
}

SavedFiles::Marks SavedFiles::named() const {
    Marks marks;
    for (const fs::path& name : names_) {
        std::error_code no_time, no_size;
        const Mark mark{fs::last_write_time(name, no_time), fs::file_size(name, no_size)};
        if (!no_time && !no_size) marks[name.lexically_normal()] = mark;
    }
    return marks;
}

SavedFiles::Marks SavedFiles::all() const {
    Marks marks = named();
    std::error_code error;
    for (fs::directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
        std::error_code no_time, no_size;
        // What begins with a dot is an editor's own.
        if (!it->is_regular_file(no_time) || it->path().filename().string().starts_with('.')) continue;
        const Mark mark{it->last_write_time(no_time), it->file_size(no_size)};
        if (!no_time && !no_size) marks[it->path().lexically_normal()] = mark;
    }
    return marks;
}

std::string SavedFiles::wait(const std::stop_token& stop) {
    std::string name;
    Marks last = known_;
    while (!stop.stop_requested()) {
        Marks now = all();
        if (const std::string saved = changed(known_, now); !saved.empty()) name = saved;
        if (!name.empty() && now == last) {
            known_ = std::move(now);
            return name;
        }
        last = std::move(now);
        std::this_thread::sleep_for(look_every);
    }
    return "";
}

bool SavedFiles::named_file_changed() const { return !changed(known_, named()).empty(); }

void SavedFiles::remember_others() {
    Marks now = all();
    for (const fs::path& name : names_) {
        const auto old = known_.find(name.lexically_normal());
        if (old != known_.end()) now[old->first] = old->second;
    }
    known_ = std::move(now);
}

}  // namespace stepwell

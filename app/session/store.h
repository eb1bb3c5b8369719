// Where preferences, progress and the last place are kept between two starts.
#pragma once

#include <map>
#include <set>

#include "app/files/files.h"
#include "app/session/lesson_file.h"
#include "app/session/message.h"
#include "app/session/preferences.h"
#include "app/session/progress.h"

namespace stepwell {

/// An empty path: nothing is read or written there.
struct Folders {
    std::filesystem::path config;  ///< preferences.toml
    std::filesystem::path state;   ///< progress.toml, last.stepwell, recent.toml, scene-ID.stepwell

    /// XDG_CONFIG_HOME/stepwell and XDG_STATE_HOME/stepwell, or ~/.config/stepwell and ~/.local/state/stepwell.
    static Folders of_system();
};

/// Trouble with files is told through `messages` and never stops the program.
class Store {
public:
    Store(Folders folders, Messages& messages) : folders_(std::move(folders)), messages_(messages) {}

    /// A file that cannot be understood is set aside as NAME.broken and reported; then the fallback counts.
    Preferences load_preferences(const Preferences& fallback);
    Progress load_progress();
    std::optional<LessonFile> load_place(const std::vector<Lesson>& lessons);
    /// What was made of a scene when it was last left.
    std::optional<LessonFile> load_scene(std::string_view id, const std::vector<Lesson>& lessons);
    /// The newest `most` of them.
    std::vector<std::filesystem::path> load_recent(std::size_t most);

    /// Trouble is reported the first time only.
    void save(const Preferences& preferences);
    void save(const Progress& progress);
    /// The same after `progress` has taken over what another window has saved: credit only grows.
    void save_more(Progress& progress);
    void save_place(const LessonFile& place);
    void save_scene(const LessonFile& place);
    void save_recent(const std::vector<std::filesystem::path>& recent);

private:
    /// The text, if the file is there and can be read.
    std::optional<std::string> load(const std::filesystem::path& folder, const std::string& name);
    /// What was made of that text; if it was an error, the file is set aside.
    template <class T>
    std::optional<T> understood(Result<T> result, const std::filesystem::path& folder, const std::string& name,
                                const char* message);
    /// Gives a file that nobody understands another name, so that it is not written over: NAME.broken, NAME.broken2 …
    /// Empty if that cannot be done; then nothing is written under its name.
    std::filesystem::path set_aside(const std::filesystem::path& file);
    /// What stands there already is not written again.
    void write(const std::filesystem::path& folder, const std::string& name, std::string text);

    Folders folders_;
    Messages& messages_;
    std::map<std::filesystem::path, std::string> written_;
    std::set<std::filesystem::path> untouchable_;
    bool told_unwritable_ = false;
};

}  // namespace stepwell

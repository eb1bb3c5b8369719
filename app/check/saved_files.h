// Notices that somebody has saved a file.
#pragma once

#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "app/system/limited_run.h"

namespace stepwell {

/// The files that a command reads, as far as its words tell, and those in its folder.
class SavedFiles {
public:
    /// Remembers how they are now.
    explicit SavedFiles(const Command& command);

    /// Waits until one of them is saved or a new one appears, and is left in peace again; its name, or nothing when
    /// stopped. An editor that writes a new file and renames it is understood.
    std::string wait(const std::stop_token& stop);
    /// Whether a file that the command names has changed since then. (Another one may have been written by the program
    /// itself.)
    bool named_file_changed() const;
    /// Remembers the files that the command does not name as they are now.
    void remember_others();

private:
    struct Mark {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        bool operator==(const Mark&) const = default;
    };
    using Marks = std::map<std::filesystem::path, Mark>;

    Marks named() const;
    Marks all() const;

    std::filesystem::path folder_;
    std::vector<std::filesystem::path> names_;
    Marks known_;
};

}  // namespace stepwell

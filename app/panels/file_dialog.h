#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/panels/export_panel.h"
#include "app/panels/panel.h"

namespace stepwell {

/// Opening, saving, exporting: a look into folders, inside of the window.
class FileDialog {
public:
    enum class Purpose : std::uint8_t { open, save, export_picture };

    /// `ending`: of the name that an export begins with.
    void open(const Panel& panel, Purpose purpose, std::string_view ending = ".png");
    void show(const Panel& panel);

private:
    struct Entry {
        std::filesystem::path path;
        bool folder = false;
    };

    void go_to(const std::filesystem::path& folder);
    void list(const Panel& panel, Box box);
    void foot(const Panel& panel, Box box);
    void ask_replace(const Panel& panel, const std::filesystem::path& path);
    std::filesystem::path typed() const;
    std::filesystem::path target() const;
    bool is_named() const;
    void carry_out(const Panel& panel, const std::filesystem::path& path);

    ExportPanel export_;
    Purpose purpose_ = Purpose::open;
    std::filesystem::path folder_;
    std::vector<Entry> entries_;
    std::string name_;
    bool fresh_ = false;
};

}  // namespace stepwell

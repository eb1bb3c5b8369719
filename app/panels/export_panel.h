#pragma once

#include <filesystem>
#include <string>

#include "app/export/export_job.h"
#include "app/panels/panel.h"

namespace stepwell {

/// What the file dialog shows of exporting beside folder and name: the kind of file, what will be in it, and how far it
/// is.
class ExportPanel {
public:
    /// Chips for the formats; a click gives `name` another ending: true. Cuts them off `box`.
    bool formats(const Panel& panel, Box& box, std::string& name);
    /// What will be in the file; cuts it off the lower end of `box`.
    void note(const Panel& panel, Box& box, const std::string& name) const;
    /// Instead of name and button while a file is being made.
    void progress(const Panel& panel, Box box);

    /// False if the name does not say what it shall be; then a message does.
    bool start(const Panel& panel, const std::filesystem::path& file);
    bool running() const { return job_.running(); }
    void stop() { job_.stop(); }
    /// Once a frame. True when the file is there.
    bool look_after(const Panel& panel);

private:
    ExportJob job_;
};

/// The format that a name's ending says, or the usual one if it has none.
std::optional<ExportFormat> format_of(const std::string& name);

}  // namespace stepwell

// The program with its window: a session, shown frame by frame. Idle means idle: between events it sleeps.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "app/panels/workspace.h"
#include "app/platform/screen.h"
#include "app/platform/window.h"

namespace stepwell {

class Program {
public:
    /// All three outlive it.
    Program(Window& window, Screen& screen, Session& session);

    /// One frame: time goes on to `input.time`, everything is painted and shown.
    void frame(const FrameInput& input);
    /// In how many seconds the next frame is wanted; 0: at once.
    double wakes_in() const;
    bool wants_to_quit() const { return workspace_.wants_to_quit(); }
    Ui& ui() { return ui_; }
    Workspace& workspace() { return workspace_; }

private:
    Window& window_;
    Screen& screen_;
    Session& session_;
    Ui ui_;
    Workspace workspace_;
    Sizes sizes_;
    std::optional<double> time_;  // of the last frame
    std::size_t position_ = 0;    // then
    int frames_owed_ = 3;         // after an event widgets may need another look at themselves
};

/// Opens the window, and `file` in it if there is one. The exit code; what went wrong is one line on standard error.
int run_window(const std::filesystem::path& file);

}  // namespace stepwell

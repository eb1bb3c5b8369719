// The whole window: all panels in their places, and the commands that are about the window rather than the lesson.
#pragma once

#include <vector>

#include "app/commands.h"
#include "app/panels/code.h"
#include "app/panels/file_dialog.h"
#include "app/panels/head.h"
#include "app/panels/layout.h"
#include "app/panels/log.h"
#include "app/panels/prose.h"
#include "app/panels/rail.h"
#include "app/panels/stages.h"
#include "app/panels/transport.h"

namespace stepwell {

class Workspace {
public:
    explicit Workspace(Textures& textures) : stages_(textures) {}

    /// Paints everything and answers to pointer and keys. `window` is the ui's.
    void show(Ui& ui, Session& session);
    /// Carries out a command in the next frame, as if its key was pressed.
    void obey(Command command) { orders_.push_back({command}); }
    bool wants_to_quit() const { return quit_; }
    const StagePanel& stage(std::size_t index = 0) const { return stages_.stage(index); }
    const Layout& layout() const { return layout_; }

private:
    /// Carries out a command: the session's and the window's own.
    void obey(const Panel& panel, Order order);
    void follow(const Session& session);
    void blank(const Panel& panel);
    void stages(const Panel& panel, Box box);
    void counts(const Panel& panel, Box& strip);
    void column(const Panel& panel);
    void part(const Panel& panel, Box box, std::string_view id, std::span<const Pane> panes, Pane& chosen);
    void pane(const Panel& panel, Pane which, Box box);
    void code_languages(const Panel& panel, Box& head, float needed);
    void narrow(const Panel& panel);
    Box place_for_messages(const Ui& ui) const;
    void rail_menu(const Panel& panel);
    void shortcuts(const Panel& panel);
    void open_pane(Pane pane);

    Layout layout_;
    Rail rail_;
    HeadPanel head_;
    StagesPanel stages_;
    TransportPanel transport_;
    CodePanel code_;
    ProsePanel prose_;
    LogPanel log_;
    FileDialog files_;
    Pane upper_ = Pane::read, lower_ = Pane::variables, single_ = Pane::read, narrow_ = Pane::stage;
    const Scene* scene_ = nullptr;  // what the tabs are set up for
    bool several_ = false;          // stages side by side: the column is a drawer,
    bool drawer_ = false;           // and it is open
    bool asking_ = false;           // questions were asked in the last frame
    bool quit_ = false;
    std::vector<Order> orders_;
};

}  // namespace stepwell

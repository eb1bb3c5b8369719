#include "app/panels/log.h"

#include <fmt/format.h>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {

void LogPanel::show(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    ScrollArea scroll(ui, "log", box, panel.strings["tabs.log"]);
    const std::size_t lines = session.ready() ? session.log_size() : 0;
    if (lines == 0) {
        const float height = text(ui, {box.x + ui.pad(2), scroll.top() + ui.pad(1.5F)}, box.w - ui.pad(4),
                                  panel.strings["log.empty"], {.ink = Role::quiet});
        scroll.finish(height + ui.pad(3));
        return;
    }
    // A log can have millions of lines: only those in view are made.
    const float row_height = ui.sizes().row;
    for (auto [i, end] = scroll.rows_in_view(row_height, lines); i < end; ++i) {
        const std::size_t position = session.log_position(i);
        RowSpec spec;
        spec.label = session.log_sentence(i);
        spec.on = position == session.position();
        if (row(ui, fmt::format("log.{}", position), scroll.row(i, row_height), spec)) session.seek(position);
    }
    if (lines != followed_) scroll.show_row(lines - 1, row_height);
    followed_ = lines;
    scroll.finish_rows(row_height, lines);
}

}  // namespace stepwell

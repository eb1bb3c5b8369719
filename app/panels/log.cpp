#include "app/panels/log.h"

#include <algorithm>

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
    const float top = scroll.top();
    const auto line_at = [&](float y) { return static_cast<std::size_t>(std::max(0.0F, (y - top) / row_height)); };
    const std::size_t end = std::min(lines, line_at(box.y + box.h) + 1);
    for (std::size_t i = line_at(box.y); i < end; ++i) {
        const std::size_t position = session.log_position(i);
        const Box line{box.x, top + static_cast<float>(i) * row_height, scroll.width(), row_height};
        RowSpec spec;
        spec.label = session.log_sentence(i);
        spec.on = position == session.position();
        if (row(ui, fmt::format("log.{}", position), line, spec)) session.seek(position);
    }
    if (lines != followed_)
        scroll.show({box.x, top + static_cast<float>(lines - 1) * row_height, box.w, row_height});
    followed_ = lines;
    scroll.finish(static_cast<float>(lines) * row_height);
}

}  // namespace stepwell

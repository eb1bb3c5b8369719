#include "app/panels/prose.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

float code_block(Ui& ui, Box space, const std::string& code) {
    const float line = ui.sizes().code * 1.5F;
    const auto lines = static_cast<float>(std::ranges::count(code, '\n') + 1);
    const Box ground{space.x, space.y, space.w, lines * line + ui.pad(2)};
    ui.paint().fill(ground, ui.theme().control, ui.sizes().radius);
    float y = space.y + ui.pad(1);
    for (std::size_t begin = 0; begin <= code.size();) {
        const std::size_t end = std::min(code.find('\n', begin), code.size());
        ui.paint().label({space.x + ui.pad(1.5F), y, space.w - ui.pad(3), line}, Font::mono, ui.sizes().code,
                         code.substr(begin, end - begin), ui.colour(Role::ink));
        y += line;
        begin = end + 1;
    }
    return ground.h;
}

/// Returns the height.
float block(Ui& ui, Box space, const Block& block) {
    switch (block.kind) {
        case Block::Kind::code: return code_block(ui, space, block.runs.empty() ? "" : block.runs.front().text);
        case Block::Kind::heading:
            return text(ui, {space.x, space.y + ui.pad(1)}, space.w, block.runs,
                        {.font = Font::bold, .size = ui.sizes().lead * 0.9F}) +
                   ui.pad(1);
        case Block::Kind::item: {
            const float indent = ui.pad(1.5F) + ui.pad(2) * static_cast<float>(std::max(1, block.level) - 1);
            const std::string mark = block.number > 0 ? fmt::format("{}.", block.number) : "•";
            text(ui, {space.x + indent - ui.pad(1.5F), space.y}, ui.pad(3), mark, {.ink = Role::quiet});
            const float behind = indent + (block.number > 0 ? ui.pad(1.5F) : ui.pad(0.5F));
            return text(ui, {space.x + behind, space.y}, space.w - behind, block.runs, {});
        }
        case Block::Kind::paragraph: break;
    }
    return text(ui, {space.x, space.y}, space.w, block.runs, {});
}

}  // namespace

void ProsePanel::show(const Panel& panel, Box box) {
    const std::string_view prose = panel.plain("prose");
    if (prose.data() != source_.data() || prose.size() != source_.size()) {  // texts stay where they are
        source_ = prose;
        blocks_ = parse_markdown(prose);
    }
    Ui& ui = panel.ui;
    ScrollArea scroll(ui, fmt::format("prose.{}", panel.session.scene().id()), box, panel.strings["tabs.read"]);
    const float width = std::min(box.w - ui.pad(4), ui.sizes().body * 42);  // a line that the eye can follow
    float y = scroll.top() + ui.pad(2);
    for (const Block& b : blocks_) {
        y += block(ui, {box.x + ui.pad(2), y, width, 0}, b);
        y += b.kind == Block::Kind::item ? ui.pad(0.75F) : ui.pad(1.5F);
    }
    scroll.finish(y - scroll.top() + ui.pad(1));
}

}  // namespace stepwell

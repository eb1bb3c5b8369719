#include "app/panels/messages.h"

#include <algorithm>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/text.h"

namespace stepwell {

void messages(const Panel& panel, Box over) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const auto& all = panel.session.messages.all();
    if (all.empty()) return;
    ui.push_notes();
    std::optional<std::uint64_t> dismissed;
    float top = over.y + ui.pad(0.5F);
    for (const Messages::Entry& entry : all) {
        ui.wake_in(std::max(0.0, entry.left()));
        const bool trouble = entry.message.tone == Message::Tone::trouble;
        const std::string words = to_text(entry.message, panel.strings);
        const float side = ui.pad(2), cross = s.control;
        const float most = std::min(over.w, 640 * s.scale) - 2 * side - cross - ui.pad(2);
        const TextSpec spec{.font = Font::medium, .leading = 1.4F};
        const Paragraph lines = break_lines(ui, words, most, spec);
        const float height = std::max(s.control, height_of(ui, lines, spec)) + ui.pad(1);
        const float width = lines.width + 2 * side + cross + ui.pad(2);
        const Box box = Painter::snap({over.x + (over.w - width) / 2, top, width, height});
        top += height + ui.pad(1);
        const std::string id = "message." + std::to_string(entry.number);
        ui.area(id, box, words, {.focusable = false});  // what lies below is not pressed through it
        ui.paint().shadow({box.x, box.y + ui.pad(0.5F), box.w, box.h}, ui.theme().shadow, ui.pad(3));
        ui.paint().card(box, ui.colour(Role::card), ui.colour(Role::border), s.hair, s.card_radius);
        const Point mark{box.x + side + ui.pad(0.75F), box.centre().y};
        ui.paint().icon(mark, trouble ? icon::warning : icon::info, s.icon,
                        ui.colour(trouble ? Role::wrong : Role::accent));
        paint_lines(ui, {box.x + side + ui.pad(2.75F), box.y + (box.h - height_of(ui, lines, spec)) / 2}, lines, spec);
        if (button(ui, id + ".close", {box.x + box.w - cross - ui.pad(0.5F), box.y + (box.h - cross) / 2, cross, cross},
                   {.icon = icon::close, .kind = ButtonKind::plain, .tip = panel.strings["dialog.close"]}))
            dismissed = entry.number;
    }
    ui.pop_notes();
    if (dismissed) panel.session.messages.dismiss(*dismissed);
}

}  // namespace stepwell

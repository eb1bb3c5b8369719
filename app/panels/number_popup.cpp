#include "app/panels/number_popup.h"

#include <charconv>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/field.h"
#include "app/look/widgets/floating.h"

namespace stepwell {

void NumberPopup::open(Ui& ui, std::uint64_t number) {
    typed_ = std::to_string(number);
    ui.open(id_);
}

std::optional<std::uint64_t> NumberPopup::show(const Panel& panel, Box anchor, std::string_view title) {
    Ui& ui = panel.ui;
    auto box = begin_popup(ui, id_, anchor, ui.pad(28), ui.sizes().control + ui.pad(8));
    if (!box) return std::nullopt;
    ui.paint().label(cut_top(*box, ui.pad(3.5F)), Font::semibold, ui.sizes().label, title, ui.colour(Role::ink));
    Box line = cut_top(*box, ui.sizes().control);
    const std::string field_id = id_ + ".number", ok_id = id_ + ".ok";
    const ButtonSpec ok{.label = panel.strings["dialog.ok"], .kind = ButtonKind::filled};
    const bool pressed = button(ui, ok_id, cut_right(line, button_width(ui, ok)), ok);
    cut_right(line, ui.pad(1));
    const bool fresh = !ui.has_focus(field_id) && !ui.has_focus(ok_id);
    const FieldResult field = text_field(ui, field_id, line, typed_,
                                         {.label = title, .most_bytes = 12, .digits_only = true, .take_focus = fresh});
    std::optional<std::uint64_t> number;
    if (field.submitted || pressed) {
        std::uint64_t read = 0;
        if (std::from_chars(typed_.data(), typed_.data() + typed_.size(), read).ec == std::errc{}) number = read;
        ui.close(id_);
    }
    end_popup(ui);
    return number;
}

}  // namespace stepwell

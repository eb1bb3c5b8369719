#include "app/panels/number_popup.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/field.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/text.h"

namespace stepwell {

void NumberPopup::open(Ui& ui, std::uint64_t number) {
    typed_ = std::to_string(number);
    refused_ = false;
    ui.open(id_);
}

std::optional<GivenNumber> NumberPopup::show(const Panel& panel, Box anchor, const NumberSpec& spec) {
    Ui& ui = panel.ui;
    const float slider_height = spec.slider ? ui.sizes().control : 0;
    auto box = begin_popup(ui, id_, anchor, ui.pad(40), ui.sizes().control + slider_height + ui.pad(8));
    if (!box) return std::nullopt;
    std::optional<GivenNumber> given;
    std::uint64_t number = 0;
    const auto read = [&] {
        return std::from_chars(typed_.data(), typed_.data() + typed_.size(), number).ec == std::errc{};
    };
    Box head = cut_top(*box, ui.pad(3.5F));
    const std::string range = fmt::format("{} – {}", spec.least, spec.most);
    const Font face = refused_ ? Font::semibold : Font::regular;
    ui.paint().label(cut_right(head, ui.paint().width(face, ui.sizes().label, range)), face, ui.sizes().label, range,
                     ui.colour(refused_ ? Role::wrong : Role::quiet));
    one_line(ui, head, spec.title, Font::semibold, ui.sizes().label, ui.colour(Role::ink));
    const std::string field_id = id_ + ".number", slider_id = id_ + ".slider", ok_id = id_ + ".ok";
    const bool fresh = !ui.has_focus(field_id) && !ui.has_focus(slider_id) && !ui.has_focus(ok_id);
    if (spec.slider) {
        const Box place = cut_top(*box, slider_height);
        number = std::clamp(read() ? number : spec.least, spec.least, spec.most);
        if (slider(ui, slider_id, place, number, {.label = spec.title, .least = spec.least, .most = spec.most})) {
            typed_ = std::to_string(number);
            refused_ = false;
            given = {number, true};
        }
    }
    Box line = cut_top(*box, ui.sizes().control);
    const ButtonSpec ok{.label = panel.strings["dialog.ok"], .kind = ButtonKind::filled};
    const bool pressed = button(ui, ok_id, cut_right(line, button_width(ui, ok)), ok);
    cut_right(line, ui.pad(1));
    const FieldResult field = text_field(
        ui, field_id, line, typed_, {.label = spec.title, .most_bytes = 12, .digits_only = true, .take_focus = fresh});
    if (field.submitted || pressed) {
        refused_ = !read() || number < spec.least || number > spec.most;
        if (!refused_) {
            given = {number, false};
            ui.close(id_);
        }
    }
    end_popup(ui);
    return given;
}

}  // namespace stepwell

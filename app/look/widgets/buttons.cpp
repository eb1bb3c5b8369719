#include "app/look/widgets/buttons.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

struct Skin {
    Colour ground, hover, press, border, ink;
};

Skin skin_of(const Ui& ui, const ButtonSpec& spec) {
    const Theme& t = ui.theme();
    const Colour none = faded(t.control_hover, 0);
    const auto c = [&](Role role) { return t.colour(role); };
    if (spec.kind == ButtonKind::filled || spec.on) {
        if (spec.kind == ButtonKind::plain) return {t.selected, t.selected, t.selected, none, t.on_selected};
        return {c(Role::accent), t.accent_hover, t.accent_hover, none, c(Role::on_accent)};
    }
    switch (spec.kind) {
        case ButtonKind::chip: return {c(Role::card), t.card_hover, t.control_press, c(Role::border), c(Role::ink)};
        case ButtonKind::quiet: {
            // Where ground and card are the same (high contrast), a border tells the button from the card.
            const Colour border = t.control == c(Role::card) ? c(Role::border) : none;
            return {t.control, t.control_hover, t.control_press, border, c(Role::ink)};
        }
        case ButtonKind::rail: return {faded(t.rail_selected, 0), t.rail_selected, t.rail_selected, none, t.rail_quiet};
        case ButtonKind::plain:
        case ButtonKind::filled: break;
    }
    return {none, t.control_hover, t.control_press, none, c(Role::quiet)};
}

float gap_of(const Ui& ui) { return ui.pad(1); }

TextSpec label_spec(const Ui& ui) { return {.font = Font::medium, .size = ui.sizes().body, .leading = 1.25F}; }

float icon_width_of(const Ui& ui, const ButtonSpec& spec) {
    if (spec.icon == icon::none) return 0;
    return ui.sizes().icon + (spec.label.empty() ? 0 : gap_of(ui) * 0.75F);
}

/// For icon, label and arrow, in a button of this width.
float room_in(const Ui& ui, const ButtonSpec& spec, float width) {
    return width - ui.pad(spec.kind == ButtonKind::plain ? 1 : 2);
}

}  // namespace

float button_width(Ui& ui, const ButtonSpec& spec) {
    const Sizes& s = ui.sizes();
    if (spec.label.empty()) return s.control;
    float width = spec.kind == ButtonKind::plain ? ui.pad(2.5F) : ui.pad(4);
    width += icon_width_of(ui, spec);
    if (!spec.label.empty()) width += std::ceil(ui.paint().width(Font::medium, s.body, spec.label));
    if (spec.opens) width += s.icon;
    return std::max(std::round(width), s.control);
}

float button_height(Ui& ui, const ButtonSpec& spec, float width) {
    const float control = ui.sizes().control;
    if (button_width(ui, spec) <= width) return control;
    const float room = room_in(ui, spec, width) - icon_width_of(ui, spec) - (spec.opens ? ui.sizes().icon : 0);
    return std::max(control, std::round(text_height(ui, room, spec.label, label_spec(ui)) + ui.pad(1.5F)));
}

bool button(Ui& ui, std::string_view id, Box box, const ButtonSpec& spec) {
    const Sizes& s = ui.sizes();
    Painter& paint = ui.paint();
    box = Painter::snap(box);
    const Touch touch =
        ui.area(id, box, spec.label.empty() ? spec.tip : spec.label, {.enabled = spec.enabled, .on = spec.on});
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    Skin skin = skin_of(ui, spec);
    if (!spec.enabled && !spec.settled) {
        skin.ink = mix(skin.ink, ui.colour(Role::card), 0.55F);
        if (skin.ground.a != 0) skin.ground = mix(skin.ground, ui.colour(Role::card), 0.5F);
    }
    const float warm = ui.ease(id, touch.hovered ? 1.0F : 0.0F);
    Colour ground = mix(skin.ground, skin.hover, warm);
    if (touch.held && touch.hovered) ground = skin.press;
    if (skin.border.a != 0) {
        paint.card(box, ground, skin.border, s.hair, s.radius);
    } else {
        paint.fill(box, ground, s.radius);
    }
    if (touch.focused) ui.focus_ring(box, s.radius, spec.kind == ButtonKind::rail ? Role::on_rail : Role::accent);

    // Icon, label and arrow are one group in the middle.
    const float label_width = spec.label.empty() ? 0 : paint.width(Font::medium, s.body, spec.label);
    const float icon_width = icon_width_of(ui, spec);
    const float arrow_width = spec.opens ? s.icon : 0;
    const float room = room_in(ui, spec, box.w);
    const float used = std::min(label_width + icon_width + arrow_width, room);
    float x = box.x + (box.w - used) / 2;
    if (spec.align == Align::left) x = box.x + ui.pad(1.5F);
    if (spec.align == Align::right) x = box.x + box.w - used - ui.pad(1);
    const float middle = box.y + box.h / 2;
    if (spec.icon != icon::none) {
        const float centre = spec.label.empty() && !spec.opens ? box.x + box.w / 2 : x + s.icon / 2;
        paint.icon({centre, middle}, spec.icon, s.icon, skin.ink);
        x += icon_width;
    }
    if (!spec.label.empty()) {
        const float width = std::max(0.0F, std::min(label_width, used - icon_width - arrow_width));
        if (width < label_width && box.h > s.control) {
            const TextSpec lines = label_spec(ui);
            const Paragraph label = break_lines(ui, spec.label, width, lines);
            paint.paragraph({x, middle - height_of(ui, label, lines) / 2}, label, lines.font, lines.size,
                            std::round(lines.size * lines.leading), skin.ink, skin.ink);
        } else {
            paint.label({x, box.y, width, box.h}, Font::medium, s.body, spec.label, skin.ink);
        }
        x += width;
    }
    if (spec.opens) paint.icon({x + s.icon * 0.62F, middle + s.scale}, icon::down, s.icon * 0.9F, skin.ink);
    ui.tip(touch, box, spec.tip);
    return touch.clicked;
}

float tabs_width(Ui& ui, std::span<const std::string_view> labels) {
    float width = 0;
    for (const std::string_view label : labels)
        width += std::ceil(ui.paint().width(Font::semibold, ui.sizes().label, label)) + ui.pad(2.5F);
    return width;
}

bool tabs(Ui& ui, std::string_view id, Box box, std::span<const std::string_view> labels, int& chosen) {
    const Sizes& s = ui.sizes();
    const int before = chosen;
    float x = box.x;
    const float squeeze = std::min(1.0F, box.w / std::max(1.0F, tabs_width(ui, labels)));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string own = std::string(id) + "." + std::to_string(i);
        const bool on = static_cast<int>(i) == chosen;
        const float width = (std::ceil(ui.paint().width(Font::semibold, s.label, labels[i])) + ui.pad(2.5F)) * squeeze;
        const Box place = Painter::snap({x, box.y, width, box.h});
        const Touch touch = ui.area(own, place, labels[i], {.on = on});
        // Touched over the full height, painted as a pill.
        const Box pill = Painter::snap({place.x, place.y + (place.h - ui.pad(3.5F)) / 2, place.w, ui.pad(3.5F)});
        const float warm = ui.ease(own, touch.hovered && !on ? 1.0F : 0.0F);
        if (on) ui.paint().fill(pill, ui.theme().selected, s.radius * 0.75F);
        else if (warm > 0) ui.paint().fill(pill, faded(ui.theme().control_hover, warm), s.radius * 0.75F);
        ui.paint().label(inset(pill, ui.pad(0.25F)), on ? Font::semibold : Font::medium, s.label, labels[i],
                         on ? ui.theme().on_selected : ui.colour(Role::quiet), Align::centre);
        if (touch.hovered) ui.set_pointer(Pointer::hand);
        if (touch.focused) {
            ui.focus_ring(pill, s.radius * 0.75F);
            if (ui.take(Key::right)) ui.focus_next(1);
            if (ui.take(Key::left)) ui.focus_next(-1);
        }
        if (touch.clicked) chosen = static_cast<int>(i);
        x += width;
    }
    return chosen != before;
}

bool check(Ui& ui, std::string_view id, Box box, std::string_view label, bool& on) {
    const Sizes& s = ui.sizes();
    box = Painter::snap(box);
    const Touch touch = ui.area(id, box, label, {.on = on});
    const float side = std::round(20 * s.scale);
    const Box tick = Painter::snap({box.x, box.y + (box.h - side) / 2, side, side});
    const float warm = ui.ease(std::string(id), on ? 1.0F : 0.0F);
    const Colour accent = ui.colour(Role::accent);
    const Colour edge = mix(ui.colour(Role::faint), accent, warm);
    ui.paint().card(tick, mix(touch.hovered ? ui.theme().card_hover : ui.colour(Role::card), accent, warm), edge,
                    std::max(1.0F, std::round(1.5F * s.scale)), s.radius * 0.6F);
    if (on) ui.paint().icon(tick.centre(), icon::check, side * 0.7F, faded(ui.colour(Role::on_accent), warm));
    Box words = box;
    cut_left(words, side + ui.pad(1.25F));
    ui.paint().label(words, Font::regular, s.body, label, ui.colour(Role::ink));
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    if (touch.focused) ui.focus_ring(inset(box, -ui.pad(0.25F)), s.radius);
    if (touch.clicked) on = !on;
    return touch.clicked;
}

bool row(Ui& ui, std::string_view id, Box box, const RowSpec& spec) {
    const Sizes& s = ui.sizes();
    box = Painter::snap(box);
    bool clicked = false;
    if (spec.clickable) {
        std::string name(spec.name.empty() ? spec.label : spec.name);
        if (spec.name.empty() && !spec.note.empty()) name += " " + std::string(spec.note);
        const Touch touch = ui.area(id, box, name, {.on = spec.on});
        clicked = touch.clicked;
        if (touch.hovered) ui.set_pointer(Pointer::hand);
        const float warm = ui.ease(id, touch.hovered ? 1.0F : 0.0F);
        if (warm > 0 && !spec.on) ui.paint().fill(box, faded(ui.theme().card_hover, warm));
        if (spec.on) ui.paint().fill(box, ui.colour(Role::marked));
        if (touch.focused) ui.focus_ring(inset(box, s.ring * 2), s.radius / 2);
    } else if (spec.on) {
        ui.paint().fill(box, ui.colour(Role::marked));
    }
    if (spec.line_below)
        ui.paint().fill({box.x, box.y + box.h - s.hair, box.w, s.hair},
                        mix(ui.colour(Role::border), ui.colour(Role::card), 0.35F));
    Box words = {box.x + ui.pad(1.75F), box.y, box.w - ui.pad(3.5F), box.h};
    const float note = std::min(ui.paint().width(Font::regular, s.label, spec.note), words.w * 0.72F);
    if (!spec.note.empty()) {
        ui.paint().label(cut_right(words, std::ceil(note)), Font::regular, s.label, spec.note, ui.colour(spec.note_ink),
                         Align::right);
        cut_right(words, ui.pad(1.5F));
    }
    ui.paint().label(words, spec.on ? Font::semibold : Font::regular, s.label, spec.label, ui.colour(spec.ink));
    return clicked;
}

void card(Ui& ui, Box box) {
    ui.paint().card(Painter::snap(box), ui.colour(Role::card), ui.colour(Role::border), ui.sizes().hair,
                    ui.sizes().card_radius);
}

Box card_head(Ui& ui, Box& box, std::string_view title, std::string_view note) {
    const Sizes& s = ui.sizes();
    const Box head = cut_top(box, s.header);
    ui.paint().fill({head.x + s.hair, head.y + head.h - s.hair, head.w - 2 * s.hair, s.hair}, ui.colour(Role::border));
    Box words = {head.x + ui.pad(1.75F), head.y, head.w - ui.pad(3.5F), head.h - s.hair};
    if (!note.empty()) {
        // The note says what is new, the title what everybody knows: where there is room for one, it is the note.
        const float width = line_width(ui, note, Font::medium, s.label);
        const float title_width = ui.paint().width(Font::semibold, s.label, title) + ui.pad(1.5F);
        const bool both = width + title_width <= words.w;
        one_line(ui, both ? cut_right(words, width) : words, note, Font::medium, s.label, ui.colour(Role::quiet),
                 Align::right);
        if (!both) return head;
    }
    ui.paint().label(words, Font::semibold, s.label, title, ui.colour(Role::ink));
    return head;
}

}  // namespace stepwell

#include "app/look/widgets/floating.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/scroll.h"

namespace stepwell {
namespace {

/// Beside the anchor, where there is more room, and inside the window.
Box place_beside(Ui& ui, Box anchor, float width, float height) {
    const Box window = inset(ui.window(), ui.pad(1));
    const float gap = ui.pad(0.5F);
    const float below = window.y + window.h - (anchor.y + anchor.h + gap), above = anchor.y - gap - window.y;
    const bool down = height <= below || below >= above;
    height = std::min(height, down ? below : above);
    width = std::min(width, window.w);
    const float y = down ? anchor.y + anchor.h + gap : anchor.y - gap - height;
    const float x = std::clamp(anchor.x, window.x, window.x + window.w - width);
    return Painter::snap({x, y, width, height});
}

void paint_floating(Ui& ui, Box box) {
    const Sizes& s = ui.sizes();
    ui.paint().shadow({box.x, box.y + ui.pad(0.75F), box.w, box.h}, ui.theme().shadow, ui.pad(3.5F));
    ui.paint().card(box, ui.colour(Role::card), ui.colour(Role::border), s.hair, s.card_radius);
}

/// Closes on Escape and on a press outside.
void close_if_left(Ui& ui, std::string_view id, Box box) {
    if (ui.take(Key::escape) || ui.pressed_outside(box)) ui.close(id);
}

float item_width(Ui& ui, const MenuItem& item, bool icons) {
    const Sizes& s = ui.sizes();
    float width = ui.pad(4) + ui.paint().width(Font::medium, s.body, item.label);
    if (icons) width += s.icon + ui.pad(1);
    if (!item.note.empty()) width += ui.pad(3) + ui.paint().width(Font::regular, s.label, item.note);
    return width + s.icon + ui.pad(0.75F);
}

bool menu_row(Ui& ui, const std::string& id, Box box, const MenuItem& item, bool icons, bool give_focus) {
    const Sizes& s = ui.sizes();
    const Touch touch = ui.area(id, box, item.label, {.enabled = item.enabled, .on = item.on});
    if (give_focus) ui.focus(id);
    const Colour ink = item.enabled ? ui.colour(Role::ink) : mix(ui.colour(Role::ink), ui.colour(Role::card), 0.55F);
    const bool lit = touch.hovered || touch.focused;
    if (lit) ui.paint().fill(box, touch.held ? ui.theme().control_press : ui.theme().control_hover, s.radius * 0.75F);
    if (touch.focused) {
        ui.focus_ring(inset(box, s.ring), s.radius * 0.6F);
        if (ui.take(Key::down)) ui.focus_next(1);
        if (ui.take(Key::up)) ui.focus_next(-1);
    }
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    Box words = {box.x + ui.pad(1.25F), box.y, box.w - ui.pad(2.5F), box.h};
    if (icons) {
        const Box place = cut_left(words, s.icon + ui.pad(1));
        const Point middle{place.x + s.icon / 2, place.centre().y};
        if (item.icon != icon::none)
            ui.paint().icon(middle, item.icon, s.icon * 0.95F, item.on ? ui.colour(Role::accent) : ink);
    }
    if (item.on) {
        const Box place = cut_right(words, s.icon);
        cut_right(words, ui.pad(0.75F));
        ui.paint().icon(place.centre(), icon::check, s.icon * 0.9F,
                        readable(ui.colour(Role::accent), ui.colour(Role::card)));
    }
    if (!item.note.empty()) {
        const float width = ui.paint().width(Font::regular, s.label, item.note);
        ui.paint().label(cut_right(words, width), Font::regular, s.label, item.note, ui.colour(Role::quiet),
                         Align::right);
        cut_right(words, ui.pad(1.5F));
    }
    ui.paint().label(words, item.on ? Font::semibold : Font::regular, s.body, item.label, ink);
    // A menu that the pointer has opened: Enter chooses what the pointer is on.
    return touch.clicked || (touch.hovered && !ui.focus_shown() && ui.take(Key::enter));
}

/// The item whose row gets the keyboard: the one that holds now, or the first, or the last.
std::size_t first_in_reach(std::span<const MenuItem> items, bool from_below) {
    std::size_t first = 0;
    bool found = false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].enabled) continue;
        if (items[i].on) return i;
        if (!found || from_below) first = i;
        found = true;
    }
    return first;
}

/// A menu that the pointer has opened: the first arrow gives the keyboard to a row.
void reach_by_arrow(Ui& ui, std::string_view id, std::span<const MenuItem> items) {
    if (ui.focus_shown() || items.empty()) return;
    const bool up = ui.take(Key::up);
    if (up || ui.take(Key::down)) ui.focus(std::string(id) + "." + items[first_in_reach(items, up)].id);
}

}  // namespace

std::optional<std::size_t> menu(Ui& ui, std::string_view id, Box anchor, std::span<const MenuItem> items) {
    if (!ui.is_open(id)) return {};
    const Sizes& s = ui.sizes();
    const bool icons = std::ranges::any_of(items, [](const MenuItem& item) { return item.icon != icon::none; });
    const float edge = ui.pad(0.75F), line = ui.pad(1);
    float width = anchor.w, height = 2 * edge;
    for (const MenuItem& item : items) {
        width = std::max(width, std::ceil(item_width(ui, item, icons)) + 2 * edge);
        height += s.row + (item.line_above ? line : 0);
    }
    const bool by_keyboard = ui.focus_shown();
    const bool fresh = ui.push_layer(id);
    const Box box = place_beside(ui, anchor, width, height);
    paint_floating(ui, box);
    std::optional<std::size_t> chosen;
    {
        ScrollArea scroll(ui, std::string(id) + ".list", inset(box, edge));
        float y = scroll.top();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].line_above) {
                ui.paint().fill(
                    {scroll.left() + ui.pad(1), std::round(y + line / 2), scroll.width() - ui.pad(2), s.hair},
                    ui.colour(Role::border));
                y += line;
            }
            const Box place{scroll.left(), y, scroll.width(), s.row};
            const bool give_focus = fresh && by_keyboard && i == first_in_reach(items, false);
            if (menu_row(ui, std::string(id) + "." + items[i].id, place, items[i], icons, give_focus)) chosen = i;
            y += s.row;
        }
        scroll.finish(y - scroll.top());
    }
    if (!fresh) reach_by_arrow(ui, id, items);
    if (chosen) ui.close(id);
    if (!fresh) close_if_left(ui, id, box);
    ui.pop_layer();
    return chosen;
}

std::optional<Box> begin_popup(Ui& ui, std::string_view id, Box anchor, float width, float height) {
    if (!ui.is_open(id)) return {};
    const bool fresh = ui.push_layer(id);
    const Box box = place_beside(ui, anchor, width, height);
    paint_floating(ui, box);
    if (!fresh) close_if_left(ui, id, box);
    return inset(box, ui.pad(2));
}

void end_popup(Ui& ui) { ui.pop_layer(); }

std::optional<Box> begin_dialog(Ui& ui, std::string_view id, std::string_view title, std::string_view close_label,
                                float width, float height) {
    if (!ui.is_open(id)) return {};
    const Sizes& s = ui.sizes();
    const bool by_keyboard = ui.focus_shown();
    const bool fresh = ui.push_layer(id);
    const float edge = ui.pad(3), head = ui.pad(8);
    const Box window = inset(ui.window(), ui.pad(2));
    const float w = std::min(width + 2 * edge, window.w), h = std::min(height + head + edge, window.h);
    const float rise = ui.ease(std::string(id) + ".rise", 1, 0.15F);
    const Box box = Painter::snap({window.x + (window.w - w) / 2, window.y + (window.h - h) / 2, w, h});
    ui.paint().fill(ui.window(), faded(ui.theme().scrim, rise));
    paint_floating(ui, box);
    Box content = box;
    Box bar = cut_top(content, head);
    cut_left(bar, edge);
    cut_right(bar, ui.pad(1.5F));
    const Box cross_place = cut_right(bar, s.control);
    const Box cross = {cross_place.x, cross_place.y + (cross_place.h - s.control) / 2, s.control, s.control};
    const std::string cross_id = std::string(id) + ".close";
    if (button(ui, cross_id, cross, {.label = {}, .icon = icon::close, .kind = ButtonKind::plain, .tip = close_label}))
        ui.close(id);
    if (fresh && by_keyboard) ui.focus(cross_id);
    ui.paint().label(bar, Font::bold, std::round(s.lead), title, ui.colour(Role::ink));
    if (!fresh) close_if_left(ui, id, box);
    cut_left(content, edge);
    cut_right(content, edge);
    cut_bottom(content, edge);
    return content;
}

void end_dialog(Ui& ui) { ui.pop_layer(); }

}  // namespace stepwell

#include "app/look/widgets/field.h"

#include <algorithm>
#include <cmath>

#include "app/look/text_edit.h"
#include "app/look/utf8.h"

namespace stepwell {
namespace {

// Only one field is typed into at a time.
struct Editing {
    std::string id;
    TextEdit edit;
    float scroll = 0;
    double last_change = 0;
};

Editing& editing() {
    static Editing only;
    return only;
}

bool keys(Ui& ui, TextEdit& edit, std::string& text, FieldResult& result) {
    using Move = TextEdit::Move;
    const std::string before = text;
    bool moved = false;
    for (const KeyPress& press : ui.take_all_keys()) {
        const bool shift = press.mods.shift, control = press.mods.control;
        moved = true;
        switch (press.key) {
            case Key::left: edit.move(text, control ? Move::word_left : Move::left, shift); break;
            case Key::right: edit.move(text, control ? Move::word_right : Move::right, shift); break;
            case Key::home: edit.move(text, Move::home, shift); break;
            case Key::end: edit.move(text, Move::end, shift); break;
            case Key::backspace: edit.erase_back(text); break;
            case Key::erase: edit.erase_forward(text); break;
            case Key::enter: result.submitted = true; break;
            case Key::escape: ui.unfocus(); break;
            case Key::a:
                if (control) edit.select_all(text);
                break;
            case Key::c:
            case Key::x:
                if (control && edit.has_selection()) {
                    ui.copy(std::string(edit.selected(text)));
                    if (press.key == Key::x) edit.erase_back(text);
                }
                break;
            case Key::v:
                if (control) edit.insert(text, ui.paste());
                break;
            default: break;
        }
    }
    result.changed = result.changed || text != before;
    return moved;
}

/// The byte position whose left edge is nearest to `x` pixels.
std::size_t position_at(Painter& paint, Font font, float size, std::string_view text, float x) {
    float pen = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t next = at;
        const float advance = paint.glyphs().advance(font, size, next_code_point(text, next));
        if (x < pen + advance / 2) return at;
        pen += advance;
        at = next;
    }
    return text.size();
}

}  // namespace

FieldResult text_field(Ui& ui, std::string_view id, Box box, std::string& text, const FieldSpec& spec) {
    const Sizes& s = ui.sizes();
    Painter& paint = ui.paint();
    Editing& now = editing();
    FieldResult result;
    box = Painter::snap(box);
    if (spec.take_focus) ui.focus(id);
    const Touch touch = ui.area(id, box, spec.label, {.drags = true, .activate = false});
    const bool typing = ui.has_focus(id) && ui.on_top();
    if (typing && now.id != id) {
        now = {std::string(id), {}, 0, ui.input().time};
        now.edit.select_all(text);
    }
    if (!typing && now.id == id) now.id.clear();

    const Box inner = {box.x + ui.pad(1.5F), box.y, box.w - ui.pad(3), box.h};
    if (touch.pressed || touch.held)
        now.edit.place(text, position_at(paint, Font::regular, s.body, text, touch.at.x - inner.x + now.scroll),
                       touch.held || ui.input().mods.shift);
    if (typing) {
        ui.set_typing();
        now.edit.fit(text);
        if (keys(ui, now.edit, text, result)) now.last_change = ui.input().time;
        std::string typed = ui.take_text();
        if (spec.digits_only) std::erase_if(typed, [](char c) { return c < '0' || c > '9'; });
        if (!typed.empty() && text.size() + typed.size() <= spec.most_bytes) {
            now.edit.insert(text, typed);
            now.last_change = ui.input().time;
            result.changed = true;
        }
        if (text.size() > spec.most_bytes) text.resize(spec.most_bytes), now.edit.fit(text);
    }

    const Colour border = spec.wrong ? ui.colour(Role::wrong) : typing ? ui.colour(Role::accent) : ui.colour(Role::border);
    paint.card(box, ui.colour(Role::card), border, typing || spec.wrong ? s.ring : s.hair, s.radius);
    if (touch.hovered) ui.set_pointer(Pointer::text);
    ui.push_clip(inner);
    const auto x_of = [&](std::size_t at) {
        return paint.width(Font::regular, s.body, std::string_view(text).substr(0, at));
    };
    float scroll = 0;
    if (typing) {
        const float caret = x_of(now.edit.caret());
        now.scroll = std::clamp(now.scroll, caret - inner.w + ui.pad(0.5F), caret);
        now.scroll = std::clamp(now.scroll, 0.0F, std::max(0.0F, x_of(text.size()) - inner.w + ui.pad(0.5F)));
        scroll = now.scroll;
        const Box band = {inner.x - scroll, inner.y + ui.pad(1), inner.w, inner.h - ui.pad(2)};
        if (now.edit.has_selection()) {
            const float from = x_of(now.edit.selection_begin()), to = x_of(now.edit.selection_end());
            paint.fill({band.x + from, band.y, to - from, band.h}, faded(ui.colour(Role::accent), 0.25F));
        }
        const double phase = std::fmod(ui.input().time - now.last_change, 1.06);
        if (phase < 0.53) paint.fill({std::round(band.x + caret), band.y, std::max(1.0F, std::round(1.5F * s.scale)), band.h}, ui.colour(Role::ink));
        ui.wake_in(0.53 - std::fmod(phase, 0.53));
    }
    if (text.empty()) {
        paint.label(inner, Font::regular, s.body, spec.placeholder, ui.colour(Role::quiet));
    } else {
        paint.text({inner.x - scroll, inner.y + (inner.h + paint.glyphs().cap_height(Font::regular, s.body)) / 2}, Font::regular,
                   s.body, text, ui.colour(Role::ink));
    }
    ui.pop_clip();
    return result;
}

}  // namespace stepwell

#include "app/look/widgets/field.h"

#include <algorithm>
#include <cmath>

#include "app/look/text_edit.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

/// What the keys of this frame do to the text. True if there were any.
bool keys(Ui& ui, TextEdit& edit, std::string& text, FieldResult& result) {
    using Move = TextEdit::Move;
    const std::vector<KeyPress> presses = ui.take_all_keys();
    for (const KeyPress& press : presses) {
        const bool shift = press.mods.shift, ctrl = press.mods.ctrl;
        if (press.is(Key::left)) edit.move(text, ctrl ? Move::word_left : Move::left, shift);
        else if (press.is(Key::right)) edit.move(text, ctrl ? Move::word_right : Move::right, shift);
        else if (press.is(Key::home)) edit.move(text, Move::home, shift);
        else if (press.is(Key::end)) edit.move(text, Move::end, shift);
        else if (press.is(Key::backspace)) edit.erase_back(text);
        else if (press.is(Key::del)) edit.erase_forward(text);
        else if (press.is(Key::enter)) result.submitted = true;
        else if (press.is(Key::escape)) ui.unfocus();
        else if (!ctrl) continue;
        else if (press.character == 'A') edit.select_all(text);
        else if (press.character == 'V') edit.insert(text, ui.paste());
        else if ((press.character == 'C' || press.character == 'X') && edit.has_selection()) {
            ui.copy(std::string(edit.selected(text)));
            if (press.character == 'X') edit.erase_back(text);
        }
    }
    return !presses.empty();
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
    Ui::Editing& now = ui.editing;
    const std::string before = text;
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
        const std::string typed = ui.take_text();
        if (!typed.empty()) now.edit.insert(text, typed);
        if (spec.digits_only) std::erase_if(text, [](char c) { return c < '0' || c > '9'; });
        if (text.size() > spec.most_bytes) text = before;
        now.edit.fit(text);
        result.changed = text != before;
        if (result.changed) now.last_change = ui.input().time;
    }

    const Colour border = spec.wrong ? ui.colour(Role::wrong)
                          : typing   ? ui.colour(Role::accent)
                                     : ui.colour(Role::border);
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
        if (phase < 0.53)
            paint.fill({std::round(band.x + caret), band.y, std::max(1.0F, std::round(1.5F * s.scale)), band.h},
                       ui.colour(Role::ink));
        ui.wake_in(0.53 - std::fmod(phase, 0.53));
    }
    if (text.empty()) {
        paint.label(inner, Font::regular, s.body, spec.placeholder, ui.colour(Role::quiet));
    } else {
        paint.text({inner.x - scroll, inner.y + (inner.h + paint.glyphs().cap_height(Font::regular, s.body)) / 2},
                   Font::regular, s.body, text, ui.colour(Role::ink));
    }
    ui.pop_clip();
    return result;
}

}  // namespace stepwell

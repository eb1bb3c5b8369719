#include "app/look/widgets/code_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/look/widgets/scroll.h"

namespace stepwell {
namespace {

/// How much smaller the type may get where long lines need it. Beyond that the code scrolls sideways.
constexpr float least_shrink = 0.76F;

float row_height(float size) { return std::round(size * 1.52F); }

Colour colour_of(const Ui& ui, Ink ink) {
    switch (ink) {
        case Ink::keyword: return ui.theme().keyword;
        case Ink::number:
        case Ink::string: return ui.theme().literal;
        case Ink::comment: return ui.theme().comment;
        case Ink::plain: break;
    }
    return ui.colour(Role::ink);
}

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

struct Pen {
    Ui& ui;
    Point at;
    float size;
    Colour ground;

    void write(std::string_view text, Colour colour, Font font = Font::mono) {
        at.x = ui.paint().text(at, font, size, text, colour);
    }

    /// Plain code, with the names that the scene shows in their colours.
    void write_names(std::string_view text, std::span<const CodeName> names, Colour ink) {
        for (std::size_t begin = 0; begin < text.size();) {
            std::size_t end = begin + 1;
            const bool word = is_word(text[begin]);
            while (end < text.size() && is_word(text[end]) == word) ++end;
            const std::string_view part = text.substr(begin, end - begin);
            const auto named = word ? std::ranges::find(names, part, &CodeName::name) : names.end();
            if (named == names.end()) {
                write(part, ink);
            } else {
                write(part, readable(ui.colour(named->role), ground), Font::mono_bold);
            }
            begin = end;
        }
    }
};

std::string text_of(std::span<const CodeSpan> spans) {
    std::string text;
    for (const CodeSpan& span : spans) text += span.text;
    return text;
}

/// Brings the marked lines into view when they are others, or when there is more or less room for them.
template <class PlaceOf>
void follow_marked(Ui& ui, std::string_view id, const CodeSpec& spec, ScrollArea& scroll, const PlaceOf& place_of) {
    const auto begin = std::ranges::find_if(spec.rows, &CodeRow::marked);
    const auto end = std::find_if_not(begin, spec.rows.end(), [](const CodeRow& row) { return row.marked; });
    double& line = ui.number(id, "followed");     // from 1; 0: none
    double& room = ui.number(id, "followed in");  // a view of this height,
    double& high = ui.number(id, "followed by");  // with lines of this one
    const auto now = begin == spec.rows.end() ? 0 : begin - spec.rows.begin() + 1;
    const std::array<double, 3> before{line, room, high};
    line = static_cast<double>(now);
    room = scroll.view().h;
    high = place_of(0).h;
    const bool same = before == std::array<double, 3>{line, room, high};
    if (same || now == 0) return;
    Box lines = place_of(static_cast<std::size_t>(now - 1));
    lines.h = std::min(lines.h * static_cast<float>(end - begin), scroll.view().h * 0.75F);
    scroll.show(lines);
}

}  // namespace

std::optional<std::size_t> code_view(Ui& ui, std::string_view id, Box box, const CodeSpec& spec) {
    const Sizes& s = ui.sizes();
    float longest = 0;
    for (const CodeRow& line : spec.rows)
        longest = std::max(longest, ui.paint().width(Font::mono, s.code, text_of(line.spans)));
    const float digits = ui.paint().width(Font::mono, s.code, "000");
    const float fixed = ui.pad(2.75F) + ui.pad(1), wanted = digits + longest;
    const float size = s.code * std::clamp((box.w - fixed) / std::max(1.0F, wanted), least_shrink, 1.0F);
    const float row = row_height(size);
    const float gutter = std::round(digits * size / s.code + ui.pad(2.75F));
    const float widest = gutter + longest * size / s.code + ui.pad(1);
    std::optional<std::size_t> clicked;
    ScrollArea scroll(ui, id, box, spec.label);
    const float first = scroll.top() + ui.pad(1);
    const auto place_of = [&](std::size_t i) {
        return Painter::snap({scroll.view().x, first + row * static_cast<float>(i), scroll.width(), row});
    };
    follow_marked(ui, id, spec, scroll, place_of);
    int number_in_function = 0;
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        const CodeRow& line = spec.rows[i];
        number_in_function = line.heading ? 0 : number_in_function + 1;
        const Box place = place_of(i);
        if (!ui.visible(place)) continue;
        const std::string code = text_of(line.spans);
        if (line.heading) {
            const Box head{scroll.left() + ui.pad(2), place.y, widest, place.h};
            ui.paint().label(head, Font::medium, s.label, code, ui.colour(Role::quiet));
            continue;
        }
        Touch touch;
        if (line.can_stop) {
            touch = ui.area(std::string(id) + "." + std::to_string(i), place, code, {.on = line.stop});
            if (touch.clicked) clicked = i;
            if (touch.hovered) ui.set_pointer(Pointer::hand);
        }
        const Colour ground = ui.colour(line.marked ? Role::marked : Role::card);
        if (line.marked) {
            ui.paint().fill(place, ground);
        } else if (touch.hovered) {
            ui.paint().fill(place, ui.theme().card_hover);
        }
        if (line.marked || line.waits)
            ui.paint().fill({place.x, place.y, ui.pad(0.5F), place.h}, ui.colour(Role::marked_bar));
        const float baseline = place.y + (place.h + ui.paint().glyphs().cap_height(Font::mono, size)) / 2;
        const Box number{place.x, place.y, gutter - ui.pad(1.75F), place.h};
        if (!line.continued && (line.stop || touch.hovered)) {
            const Colour stop = ui.colour(Role::wrong);
            ui.paint().disc({number.x + number.w - ui.pad(0.75F), place.centre().y}, std::round(5.5F * s.scale),
                            line.stop ? stop : faded(stop, 0.35F));
        } else {
            ui.paint().label(number, Font::mono, size, std::to_string(number_in_function),
                             line.marked ? ui.colour(Role::quiet) : ui.theme().line_number, Align::right);
        }
        Pen pen{ui, {scroll.left() + gutter, baseline}, size, ground};
        for (const CodeSpan& span : line.spans) {
            if (span.ink == Ink::plain) pen.write_names(span.text, spec.names, ui.colour(Role::ink));
            else pen.write(span.text, colour_of(ui, span.ink));
        }
        if (touch.focused) ui.focus_ring(inset(place, s.ring * 1.5F), s.radius / 2);
        if (touch.hovered && !line.stop && touch.at.x < place.x + gutter)
            ui.tip(touch, {place.x, place.y, gutter, place.h}, spec.tip);
    }
    scroll.finish(row * static_cast<float>(spec.rows.size()) + ui.pad(2), widest);
    return clicked;
}

}  // namespace stepwell

#include "app/look/widgets/code_view.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/scroll.h"

namespace stepwell {
namespace {

float row_height(const Ui& ui) { return std::round(ui.sizes().code * 1.52F); }

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

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

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

}  // namespace

float code_height(Ui& ui, std::size_t rows) { return row_height(ui) * static_cast<float>(rows) + ui.pad(2); }

std::optional<std::size_t> code_view(Ui& ui, std::string_view id, Box box, const CodeSpec& spec) {
    const Sizes& s = ui.sizes();
    const float row = row_height(ui);
    const float gutter = std::round(ui.paint().width(Font::mono, s.code, "000") + ui.pad(2.75F));
    std::optional<std::size_t> clicked;
    float widest = 0;
    ScrollArea scroll(ui, id, box, spec.label);
    const float first = scroll.top() + ui.pad(1);
    float& followed = ui.number(id, "followed");  // the marked row that was last brought into view, from 1
    int number_in_function = 0;
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        const CodeRow& line = spec.rows[i];
        number_in_function = line.heading ? 0 : number_in_function + 1;
        const Box place = Painter::snap({scroll.view().x, first + row * static_cast<float>(i), scroll.width(), row});
        if (line.marked && followed != static_cast<float>(i + 1) && (i == 0 || !spec.rows[i - 1].marked)) {
            followed = static_cast<float>(i + 1);
            scroll.show(place);
        }
        const std::string code = text_of(line.spans);
        widest = std::max(widest, gutter + ui.paint().width(Font::mono, s.code, code) + ui.pad(2));
        if (!ui.visible(place)) continue;
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
        const float baseline = place.y + (place.h + ui.paint().glyphs().cap_height(Font::mono, s.code)) / 2;
        const Box number{place.x, place.y, gutter - ui.pad(1.75F), place.h};
        if (line.stop || touch.hovered) {
            const Colour stop = ui.colour(Role::wrong);
            ui.paint().disc({number.x + number.w - ui.pad(0.75F), place.centre().y}, std::round(5.5F * s.scale),
                            line.stop ? stop : faded(stop, 0.35F));
        } else {
            ui.paint().label(number, Font::mono, s.code, std::to_string(number_in_function),
                             line.marked ? ui.colour(Role::quiet) : ui.theme().line_number, Align::right);
        }
        Pen pen{ui, {scroll.left() + gutter, baseline}, s.code, ground};
        for (const CodeSpan& span : line.spans) {
            if (span.ink == Ink::plain) pen.write_names(span.text, spec.names, ui.colour(Role::ink));
            else pen.write(span.text, colour_of(ui, span.ink));
        }
        if (touch.focused) ui.focus_ring(inset(place, s.ring * 1.5F), s.radius / 2);
        if (line.can_stop) ui.tip(touch, place, spec.tip);
    }
    if (std::ranges::none_of(spec.rows, &CodeRow::marked)) followed = 0;
    scroll.finish(row * static_cast<float>(spec.rows.size()) + ui.pad(2), widest);
    return clicked;
}

}  // namespace stepwell

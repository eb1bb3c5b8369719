#include "app/look/widgets/bars.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace stepwell {
namespace {

struct Rail {
    Box line;
    float from, to;  // the thumb's middle at both ends

    float place(float share) const { return from + (to - from) * share; }
    float share(float x) const { return to > from ? std::clamp((x - from) / (to - from), 0.0F, 1.0F) : 0; }
};

Rail rail_in(Box box, float thick, float thumb) {
    const Box line = Painter::snap({box.x, box.y + (box.h - thick) / 2, box.w, thick});
    return {line, box.x + thumb, box.x + box.w - thumb};
}

/// A thumb on a rail, dragged or not.
struct Slide {
    Touch touch;
    Rail rail;
    std::size_t last;
    float thumb;
    float x;  // the thumb's middle

    float share(std::size_t at) const {
        return last == 0 ? 0.0F : static_cast<float>(static_cast<double>(at) / static_cast<double>(last));
    }
    float place(std::size_t at) const { return std::round(rail.place(share(at))); }
};

/// Moves `position`, 0 … `last`, to where the pointer holds it.
Slide slide(Ui& ui, std::string_view id, Box box, std::string_view label, std::size_t& position, std::size_t last,
            bool smooth) {
    const float scale = ui.sizes().scale, thumb = std::round(10 * scale);
    Slide slide{ui.area(id, box, label, {.drags = true, .activate = false}),
                rail_in(box, std::round(10 * scale), thumb), last, thumb, 0};
    const bool dragging = slide.touch.held || slide.touch.pressed;
    if (dragging)
        position = static_cast<std::size_t>(
            std::llround(static_cast<double>(slide.rail.share(slide.touch.at.x)) * static_cast<double>(last)));
    position = std::min(position, last);
    const float target = slide.share(position), gliding = ui.ease(std::string(id) + ".at", target, 0.1F);
    slide.x = std::round(slide.rail.place(smooth && !dragging ? gliding : target));
    return slide;
}

void paint_rail(Ui& ui, const Rail& rail, float x) {
    const float round = rail.line.h / 2;
    ui.paint().fill(rail.line, ui.theme().track, round);
    ui.paint().fill({rail.line.x, rail.line.y, std::max(rail.line.h, x - rail.line.x), rail.line.h},
                    ui.colour(Role::accent), round);
}

void paint_thumb(Ui& ui, std::string_view id, const Slide& slide) {
    const bool touched = slide.touch.hovered || slide.touch.held;
    const float warm = ui.ease(id, touched ? 1.0F : 0.0F), radius = slide.thumb;
    const Point middle{slide.x, slide.rail.line.centre().y};
    if (touched) ui.set_pointer(Pointer::hand);
    ui.paint().disc(middle, radius + warm * 1.5F * ui.sizes().scale, ui.colour(Role::accent));
    ui.paint().disc(middle, radius * 0.62F, ui.colour(Role::card));
    if (slide.touch.focused) ui.focus_ring({middle.x - radius, middle.y - radius, 2 * radius, 2 * radius}, radius);
}

}  // namespace

bool scrub_bar(Ui& ui, std::string_view id, Box box, std::size_t& position, const ScrubSpec& spec) {
    const Sizes& s = ui.sizes();
    const std::size_t before = position;
    const Slide thumb = slide(ui, id, box, spec.label, position, spec.count > 0 ? spec.count - 1 : 0, spec.smooth);
    const Box line = thumb.rail.line;
    paint_rail(ui, thumb.rail, thumb.x);

    // Chapters are bars across the line, stops are triangles under it; never more marks than pixels.
    float painted = -1e9F;
    for (const ScrubMark& mark : spec.marks) {
        const float at = thumb.place(mark.at);
        const float broad = std::round(3 * s.scale);
        if (mark.kind == ScrubMark::Kind::chapter) {
            if (at - painted < broad + 2 * s.scale) continue;
            painted = at;
            const float over = std::round(3 * s.scale);
            ui.paint().fill({at - std::floor(broad / 2), line.y - over, broad, line.h + 2 * over},
                            ui.colour(Role::marked_bar), broad / 2);
        } else {
            const float low = line.y + line.h + std::round(2 * s.scale), wide = std::round(5 * s.scale);
            ui.paint().triangle({at, low}, {at + wide, low + wide * 1.4F}, {at - wide, low + wide * 1.4F},
                                ui.colour(Role::wrong));
        }
    }
    paint_thumb(ui, id, thumb);
    return position != before;
}

bool slider(Ui& ui, std::string_view id, Box box, std::uint64_t& value, const SliderSpec& spec) {
    const std::uint64_t before = value;
    std::size_t position = std::clamp(value, spec.least, spec.most) - spec.least;
    const std::size_t last = spec.most - spec.least;
    if (ui.has_focus(id)) {
        if (ui.take(Key::left) && position > 0) --position;
        if (ui.take(Key::right)) ++position;
        if (ui.take(Key::home)) position = 0;
        if (ui.take(Key::end)) position = last;
    }
    const Slide thumb = slide(ui, id, box, spec.label, position, last, false);
    paint_rail(ui, thumb.rail, thumb.x);
    paint_thumb(ui, id, thumb);
    value = spec.least + position;
    return value != before;
}

void progress_bar(Ui& ui, Box box, float share, Role role) {
    box = Painter::snap(box);
    const float round = box.h / 2;
    ui.paint().fill(box, ui.theme().track, round);
    if (share >= 0) {
        const float width = std::clamp(share, 0.0F, 1.0F) * box.w;
        if (width > 0)
            ui.paint().fill({box.x, box.y, std::max(width, std::min(box.h, box.w)), box.h}, ui.colour(role), round);
        return;
    }
    const float run = static_cast<float>(std::fmod(ui.input().time * 0.8, 1.0));
    const float from = box.x + box.w * (run * 1.4F - 0.4F), to = from + box.w * 0.4F;
    const float left = std::max(box.x, from), right = std::min(box.x + box.w, to);
    if (right > left) ui.paint().fill({left, box.y, right - left, box.h}, ui.colour(role), round);
    ui.again();
}

}  // namespace stepwell

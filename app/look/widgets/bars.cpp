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

void paint_rail(Ui& ui, const Rail& rail, float x) {
    const float round = rail.line.h / 2;
    ui.paint().fill(rail.line, ui.theme().track, round);
    ui.paint().fill({rail.line.x, rail.line.y, std::max(rail.line.h, x - rail.line.x), rail.line.h},
                    ui.colour(Role::accent), round);
}

void paint_thumb(Ui& ui, Point middle, float radius, float warm) {
    ui.paint().disc(middle, radius + warm * 1.5F * ui.sizes().scale, ui.colour(Role::accent));
    ui.paint().disc(middle, radius * 0.62F, ui.colour(Role::card));
}

}  // namespace

bool scrub_bar(Ui& ui, std::string_view id, Box box, std::size_t& position, const ScrubSpec& spec) {
    const Sizes& s = ui.sizes();
    const Touch touch = ui.area(id, box, spec.label, {.drags = true, .activate = false});
    const float thumb = std::round(10 * s.scale);
    const Rail rail = rail_in(box, std::round(10 * s.scale), thumb);
    const std::size_t last = spec.count > 0 ? spec.count - 1 : 0;
    const auto share_of = [&](std::size_t at) {
        return last == 0 ? 0.0F : static_cast<float>(static_cast<double>(at) / static_cast<double>(last));
    };
    const std::size_t before = position;
    const bool dragging = touch.held || touch.pressed;
    if (dragging)
        position = static_cast<std::size_t>(
            std::llround(static_cast<double>(rail.share(touch.at.x)) * static_cast<double>(last)));
    position = std::min(position, last);
    const float target = share_of(position);
    const float gliding = ui.ease(std::string(id) + ".at", target, 0.1F);
    const float x = std::round(rail.place(spec.smooth && !dragging ? gliding : target));
    paint_rail(ui, rail, x);

    // Chapters are bars across the line, stops are triangles under it; never more marks than pixels.
    float painted = -1e9F;
    for (const ScrubMark& mark : spec.marks) {
        const float at = std::round(rail.place(share_of(mark.at)));
        const float broad = std::round(3 * s.scale);
        if (mark.kind == ScrubMark::Kind::chapter) {
            if (at - painted < broad + 2 * s.scale) continue;
            painted = at;
            const float over = std::round(3 * s.scale);
            ui.paint().fill({at - std::floor(broad / 2), rail.line.y - over, broad, rail.line.h + 2 * over},
                            ui.colour(Role::marked_bar), broad / 2);
        } else {
            const float low = rail.line.y + rail.line.h + std::round(2 * s.scale), wide = std::round(5 * s.scale);
            ui.paint().triangle({at, low}, {at + wide, low + wide * 1.4F}, {at - wide, low + wide * 1.4F},
                                ui.colour(Role::wrong));
        }
    }
    const float warm = ui.ease(id, touch.hovered || touch.held ? 1.0F : 0.0F);
    if (touch.hovered || touch.held) ui.set_pointer(Pointer::hand);
    paint_thumb(ui, {x, rail.line.centre().y}, thumb, warm);
    if (touch.focused) ui.focus_ring({x - thumb, rail.line.centre().y - thumb, 2 * thumb, 2 * thumb}, thumb);
    return position != before;
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

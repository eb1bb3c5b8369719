#include "app/panels/layout.h"

#include <algorithm>
#include <cmath>

namespace stepwell {
namespace {

// In pixels at scale 1.
constexpr float rail_width = 232, rail_from = 1100, column_from = 900, tall_from = 560, two_parts_from = 600;
constexpr float least_width = 560, least_height = 420;
constexpr float column_least = 340, column_most = 720, beside_least = 260;

Box whole(Box box) {
    const float left = std::round(box.x), top = std::round(box.y);
    return {left, top, std::max(0.0F, std::round(box.x + box.w) - left),
            std::max(0.0F, std::round(box.y + box.h) - top)};
}

}  // namespace

Sizes sizes_in(Box window, float scale, bool projector) {
    const float plain = sizes_for(1, false).scale, grown = sizes_for(1, projector).scale / plain;
    const float most = std::min(window.w / least_width, window.h / least_height);
    return sizes_for(std::min(scale, most / grown), projector);
}

Layout layout_of(Box window, const Sizes& s, const LayoutWish& wish) {
    Layout l;
    const float width = window.w / s.scale, height = window.h / s.scale;
    const bool tall = height >= tall_from;
    l.low = !tall;
    l.narrow = width < column_from;
    l.tools = !wish.projector;
    // What is shown to a class is the scene: it gets the room.
    l.summary = tall && !l.narrow && !wish.projector;
    l.small_transport = !tall || l.narrow || wish.projector;

    Box rest = window;
    if (width >= rail_from && !wish.projector) l.rail = cut_left(rest, std::round(rail_width * s.scale));
    const bool tight = l.narrow || wish.projector;
    const float margin = s.pad(tight ? 1 : 2), gap = s.pad(tight ? 1 : 1.75F);
    rest = inset(rest, margin);
    l.head = cut_top(rest, s.pad(l.summary ? 7.5F : 5.5F));
    cut_top(rest, s.pad(l.summary ? 1 : 0.75F));
    l.transport = cut_bottom(rest, s.pad(l.small_transport ? 7.5F : 11.5F));
    cut_bottom(rest, gap);

    const bool needs_tabs = l.narrow && !wish.column_alone && !wish.stage_alone;
    l.tabs_in_head = needs_tabs && wish.projector && wish.several;
    if (needs_tabs && !l.tabs_in_head) {
        l.tabs = cut_top(rest, s.pad(5));
        cut_top(rest, s.pad(0.5F));
    }
    const bool one_part = l.narrow || wish.stage_alone || wish.drawer_shut;
    l.lone_question = one_part && wish.beside;
    if (one_part && wish.beside) {
        const bool wide = rest.w > rest.h;
        const float least = std::min(beside_least * s.scale, rest.w / 2);
        l.column = wide ? cut_right(rest, std::max(rest.w * (l.narrow ? 0.38F : 0.25F), least))
                        : cut_bottom(rest, rest.h * 0.45F);
        wide ? cut_right(rest, gap) : cut_bottom(rest, gap);
    }
    if (one_part) {
        l.main = rest;
    } else if (wish.column_alone) {
        l.column = rest;
    } else {
        l.column = cut_right(rest, std::clamp(rest.w * 0.42F, column_least * s.scale, column_most * s.scale));
        cut_right(rest, gap);
        l.main = rest;
    }
    if (l.column.w > 0) {
        l.upper = l.column;
        if (height >= two_parts_from && !wish.column_alone && !one_part)
            l.lower = cut_bottom(l.upper, std::round(l.column.h * (wish.asking ? 0.58F : 0.42F)));
    }
    for (Box* box : {&l.rail, &l.head, &l.tabs, &l.main, &l.column, &l.upper, &l.lower, &l.transport})
        *box = whole(*box);
    return l;
}

}  // namespace stepwell

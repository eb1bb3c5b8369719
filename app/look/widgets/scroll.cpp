#include "app/look/widgets/scroll.h"

#include <algorithm>
#include <cmath>

namespace stepwell {

ScrollArea::ScrollArea(Ui& ui, std::string_view id, Box view, std::string_view label)
    : ui_(ui),
      id_(id),
      label_(label),
      view_(Painter::snap(view)),
      offset_y_(ui.number(id, "y")),
      offset_x_(ui.number(id, "x")),
      target_y_(ui.number(id, "to")),
      height_(ui.number(id, "height")) {
    // Registered before its content, so that the content lies above it.
    const bool scrolls = height_ > view_.h + 0.5;
    const Touch touch = ui.area(id_, view_, label_, {.focusable = scrolls, .activate = false});
    if (touch.focused) {
        keys(std::max(0.0, height_ - view_.h));
        ui.focus_ring(inset(view_, ui.sizes().ring * 2), ui.sizes().radius);
    }
    ui.push_clip(view_);
}

ScrollArea::~ScrollArea() {
    if (!finished_) finish(height_);
}

std::pair<std::size_t, std::size_t> ScrollArea::rows_in_view(float height, std::size_t count) const {
    const auto row_at = [&](double y) { return static_cast<std::size_t>(std::max(0.0, y / height)); };
    return {row_at(offset_y_), std::min(count, row_at(offset_y_ + view_.h) + 1)};
}

Box ScrollArea::row(std::size_t index, float height) const {
    const double from_top = static_cast<double>(index) * height - offset_y_;
    return {left(), static_cast<float>(view_.y + from_top), width(), height};
}

void ScrollArea::keys(double most_y) {
    const float line = ui_.pad(5), page = view_.h * 0.85F;
    if (ui_.take(Key::down)) target_y_ += line;
    if (ui_.take(Key::up)) target_y_ -= line;
    if (ui_.take(Key::page_down)) target_y_ += page;
    if (ui_.take(Key::page_up)) target_y_ -= page;
    if (ui_.take(Key::home)) target_y_ = 0;
    if (ui_.take(Key::end)) target_y_ = most_y;
}

void ScrollArea::show(double from, float height) {
    const float air = std::min(ui_.pad(3), view_.h / 4);
    const double above = from - air, below = from + height + air;
    if (above < target_y_) target_y_ = std::max(0.0, above);
    else if (below > target_y_ + view_.h) target_y_ = below - view_.h;
    ui_.again();
}

void ScrollArea::finish(double height, float width) {
    finished_ = true;
    const double painted_at = offset_y_;
    ui_.pop_clip();
    if (std::abs(height - height_) > 0.5) ui_.again();
    height_ = height;
    const double most_y = std::max(0.0, height - view_.h);
    const double most_x = std::max(0.0F, width - view_.w);

    if (const std::optional<Box> wanted = ui_.take_reveal();
        wanted && contains(inset(view_, -4000), wanted->centre())) {
        const bool inside = wanted->x >= view_.x - 1 && wanted->x < view_.x + view_.w;
        if (inside) show(*wanted);
    }
    if (most_y > 0 || most_x > 0) {
        const Point notches = ui_.take_scroll(view_);
        const bool sideways = ui_.input().mods.shift;
        target_y_ -= (sideways ? 0 : notches.y) * ui_.pad(7);
        offset_x_ -= (notches.x + (sideways ? notches.y : 0)) * ui_.pad(7);
        if (const std::optional<Point> drag = ui_.take_drag(view_)) {
            offset_x_ -= drag->x;
            target_y_ -= drag->y;
            offset_y_ = target_y_;
        }
    }
    target_y_ = std::clamp(target_y_, 0.0, most_y);
    offset_x_ = std::round(std::clamp(offset_x_, 0.0, most_x));
    const double share = ui_.motion() ? 1 - std::exp(-ui_.input().passed * 22.0) : 1;
    offset_y_ += (target_y_ - offset_y_) * share;
    if (std::abs(target_y_ - offset_y_) < 0.75) offset_y_ = target_y_;
    offset_y_ = std::clamp(offset_y_, 0.0, most_y);
    if (offset_y_ != painted_at) ui_.again();
    if (most_y > 0.5) thumb(height, most_y);
}

void ScrollArea::thumb(double height, double most_y) {
    const Sizes& s = ui_.sizes();
    const float broad = std::round(4 * s.scale);
    const float length = std::max(ui_.pad(4), static_cast<float>(view_.h * view_.h / height));
    const float way = view_.h - length - ui_.pad(1);
    const Box bar{view_.x + view_.w - broad - ui_.pad(0.5F),
                  view_.y + ui_.pad(0.5F) + static_cast<float>(way * offset_y_ / most_y), broad, length};
    const Box grip{view_.x + view_.w - ui_.pad(2), view_.y, ui_.pad(2), view_.h};
    const Touch touch = ui_.area(id_ + ".thumb", grip, {}, {.focusable = false, .drags = true});
    double& grabbed = ui_.number(id_, "grab");
    if (touch.pressed) grabbed = touch.at.y >= bar.y && touch.at.y < bar.y + bar.h ? touch.at.y - bar.y : length / 2;
    if (touch.held || touch.pressed) {
        const double place = (touch.at.y - grabbed - view_.y - ui_.pad(0.5F)) / std::max(1.0F, way);
        target_y_ = std::clamp(place, 0.0, 1.0) * most_y;
        offset_y_ = target_y_;
        ui_.again();
    }
    const float warm = ui_.ease(id_ + ".thumb", touch.hovered || touch.held ? 1.0F : 0.0F);
    const float wide = broad * (1 + 0.75F * warm);
    ui_.paint().fill({bar.x - (wide - broad), bar.y, wide, bar.h}, faded(ui_.colour(Role::faint), 0.45F + 0.35F * warm),
                     wide / 2);
}

}  // namespace stepwell

// Words of help that float above everything and take no input.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/look/widgets/ui.h"

#include <imgui.h>

namespace stepwell {
namespace {

constexpr double tip_delay = 0.55, tip_end = 8;  // seconds after the pointer came to rest
constexpr float rest = 4;                        // pixels: no hand is quite still

}  // namespace

/// The pointer begins to rest anew where it has moved to, and where it presses; a press that ends has had its answer.
void Ui::follow_tip() {
    const Point at = input_.pointer.value_or(tip_from_);
    if (std::hypot(at.x - tip_from_.x, at.y - tip_from_.y) > rest * sizes_->scale || input_.any_pressed()) {
        tip_from_ = at;
        tip_of_ = 0;
        tip_quiet_ = false;
    }
    if (input_.any_released()) put_tip_away();
}

void Ui::put_tip_away() { tip_quiet_ = true; }

void Ui::tip(const Touch& touch, Box box, std::string_view text) {
    if (text.empty() || !(touch.hovered || touch.focused)) return;
    const Hash self = hash(text, place_of(box));
    if (tip_of_ != self) {
        tip_of_ = self;
        tip_since_ = input_.time;
    }
    tip_seen_ = true;
    tip_text_ = text;
    tip_box_ = box;
}

void Ui::draw_tip() {
    shown_tip_.clear();
    if (focus_moved_ && focus_shown_) tip_quiet_ = false;
    if (!tip_seen_) tip_of_ = 0;
    if (!tip_seen_ || tip_quiet_) return;
    const double waited = input_.time - tip_since_;
    if (waited < tip_delay) wake_in(tip_delay - waited);
    else if (waited < tip_end) wake_in(tip_end - waited);
    if (waited < tip_delay || waited >= tip_end) return;
    shown_tip_ = tip_text_;
    tip_asked_ = active_ != 0;
    ImDrawList* list = painter_.list();
    list->ChannelsSetCurrent(top_channel);
    const Sizes& s = *sizes_;
    const Box text = {0, 0, painter_.width(Font::medium, s.small, tip_text_), s.small};
    const float pad = s.pad(1);
    Box box{tip_box_.x + tip_box_.w / 2 - text.w / 2 - pad, tip_box_.y - s.pad(4), text.w + 2 * pad, s.pad(3.5F)};
    if (box.y < window_.y + 4) box.y = tip_box_.y + tip_box_.h + s.pad(0.5F);
    box.x = std::clamp(box.x, window_.x + 4, std::max(window_.x + 4, window_.x + window_.w - box.w - 4));
    box = Painter::snap(box);
    const Colour ground = theme_->colour(Role::ink);
    painter_.shadow({box.x, box.y + 2 * s.scale, box.w, box.h}, theme_->shadow, s.pad(1.5F));
    painter_.fill(box, ground, s.radius * 0.75F);
    painter_.label(box, Font::medium, s.small, tip_text_, theme_->colour(Role::card), Align::centre);
    list->ChannelsSetCurrent(0);
}

}  // namespace stepwell

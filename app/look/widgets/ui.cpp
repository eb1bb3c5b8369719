#include "app/look/widgets/ui.h"

#include <imgui.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace stepwell {
namespace {

constexpr float drag_threshold = 8;

}  // namespace

Ui::Hash Ui::place_of(Box box) {
    return Hash{std::bit_cast<std::uint32_t>(box.x)} << 32 | std::bit_cast<std::uint32_t>(box.y);
}

Ui::Hash Ui::hash(std::string_view id, Hash seed) {
    for (const char c : id) seed = (seed ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return seed;
}

void Ui::begin(const FrameInput& input, ImDrawList* list, Box window, const Theme& theme, const Sizes& sizes,
               bool motion) {
    ++frame_;
    last_pointer_ = input_.pointer;
    input_ = input;
    keys_ = input.keys;
    text_ = input.text;
    scroll_taken_ = drag_taken_ = false;
    window_ = window;
    theme_ = &theme;
    sizes_ = &sizes;
    motion_ = motion;
    wake_ = 1e9;
    pointer_shape_ = Pointer::arrow;
    tip_seen_ = false;

    painter_.use(list);
    list->ChannelsSplit(top_channel + 1);
    list->ChannelsSetCurrent(0);
    clips_ = {window};
    current_.clear();
    drawn_.clear();
    layer_ = deepest_ = 0;
    layers_.clear();

    find_hot();
    if (input.any_pressed()) {
        press_point_ = input.pointer.value_or(Point{-1, -1});
        if (active_ == 0) dragged_by_ = 0;
        focus_shown_ = false;  // the ring is for the keyboard
        tip_asked_ = false;
    }
    follow_tip();
    layer_ = top_layer_;  // Tab walks through what is on top
    while (take(Key::tab)) move_focus(1);
    while (take(Key::tab, {.shift = true, .ctrl = false, .alt = false})) move_focus(-1);
    layer_ = 0;
}

void Ui::find_hot() {
    hot_ = 0;
    if (!input_.pointer) return;
    for (const WidgetInfo& widget : widgets_)
        if (widget.layer == top_layer_ && contains(widget.box, *input_.pointer)) hot_ = hash(widget.id);
}

void Ui::move_focus(int by) {
    std::vector<Hash> order;
    for (const WidgetInfo& widget : widgets_)
        if (widget.layer == top_layer_ && widget.focusable && widget.enabled) order.push_back(hash(widget.id));
    if (order.empty()) return;
    const auto at = std::ranges::find(order, focus_);
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    std::ptrdiff_t next = by > 0 ? 0 : count - 1;
    if (at != order.end()) next = (at - order.begin() + by + count) % count;
    focus_ = order[static_cast<std::size_t>(next)];
    focus_shown_ = focus_moved_ = true;
}

void Ui::end() {
    if (!input_.any_down()) active_ = dragged_by_ = 0;

    draw_tip();
    painter_.list()->ChannelsMerge();

    // What is open but was not painted has lost its owner.
    std::erase_if(open_, [&](const std::string& id) { return std::ranges::find(drawn_, id) == drawn_.end(); });
    if (top_layer_ != deepest_) again();
    give_focus_back();
    top_layer_ = deepest_;
    widgets_ = current_;
    focus_moved_ = false;
    typing_ = std::exchange(typing_now_, false);
    std::erase_if(easings_, [&](const auto& entry) { return frame_ - entry.second.frame > 600; });
}

/// What has closed gives the keyboard back; if it was below something else – a menu that opened a dialog –, that does
/// so in its place, later.
void Ui::give_focus_back() {
    for (auto closed = behind_.end(); closed != behind_.begin();) {
        --closed;
        if (is_open(closed->id)) continue;
        if (closed + 1 == behind_.end()) {
            focus_ = closed->focus;
            focus_shown_ = closed->shown;
        } else {
            (closed + 1)->focus = closed->focus;
            (closed + 1)->shown = closed->shown;
        }
        closed = behind_.erase(closed);
    }
}

Touch Ui::area(std::string_view id, Box box, std::string_view label, AreaOptions options) {
    const Hash self = hash(id);
    const Box seen = common(box, clips_.back());
    current_.push_back(
        {std::string(id), std::string(label), seen, options.enabled, options.focusable, options.on, layer_});
    Touch touch;
    touch.at = input_.pointer.value_or(last_pointer_.value_or(Point{-1, -1}));
    if (!options.enabled) {
        if (focus_ == self) focus_shown_ = false;
        return touch;
    }
    if (layer_ != top_layer_) return touch;

    touch.hovered = hot_ == self && (active_ == 0 || active_ == self) && contains(seen, touch.at);
    for (const Button button : {Button::left, Button::right, Button::middle}) {
        if (button != Button::left && !options.any_button) continue;
        if (touch.hovered && active_ == 0 && input_.is_pressed(button)) {
            active_ = self;
            active_button_ = button;
            active_drags_ = options.drags;
            touch.pressed = true;
            if (options.focusable) focus_ = self;
        }
    }
    if (active_ == self) {
        touch.button = active_button_;
        touch.held = input_.is_down(active_button_) && !touch.pressed;
        touch.released = input_.is_released(active_button_);
        touch.clicked = touch.released && touch.hovered && active_button_ == Button::left && !tip_asked_;
    }
    if (focus_ == self && options.focusable) {
        touch.focused = focus_shown_;
        if (focus_moved_) reveal_ = box;
        if (touch.focused && options.activate) touch.clicked = touch.clicked || take(Key::enter) || take(Key::space);
    }
    return touch;
}

bool Ui::take(Key key, Mods mods) {
    if (layer_ != top_layer_) return false;
    const auto found = std::ranges::find_if(keys_, [&](const KeyPress& p) { return p.is(key) && p.mods == mods; });
    if (found == keys_.end()) return false;
    keys_.erase(found);
    return true;
}

std::vector<KeyPress> Ui::take_all_keys() {
    if (layer_ != top_layer_) return {};
    return std::exchange(keys_, {});
}

std::string Ui::take_text() { return layer_ == top_layer_ ? std::exchange(text_, {}) : std::string(); }

Point Ui::take_scroll(Box box) {
    const bool here = input_.pointer && contains(common(box, clips_.back()), *input_.pointer);
    if (!here || scroll_taken_ || layer_ != top_layer_ || (input_.scrolled.x == 0 && input_.scrolled.y == 0)) return {};
    scroll_taken_ = true;
    return input_.scrolled;
}

void Ui::focus(std::string_view id, bool show) {
    focus_ = hash(id);
    focus_shown_ = show;
    focus_moved_ = true;
}

void Ui::focus_next(int by) { move_focus(by); }

void Ui::unfocus() {
    focus_ = 0;
    focus_shown_ = false;
}

bool Ui::has_focus(std::string_view id) const { return focus_ == hash(id); }

void Ui::focus_ring(Box box, float radius, Role role) {
    const float wide = sizes_->ring;
    painter_.frame(inset(box, -wide), theme_->colour(role), wide, radius + wide);
    const float thin = std::max(1.0F, std::round(wide / 2));
    painter_.frame(box, theme_->colour(role == Role::on_rail ? Role::rail : Role::page), thin, radius);
}

void Ui::open(std::string_view id) {
    if (is_open(id)) return;
    open_.emplace_back(id);
    drawn_.emplace_back(id);  // its painter may have had its turn already: it lives till the next frame
    again();
}

void Ui::close(std::string_view id) {
    std::erase(open_, id);
    again();
}

bool Ui::is_open(std::string_view id) const { return std::ranges::find(open_, id) != open_.end(); }

bool Ui::push_layer(std::string_view id) {
    drawn_.emplace_back(id);
    layers_.push_back(layer_);
    layer_ = std::min(deepest_ + 1, top_channel - 2);
    deepest_ = layer_;
    const bool fresh = std::ranges::find(behind_, id, &Behind::id) == behind_.end();
    if (fresh) {
        behind_.push_back({std::string(id), focus_, focus_shown_});
        focus_ = 0;
    }
    painter_.list()->ChannelsSetCurrent(layer_);
    clips_.push_back(window_);
    painter_.list()->PushClipRect({window_.x, window_.y}, {window_.x + window_.w, window_.y + window_.h}, false);
    return fresh;
}

void Ui::pop_layer() {
    painter_.list()->PopClipRect();
    clips_.pop_back();
    layer_ = layers_.back();
    layers_.pop_back();
    painter_.list()->ChannelsSetCurrent(layer_);
}

void Ui::push_notes() {
    painter_.list()->ChannelsSetCurrent(top_channel - 1);
    clips_.push_back(window_);
    painter_.list()->PushClipRect({window_.x, window_.y}, {window_.x + window_.w, window_.y + window_.h}, false);
}

void Ui::pop_notes() {
    painter_.list()->PopClipRect();
    clips_.pop_back();
    painter_.list()->ChannelsSetCurrent(layer_);
}

bool Ui::pressed_outside(Box box) const {
    return input_.any_pressed() && layer_ == top_layer_ && input_.pointer && !contains(box, *input_.pointer);
}

void Ui::push_clip(Box box) {
    clips_.push_back(common(box, clips_.back()));
    painter_.push_clip(box);
}

void Ui::pop_clip() {
    clips_.pop_back();
    painter_.pop_clip();
}

bool Ui::visible(Box box) const {
    const Box seen = common(box, clips_.back());
    return seen.w > 0 && seen.h > 0;
}

std::optional<Point> Ui::take_drag(Box view) {
    if (layer_ != top_layer_ || drag_taken_ || !input_.is_down(Button::left) || !input_.pointer || !last_pointer_)
        return {};
    if (!contains(common(view, clips_.back()), press_point_) || active_drags_) return {};
    const Hash self = hash("drag", place_of(view));
    if (dragged_by_ == 0) {
        const float moved = std::hypot(input_.pointer->x - press_point_.x, input_.pointer->y - press_point_.y);
        if (moved < drag_threshold * sizes_->scale) return {};
        dragged_by_ = self;
        active_ = self;  // what was pressed will not be clicked
    }
    if (dragged_by_ != self) return {};
    drag_taken_ = true;
    return Point{input_.pointer->x - last_pointer_->x, input_.pointer->y - last_pointer_->y};
}

float Ui::ease(std::string_view id, float target, float seconds) {
    const auto [entry, fresh] = easings_.try_emplace(hash(id), Easing{target, frame_});
    Easing& easing = entry->second;
    if (!motion_ || fresh || easing.frame + 1 < frame_) easing.value = target;
    easing.frame = frame_;
    const float step = input_.passed / std::max(seconds, 0.001F);
    easing.value += std::clamp(target - easing.value, -step, step);
    if (easing.value != target) again();
    return easing.value;
}

double& Ui::number(std::string_view id, std::string_view what) { return numbers_[hash(what, hash(id))]; }

const WidgetInfo* Ui::find(std::string_view id) const {
    const auto found = std::ranges::find(widgets_, id, &WidgetInfo::id);
    return found == widgets_.end() ? nullptr : &*found;
}

}  // namespace stepwell

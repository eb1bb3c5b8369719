#include "app/look/camera.h"

#include <algorithm>
#include <cmath>

namespace stepwell {

void Camera::fit(Box world, Box view, float margin) {
    world_ = world;
    view_ = view;
    const float across = std::max(1.0F, view.w - 2 * margin) / std::max(world.w, 0.001F);
    const float down = std::max(1.0F, view.h - 2 * margin) / std::max(world.h, 0.001F);
    scale_ = std::min({across, down, most_zoom});
    if (scale_ >= 8) scale_ = std::floor(scale_);
    least_ = scale_;
    origin_ = {std::round(view.x + (view.w - world.w * scale_) / 2 - world.x * scale_),
               std::round(view.y + (view.h - world.h * scale_) / 2 - world.y * scale_)};
    fitted_ = true;
}

void Camera::follow(Box world, Box view, float margin) {
    if (fitted_) {
        fit(world, view, margin);
        return;
    }
    // The middle of the view keeps showing what it showed; never further away than the new view's fit.
    const Point middle = to_world(view_.centre());
    const float scale = scale_;
    fit(world, view, margin);
    fitted_ = false;
    scale_ = std::max(scale, least_);
    origin_ = {std::round(view.centre().x - middle.x * scale_), std::round(view.centre().y - middle.y * scale_)};
    keep_in_view();
}

void Camera::look_like(const Camera& other) {
    fitted_ = other.fitted_;
    if (fitted_) return;  // follow() fits it
    const Point middle = other.to_world(other.view_.centre());
    scale_ = std::max(other.scale_, least_);
    origin_ = {std::round(view_.centre().x - middle.x * scale_), std::round(view_.centre().y - middle.y * scale_)};
    keep_in_view();
}

void Camera::pan(Point pixels) {
    fitted_ = false;
    origin_ = {std::round(origin_.x + pixels.x), std::round(origin_.y + pixels.y)};
    keep_in_view();
}

void Camera::zoom(Point at, float factor) {
    const Point held = to_world(at);
    fitted_ = false;
    float scale = std::clamp(scale_ * factor, least_, std::max(least_, most_zoom));
    if (scale >= 8) {
        scale = factor > 1 ? std::ceil(scale) : std::floor(scale);
        scale = std::max(scale, least_);
    }
    scale_ = scale;
    origin_ = {std::round(at.x - held.x * scale_), std::round(at.y - held.y * scale_)};
    keep_in_view();
}

void Camera::keep_in_view() {
    // At least a quarter of the view shows the world: it can be moved aside, not lost.
    const Box on_screen = to_screen(world_);
    const float across = std::min(view_.w, on_screen.w) / 2, down = std::min(view_.h, on_screen.h) / 2;
    const float x = std::clamp(on_screen.x, view_.x + across - on_screen.w, view_.x + view_.w - across);
    const float y = std::clamp(on_screen.y, view_.y + down - on_screen.h, view_.y + view_.h - down);
    origin_ = {std::round(origin_.x + x - on_screen.x), std::round(origin_.y + y - on_screen.y)};
}

}  // namespace stepwell

// Where the world lies on the screen: pan, zoom, fit.
#pragma once

#include "lessons/kit/canvas.h"

namespace stepwell {

/// `view` is the part of the window that shows the world, in pixels.
class Camera {
public:
    static constexpr float most_zoom = 240;  ///< pixels of one world unit

    /// The whole of `world` in the middle of `view`, as large as it gets with `margin` pixels around. From 8 pixels a
    /// unit on, a unit is a whole number of pixels, so that every cell and every gap is equally wide.
    void fit(Box world, Box view, float margin);
    /// Keeps fitting while the view changes its size, until somebody pans or zooms.
    void follow(Box world, Box view, float margin);
    bool fitted() const { return fitted_; }
    /// Shows what `other` shows, in the middle of its own view: two pictures of one map are moved together.
    void look_like(const Camera& other);
    void pan(Point pixels);
    /// Around `at`, which stays where it is. `factor` > 1 comes nearer.
    void zoom(Point at, float factor);

    float scale() const { return scale_; }
    Point to_screen(Point world) const { return {origin_.x + world.x * scale_, origin_.y + world.y * scale_}; }
    Point to_world(Point screen) const { return {(screen.x - origin_.x) / scale_, (screen.y - origin_.y) / scale_}; }
    Box to_screen(Box world) const {
        const Point corner = to_screen(Point{world.x, world.y});
        return {corner.x, corner.y, world.w * scale_, world.h * scale_};
    }

private:
    void keep_in_view();

    Box world_, view_;
    Point origin_;
    float scale_ = 1;
    float least_ = 1;  ///< the fitting scale: nothing to be seen by going further away
    bool fitted_ = true;
};

}  // namespace stepwell

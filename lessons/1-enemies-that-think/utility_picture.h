// The picture of a decision: fighters with their life, and every act with its score; or curves and what they weigh.
#pragma once

#include <optional>

#include "lessons/1-enemies-that-think/utility_view.h"
#include "lessons/kit/canvas.h"

namespace stepwell::lesson_1 {

Box utility_world(const Settings& settings);
void draw_utility(Canvas& canvas, const Moment& moment);
void draw_utility_sample(Canvas& canvas, std::string_view key);

/// The curve whose handle is at a point of the picture: 0 near, 1 life, 2 need.
std::optional<int> curve_handle_at(const Settings& settings, Point at);
/// How a curve is bent if its handle is at this height of the picture, from 0 to 100.
int bend_at(float y);
/// `near-bend`
std::string bend_setting(int curve);

}  // namespace stepwell::lesson_1

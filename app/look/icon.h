// The program's sign: a flight of steps made of a wave's cells, and the path that climbs them.
#pragma once

#include "lessons/kit/canvas.h"

namespace stepwell {

/// The world units that the icon fills, a square.
inline constexpr Box icon_box{0, 0, 16, 16};

void draw_icon(Canvas& canvas);

}  // namespace stepwell

// What it costs to draw a board as the window does, without the window.
#pragma once

#include "core/base/cell.h"

namespace stepwell::bench {

struct Drawing {
    int commands = 0, vertices = 0;
    double milliseconds = 0;  ///< of our own code and ImGui's draw list, from the board to its triangles
};

/// The wave, half way through a room of this size that fills a stage of 1600 × 900 pixels; the median of some steps.
Drawing draw_wave(Extent room);

}  // namespace stepwell::bench

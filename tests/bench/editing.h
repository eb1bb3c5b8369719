// What it costs to draw a wall while searches stand side by side, as the window does it, without the window.
#pragma once

#include "core/base/cell.h"

namespace stepwell::bench {

/// Medians, in milliseconds, of some walls drawn one after the other. Processor time but for the waiting.
struct Editing {
    double edit = 0;       ///< of the window's thread: the pointer's press and a frame in which the wall is there
    double taking = 0;     ///< of the window's thread: the new run is taken over
    double picture = 0;    ///< of the window's thread: the first frame that shows it
    double recording = 0;  ///< of the thread behind: both searches are recorded anew
    double giving_up = 0;  ///< by the clock: a press while a recording is being made waits until that has ended
};

/// Flood and A* live, at their ends, on an open room of this size that fills two stages of 800 × 900 pixels.
Editing edit_walls(Extent room);

}  // namespace stepwell::bench

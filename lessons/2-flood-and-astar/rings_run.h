// What the scene of the flood in rings knows of a run without a recording.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/search/rings.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_2 {

/// The settings of an input of the scene that passed check(), which must stay where it is.
struct Hunt {
    explicit Hunt(const Input& input);

    /// The map with the neighbours' order of this lesson.
    Level floor() const;

    const Level& map;
    Cell start, goal;
    bool chase = false;   ///< a whole chase, else one flood
    bool ladder = false;  ///< the goal has a ladder
    int limit = 0;
};

/// How a flood ends: at the goal, after its last round, where the water cannot spread, at the foot of a ladder.
enum class FloodEnd : std::uint8_t { touch, limit, dry, foot };
/// Its name in anchors, choices and reasons: touch, limit, dry, ladder.
std::string_view name_of(FloodEnd end);

/// One flood from the start, and how it ended.
struct Flooded {
    Path way;
    FloodEnd end = FloodEnd::limit;
    int rounds = 0;
    int taken = 0;  ///< cells that the water went on from
    int seen = 0;   ///< cells that got wet, the start included
};
Flooded flooded(const Hunt& hunt);
/// The first step of a monster that stands at `monster`; there if it waits.
Cell next_step(const Hunt& hunt, Cell monster, bool on_ladder);
/// Steps from start to goal, walls in mind but no limit; not_reached if there is no way.
int steps_to_goal(const Hunt& hunt);

}  // namespace stepwell::lesson_2

// What can be done to a whole map at once, in every scene that stands on one. Tokens – the settings that are cells –
// keep their places, or move inside, and always stand on floor.
#pragma once

#include "lessons/kit/scene.h"

namespace stepwell {

/// The sides that people can choose; files may be larger.
inline constexpr int least_side = 5, most_side = 512;

/// Flat floor everywhere.
Input cleared(const Scene& scene, Input input);
/// Every cell is a wall in `percent` of a hundred cases and floor else, as the input's seed has it.
Input with_random_walls(const Scene& scene, Input input, int percent);
/// What fits is kept, what is new is floor; both sides are brought into least_side … most_side.
Input resized(const Scene& scene, Input input, Extent extent);

}  // namespace stepwell

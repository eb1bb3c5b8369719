// What can be done to a whole map at once, in every scene that stands on one. Tokens – the settings that are cells –
// keep their places wherever they can.
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

/// For a map that comes from elsewhere and stays as it is: a token that would stand outside, in a wall or on another
/// one moves to free floor, the first token to the first such cell in reading order, the others to the last. Where no
/// floor is free it stays, and the scene's check says why that does not do.
Input with_tokens_on_floor(const Scene& scene, Input input);

}  // namespace stepwell

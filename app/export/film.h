// A run as an animated GIF: the pictures of its steps, one after the other.
#pragma once

#include "app/export/excerpt.h"
#include "app/export/picture.h"
#include "app/export/work.h"

namespace stepwell {

inline constexpr int film_width = 800;                                            ///< if nobody wants another one
inline constexpr int least_film_speed = 1, most_film_speed = 50, film_speed = 4;  ///< steps a second

/// The file's bytes; the last picture stays longer. The errors: too many moments, or a film of this size would be too
/// large; a text of the lesson cannot be filled; it was stopped.
Result<std::string> draw_film(const Excerpt& excerpt, const PictureOptions& options, int speed, const Work& work);

}  // namespace stepwell

// Maps of real games, as the Moving AI Lab collects them (movingai.com, file names *.map).
#pragma once

#include <string>
#include <string_view>

#include "core/grid/level.h"

namespace stepwell {

/// Whether a text begins like one: with a line `type …`.
bool is_moving_ai(std::string_view text);

/// Lines `type octile`, `height H`, `width W` and `map`, then H rows of W cells: `.` and `G` are floor, `S` (swamp) is
/// floor too, `W` is water, `@`, `O` and `T` are walls. Both sides are 1 to Level::largest. Windows line ends and blank
/// lines at the end are fine. Anything else is an error with line and column. (lesson 2, RULES.md: Maps)
Result<Level> level_from_moving_ai(std::string_view text);

/// The level in that form: `.` floor, `W` water, `@` wall.
std::string to_moving_ai(const Level& level);

}  // namespace stepwell

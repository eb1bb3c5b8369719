// The order of neighbours in words: four letters, as people write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cell.h"

namespace stepwell {

/// `ewsn`: each of n (up), e (right), s (down), w (left) once; nothing if it is anything else.
std::optional<Directions> directions_from_text(std::string_view letters);

/// All 24 orders as texts; east, west, south, north first, the rest by the alphabet.
std::vector<std::string> all_orders();

}  // namespace stepwell

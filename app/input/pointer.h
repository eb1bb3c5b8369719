#pragma once

#include <cstdint>

namespace stepwell {

/// The shape of the mouse pointer.
enum class Pointer : std::uint8_t { arrow, hand, text, move, crosshair };

}  // namespace stepwell

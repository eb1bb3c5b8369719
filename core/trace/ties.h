#pragma once

#include <cstdint>

namespace stepwell {

/// Which of several items with the same number comes first (lesson 2, RULES.md: Ties).
enum class Ties : std::uint8_t {
    first_in,  ///< the one that has waited longest
    deeper,    ///< the one with the larger depth; of those the one that has waited longest
    last_in,   ///< the one that came last
};

}  // namespace stepwell

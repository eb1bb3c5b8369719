// The transport's scrub bar, which is dragged along its line; and the bar that only shows.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "app/look/widgets/ui.h"

namespace stepwell {

struct ScrubMark {
    enum class Kind : std::uint8_t { chapter, stop };
    std::size_t at = 0;
    Kind kind = Kind::chapter;
};

struct ScrubSpec {
    std::string_view label = {};
    std::size_t count = 1;  ///< positions 0 … count - 1
    std::span<const ScrubMark> marks = {};
    bool smooth = true;  ///< the thumb glides to its new place
};

/// True if the position was changed by hand.
bool scrub_bar(Ui& ui, std::string_view id, Box box, std::size_t& position, const ScrubSpec& spec);

/// `share` 0 … 1 of a bar; below 0: how much is not known, something moves.
void progress_bar(Ui& ui, Box box, float share, Role role = Role::accent);

}  // namespace stepwell

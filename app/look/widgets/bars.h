// Bars that are dragged along their line: the transport's, and a slider for a number; and the bar that only shows.
#pragma once

#include <cstddef>
#include <cstdint>
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

struct SliderSpec {
    std::string_view label = {};
    std::uint64_t least = 0, most = 1;  ///< both ends included
};

/// True if the number was changed: dragged, or with the keyboard by ← → Home End.
bool slider(Ui& ui, std::string_view id, Box box, std::uint64_t& value, const SliderSpec& spec);

/// `share` 0 … 1 of a bar; below 0: how much is not known, something moves.
void progress_bar(Ui& ui, Box box, float share, Role role = Role::accent);

}  // namespace stepwell

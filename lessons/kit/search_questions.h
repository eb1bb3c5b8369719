// The questions that searches ask: which cell is taken next, what becomes of a neighbour, and where does the way back
// go?
#pragma once

#include <optional>

#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"

namespace stepwell {

enum class End : std::uint8_t { front, back };  ///< where the frontier hands out its cells

/// At the step `take`: which waiting cell comes next? Not asked while only one waits. `goal`, if the search has one,
/// makes the cell that looks nearest to it a wrong answer. Texts: question take; reasons front / back (right), newest /
/// oldest (wrong end), nearest, waiting, taken, and not-this-one for a click elsewhere.
std::optional<Question> ask_take(const Moment& moment, const LayerView& frontier, End end,
                                 std::optional<Cell> goal = std::nullopt);

/// What a search calls its neighbour checks.
inline constexpr std::string_view search_checks[] = {"added", "known", "wall", "outside"};

/// At the detail `look`: is the neighbour added or skipped, and why? Not for the last moment of a recording. Texts:
/// question look; choices added, known, wall, outside; reasons the same (right), not-added, not-known, no-wall,
/// not-outside (wrong).
Question ask_look(const Moment& moment);

/// At `way_back/back`: which cell comes next? Not asked where only one neighbour besides the last one was reached at
/// all. Texts: question back; reasons crumb (right), behind (where the way back just came from), child (that cell has
/// its crumb from here), other for neighbours that have nothing to do with this cell, and not-there for a click
/// elsewhere.
std::optional<Question> ask_back(const Moment& moment);

}  // namespace stepwell

// What searches on a floor have in common to the eye: numbers that spread, cells that wait, one current cell, the way
// back.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "lessons/kit/grid_picture.h"
#include "lessons/kit/moment.h"

namespace stepwell {

/// What draw_search() shows of a search. All spans hold one value a cell, row by row, or nothing at all.
struct SearchLook {
    std::span<const int> numbers = {};  ///< of the cells that were reached; not_reached for the others
    int largest = 1;                    ///< the number with the darkest shade
    std::span<const std::int32_t> came_from =
        {};                                      ///< breadcrumbs, if they are shown; a cell without one was not reached
    std::span<const std::uint8_t> waiting = {};  ///< 1 for cells in the frontier
    std::span<const std::uint8_t> on_path = {};  ///< 1 for cells that draw_path() shows, with their numbers
    /// What is written in a cell, if that is not its number.
    std::function<int(Cell)> label = {};
    /// Two more numbers in a cell's upper corners: cost so far and guess, beside their sum.
    std::function<std::pair<int, int>(Cell)> corners = {};
};

/// The floor with the numbers of the cells that were reached.
void draw_search(Canvas& canvas, const Level& level, const SearchLook& look);

/// The ring round the current cell, and the arrow to the neighbour that a look is about or the frame of the cell that
/// is taken next. Nothing if there is no `current` yet.
void draw_attention(Canvas& canvas, const Moment& moment, Point ring, bool takes, bool looks);

/// The cells that way_back has walked, in a row: from the goal to where it stands, or, turned round, from the start to
/// the goal. Empty before it begins.
std::vector<Cell> walked(const Moment& moment);

}  // namespace stepwell

// A floor that is not flat, and the bodies that step on it.
#pragma once

#include <ranges>
#include <string>
#include <string_view>

#include "core/grid/level.h"
#include "core/grid/relief.h"

namespace stepwell {

struct Ground {
    Level level;
    Relief relief;

    Extent extent() const { return level.extent(); }
    /// All cells in reading order.
    auto cells() const {
        return std::views::iota(std::size_t{0}, extent().cells()) |
               std::views::transform([of = extent()](std::size_t i) { return of.at(i); });
    }

    bool contains(Cell c) const { return extent().contains(c); }
    /// The following are for cells inside.
    bool wall(Cell c) const { return level.terrain(c) == Terrain::wall; }
    bool water(Cell c) const { return level.terrain(c) == Terrain::water; }
    int height(Cell c) const { return relief.height(c); }
    int room(Cell c) const { return relief.room(c); }
    /// Cells next to each other.
    bool fence(Cell a, Cell b) const { return relief.fence(a, b); }

    bool operator==(const Ground&) const = default;
};

/// How a body moves (lesson 2, RULES.md: Who can step where). Heights are those of floors.
struct Body {
    int height;  ///< the room that it needs
    int climb;   ///< the most that it steps up
    int drop;    ///< the most that it steps down
    bool wades;  ///< whether it goes into water
};
namespace bodies {
inline constexpr Body spider{.height = 1, .climb = 2, .drop = Relief::highest, .wades = false};
inline constexpr Body ogre{.height = 3, .climb = 1, .drop = 2, .wades = true};
}  // namespace bodies

/// A map (core/grid/level.h), and below it any of three parts, each as large as the map and headed by its name:
/// `heights` of digits, `ceilings` of digits from 1 and `.` for open sky, `fences` of `|` for one at the cell's right
/// edge, `_` at its lower edge, `+` at both and `.` at none. Blank lines between parts are fine. Or a map of the Moving
/// AI Lab (core/grid/moving_ai.h). Errors have line and column.
Result<Ground> ground_from_text(std::string_view text);

/// The same text back: parts in which there is nothing are left out.
std::string to_text(const Ground& ground);

}  // namespace stepwell

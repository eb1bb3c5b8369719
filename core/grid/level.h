// The floor: cells that can be walked on and walls. All models of lesson 1 and 2 stand on it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cell.h"
#include "core/base/result.h"

namespace stepwell {

class Level {
public:
    static constexpr int largest = 2048;  ///< cells in either direction

    /// All floor; both sides from 1 to `largest`.
    explicit Level(Extent extent = {1, 1}) : extent_(extent), wall_(extent.cells(), 0) {}

    Extent extent() const { return extent_; }
    /// Inside and no wall; any cell may be asked about.
    bool walkable(Cell c) const { return walkable(extent_.place(c)); }
    bool walkable(Place p) const { return extent_.contains(p) && wall_[p.index] == 0; }
    /// Only for cells inside.
    void set_wall(Cell c, bool wall) { wall_[extent_.index(c)] = wall ? 1 : 0; }
    /// Up, right, down, left of a cell inside; some may lie outside or be walls.
    std::array<Place, 4> neighbours(Cell c) const { return extent_.neighbours(c); }
    std::size_t floor_cells() const;

    bool operator==(const Level&) const = default;

private:
    Extent extent_;
    std::vector<std::uint8_t> wall_;
};

/// `#` wall, `.` floor, one line a row, all equally long, 1 to 2048 of them and in them; a last line break and Windows
/// line ends are fine. Anything else is an error with line and column.
Result<Level> level_from_text(std::string_view text);

/// The same text back.
std::string to_text(const Level& level);

}  // namespace stepwell

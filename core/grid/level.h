// The floor: cells that can be walked on, at a cost, and walls. All models of lesson 1 and 2 stand on it.
#pragma once

#include <array>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cell.h"
#include "core/base/result.h"

namespace stepwell {

/// What a cell is; the value is what a step onto it costs.
enum class Terrain : std::uint8_t { wall = 0, floor = 1, water = 2 };

class Level {
    struct Way {
        Cell direction;
        std::size_t step;  // to the neighbour's index; it wraps round for those before the cell
    };

public:
    static constexpr int largest = 2048;  ///< cells in either direction

    /// All floor; both sides from 1 to `largest`.
    explicit Level(Extent extent = {1, 1}) : extent_(extent), terrain_(extent.cells(), Terrain::floor) {
        look_in(directions);
    }

    Extent extent() const { return extent_; }
    /// Inside and no wall; any cell may be asked about.
    bool walkable(Cell c) const { return walkable(extent_.place(c)); }
    bool walkable(Place p) const { return extent_.contains(p) && terrain_[p.index] != Terrain::wall; }
    /// What a step onto a walkable cell costs: 1, in water 2 (lesson 2, RULES.md: The floor).
    int cost(Cell c) const { return cost(extent_.place(c)); }
    int cost(Place p) const { return static_cast<int>(terrain_[p.index]); }
    /// Only for cells inside.
    Terrain terrain(Cell c) const { return terrain_[extent_.index(c)]; }
    void set(Cell c, Terrain terrain) { terrain_[extent_.index(c)] = terrain; }
    /// The four neighbours of a cell inside, in the order of look_in(); some may lie outside or be walls. Each Place is
    /// worked out when it is looked at – that is a little faster –, so the level has to outlive the range.
    auto neighbours(Cell c) const& {
        return std::views::transform(ways_, [here = extent_.place(c)](const Way& way) {
            return Place{here.cell + way.direction, here.index + way.step};
        });
    }
    void neighbours(Cell) const&& = delete;
    /// The order of neighbours(); at first up, right, down, left. How a search looks at a floor is no part of the
    /// floor: it makes no difference to ==.
    void look_in(const Directions& order);
    /// Walkable cells, and those of them that are water.
    std::size_t floor_cells() const;
    std::size_t water_cells() const;

    bool operator==(const Level& other) const { return extent_ == other.extent_ && terrain_ == other.terrain_; }

private:
    Extent extent_;
    std::vector<Terrain> terrain_;
    std::array<Way, 4> ways_;
};

/// `#` wall, `.` floor, `~` water, one line a row, all equally long, 1 to 2048 of them and in them; a last line break
/// and Windows line ends are fine. Anything else is an error with line and column.
Result<Level> level_from_text(std::string_view text);

/// The same text back.
std::string to_text(const Level& level);

}  // namespace stepwell

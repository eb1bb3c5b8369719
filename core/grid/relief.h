// What a floor has besides walls and water: heights, ceilings, and fences on the edges between cells.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/cell.h"

namespace stepwell {

/// Flat, under open sky and without fences at first, and so it is everywhere that it does not cover.
class Relief {
public:
    static constexpr int highest = 9;    ///< floors lie 0 to 9 high, ceilings hang 1 to 9 above them
    static constexpr int open_sky = 10;  ///< the room under no ceiling; no body is that tall

    int height(Cell c) const { return at(c).height; }
    /// From the floor of the cell to its ceiling.
    int room(Cell c) const { return at(c).room; }
    /// On the edge between two cells that lie next to each other; a cell and itself have no edge between them.
    bool fence(Cell a, Cell b) const {
        if (a == b) return false;
        const bool across = a.y == b.y;
        const Site site = at(b < a ? b : a);
        return across ? site.fence_east : site.fence_south;
    }
    /// Nowhere anything but flat, open floor.
    bool flat() const { return *this == Relief(); }

    /// Covers the cells of `extent` from now on; what lay beyond is forgotten.
    void cover(Extent extent);
    Extent covered() const { return extent_; }
    /// The following are for cells that it covers. `height` is 0 to `highest`.
    void set_height(Cell c, int height) { sites_[extent_.index(c)].height = static_cast<std::uint8_t>(height); }
    /// 1 to `highest`, or `open_sky`.
    void set_room(Cell c, int room) { sites_[extent_.index(c)].room = static_cast<std::uint8_t>(room); }
    /// Cells next to each other; the left or upper one is covered.
    void set_fence(Cell a, Cell b, bool fence) {
        const bool across = a.y == b.y;
        Site& site = sites_[extent_.index(b < a ? b : a)];
        (across ? site.fence_east : site.fence_south) = fence;
    }

    /// Equal if they are the same everywhere, whatever they cover.
    friend bool operator==(const Relief& a, const Relief& b);

private:
    struct Site {
        std::uint8_t height = 0;
        std::uint8_t room = open_sky;
        bool fence_east = false;   // between this cell and the one to its right
        bool fence_south = false;  // … and the one below
        bool operator==(const Site&) const = default;
    };
    Site at(Cell c) const { return extent_.contains(c) ? sites_[extent_.index(c)] : Site{}; }

    Extent extent_;
    std::vector<Site> sites_;
};

}  // namespace stepwell

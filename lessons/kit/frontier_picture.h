// What waits, as the computer keeps it: a queue as a line, a heap as the tree that it is and as the list that it stands
// in.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lessons/kit/canvas.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell {

/// Where the entries of a heap stand in its picture: as a tree of so many levels, and below it as a list.
class HeapForm {
public:
    HeapForm(Point corner, float width, int levels = 4);

    /// How many entries have a place in the picture.
    std::size_t shown() const { return (std::size_t{1} << levels_) - 1; }
    /// The height of an entry's row.
    float unit() const { return unit_; }
    Box box() const;
    Box in_tree(std::size_t i) const;
    Box in_list(std::size_t i) const;
    /// The entry at a point, in the tree or in the list.
    std::optional<std::size_t> at(Point point) const;

private:
    Point corner_;
    float unit_;
    int levels_;
};

/// An entry that is looking for its place.
struct HeldEntry {
    Cell item;
    std::int32_t number;
    std::size_t gap;  ///< the place that is free for it
    Point at;         ///< where it is shown
};

/// What is drawn of a heap.
struct HeapLook {
    std::span<const Cell> items;             ///< in the heap's order
    std::span<const std::int32_t> numbers;   ///< of the items
    bool places = false;                     ///< each place of the list has its number, from 0
    std::optional<HeldEntry> held = {};      ///< then what stands in the list at its gap does not count
    std::vector<std::size_t> compared = {};  ///< entries that are held against the gap
    std::optional<std::size_t> moves = {};   ///< the entry that goes into the gap
};

void draw_heap(Canvas& canvas, const HeapForm& form, const HeapLook& look);
/// The first 15 in their order, the one that comes next at the left.
void draw_queue(Canvas& canvas, Box place, std::span<const Cell> items);

/// A legend's sample, in the unit box: the gap of a heap.
void draw_gap_sample(Canvas& canvas);

}  // namespace stepwell

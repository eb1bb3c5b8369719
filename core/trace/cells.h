#pragma once

#include <vector>

#include "core/trace/track.h"

namespace stepwell {

/// A traced value for every cell of a grid: `Cells distance{tape, "distance", level.extent(), not_reached};`
template <class T, class Tape>
class Cells {
public:
    Cells(Tape& tape, const char* name, Extent extent, T initial)
        : extent_(extent), values_(extent.cells(), initial), track_(tape, name, Form::cells, extent, initial) {}

    /// Only for cells of the grid.
    T operator[](Cell c) const { return values_[extent_.index(c)]; }
    void set(Cell c, const T& value) {
        auto&& slot = values_[extent_.index(c)];
        track_.write(extent_.index(c), slot, value);
        slot = value;
    }

    Extent extent() const { return extent_; }
    /// All values, row by row.
    const std::vector<T>& values() const& { return values_; }
    std::vector<T> values() && { return std::move(values_); }

private:
    Extent extent_;
    std::vector<T> values_;
    [[no_unique_address]] Track<T, Tape> track_;
};

template <class Tape, class T>
Cells(Tape&, const char*, Extent, T) -> Cells<T, Tape>;

}  // namespace stepwell

#pragma once

#include <cstdint>
#include <type_traits>
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
    typename std::vector<T>::const_reference operator[](Cell c) const { return (*this)[extent_.place(c)]; }
    typename std::vector<T>::const_reference operator[](Place p) const { return values_[p.index]; }
    void set(Cell c, const T& value) { set(extent_.place(c), value); }
    void set(Place p, const T& value) {
        auto&& slot = values_[p.index];
        track_.write(p.index, slot, value);
        slot = value;
        send_for_rows_beside(p.index);
    }

    Extent extent() const { return extent_; }
    /// All values, row by row.
    const std::vector<T>& values() const& { return values_; }
    std::vector<T> values() && { return std::move(values_); }

private:
    /// A wave that has come here asks about the cells above and below next. On a large grid they are far away in
    /// memory: a flood is a third faster if they are sent for in time.
    void send_for_rows_beside(std::size_t index) const {
        if constexpr (!std::is_same_v<T, bool>) {
            // Addresses, not pointers: the rows may lie outside, and sending for what is not there does no harm.
            const auto here = reinterpret_cast<std::uintptr_t>(values_.data() + index);
            const auto row = static_cast<std::uintptr_t>(extent_.width) * sizeof(T);
            __builtin_prefetch(reinterpret_cast<const void*>(here - row));
            __builtin_prefetch(reinterpret_cast<const void*>(here + row));
        }
    }

    Extent extent_;
    std::vector<T> values_;
    [[no_unique_address]] Track<T, Tape> track_;
};

template <class Tape, class T>
Cells(Tape&, const char*, Extent, T) -> Cells<T, Tape>;

}  // namespace stepwell

// What waits in a heap, and when its turn comes.
#pragma once

#include <tuple>

#include "core/trace/ties.h"

namespace stepwell {

/// An item that waits. The smallest number comes first, of equal numbers the smallest tie, of equal ties the one that
/// came first: no two entries of a heap are equal.
template <class T>
struct Entry {
    T item = {};
    int number = 0, tie = 0, came = 0;

    /// For the item that was the `came`-th to come, from 0.
    static Entry of(const T& item, int number, int depth, int came, Ties ties) {
        return {item, number, ties == Ties::deeper ? -depth : ties == Ties::last_in ? -came : came, came};
    }

    friend bool operator<(const Entry& a, const Entry& b) {
        return std::tie(a.number, a.tie, a.came) < std::tie(b.number, b.tie, b.came);
    }
};

}  // namespace stepwell

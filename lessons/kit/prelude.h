// What the listings that are cut out of core stand on when they run: the level itself, and plain twins of the traced
// types. Nothing here knows a recorder.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/grid/level.h"

namespace stepwell::plain {

using Path = std::vector<Cell>;

/// A value for every cell of a grid.
template <class T>
class Cells {
public:
    Cells(Extent extent, T initial) : extent_(extent), values_(extent.cells(), initial) {}

    T& operator[](Cell c) { return values_[extent_.index(c)]; }
    const T& operator[](Cell c) const { return values_[extent_.index(c)]; }
    operator std::vector<T>() const { return values_; }

private:
    Extent extent_;
    std::vector<T> values_;
};

template <class T>
class List {
public:
    void push(const T& item) { items_.push_back(item); }
    void reverse() { std::reverse(items_.begin(), items_.end()); }
    operator std::vector<T>() const { return items_; }

private:
    std::vector<T> items_;
};

/// First in, first out. The front is an index: nothing is ever moved.
template <class T>
class Queue {
public:
    bool empty() const { return first_ == items_.size(); }
    void push(const T& item) { items_.push_back(item); }
    T pop() { return items_[first_++]; }

private:
    std::vector<T> items_;
    std::size_t first_ = 0;
};

/// Last in, first out.
template <class T>
class Stack {
public:
    bool empty() const { return items_.empty(); }
    void push(const T& item) { items_.push_back(item); }
    T pop() {
        const T item = items_.back();
        items_.pop_back();
        return item;
    }

private:
    std::vector<T> items_;
};

}  // namespace stepwell::plain

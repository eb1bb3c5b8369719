// What the listings that are cut out of core stand on when they run: the level itself, and plain twins of the traced
// types. Nothing here knows a recorder.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <type_traits>
#include <vector>

#include "core/grid/level.h"
#include "core/search/guess.h"
#include "core/trace/entry.h"

namespace stepwell::plain {

using Path = std::vector<Cell>;

/// A value for every cell of a grid.
template <class T>
class Cells {
public:
    Cells(Extent extent, T initial) : extent_(extent), values_(extent.cells(), initial) {}

    auto& operator[](Cell c) { return values_[extent_.index(c)]; }
    const auto& operator[](Cell c) const { return values_[extent_.index(c)]; }
    operator std::vector<T>() const { return {values_.begin(), values_.end()}; }

private:
    Extent extent_;
    std::vector<std::conditional_t<std::is_same_v<T, bool>, char, T>> values_;  // a vector of bool has no bool inside
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

/// A list that also grows at its front and can begin anew.
template <class T>
class Row {
public:
    bool empty() const { return items_.empty(); }
    std::size_t size() const { return items_.size(); }
    const T& operator[](std::size_t i) const { return items_[i]; }
    void push(const T& item) { items_.push_back(item); }
    void push_front(const T& item) { items_.insert(items_.begin(), item); }
    void clear() { items_.clear(); }
    void assign(const Row& other) { items_ = other.items_; }
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

using Entry = stepwell::Entry<Cell>;

/// The list that a heap stands in.
class Entries {
public:
    bool empty() const { return entries_.empty(); }
    int size() const { return static_cast<int>(entries_.size()); }
    Entry& operator[](int i) { return entries_[static_cast<std::size_t>(i)]; }
    auto begin() { return entries_.begin(); }
    auto end() { return entries_.end(); }
    void push(const Entry& entry) { entries_.push_back(entry); }
    Entry pop() {
        const Entry last = entries_.back();
        entries_.pop_back();
        return last;
    }

private:
    std::vector<Entry> entries_;
};

/// How a heap puts an entry into its list, and how it takes the first one out: with the standard library, or, in a
/// scene that opens it, with listings.
struct HeapSteps {
    std::function<void(Entries&, const Entry&)> add = [](Entries& heap, const Entry& entry) {
        heap.push(entry);
        std::push_heap(heap.begin(), heap.end(), after);
    };
    std::function<Entry(Entries&)> take = [](Entries& heap) {
        std::pop_heap(heap.begin(), heap.end(), after);
        return heap.pop();
    };

    static bool after(const Entry& a, const Entry& b) { return b < a; }
};

/// A to-do list that hands out the smallest number first; of equal ones as `ties` says.
template <class T>
class Heap {
public:
    explicit Heap(Ties ties = Ties::first_in) : ties_(ties) {}

    bool empty() const { return entries_.empty(); }
    void push(const T& item, int number, int depth = 0) {
        steps.add(entries_, Entry::of(item, number, depth, pushed_++, ties_));
    }
    T pop() { return steps.take(entries_).item; }

    inline static HeapSteps steps;

private:
    Ties ties_;
    int pushed_ = 0;
    Entries entries_;
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

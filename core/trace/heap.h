// The traced heap: a to-do list that always hands out the smallest number first.
#pragma once

#include <cassert>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

#include "core/trace/ties.h"
#include "core/trace/track.h"

namespace stepwell {

/// A binary heap in a list: entry i has the children 2i + 1 and 2i + 2, and no child comes before its parent. On the
/// tape it is two lists in the heap's order: one of the items, one of their numbers.
template <class T, class Tape>
class Heap {
public:
    /// At most `capacity` items may wait at the same time.
    Heap(Tape& tape, const char* items, const char* numbers, std::size_t capacity, Ties ties = Ties::first_in)
        : ties_(ties),
          capacity_(capacity),
          items_(tape, items, Form::list, {static_cast<int>(capacity), 1}, T{}),
          numbers_(tape, numbers, Form::list, {static_cast<int>(capacity), 1}, 0) {}

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    /// The item that pop() will give; not empty.
    const T& next() const { return entries_.front().item; }

    void push(const T& item, int number, int depth = 0) {
        assert(size_ < capacity_ && "a heap's capacity bounds what it may hold");
        if (size_ == entries_.size()) entries_.emplace_back();
        resize(size_ + 1);
        const int came = pushed_++;
        const int tie = ties_ == Ties::deeper ? -depth : ties_ == Ties::last_in ? -came : came;
        rise(size_ - 1, {item, number, tie, came});
    }

    T pop() {
        const T first = next();
        const Entry last = entries_[size_ - 1];
        resize(size_ - 1);
        if (size_ > 0) sink(last);
        return first;
    }

private:
    struct Entry {
        T item = {};
        int number = 0, tie = 0, came = 0;

        bool before(const Entry& other) const {
            return std::tie(number, tie, came) < std::tie(other.number, other.tie, other.came);
        }
    };

    /// Puts `entry` at i, or nearer to the root: parents that do not come before it step down.
    void rise(std::size_t i, const Entry& entry) {
        while (i > 0 && entry.before(entries_[(i - 1) / 2])) {
            put(i, entries_[(i - 1) / 2]);
            i = (i - 1) / 2;
        }
        put(i, entry);
    }

    /// Puts `entry` at the root, or further down: children that come before it step up.
    void sink(const Entry& entry) {
        std::size_t i = 0;
        for (std::size_t child = 1; child < size_; child = 2 * i + 1) {
            if (child + 1 < size_ && entries_[child + 1].before(entries_[child])) ++child;
            if (!entries_[child].before(entry)) break;
            put(i, entries_[child]);
            i = child;
        }
        put(i, entry);
    }

    void put(std::size_t i, const Entry& entry) {
        items_.write(i, entries_[i].item, entry.item);
        numbers_.write(i, entries_[i].number, entry.number);
        entries_[i] = entry;
    }

    void resize(std::size_t size) {
        items_.write_bound(1, size_, size);
        numbers_.write_bound(1, size_, size);
        size_ = size;
    }

    const Ties ties_;
    const std::size_t capacity_;
    std::vector<Entry> entries_;  // beyond size_ stands what was there before, as on the tape
    std::size_t size_ = 0;
    int pushed_ = 0;
    [[no_unique_address]] Track<T, Tape> items_;
    [[no_unique_address]] Track<int, Tape> numbers_;
};

}  // namespace stepwell

// Traced lists: the plain one, the queue and the stack. A queue is a growing list with a read index; nothing is ever
// moved to the front.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "core/trace/track.h"

namespace stepwell {

template <class T, class Tape>
class List {
public:
    /// At most `capacity` items may ever be pushed beyond those that were taken from the end.
    List(Tape& tape, const char* name, std::size_t capacity)
        : track_(tape, name, Form::list, {static_cast<int>(capacity), 1}, T{}) {
        items_.reserve(capacity);
        data_ = items_.data();
    }

    List(const List&) = delete;
    List& operator=(const List&) = delete;

    bool empty() const { return first_ == end_; }
    std::size_t size() const { return end_ - first_; }
    T operator[](std::size_t i) const { return data_[first_ + i]; }

    void push(const T& item) {
        if (end_ == room_) [[unlikely]]
            grow();
        put(end_, item);
        track_.write_bound(1, end_, end_ + 1);
        ++end_;
    }
    void reverse() {
        for (std::size_t i = first_, j = end_; i + 1 < j; ++i, --j) {
            const T item = items_[i];
            put(i, items_[j - 1]);
            put(j - 1, item);
        }
    }

    std::vector<T> values() const {
        return {items_.begin() + static_cast<std::ptrdiff_t>(first_),
                items_.begin() + static_cast<std::ptrdiff_t>(end_)};
    }

protected:
    T take_first() {
        track_.write_bound(0, first_, first_ + 1);
        return data_[first_++];
    }
    T take_last() {
        track_.write_bound(1, end_, end_ - 1);
        return data_[--end_];
    }

private:
    /// Room is made as it is needed, not at once: a list that stays short costs nothing, however long it might become.
    [[gnu::noinline]] void grow() {
        assert(end_ < items_.capacity() && "a list's capacity bounds what it may hold");
        items_.resize(std::min(items_.capacity(), 2 * items_.size() + 64));
        room_ = items_.size();
    }
    void put(std::size_t i, const T& item) {
        track_.write(i, data_[i], item);
        data_[i] = item;
    }

    std::vector<T> items_;  // T{} where nothing was pushed yet
    T* data_ = nullptr;     // items_.data(), which stays: room for all of them was reserved
    std::size_t first_ = 0;
    std::size_t end_ = 0;
    std::size_t room_ = 0;  // items_.size(), at hand for every push
    [[no_unique_address]] Track<T, Tape> track_;
};

/// First in, first out.
template <class T, class Tape>
class Queue : public List<T, Tape> {
public:
    using List<T, Tape>::List;
    /// The item that pop() will give; not empty.
    T next() const { return (*this)[0]; }
    T pop() { return this->take_first(); }
};

/// Last in, first out.
template <class T, class Tape>
class Stack : public List<T, Tape> {
public:
    using List<T, Tape>::List;
    T next() const { return (*this)[this->size() - 1]; }
    T pop() { return this->take_last(); }
};

}  // namespace stepwell

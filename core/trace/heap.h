// The traced heap: a to-do list that always hands out the smallest number first. What it does inside is recorded only
// where a scene opens it.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "core/trace/entry.h"
#include "core/trace/var.h"

namespace stepwell {

/// The list that a heap stands in: entry i has the children 2i + 1 and 2i + 2. On the tape it is two lists in the same
/// order, one of the items, one of their numbers. `Steps` records what push() and pop() do to it.
template <class T, class Tape, class Steps>
class Entries {
public:
    using Entry = stepwell::Entry<T>;

    /// At most `capacity` entries may stand in it at the same time.
    Entries(Tape& tape, const char* items, const char* numbers, std::size_t capacity)
        : capacity_(capacity),
          items_(tape, items, Form::list, {static_cast<int>(capacity), 1}, T{}),
          numbers_(tape, numbers, Form::list, {static_cast<int>(capacity), 1}, 0) {}

    bool empty() const { return size_ == 0; }
    int size() const { return static_cast<int>(size_); }
    const Entry& operator[](int i) const { return entries_[static_cast<std::size_t>(i)]; }

    /// A new place at the end, for `entry`. Where nobody sees it there it is not written: it will soon be put into
    /// some place.
    void push(const Entry& entry) {
        assert(size_ < capacity_ && "a heap's capacity bounds what it may hold");
        if (size_ == entries_.size()) entries_.emplace_back();
        resize(size_ + 1);
        if constexpr (Steps::records) set(size() - 1, entry);
    }
    Entry pop() {
        const Entry last = entries_[size_ - 1];
        resize(size_ - 1);
        return last;
    }
    void set(int i, const Entry& entry) {
        const auto at = static_cast<std::size_t>(i);
        items_.write(at, entries_[at].item, entry.item);
        numbers_.write(at, entries_[at].number, entry.number);
        entries_[at] = entry;
    }

private:
    void resize(std::size_t size) {
        items_.write_bound(1, size_, size);
        numbers_.write_bound(1, size_, size);
        size_ = size;
    }

    const std::size_t capacity_;
    std::vector<Entry> entries_;  // beyond size_ stands what was there before, as on the tape
    std::size_t size_ = 0;
    [[no_unique_address]] Track<T, Tape> items_;
    [[no_unique_address]] Track<int, Tape> numbers_;
};

/// An entry that is looking for its place: on the tape its item, called `name`, and its `number`.
template <class T, class Tape>
class Held : public Entry<T> {
public:
    Held(Tape& tape, const char* name, const Entry<T>& entry)
        : Entry<T>(entry),
          item_(tape, name, Form::var, {1, 1}, entry.item),
          number_(tape, "number", Form::var, {1, 1}, entry.number) {}

private:
    [[no_unique_address]] Track<T, Tape> item_;
    [[no_unique_address]] Track<int, Tape> number_;
};

template <class T, class Tape>
Held(Tape&, const char*, const Entry<T>&) -> Held<T, Tape>;

/// Adds an entry to a heap: the gap for it is a new place at the end of the list. Parents that come after it step down
/// into the gap, which rises, until the entry fits in (lesson 2, RULES.md: Heap).
template <class Entries, class Entry, Recorder Tape>
void push(Entries& heap, const Entry& entry, Tape& tape) {
    auto call = tape.call("push");
    tape.at("append", entry.item);
    heap.push(entry);
    Var<int, Tape> gap{tape, "gap", heap.size() - 1};
    while (gap > 0) {
        tape.detail("parent?", heap[(gap - 1) / 2].item);
        const int parent = (gap - 1) / 2;
        if (heap[parent] < entry) break;
        tape.at("step down", heap[parent].item);
        heap.set(gap, heap[parent]);
        gap = parent;
    }
    tape.at("put", entry.item);
    heap.set(gap, entry);
}

/// Takes the first entry out of a heap that is not empty, which leaves a gap at the top. The last entry of the list is
/// to fill it: children that come before it step up into the gap, which sinks, until the entry fits in (lesson 2,
/// RULES.md: Heap).
template <class Entries, class Entry = typename Entries::Entry, Recorder Tape>
Entry pop(Entries& heap, Tape& tape) {
    auto call = tape.call("pop");
    tape.at("top", heap[0].item);
    const Entry first = heap[0];
    Held entry{tape, "entry", heap.pop()};
    Var gap{tape, "gap", 0};
    if (heap.empty()) {
        tape.detail("empty");
        return first;
    }
    while (2 * gap + 1 < heap.size()) {
        tape.detail("child?", heap[2 * gap + 1].item);
        int child = 2 * gap + 1;
        if (child + 1 < heap.size() && heap[child + 1] < heap[child]) ++child;
        tape.detail("fits?", heap[child].item);
        if (entry < heap[child]) break;
        tape.at("step up", heap[child].item);
        heap.set(gap, heap[child]);
        gap = child;
    }
    tape.at("put", entry.item);
    heap.set(gap, entry);
    return first;
}

/// A binary heap. `Steps` is the tape, which then sees inside, or the empty recorder.
template <class T, class Tape, class Steps>
class AnyHeap {
public:
    /// How large the step is that takes an item out: where the heap's own steps are seen, a part of the run.
    static constexpr StepSize take_size = Steps::records ? StepSize::chapter : StepSize::step;

    /// At most `capacity` items may wait at the same time. On the tape they are the lists `items` and `numbers`.
    AnyHeap(Tape& tape, const char* items, const char* numbers, std::size_t capacity, Ties ties = Ties::first_in)
        : tape_(tape), ties_(ties), entries_(tape, items, numbers, capacity) {}

    bool empty() const { return entries_.empty(); }
    std::size_t size() const { return static_cast<std::size_t>(entries_.size()); }
    /// The item that pop() will give; not empty.
    const T& next() const { return entries_[0].item; }

    void push(const T& item, int number, int depth = 0) {
        const Held entry{steps(), "entry", Entry<T>::of(item, number, depth, pushed_++, ties_)};
        stepwell::push(entries_, entry, steps());
    }
    T pop() { return stepwell::pop(entries_, steps()).item; }

private:
    Steps& steps() {
        if constexpr (std::is_same_v<Steps, Tape>) return tape_;
        else return silent_;
    }

    [[no_unique_address]] Silent silent_;
    Tape& tape_;
    const Ties ties_;
    int pushed_ = 0;
    Entries<T, Tape, Steps> entries_;
};

template <class T, class Tape>
using Heap = AnyHeap<T, Tape, Silent>;

/// The heap for scenes that look into it.
template <class T, class Tape>
using OpenedHeap = AnyHeap<T, Tape, Tape>;

}  // namespace stepwell

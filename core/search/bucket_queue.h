// The bucket queue: the heap's fast twin. It hands out the same items in the same order, and writes nothing on a tape.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/trace/recording.h"
#include "core/trace/ties.h"

namespace stepwell {

/// A to-do list that hands out the smallest number first, like Heap, in a time that does not grow with what waits: a
/// list for each number, and those with the smallest number, if depth decides, in a list for each depth. For small
/// integers: its memory grows with what waits and with the spread of the numbers and of their depths. Fastest if
/// numbers never fall below the one handed out last, as with a guess that never falls faster than the cost of a step;
/// right in any case.
template <class T, class Tape>
class BucketQueue {
    static_assert(!Tape::records, "what is shown or recorded is the heap");

public:
    static constexpr StepSize take_size = StepSize::step;

    /// At most `capacity` items may wait at the same time.
    BucketQueue(Tape&, const char*, const char*, std::size_t capacity, Ties ties = Ties::first_in)
        : ties_(ties), capacity_(capacity) {}

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    /// The item that pop() will give; not empty.
    const T& next() { return nodes_[first_lists().first().head].item; }

    void push(const T& item, int number, int depth = 0) {
        assert(size_ < capacity_ && "a queue's capacity bounds what it may hold");
        ++size_;
        const Index node = node_for(item, depth);
        switch (ties_) {
            case Ties::first_in: append(by_number_.open(number), node); break;
            case Ties::last_in: prepend(by_number_.open(number), node); break;
            case Ties::deeper:
                if (number < number_) fall_to(number);
                append(number == number_ ? by_depth_.open(-depth) : by_number_.open(number), node);
        }
    }

    T pop() {
        Ring& lists = first_lists();
        List& list = lists.first();
        const Index node = list.head;
        list.head = nodes_[node].next;
        if (list.head == none) lists.close_first();
        nodes_[node].next = std::exchange(free_, node);
        --size_;
        return nodes_[node].item;
    }

private:
    using Index = std::uint32_t;
    static constexpr Index none = std::numeric_limits<Index>::max();

    struct Node {
        T item;
        int depth;
        Index next;
    };

    struct List {
        Index head = none;
        Index tail = none;  // of no meaning in an empty list
    };

    /// A list for each key, the one with the smallest key first. Only the keys from the smallest to the largest have a
    /// place, in a ring that grows with their spread; a bit for each place says whether its list has anything in it.
    class Ring {
    public:
        bool empty() const { return filled_ == 0; }

        /// The list of `key`, to which something is added now.
        List& open(int key) {
            if (filled_ == 0) {
                smallest_ = largest_ = key;
            } else if (key < smallest_ || key > largest_) {
                make_room(std::min(key, smallest_), std::max(key, largest_));
            }
            const std::size_t place = place_of(key);
            if (lists_[place].head == none) {
                ++filled_;
                marks_[place / bits] |= std::uint64_t{1} << place % bits;
            }
            return lists_[place];
        }

        /// The smallest key that has anything in its list; not empty.
        int first_key() {
            const std::size_t place = place_of(smallest_);
            if (lists_[place].head == none) smallest_ += static_cast<int>(to_next_filled(place));
            return smallest_;
        }
        List& first() { return lists_[place_of(first_key())]; }
        /// The list that was first has nothing in it any more.
        void close_first() {
            const std::size_t place = place_of(smallest_);
            lists_[place].head = none;
            --filled_;
            marks_[place / bits] &= ~(std::uint64_t{1} << place % bits);
        }

    private:
        static constexpr std::size_t bits = 64;

        std::size_t place_of(int key) const { return static_cast<unsigned>(key) & (lists_.size() - 1); }

        /// How many places after `place`, round the ring, the next list with anything in it stands.
        std::size_t to_next_filled(std::size_t place) const {
            std::size_t word = place / bits;
            std::uint64_t marks = marks_[word] & (~std::uint64_t{0} << place % bits);
            while (marks == 0) {
                word = (word + 1) & (marks_.size() - 1);
                marks = marks_[word];
            }
            const std::size_t found = word * bits + static_cast<std::size_t>(std::countr_zero(marks));
            return (found - place) & (lists_.size() - 1);
        }

        void make_room(int smallest, int largest) {
            const std::size_t spread =
                static_cast<unsigned>(largest) - static_cast<unsigned>(smallest) + std::size_t{1};
            if (spread > lists_.size()) grow(std::bit_ceil(spread));
            smallest_ = smallest;
            largest_ = largest;
        }

        [[gnu::noinline]] void grow(std::size_t size) {
            Ring larger;
            larger.lists_.resize(size);
            larger.marks_.resize(size / bits);
            for (; filled_ > 0; close_first()) {
                const List& list = first();
                larger.open(smallest_) = list;
            }
            *this = std::move(larger);
        }

        std::vector<List> lists_ = std::vector<List>(bits);  // as many as a power of two
        std::vector<std::uint64_t> marks_ = std::vector<std::uint64_t>(1);
        std::size_t filled_ = 0;
        int smallest_ = 0, largest_ = 0;  // no key is beyond them
    };

    Index node_for(const T& item, int depth) {
        const Index node = free_;
        if (node == none) {
            nodes_.push_back({item, depth, none});
            return static_cast<Index>(nodes_.size() - 1);
        }
        free_ = nodes_[node].next;
        nodes_[node] = {item, depth, none};
        return node;
    }

    void append(List& list, Index node) {
        nodes_[node].next = none;
        append(list, List{node, node});
    }
    void append(List& list, const List& more) {
        if (list.head == none) list.head = more.head;
        else nodes_[list.tail].next = more.head;
        list.tail = more.tail;
    }
    void prepend(List& list, Index node) {
        if (list.head == none) list.tail = node;
        nodes_[node].next = std::exchange(list.head, node);
    }

    /// Where the smallest number waits.
    Ring& first_lists() {
        if (ties_ != Ties::deeper) return by_number_;
        if (by_depth_.empty()) rise();
        return by_depth_;
    }

    /// Nothing is left of the smallest number: those with the next one are put in order of their depths.
    void rise() {
        number_ = by_number_.first_key();
        Index node = by_number_.first().head;
        by_number_.close_first();
        while (node != none) {
            const Index after = nodes_[node].next;
            append(by_depth_.open(-nodes_[node].depth), node);
            node = after;
        }
    }

    /// A smaller number has come: those with the one that was smallest wait like the others, equal depths in line.
    void fall_to(int number) {
        if (!by_depth_.empty()) {
            List& list = by_number_.open(number_);
            for (; !by_depth_.empty(); by_depth_.close_first()) append(list, by_depth_.first());
        }
        number_ = number;
    }

    const Ties ties_;
    const std::size_t capacity_;
    std::vector<Node> nodes_;  // those that wait, each in a list; the others are linked from free_
    Index free_ = none;
    std::size_t size_ = 0;
    Ring by_number_;
    Ring by_depth_;                                 // the lists of number_, the key is -depth; only for Ties::deeper
    int number_ = std::numeric_limits<int>::max();  // all of by_number_ is larger; only for Ties::deeper
};

}  // namespace stepwell

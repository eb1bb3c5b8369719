// The thread between a traced variable and its layer on the tape. For recorders that keep no writes it is empty.
#pragma once

#include "core/trace/tape.h"

namespace stepwell {

template <class T, Recorder R>
class Track {
public:
    Track(R&, const char*, Form, Extent, const T&) {}
    void write(std::size_t, const T&, const T&) {}
    void write_bound(std::size_t, std::size_t, std::size_t) {}
};

template <class T>
class Track<T, Tape> {
public:
    Track(Tape& tape, const char* name, Form form, Extent extent, const T& initial)
        : tape_(tape),
          layer_(tape.open(name, form, Slot<T>::kind, Slot<T>::names(), extent, Slot<T>::encode(initial))),
          first_(tape.first_slot(layer_)),
          bounds_(first_ + static_cast<std::uint32_t>(extent.cells())) {}
    Track(const Track&) = delete;
    Track& operator=(const Track&) = delete;
    ~Track() { tape_.close(layer_); }

    void write(std::size_t index, const T& before, const T& after) {
        tape_.write(first_ + static_cast<std::uint32_t>(index), Slot<T>::encode(before), Slot<T>::encode(after));
    }
    /// A list's read index (bound 0) or end (bound 1).
    void write_bound(std::size_t bound, std::size_t before, std::size_t after) {
        tape_.write(bounds_ + static_cast<std::uint32_t>(bound), static_cast<std::int32_t>(before),
                    static_cast<std::int32_t>(after));
    }

private:
    Tape& tape_;
    std::size_t layer_;
    std::uint32_t first_;
    std::uint32_t bounds_;
};

}  // namespace stepwell

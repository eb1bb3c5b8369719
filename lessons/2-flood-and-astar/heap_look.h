// What the steps inside a heap are about: which entry is looking for its place, where the gap is, who fits into it.
// Read from the recording and its boards; whatever cannot be known, as the recording was cut, is said by the numbers.
#pragma once

#include <optional>
#include <vector>

#include "lessons/kit/moment.h"

namespace stepwell::lesson_2 {

/// The heap of one moment. Places count from 0; place i has the children 2i + 1 and 2i + 2.
class OpenHeap {
public:
    OpenHeap(const Moment& moment, const Board& board);

    const std::vector<Cell>& items() const { return items_; }
    std::span<const std::int32_t> numbers() const { return numbers_; }
    std::size_t size() const { return items_.size(); }

    /// An entry is looking for its place.
    bool busy() const { return entry_.has_value(); }
    Cell entry() const { return *entry_; }
    int number() const { return number_; }
    /// The place that is free for it; before push() has begun, the new one at the end of the list.
    std::size_t gap() const { return gap_; }
    std::size_t parent() const { return (gap_ - 1) / 2; }
    /// How many children the gap has: 0, 1 or 2.
    std::size_t children() const;
    /// The child that comes first; only if there is one.
    std::size_t child() const { return child_; }
    /// The entry goes into the gap; else parent or child do.
    bool fits() const { return fits_; }
    /// The number of the parent or the child is the entry's own.
    bool tie() const;
    bool rising() const { return rising_; }

private:
    std::size_t smaller_child(const Moment& moment) const;
    bool looks_as_if_it_fits() const;

    std::vector<Cell> items_;
    std::vector<std::int32_t> numbers_;
    std::optional<Cell> entry_;
    int number_ = 0;
    std::size_t gap_ = 0, child_ = 0;
    bool fits_ = false, rising_ = false;
};

/// Where an entry ends that is on its way at the moment, which stands at push/append or pop/top, and how many others
/// move for it; nothing if the recording does not show it.
struct Settled {
    std::size_t place, moves;
};
std::optional<Settled> settled(const Moment& moment);

}  // namespace stepwell::lesson_2

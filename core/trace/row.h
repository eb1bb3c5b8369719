#pragma once

#include "core/trace/list.h"

namespace stepwell {

/// A traced list that also grows at its front and can begin anew: a few items, for each of which all others may move.
template <class T, class Tape>
class Row : public List<T, Tape> {
public:
    using List<T, Tape>::List;

    void push_front(const T& item) {
        this->reverse();
        this->push(item);
        this->reverse();
    }
    void clear() {
        while (!this->empty()) this->take_last();
    }
    /// Takes the other one's items.
    void assign(const Row& other) {
        clear();
        for (std::size_t i = 0; i < other.size(); ++i) this->push(other[i]);
    }
};

}  // namespace stepwell

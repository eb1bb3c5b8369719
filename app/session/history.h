// Undo and redo. A run is a function of its input, so the inputs are all there is to keep.
#pragma once

#include <deque>
#include <optional>

#include "lessons/kit/input.h"

namespace stepwell {

class History {
public:
    static constexpr std::size_t most_entries = 500;
    static constexpr std::size_t most_bytes = std::size_t{64} << 20;  ///< of maps; the latest entry is always kept

    /// Call it with the input as it was before a change; what was undone can no longer be redone.
    void add(Input before);
    bool can_undo() const { return !undo_.empty(); }
    bool can_redo() const { return !redo_.empty(); }
    /// The input before the latest change; `current` can then be redone.
    std::optional<Input> undo(const Input& current);
    std::optional<Input> redo(const Input& current);

private:
    std::deque<Input> undo_, redo_;  // the latest at the back
};

}  // namespace stepwell

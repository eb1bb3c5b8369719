// How far a search gets in the end: known at every moment of its recording, so that a colour means the same number from
// the first step to the last.
#pragma once

#include <optional>
#include <utility>

#include "core/trace/recording.h"

namespace stepwell {

/// The largest number of steps that a cell of the run lies from the start, along the way on which the search came to
/// it; at least 1. The run's steps `take` and `add` tell it: an added cell lies one step behind the one taken last.
int deepest(const Recording& recording);

/// The same, worked out once per recording: for pictures, which ask at every frame. Used by one thread.
class Depth {
public:
    int of(const Recording& recording);

private:
    std::optional<std::pair<std::uint64_t, int>> known_;  // a recording's fingerprint and its depth
};

}  // namespace stepwell

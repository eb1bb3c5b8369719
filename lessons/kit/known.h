// What follows from a recording, worked out once: for pictures, which ask at every frame.
#pragma once

#include <cstdint>
#include <list>
#include <utility>

#include "core/trace/recording.h"

namespace stepwell {

/// Keeps the values of the recordings that were asked about last: as many as can be on screen, and some more. Used by
/// one thread.
template <class T>
class Known {
public:
    /// `work_out(recording)` is called for a recording that is not known.
    template <class WorkOut>
    const T& of(const Recording& recording, WorkOut work_out) {
        for (auto at = kept_.begin(); at != kept_.end(); ++at) {
            if (at->first != recording.id()) continue;
            kept_.splice(kept_.begin(), kept_, at);
            return kept_.front().second;
        }
        if (kept_.size() == most) kept_.pop_back();
        kept_.emplace_front(recording.id(), work_out(recording));
        return kept_.front().second;
    }

private:
    static constexpr std::size_t most = 8;
    std::list<std::pair<std::uint64_t, T>> kept_;  // the last asked about first
};

}  // namespace stepwell

// The positions of a recording at which a step of some size begins: "step 131 of 236" and the entries of the log.
#pragma once

#include "core/trace/recording.h"

namespace stepwell {

/// Numbers the steps of each size. The first and the last position always count, so that every way of stepping through
/// a run meets the same places. The recording must not change.
class Rungs {
public:
    explicit Rungs(const Recording& recording);

    /// At least 1; the recording is not empty.
    std::size_t count(StepSize size) const;
    /// The position of the i-th, counted from 0; an i that is too large gives the last position.
    std::size_t position(StepSize size, std::size_t i) const;
    /// The last one at or before `position`.
    std::size_t index(StepSize size, std::size_t position) const;

private:
    const std::vector<std::uint32_t>& of(StepSize size) const { return size == StepSize::step ? steps_ : chapters_; }

    std::size_t size_;
    std::vector<std::uint32_t> steps_, chapters_;
};

}  // namespace stepwell

// Long work that somebody watches and may stop.
#pragma once

#include <atomic>
#include <cstddef>
#include <stop_token>
#include <utility>

#include "core/base/result.h"

namespace stepwell {

class Work {
public:
    /// Nobody watches.
    Work() = default;
    /// `share` goes from 0 to 1; it outlives the work.
    Work(std::stop_token stop, std::atomic<float>& share) : stop_(std::move(stop)), share_(&share) {}

    /// This much is done. False: nobody wants the rest.
    bool reach(std::size_t part, std::size_t parts) const {
        if (share_ != nullptr) *share_ = static_cast<float>(part) / static_cast<float>(parts);
        return !stop_.stop_requested();
    }

private:
    std::stop_token stop_;
    std::atomic<float>* share_ = nullptr;
};

/// What becomes of work for which the machine is too small …
inline Error no_memory() { return error("export.memory", "there is not enough memory; choose a smaller map"); }
/// … and of work that nobody wants any more.
inline Error stopped() { return error("export.stopped", "it was stopped"); }

}  // namespace stepwell

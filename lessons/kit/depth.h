// How far a search gets: known before its recording is played, so that a colour means the same number from the first
// step to the last.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/trace/recorder.h"
#include "lessons/kit/input.h"

namespace stepwell {

/// A recorder that listens to `take` and `add` and keeps the largest number of steps that a cell lies from the start,
/// along the way on which the search came to it.
class Depth {
public:
    static constexpr bool records = false;
    explicit Depth(Extent extent) : extent_(extent), depth_(extent.cells(), 0) {}

    struct Call {
        ~Call() {}
    };
    Call call(const char*) { return {}; }
    void at(const char*) {}
    template <class T>
    void at(const char* anchor, const T& subject, StepSize = StepSize::step) {
        const std::size_t index = extent_.index(subject);
        if (anchor == std::string_view("take")) current_ = depth_[index];
        if (anchor != std::string_view("add")) return;
        depth_[index] = current_ + 1;
        largest_ = std::max(largest_, current_ + 1);
    }
    void detail(const char*) {}
    template <class T>
    void detail(const char*, const T&) {}
    void chapter(const char*) {}
    template <class T>
    void chapter(const char*, const T&) {}

    int largest() const { return largest_; }

private:
    Extent extent_;
    std::vector<int> depth_;
    int current_ = 0;
    int largest_ = 0;
};

static_assert(Recorder<Depth>);

/// A number that follows from the input and is asked for at every frame: kept until the input changes. Pictures are
/// drawn by one thread.
class Remembered {
public:
    template <class Compute>
    int of(const Input& input, Compute compute) {
        if (!known_ || known_->first != input) known_.emplace(input, compute());
        return known_->second;
    }

private:
    std::optional<std::pair<Input, int>> known_;
};

}  // namespace stepwell

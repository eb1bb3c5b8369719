#include "app/session/rungs.h"

#include <algorithm>

namespace stepwell {

Rungs::Rungs(const Recording& recording) : size_(recording.size()) {
    const auto last = static_cast<std::uint32_t>(size_ - 1);
    steps_.push_back(0);
    for (std::uint32_t p = 1; p < last; ++p)
        if (recording.step(p).size >= StepSize::step) steps_.push_back(p);
    chapters_.push_back(0);
    for (const std::uint32_t p : recording.chapters())
        if (p != 0 && p != last) chapters_.push_back(p);
    if (last != 0) {
        steps_.push_back(last);
        chapters_.push_back(last);
    }
}

std::size_t Rungs::count(StepSize size) const { return size == StepSize::detail ? size_ : of(size).size(); }

std::size_t Rungs::position(StepSize size, std::size_t i) const {
    i = std::min(i, count(size) - 1);
    return size == StepSize::detail ? i : of(size)[i];
}

std::size_t Rungs::index(StepSize size, std::size_t position) const {
    if (size == StepSize::detail) return std::min(position, size_ - 1);
    const auto& positions = of(size);
    const auto after = std::upper_bound(positions.begin(), positions.end(), position);
    return static_cast<std::size_t>(after - positions.begin()) - 1;
}

}  // namespace stepwell

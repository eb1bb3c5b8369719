#include "core/trace/recording.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace stepwell {

std::size_t Recording::next(std::size_t position, StepSize size) const {
    const std::size_t last = empty() ? 0 : this->size() - 1;
    if (size == StepSize::chapter) {
        const auto it = std::upper_bound(chapters_.begin(), chapters_.end(), position);
        return it == chapters_.end() ? last : *it;
    }
    for (std::size_t p = position + 1; p < last; ++p)
        if (step(p).size >= size) return p;
    return last;
}

std::size_t Recording::previous(std::size_t position, StepSize size) const {
    if (size == StepSize::chapter) {
        const auto it = std::lower_bound(chapters_.begin(), chapters_.end(), position);
        return it == chapters_.begin() ? 0 : *std::prev(it);
    }
    for (std::size_t p = position; p-- > 0;)
        if (step(p).size >= size) return p;
    return 0;
}

std::size_t Recording::over(std::size_t position) const {
    if (empty()) return 0;
    std::size_t p = std::min(position + 1, size() - 1);
    while (p + 1 < size() && step(p).depth > step(position).depth) p = p < steps_.size() ? p + 1 : size() - 1;
    return p;
}

std::size_t Recording::out(std::size_t position) const {
    if (empty()) return 0;
    std::size_t p = std::min(position + 1, size() - 1);
    while (p + 1 < size() && step(p).depth >= step(position).depth) p = p < steps_.size() ? p + 1 : size() - 1;
    return p;
}

std::size_t Recording::count(std::string_view anchor, std::size_t position) const {
    const auto it = std::find_if(anchors_.begin(), anchors_.end(), [&](const Anchor& a) {
        return anchor.size() == a.function.size() + 1 + a.name.size() && anchor.starts_with(a.function) &&
               anchor[a.function.size()] == '/' && anchor.ends_with(a.name);
    });
    if (it == anchors_.end()) return 0;
    const auto id = static_cast<std::size_t>(it - anchors_.begin());
    position = std::min(position, size());
    const std::size_t recorded = std::min(position, steps_.size()), block = recorded / tally_every;
    std::size_t count = 0;
    if (block > 0 && id < tallies_[block - 1].size()) count = tallies_[block - 1][id];
    for (std::size_t p = block * tally_every; p < recorded; ++p) count += steps_[p].anchor == id;
    return waits_ > 0 && id == wait_.anchor ? count + position - recorded : count;
}

std::vector<std::size_t> Recording::frames(std::size_t position) const {
    std::vector<std::size_t> frames{position};
    int depth = step(position).depth;
    for (std::size_t p = std::min(position, steps_.size()); p-- > 0 && depth > 1;) {  // all waits are of one depth
        if (step(p).depth >= depth) continue;
        depth = step(p).depth;
        frames.push_back(p);
    }
    std::reverse(frames.begin(), frames.end());
    return frames;
}

std::optional<std::size_t> Recording::who_wrote(std::uint32_t slot, std::size_t position) const {
    for (std::size_t w = first_write(position); w-- > 0;) {
        if (writes_[w].slot != slot) continue;
        std::size_t low = 0, high = position;  // the last step that begins at or before w
        while (low + 1 < high) {
            const std::size_t middle = low + (high - low) / 2;
            (step(middle).first_write <= w ? low : high) = middle;
        }
        if (step(low).first_write > w) return std::nullopt;  // written before the first step
        return low;
    }
    return std::nullopt;
}

void Recording::wait(std::size_t steps) {
    const Step last = step(size() - 1);
    if (waits_ == 0) {
        wait_ = {static_cast<std::uint32_t>(writes()), 0, static_cast<std::uint16_t>(anchors_.size()), StepSize::step,
                 last.depth};
        anchors_.push_back({anchors_[last.anchor].function, "wait", Kind::none, {}});
        for (Layer& layer : layers_)
            if (layer.death >= size()) layer.death = std::numeric_limits<std::uint32_t>::max();
    }
    waits_ += steps;
}

const Layer& Recording::layer_of(std::uint32_t slot) const {
    const auto it = std::upper_bound(layers_.begin(), layers_.end(), slot,
                                     [](std::uint32_t s, const Layer& layer) { return s < layer.first_slot; });
    return *std::prev(it);
}

}  // namespace stepwell

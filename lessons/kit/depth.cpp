#include "lessons/kit/depth.h"

#include <algorithm>

namespace stepwell {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

std::size_t index_of(const Recording& recording, std::string_view anchor) {
    const auto anchors = recording.anchors();
    const auto found = std::ranges::find(anchors, anchor, &Anchor::name);
    return found == anchors.end() ? none : static_cast<std::size_t>(found - anchors.begin());
}

}  // namespace

Depths depths(const Recording& recording) {
    const auto layers = recording.layers();
    const auto grid = std::ranges::find(layers, Form::cells, &Layer::form);
    if (grid == layers.end()) return {};
    const std::size_t take = index_of(recording, "take"), add = index_of(recording, "add");
    Depths depths{std::vector<int>(grid->extent.cells(), 0)};
    int taken = 0;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        const Step& step = recording.step(p);
        if (step.anchor != take && step.anchor != add) continue;
        int& here = depths.of_cell[grid->extent.index(Slot<Cell>::decode(step.subject))];
        if (step.anchor == take) taken = here;
        else depths.largest = std::max(depths.largest, here = taken + 1);
    }
    return depths;
}

const Depths& KnownDepths::of(const Recording& recording) {
    if (id_ != recording.id()) {
        known_ = depths(recording);
        id_ = recording.id();
    }
    return known_;
}

}  // namespace stepwell

#include "lessons/kit/depth.h"

#include <algorithm>
#include <vector>

namespace stepwell {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

std::size_t index_of(const Recording& recording, std::string_view anchor) {
    const auto anchors = recording.anchors();
    const auto found = std::ranges::find(anchors, anchor, &Anchor::name);
    return found == anchors.end() ? none : static_cast<std::size_t>(found - anchors.begin());
}

/// Tells recordings apart by their sizes and by samples from all over them (FNV-1a).
std::uint64_t fingerprint(const Recording& recording) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    const auto mix = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001B3u; };
    mix(recording.size());
    mix(recording.writes());
    mix(recording.slots());
    constexpr std::size_t samples = 256;
    for (std::size_t i = 0; i < samples && !recording.empty(); ++i) {
        const Step& step = recording.step(i * (recording.size() - 1) / (samples - 1));
        mix(static_cast<std::uint32_t>(step.subject));
        mix(step.anchor);
    }
    return hash;
}

}  // namespace

int deepest(const Recording& recording) {
    const auto layers = recording.layers();
    const auto grid = std::ranges::find(layers, Form::cells, &Layer::form);
    if (grid == layers.end()) return 1;
    const std::size_t take = index_of(recording, "take"), add = index_of(recording, "add");
    std::vector<int> depth(grid->extent.cells(), 0);
    int taken = 0, largest = 1;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        const Step& step = recording.step(p);
        if (step.anchor != take && step.anchor != add) continue;
        int& here = depth[grid->extent.index(Slot<Cell>::decode(step.subject))];
        if (step.anchor == take) taken = here;
        else largest = std::max(largest, here = taken + 1);
    }
    return largest;
}

int Depth::of(const Recording& recording) {
    const std::uint64_t print = fingerprint(recording);
    if (!known_ || known_->first != print) known_.emplace(print, deepest(recording));
    return known_->second;
}

}  // namespace stepwell

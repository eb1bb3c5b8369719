#include "lessons/kit/depth.h"

#include <algorithm>
#include <string_view>

namespace stepwell {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

std::size_t index_of(const Recording& recording, std::string_view anchor) {
    const auto anchors = recording.anchors();
    const auto found = std::ranges::find(anchors, anchor, &Anchor::name);
    return found == anchors.end() ? none : static_cast<std::size_t>(found - anchors.begin());
}

/// What the step at `p` makes of the cost of its cell: `before` is 0 for one that has none yet.
int new_cost(const Recording& recording, std::size_t p, const Layer& costs, int before) {
    for (std::size_t w = recording.first_write(p); w < recording.first_write(p + 1); ++w) {
        const Write& write = recording.write(w);
        if (write.slot - costs.first_slot < costs.slots) return (before == 0 ? costs.initial : before) ^ write.change;
    }
    return before;
}

/// `cost_of(cell)` is what a step into it counts.
template <class CostOf>
Depths depths_with(const Recording& recording, CostOf cost_of) {
    const auto layers = recording.layers();
    const auto grid = std::ranges::find(layers, Form::cells, &Layer::form);
    if (grid == layers.end()) return {};
    const std::size_t take = index_of(recording, "take"), add = index_of(recording, "add");
    Depths depths{std::vector<int>(grid->extent.cells(), 0)};
    const auto costs = std::ranges::find(layers, "cost", &Layer::name);
    int taken = 0;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        const Step& step = recording.step(p);
        if (step.anchor != take && step.anchor != add) continue;
        const Cell cell = Slot<Cell>::decode(step.subject);
        int& here = depths.of_cell[grid->extent.index(cell)];
        if (step.anchor == take) taken = here;
        else if (costs == layers.end()) depths.largest = std::max(depths.largest, here = taken + cost_of(cell));
        else depths.largest = std::max(depths.largest, here = new_cost(recording, p, *costs, here));
    }
    return depths;
}

}  // namespace

Depths depths(const Recording& recording) {
    return depths_with(recording, [](Cell) { return 1; });
}

Depths costs(const Recording& recording, const Level& level) {
    return depths_with(recording, [&](Cell cell) { return level.cost(cell); });
}

std::vector<int> steps_along(std::span<const std::int32_t> came_from, Extent extent) {
    std::vector<int> steps(came_from.size(), not_reached);
    std::vector<std::size_t> way;  // cells whose number is not known yet, towards the start
    for (std::size_t i = 0; i < steps.size(); ++i) {
        std::size_t at = i;
        while (steps[at] == not_reached) {
            const Cell before = Slot<Cell>::decode(came_from[at]);
            if (!somewhere(before)) break;
            way.push_back(at);
            if (extent.index(before) == at) break;  // the start
            at = extent.index(before);
        }
        for (; !way.empty(); way.pop_back()) {
            const std::size_t before = extent.index(Slot<Cell>::decode(came_from[way.back()]));
            steps[way.back()] = before == way.back() ? 0 : steps[before] + 1;
        }
    }
    return steps;
}

}  // namespace stepwell

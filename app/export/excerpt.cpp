#include "app/export/excerpt.h"

#include <algorithm>

namespace stepwell {

std::size_t most_moments(const RecordedRun& run) {
    constexpr std::size_t most_cells = std::size_t{1} << 31;  // drawn in about a minute
    const std::size_t cells = run.input().map.extent().cells() * run.stages();
    return std::clamp<std::size_t>(most_cells / cells, 2, 500);
}

std::vector<std::size_t> all_positions(const RecordedRun& run, StepSize by, std::size_t focus) {
    std::vector<std::size_t> positions(run.rungs(focus).count(by));
    for (std::size_t i = 0; i < positions.size(); ++i) positions[i] = run.rungs(focus).position(by, i);
    return positions;
}

std::vector<std::size_t> enough_positions(const RecordedRun& run, StepSize by, std::size_t focus) {
    const std::vector<std::size_t> all = all_positions(run, by, focus);
    const std::size_t gaps = most_moments(run) - 1, every = (all.size() - 1 + gaps - 1) / gaps;
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i + 1 < all.size(); i += every) positions.push_back(all[i]);
    positions.push_back(all.back());
    return positions;
}

Result<void> check_moments(const Excerpt& excerpt) {
    const std::size_t most = most_moments(excerpt.run);
    if (excerpt.size() <= most) return {};
    return failure(error("export.long",
                         "these are {steps} steps, and one file of this map holds {most} at most; take larger steps "
                         "(--by chapter) or a part of the run (--at 1..{most})",
                         {{"steps", excerpt.size()}, {"most", most}}));
}

}  // namespace stepwell

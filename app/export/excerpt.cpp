#include "app/export/excerpt.h"

namespace stepwell {

std::vector<std::size_t> all_positions(const RecordedRun& run, StepSize by, std::size_t focus) {
    std::vector<std::size_t> positions(run.rungs(focus).count(by));
    for (std::size_t i = 0; i < positions.size(); ++i) positions[i] = run.rungs(focus).position(by, i);
    return positions;
}

std::vector<std::size_t> enough_positions(const RecordedRun& run, StepSize by, std::size_t focus) {
    const std::vector<std::size_t> all = all_positions(run, by, focus);
    const std::size_t every = (all.size() - 1 + most_moments - 2) / (most_moments - 1);
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i + 1 < all.size(); i += every) positions.push_back(all[i]);
    positions.push_back(all.back());
    return positions;
}

Result<void> check_moments(std::size_t moments) {
    if (moments <= most_moments) return {};
    return failure(error("export.long",
                         "these are {steps} steps, and one file holds {most} at most; take larger steps (--by chapter) "
                         "or a part of the run (--at 1..{most})",
                         {{"steps", moments}, {"most", most_moments}}));
}

}  // namespace stepwell

#include "app/session/wanted.h"

#include <algorithm>

namespace stepwell {

std::size_t Wanted::position_in(const Stage& stage) const {
    if (end) return stage.recording->size() - 1;
    const bool other_steps = step && stage.recording->details() != details;
    return other_steps ? stage.rungs.position(StepSize::step, *step) : position;
}

std::vector<Cursor> cursors_on(const RecordedRun& run, std::size_t focus, const Wanted& wanted) {
    focus = std::min(focus, run.stages() - 1);
    const std::size_t position = std::min(wanted.position_in(run.stage(focus)), run.last(focus));
    std::vector<Cursor> cursors;
    for (std::size_t stage = 0; stage < run.stages(); ++stage)
        cursors.emplace_back(run.stage(stage)).seek(run.same_step(focus, position, stage));
    return cursors;
}

}  // namespace stepwell

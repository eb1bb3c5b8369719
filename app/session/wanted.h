// Where the learner wants to be in a run, also in one that is still being recorded.
#pragma once

#include <optional>
#include <vector>

#include "app/session/run.h"

namespace stepwell {

/// Where the learner last went. An edit may make the run too short for it; a later one may bring it back. At the end
/// one stays at the end: what an edit changes there is the result.
struct Wanted {
    std::size_t position = 0;
    bool end = false;
    std::optional<std::size_t> step = {};  ///< its number among the steps, for a run that has no details, or has them
    bool details = true;                   ///< in the run where it went there

    /// It may lie behind the stage's last one.
    std::size_t position_in(const Stage& stage) const;
};

/// Cursors on all stages, at the step where it is wanted on stage `focus`; if there is no such stage, on the last one.
std::vector<Cursor> cursors_on(const RecordedRun& run, std::size_t focus, const Wanted& wanted);

}  // namespace stepwell

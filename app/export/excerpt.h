// Which moments of a run an exported file shows.
#pragma once

#include <vector>

#include "app/export/page_text.h"
#include "app/session/run.h"

namespace stepwell {

/// Some moments of one run.
struct Excerpt {
    SceneRef at;
    const RecordedRun& run;
    StepSize by = StepSize::step;             ///< the steps that people see counted
    std::vector<std::size_t> positions = {};  ///< one or more, in the recording of the stage `focus`
    std::size_t focus = 0;                    ///< the stage that sentence and question speak of

    std::size_t size() const { return positions.size(); }
    /// The number of the i-th moment's step.
    std::size_t step(std::size_t i) const { return run.rungs(focus).index(by, positions[i]) + 1; }
    std::size_t steps() const { return run.rungs(focus).count(by); }
};

/// Goes through an excerpt, moment by moment.
class Reel {
public:
    explicit Reel(const Excerpt& excerpt) : excerpt_(excerpt) {
        for (std::size_t stage = 0; stage < excerpt.run.stages(); ++stage)
            cursors_.emplace_back(excerpt.run.stage(stage));
    }

    /// Stands at the i-th moment of the excerpt, until it is asked for another one.
    Shot shot(std::size_t i) {
        Shot shot{{}, excerpt_.step(i), excerpt_.steps(), excerpt_.focus};
        for (std::size_t stage = 0; stage < cursors_.size(); ++stage) {
            cursors_[stage].seek(excerpt_.run.same_step(excerpt_.focus, excerpt_.positions[i], stage));
            shot.stages.push_back(cursors_[stage].moment(excerpt_.run.stage(stage).input));
        }
        return shot;
    }

private:
    const Excerpt& excerpt_;
    std::vector<Cursor> cursors_;  // one a stage
};

/// The most moments that one film or page of a run holds: 500, fewer where the maps are so large that nobody would wait
/// for so many pictures.
std::size_t most_moments(const RecordedRun& run);

/// Where all steps of a size are.
std::vector<std::size_t> all_positions(const RecordedRun& run, StepSize by, std::size_t focus = 0);

/// The same, or only every second one, every third, … so that they are not more than most_moments(); the first and the
/// last are always among them.
std::vector<std::size_t> enough_positions(const RecordedRun& run, StepSize by, std::size_t focus = 0);

/// The error if these are too many moments for a film or a page.
Result<void> check_moments(const Excerpt& excerpt);

}  // namespace stepwell

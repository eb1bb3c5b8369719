// One recorded input and a place in it.
#pragma once

#include <memory>

#include "app/session/rungs.h"
#include "core/trace/player.h"
#include "lessons/kit/moment.h"

namespace stepwell {

/// Two players of one recording: the board now and the board after the marked lines have run.
class Cursor {
public:
    /// The recording is not empty.
    explicit Cursor(const std::shared_ptr<const Recording>& recording);

    std::size_t position() const { return now_.position(); }
    /// Goes to `position`, or to the last one if that is smaller.
    void seek(std::size_t position);
    /// The same from wherever it is nearer: from here, or from where `other` (on the same recording) stands.
    void seek(std::size_t position, const Cursor& other);
    Moment moment(const Input& input) const {
        return {input, now_.recording(), position(), now_.board(), after_.board()};
    }

private:
    /// Writes between here and `position`: what a seek costs.
    std::size_t distance(std::size_t position) const;

    Player now_, after_;
};

/// A run that is shown. It never changes; an edit makes a new one.
class RecordedRun {
public:
    /// The recording is that of the input, and is not empty.
    RecordedRun(Input input, std::shared_ptr<const Recording> recording);

    const Input& input() const { return input_; }
    const Recording& recording() const { return *recording_; }
    const std::shared_ptr<const Recording>& shared_recording() const { return recording_; }
    const Rungs& rungs() const { return rungs_; }
    std::size_t last() const { return recording_->size() - 1; }

private:
    Input input_;
    std::shared_ptr<const Recording> recording_;
    Rungs rungs_;
};

}  // namespace stepwell

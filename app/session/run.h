// A recorded input, stage by stage, and a place in a recording.
#pragma once

#include <memory>
#include <vector>

#include "app/session/rungs.h"
#include "core/trace/player.h"
#include "lessons/kit/scene.h"

namespace stepwell {

/// One of the recordings that stand side by side, what it is of, and what follows from it.
struct Stage {
    Input input;
    std::shared_ptr<const Recording> recording;
    Rungs rungs;
    std::shared_ptr<const Facts> facts;
};

/// Two players of a stage's recording: the board now and the board after the marked lines have run.
class Cursor {
public:
    /// Stands at the first step.
    explicit Cursor(const Stage& stage);

    std::size_t position() const { return now_.position(); }
    /// Goes to `position`, or to the last one if that is smaller.
    void seek(std::size_t position);
    /// The same from wherever it is nearer: from here, or from where `other` (on the same recording) stands.
    void seek(std::size_t position, const Cursor& other);
    /// `input`: the stage's, or one on whose map it is to be drawn.
    Moment moment(const Input& input) const {
        return {input, now_.recording(), facts_.get(), position(), now_.board(), after_.board()};
    }

private:
    /// Writes between here and `position`: what a seek costs.
    std::size_t distance(std::size_t position) const;

    Player now_, after_;
    std::shared_ptr<const Facts> facts_;
};

/// A run that is shown: one recording for each of its stages. It never changes; an edit makes a new one.
class RecordedRun {
public:
    /// Records all stages of an input that passed the scene's check(); `limits` are for all of them together. A stage
    /// that is over before another one waits until that is over too, so all have the same number of steps. Nothing if
    /// it was stopped before the first step of one of them, or if `given_up` was asked for: nobody wants it any more.
    static std::unique_ptr<RecordedRun> record(const Scene& scene, const Input& input, const Limits& limits,
                                               const std::stop_token& given_up = {});

    const Input& input() const { return input_; }
    std::size_t stages() const { return stages_.size(); }
    const Stage& stage(std::size_t i) const { return stages_[i]; }
    /// Where stage `to` stands while stage `from` is at `position`: at the step of the same number.
    std::size_t same_step(std::size_t from, std::size_t position, std::size_t to) const;
    /// No stage's recording was cut or stopped, and none lacks its details.
    bool complete() const;

    const Recording& recording(std::size_t stage = 0) const { return *stages_[stage].recording; }
    const Rungs& rungs(std::size_t stage = 0) const { return stages_[stage].rungs; }
    std::size_t last(std::size_t stage = 0) const { return recording(stage).size() - 1; }

private:
    RecordedRun(Input input, std::vector<Stage> stages) : input_(std::move(input)), stages_(std::move(stages)) {}

    Input input_;
    std::vector<Stage> stages_;
};

}  // namespace stepwell

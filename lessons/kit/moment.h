// One moment of one run: everything that stage, sentence, variables, counts and questions may look at.
#pragma once

#include "core/trace/board.h"
#include "lessons/kit/input.h"

namespace stepwell {

/// What follows from a stage's whole run, for pictures and words that need it at every frame: worked out once, when the
/// run has been recorded. Scenes that keep something make it a struct of their own.
struct Facts {
    virtual ~Facts() = default;
};

struct Moment {
    const Input& input;
    const Recording& recording;
    const Facts* facts;  ///< the scene's facts() of the recording
    std::size_t position;
    const Board& now;    ///< before the marked lines run
    const Board& after;  ///< when they have run: the board of the next position
    bool reveal = true;  ///< false: nothing may be shown yet that the step is going to choose

    const Step& step() const { return recording.step(position); }
    const Anchor& anchor() const { return recording.anchor(position); }
    bool at(std::string_view function, std::string_view name) const {
        return anchor().function == function && anchor().name == name;
    }
    /// The step's subject, if it is a cell; else nowhere.
    Cell subject_cell() const { return anchor().subject == Kind::cell ? Slot<Cell>::decode(step().subject) : nowhere; }
    bool last() const { return position + 1 == recording.size(); }
    /// As the scene made them, which it did.
    template <class OfScene>
    const OfScene& facts_as() const {
        return static_cast<const OfScene&>(*facts);
    }
};

}  // namespace stepwell

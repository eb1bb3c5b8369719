// Scenes that go by turns (a hunt, a fight, a river, a game) are a fold: state × action → state. One state is kept a
// turn; a new action appends to the recording, undo takes the last turn off it.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "core/trace/tape.h"

namespace stepwell {

template <class State, class Action>
class Turns {
public:
    /// Plays one turn and tells the tape. Must not keep anything between calls but in the state.
    using Next = std::function<State(const State&, const Action&, Tape&)>;

    Turns(State first, Next next, const Limits& limits = {}) : next_(std::move(next)), tape_(*recording_, limits) {
        states_.push_back(std::move(first));
    }
    Turns(const Turns&) = delete;
    Turns& operator=(const Turns&) = delete;

    /// Adds a turn. If it does not fit the budget or is stopped, nothing is changed and the ending says why.
    Ending append(const Action& action) {
        const Tape::Mark mark = tape_.mark();
        try {
            State state = next_(states_.back(), action, tape_);
            states_.push_back(std::move(state));
            marks_.push_back(mark);
            return Ending::complete;
        } catch (const Stopped& stopped) {
            tape_.rewind(mark);
            return stopped.why;
        }
    }

    /// Takes the last turn back, without a trace; false if there is none.
    bool undo() {
        if (marks_.empty()) return false;
        tape_.rewind(marks_.back());
        marks_.pop_back();
        states_.pop_back();
        return true;
    }

    std::size_t turns() const { return marks_.size(); }
    /// The state after `turn` turns; 0 is the beginning.
    const State& state(std::size_t turn) const { return states_[turn]; }
    /// The position at which turn `turn` (counted from 1) begins.
    std::size_t begin(std::size_t turn) const { return marks_[turn - 1].steps; }
    /// All turns so far. append() and undo() change it, so a player of it must be made anew after them.
    std::shared_ptr<const Recording> recording() const { return recording_; }

private:
    Next next_;
    std::shared_ptr<Recording> recording_ = std::make_shared<Recording>();
    Tape tape_;
    std::vector<State> states_;
    std::vector<Tape::Mark> marks_;
};

}  // namespace stepwell

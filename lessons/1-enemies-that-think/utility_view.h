// What a moment of a decision shows: which acts there are, which of them were considered, and why the others were not.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lessons/1-enemies-that-think/utility_run.h"

namespace stepwell::lesson_1 {

/// All decisions of a run, worked out at once.
struct UtilityFacts : Facts {
    struct One {
        Settings settings;
        Situation at;
        Decision decision;
    };
    std::vector<One> all;

    explicit UtilityFacts(const Settings& settings);
};

/// What the chooser of these settings may consider, in its order; the first is what it begins with.
std::vector<Act> acts_of(const Settings& settings);

/// Why an act is not considered, or that it is: one of why_labels.
std::string_view why(const UtilityFacts::One& decision, Act act);
extern const std::vector<std::string_view> why_labels;

/// An act at a moment.
struct ActRow {
    /// ahead: not yet asked about; asked: its turn; weighed: its score is held against the best one's; ruled_out: why()
    /// says why; best: the best so far; lower, tie, beaten: why it is not, or no longer.
    enum class State : std::uint8_t { ahead, asked, weighed, ruled_out, best, lower, tie, beaten };
    Act act;
    State state = State::ahead;
    Scored scored = {};  ///< if it was considered
    int number = 0;      ///< from 1 on, in the order of consideration; 0: it was not considered
};

class UtilityView {
public:
    UtilityView(const Moment& moment, const Board& board);

    /// Which of the decisions it is, from 0.
    std::size_t index() const { return index_; }
    std::size_t begin() const { return begin_; }
    const UtilityFacts::One& one() const { return *one_; }
    /// The act that it is about just now; nothing at the start and when all is done.
    std::optional<Act> current() const { return current_; }
    bool done() const { return done_; }
    /// Whether what the step is going to do may be shown.
    bool reveals() const { return moment_.reveal; }
    std::vector<ActRow> rows() const;
    /// What is, or is going to be, considered at this step; only within consider().
    const Scored& considered_now() const;
    std::optional<int> best_score() const;

private:
    const Moment& moment_;
    const Board& board_;
    std::size_t index_ = 0, begin_ = 0;
    const UtilityFacts::One* one_;
    std::optional<Act> current_;
    bool done_ = false;
};

}  // namespace stepwell::lesson_1

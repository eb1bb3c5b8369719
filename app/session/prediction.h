// "What happens next?" – the state of one question after the other.
#pragma once

#include <map>
#include <optional>

#include "lessons/kit/question.h"

namespace stepwell {

/// How a question was got right.
enum class Credit : std::uint8_t { none, retry, first_try };

class Prediction {
public:
    /// asked: open, nothing tried yet. wrong: open, the last answer was wrong. right, shown: over, the answer is
    /// visible.
    enum class State : std::uint8_t { none, asked, wrong, right, shown };

    struct Verdict {
        std::optional<std::size_t> choice;  ///< index; empty for a click on a cell that is none of the choices
        bool right = false;
        std::string reason;  ///< text `reason <reason>` of the scene
    };

    bool on() const { return on_; }
    void turn(bool on);
    /// Forgets everything that was asked: there is a new run.
    void restart();
    /// Comes to `position`, where `question` is the one to ask, if any. An open question that is left for a later
    /// position was given away: it stays shown. One that was answered before stays answered.
    void arrive(std::size_t position, std::optional<Question> question);

    /// The question at this position, open or over; nullptr if there is none.
    const Question* question() const { return question_ ? &*question_ : nullptr; }
    State state() const { return state_; }
    /// Open: sentence, log and everything about the next board are to be hidden.
    bool pending() const { return state_ == State::asked || state_ == State::wrong; }
    /// The last answer to this question.
    const std::optional<Verdict>& verdict() const { return verdict_; }
    /// A choice that was answered already, and one that a hint has crossed out: neither can be answered again.
    bool tried(std::size_t choice) const;
    bool crossed_out(std::size_t choice) const;
    /// Credit::none unless the state is right.
    Credit credit() const;
    /// Whether the question at `position` was answered right or shown.
    bool over(std::size_t position) const { return over_.contains(position); }
    /// The poorest credit among all questions that are over; without any: none.
    Credit poorest() const;

    /// Digits on the keyboard answer: by value where all choices are numbers, else by place, from 1.
    bool digits_are_values() const;
    std::optional<std::size_t> choice_of_digit(int digit) const;

    /// Only while pending(); a choice that was tried or crossed out changes nothing.
    void answer(std::size_t choice);
    /// A click in the scene. False if the question is not to be answered there.
    bool answer(Cell cell);
    /// Crosses out one wrong choice, as long as two are left. The answer is then no longer one at the first try.
    void hint();
    /// "Show me": the question is over, without credit.
    void show();

private:
    struct Over {
        State state;
        std::optional<Verdict> verdict;
        bool failed;
    };

    static Credit credit_of(State state, bool failed);

    void ask(std::size_t position, std::optional<Question> question);
    void judge(Verdict verdict);
    void finish(State state);

    bool on_ = false;
    std::size_t position_ = 0;
    std::optional<Question> question_;
    State state_ = State::none;
    std::optional<Verdict> verdict_;
    std::vector<std::size_t> tried_, crossed_out_;
    bool failed_ = false;               // there was a wrong answer or a hint
    std::map<std::size_t, Over> over_;  // by position
};

}  // namespace stepwell

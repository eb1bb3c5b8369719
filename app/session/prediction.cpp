#include "app/session/prediction.h"

#include <algorithm>
#include <utility>

namespace stepwell {

void Prediction::turn(bool on) {
    on_ = on;
    restart();
}

void Prediction::restart() {
    over_.clear();
    ask(0, std::nullopt);
}

void Prediction::ask(std::size_t position, std::optional<Question> question) {
    position_ = position;
    question_ = std::move(question);
    state_ = question_ ? State::asked : State::none;
    verdict_.reset();
    tried_.clear();
    crossed_out_.clear();
    failed_ = false;
}

void Prediction::arrive(std::size_t position, std::optional<Question> question) {
    if (pending() && position == position_) return;
    if (pending() && position > position_) show();
    ask(position, std::move(question));
    if (const auto known = over_.find(position); known != over_.end() && question_) {
        state_ = known->second.state;
        verdict_ = known->second.verdict;
        failed_ = known->second.failed;
    }
}

bool Prediction::tried(std::size_t choice) const { return std::ranges::find(tried_, choice) != tried_.end(); }

bool Prediction::crossed_out(std::size_t choice) const {
    return std::ranges::find(crossed_out_, choice) != crossed_out_.end();
}

Credit Prediction::credit_of(State state, bool failed) {
    if (state != State::right) return Credit::none;
    return failed ? Credit::retry : Credit::first_try;
}

Credit Prediction::credit() const { return credit_of(state_, failed_); }

Credit Prediction::poorest() const {
    Credit poorest = over_.empty() ? Credit::none : Credit::first_try;
    for (const auto& [position, over] : over_) poorest = std::min(poorest, credit_of(over.state, over.failed));
    return poorest;
}

bool Prediction::digits_are_values() const {
    return question_ && std::ranges::all_of(question_->choices, [](const Choice& choice) {
               return choice.key.empty() && choice.value.kind == Kind::number;
           });
}

std::optional<std::size_t> Prediction::choice_of_digit(int digit) const {
    if (!question_) return std::nullopt;
    const auto& choices = question_->choices;
    if (!digits_are_values()) {
        const bool there = digit > 0 && static_cast<std::size_t>(digit) <= choices.size();
        return there ? std::optional(static_cast<std::size_t>(digit - 1)) : std::nullopt;
    }
    const auto it = std::ranges::find(choices, digit, [](const Choice& choice) { return choice.value.raw; });
    return it == choices.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - choices.begin()));
}

void Prediction::answer(std::size_t choice) {
    if (!pending() || choice >= question_->choices.size() || tried(choice) || crossed_out(choice)) return;
    tried_.push_back(choice);
    judge({choice, question_->choices[choice].right, question_->choices[choice].reason});
}

bool Prediction::answer(Cell cell) {
    if (!pending() || !question_->in_scene) return false;
    const auto& choices = question_->choices;
    const auto chosen = std::ranges::find_if(
        choices, [&](const Choice& choice) { return choice.value.kind == Kind::cell && choice.value.cell() == cell; });
    if (chosen != choices.end()) answer(static_cast<std::size_t>(chosen - choices.begin()));
    else judge({std::nullopt, false, question_->elsewhere});
    return true;
}

void Prediction::judge(Verdict verdict) {
    verdict_ = std::move(verdict);
    if (verdict_->right) {
        finish(State::right);
    } else {
        failed_ = true;
        state_ = State::wrong;
    }
}

void Prediction::hint() {
    if (!pending()) return;
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < question_->choices.size(); ++i)
        if (!question_->choices[i].right && !tried(i) && !crossed_out(i)) wrong.push_back(i);
    if (wrong.size() < 2) return;
    crossed_out_.push_back(wrong[position_ % wrong.size()]);  // any of them, but the same one in every run
    failed_ = true;
}

void Prediction::show() {
    if (pending()) finish(State::shown);
}

void Prediction::finish(State state) {
    state_ = state;
    over_[position_] = {state, verdict_, failed_};
}

}  // namespace stepwell

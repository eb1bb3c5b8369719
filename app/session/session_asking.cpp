// Session's questions and tasks.
#include <algorithm>

#include "app/session/session.h"

namespace stepwell {

std::optional<Question> Session::question_here() const {
    if (!ready() || !prediction_.on()) return std::nullopt;
    auto question = scene_->ask(moment());
    if (task_ && question && question->key != task_->task.question) return std::nullopt;
    return question;
}

std::optional<std::size_t> Session::question_on_the_way(std::size_t from, std::size_t to, bool at_end) {
    if (!prediction_.on() || from >= to) return std::nullopt;
    const std::size_t here = position();
    std::optional<std::size_t> found;
    for (std::size_t p = from + 1; p <= to && !found; ++p) {
        if (prediction_.over(p)) continue;
        cursors_[focus_].seek(p);
        const auto question = question_here();
        if (!question) continue;
        const bool is_new = progress_.question(scene_->id(), question->key) == Credit::none;
        if (is_new || (at_end && p == to)) found = p;
    }
    cursors_[focus_].seek(here);
    return found;
}

void Session::set_predict(bool on) {
    if (task_ || on == prediction_.on()) return;
    transport_.pause();
    prediction_.turn(on);
    if (ready()) prediction_.arrive(position(), question_here());
}

void Session::answer(std::size_t choice) {
    prediction_.answer(choice);
    take_answer();
}

void Session::answer_by_digit(int digit) {
    if (const auto choice = prediction_.choice_of_digit(digit)) answer(*choice);
}

bool Session::answer(Cell cell) {
    if (!ready() || !run_->input().map.extent().contains(cell) || !prediction_.answer(cell)) return false;
    take_answer();
    return true;
}

bool Session::answered_here() const {
    const Question* question = prediction_.question();
    return !task_ && question != nullptr && question->in_scene && !prediction_.pending();
}

bool Session::answer_next(Cell cell) {
    if (!ready() || prediction_.pending() || position() >= task_->limit) return false;
    go(task_->limit, 0);
    answer(cell);
    return true;
}

void Session::show_answer() {
    prediction_.show();
    take_answer();
}

void Session::go_on() {
    if (!ready() || prediction_.pending()) return;
    if (task_ && position() < task_->limit) go(task_->limit, 0);
    else step(Direction::forwards);
}

void Session::take_answer() {
    if (!prediction_.question() || prediction_.pending()) return;
    if (progress_.add_question(scene_->id(), prediction_.question()->key, prediction_.credit()))
        store_.save_more(progress_);
    if (task_) find_task_limit();
}

void Session::start_task(std::string_view key) {
    const auto tasks = scene_->tasks();
    const auto task = std::ranges::find(tasks, key, &Task::key);
    if (task == tasks.end()) return;
    leave_task();
    release();
    transport_.pause();
    task_ = TaskInHand{*task, scene_->task_input(*task), wanted_, prediction_.on()};
    wanted_ = {};
    prediction_.turn(true);
    record();
    finish_recording();
    if (ready()) go(task_->limit, 0);  // its first question
}

void Session::leave_task() {
    if (!task_) return;
    transport_.pause();
    wanted_ = task_->own_place;
    prediction_.turn(task_->own_predict);
    task_.reset();
    record();
}

void Session::find_task_limit() {
    Cursor scout(focused());
    task_->limit = last();
    for (std::size_t p = 0; p < last(); ++p) {
        scout.seek(p);
        if (prediction_.over(p)) continue;
        const auto question = scene_->ask(scout.moment(focused().input));
        if (!question || question->key != task_->task.question) continue;
        task_->limit = p;
        return;
    }
}

void Session::end_task_at_end() {
    if (!task_ || task_->ended || position() != last()) return;
    task_->ended = true;
    const Credit credit = prediction_.poorest();
    if (credit == Credit::none) {
        messages.post({"messages.task_not_done"});
        return;
    }
    if (progress_.add_task(scene_->id(), task_->task, credit)) store_.save_more(progress_);
    messages.post({credit == Credit::first_try ? "messages.task_done" : "messages.task_done_retry"});
}

}  // namespace stepwell

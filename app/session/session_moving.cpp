// Session's moves through the run.
#include <algorithm>

#include "app/session/session.h"

namespace stepwell {
namespace {

constexpr std::size_t mark_places = 100;

}  // namespace

void Session::go(std::size_t position, double motion_seconds) {
    if (task_ && position > task_->limit) {
        if (task_->limit == this->position()) messages.post({"messages.answer_first"});
        position = task_->limit;
    }
    if (position == this->position()) return;
    cursors_[focus_].seek(position);
    want_here();
    presenting.step();
    arrive(motion_seconds);
    changed();
}

void Session::want_here() {
    wanted_ = {position(), last() > 0 && position() == last(), focused().rungs.index(StepSize::step, position()),
               focused().recording->details()};
}

void Session::arrive(double motion_seconds) {
    for (std::size_t stage = 0; stage < cursors_.size(); ++stage)
        if (stage != focus_) cursors_[stage].seek(run_->same_step(focus_, position(), stage));
    prediction_.arrive(position(), question_here());
    move_figures(preferences_.motion ? motion_seconds : 0);
    end_task_at_end();
}

void Session::move_figures(double motion_seconds) {
    for (std::size_t stage = 0; stage < motions_.size(); ++stage)
        motions_[stage].go(scene_->movers(stage_moment(stage)), motion_seconds);
}

void Session::focus_on(std::size_t stage) {
    if (!ready() || stage == focus_ || stage >= run_->stages() || task_) return;
    focus_ = stage;
    log_.reset();
    marks_ = {};
    prediction_.restart();
    want_here();
    arrive(0);
}

void Session::play_on(double seconds) {
    if (!ready() || !transport_.playing()) return;
    const std::size_t from = position();
    const auto stop = [&](std::size_t start, std::size_t to) -> std::optional<std::size_t> {
        if (task_ && to >= task_->limit) return std::max(start, task_->limit);
        if (transport_.direction() == Direction::backwards) return std::nullopt;
        return question_on_the_way(start, to, true);
    };
    const std::size_t to = transport_.tick(seconds, *focused().recording, from, desk_->breakpoints, stop);
    const double step_seconds = 1.0 / transport_.steps_per_second();
    go(to, step_seconds < Motion::shortest ? 0 : std::min(step_seconds, Motion::longest));
}

void Session::step(Direction direction, StepSize size) {
    if (!ready()) return;
    transport_.pause();
    std::size_t to = next_place(*focused().recording, position(), direction, size);
    if (direction == Direction::forwards && size == StepSize::step)
        to = question_on_the_way(position(), to, false).value_or(to);
    go(to, Motion::longest);
}

void Session::play(Direction direction) {
    if (ready()) transport_.play(direction, *focused().recording, position());
}

void Session::toggle_play() {
    if (!ready()) return;
    if (transport_.playing()) {
        transport_.pause();
        return;
    }
    play(transport_.direction());
    if (transport_.playing()) return;
    if (transport_.direction() == Direction::forwards) to_first();
    play(Direction::forwards);
}

void Session::to_first() {
    picked_.reset();
    seek(0);
}

void Session::to_last() {
    if (ready()) seek(last());
}

void Session::over() {
    if (!ready()) return;
    transport_.pause();
    go(focused().recording->over(position()), Motion::longest);
}

void Session::out() {
    if (!ready()) return;
    transport_.pause();
    go(focused().recording->out(position()), Motion::longest);
}

void Session::to_breakpoint(Direction direction) {
    if (!ready()) return;
    const std::size_t end = direction == Direction::forwards ? last() : 0;
    const auto hit = desk_->breakpoints.first_hit(*focused().recording, position(), end, transport_.size());
    if (hit) seek(*hit);
    else messages.post({"messages.no_breakpoint"});
}

void Session::seek(std::size_t position) {
    if (!ready()) return;
    transport_.pause();
    go(std::min(position, last()), 0);
}

std::size_t Session::step_number(std::size_t position) const {
    return focused().rungs.index(transport_.size(), position) + 1;
}

std::size_t Session::step_count() const { return focused().rungs.count(transport_.size()); }

void Session::go_to_step(std::size_t number) {
    if (ready()) seek(focused().rungs.position(transport_.size(), number == 0 ? 0 : number - 1));
}

void Session::set_step_size(StepSize size) {
    Preferences preferences = preferences_;
    preferences.step_size = size;
    set_preferences(preferences);
}

void Session::set_speed(int index) {
    Preferences preferences = preferences_;
    preferences.speed = index;
    set_preferences(preferences);
}

const std::vector<std::size_t>& Session::breakpoint_marks() const {
    const Breakpoints& breakpoints = desk_->breakpoints;
    if (marks_.run != run_.get() || marks_.version != breakpoints.version() || marks_.size != transport_.size())
        marks_ = {run_.get(), breakpoints.version(), transport_.size(),
                  ready() ? breakpoints.marks(*focused().recording, transport_.size(), mark_places)
                          : std::vector<std::size_t>{}};
    return marks_.positions;
}

}  // namespace stepwell

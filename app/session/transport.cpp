#include "app/session/transport.h"

#include <algorithm>
#include <cmath>

namespace stepwell {
namespace {

bool at_end(const Recording& recording, std::size_t position, Direction direction) {
    return direction == Direction::forwards ? position + 1 >= recording.size() : position == 0;
}

}  // namespace

void Transport::play(Direction direction, const Recording& recording, std::size_t position) {
    direction_ = direction;
    playing_ = !at_end(recording, position, direction);
    owed_ = 0;
}

void Transport::pause() {
    playing_ = false;
    owed_ = 0;
}

void Transport::run_changed(const Recording& recording, std::size_t position) {
    if (at_end(recording, position, direction_)) pause();
}

void Transport::set_speed(int index) { speed_ = std::clamp(index, 0, static_cast<int>(speeds.size()) - 1); }

std::size_t next_place(const Recording& recording, std::size_t position, Direction direction, StepSize size) {
    return direction == Direction::forwards ? recording.next(position, size) : recording.previous(position, size);
}

double Transport::next_step_in() const { return (1 - owed_) / steps_per_second(); }

int Transport::due_steps(double seconds) {
    if (!playing_) return 0;
    owed_ += std::clamp(seconds, 0.0, longest_tick) * steps_per_second();
    const double due = std::floor(owed_ + 1e-9);  // ten tenths are one step
    owed_ = std::max(0.0, owed_ - due);
    return static_cast<int>(due);
}

std::size_t Transport::advance(const Recording& recording, std::size_t position, const Breakpoints& breakpoints) {
    std::size_t to = next_place(recording, position, direction_, size_);
    if (const auto hit = breakpoints.first_hit(recording, position, to, size_)) {
        to = *hit;
        pause();
    }
    if (at_end(recording, to, direction_)) pause();
    return to;
}

}  // namespace stepwell

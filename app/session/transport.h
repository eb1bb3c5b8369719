// Playing: which way, how fast, by which size of step. Time comes in through tick() alone.
#pragma once

#include <array>

#include "app/session/breakpoints.h"

namespace stepwell {

enum class Direction : std::int8_t { backwards = -1, forwards = 1 };

/// One step of a size, from `position`.
std::size_t next_place(const Recording& recording, std::size_t position, Direction direction, StepSize size);

/// Says where to go; it does not go there itself.
class Transport {
public:
    /// Steps a second for the digits 1 … 9.
    static constexpr std::array<int, 9> speeds{1, 2, 4, 8, 15, 30, 125, 1000, 10000};
    static constexpr int first_speed = 2;  ///< index into speeds
    /// A frame that took longer counts as this long: a stall is no burst.
    static constexpr double longest_tick = 0.1;

    bool playing() const { return playing_; }
    Direction direction() const { return direction_; }
    /// At the end of the run in that direction it stays paused.
    void play(Direction direction, const Recording& recording, std::size_t position);
    void pause();
    /// There is another run, at another place perhaps: playing goes on, unless that is its end.
    void run_changed(const Recording& recording, std::size_t position);

    int speed() const { return speed_; }  ///< index into speeds
    int steps_per_second() const { return speeds[static_cast<std::size_t>(speed_)]; }
    void set_speed(int index);  ///< the nearest one that there is
    StepSize size() const { return size_; }
    void set_size(StepSize size) { size_ = size; }

    /// Seconds until the next step is due, while playing.
    double next_step_in() const;

    /// Where playing has come to after `seconds`. It pauses at breakpoints, on the way to the next place too, at the
    /// run's end, and where `stop(from, to)` says so: an optional position after `from` up to `to`.
    template <class Stop>
    std::size_t tick(double seconds, const Recording& recording, std::size_t position, const Breakpoints& breakpoints,
                     Stop&& stop) {
        for (int due = due_steps(seconds); due > 0 && playing_; --due) {
            const std::size_t to = advance(recording, position, breakpoints);
            const std::optional<std::size_t> stopped = stop(position, to);
            if (stopped) pause();
            position = stopped.value_or(to);
        }
        return position;
    }

private:
    int due_steps(double seconds);
    std::size_t advance(const Recording& recording, std::size_t position, const Breakpoints& breakpoints);

    bool playing_ = false;
    Direction direction_ = Direction::forwards;
    int speed_ = first_speed;
    StepSize size_ = StepSize::step;
    double owed_ = 0;  // of a step
};

}  // namespace stepwell

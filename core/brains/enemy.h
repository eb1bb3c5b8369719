// An enemy that is a state machine, and what it knows of the hero. What it does in a turn is in hunt.h and guard.h.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/search/find_path.h"

namespace stepwell {

enum class State : std::uint8_t { sleep, wander, chase, flee, guard, home };
Labels labels(State);
/// The name of a state, as files and listings write it.
std::string_view name_of(State state);

/// In steps and turns (lesson 1, RULES.md: State machine).
struct Rules {
    int sight = 8;  ///< it sees the hero at most so far away, on foot
    int wake = 5;   ///< it stirs at most so far away: out of sleep, or from its post
    int lost = 3;   ///< it follows a hero that it does not see for so many turns
    int far = 20;   ///< and never a longer way than this one
};

/// The length of a way that there is not.
inline constexpr int no_path = 99;
constexpr int length_of(const Path& path) { return path.empty() ? no_path : static_cast<int>(path.size()); }

template <Recorder Tape>
struct Hero {
    Hero(Tape& tape, Cell at) : cell(tape, "hero", at), hidden(tape, "hidden", false) {}

    Var<Cell, Tape> cell;
    Var<bool, Tape> hidden;
};

template <Recorder Tape>
struct Enemy {
    Enemy(Tape& tape, State first, Cell at, int full_life, const Rules& its_rules)
        : post(at),
          max_life(full_life),
          rules(its_rules),
          state(tape, "state", first),
          cell(tape, "enemy", at),
          life(tape, "life", full_life),
          length(tape, "length", no_path),
          sees(tape, "sees", false),
          lost(tape, "lost", 0) {}

    const Cell post;  ///< where it began
    const int max_life;
    const Rules rules;
    Var<State, Tape> state;
    Var<Cell, Tape> cell;
    Var<int, Tape> life;
    Var<int, Tape> length;  ///< of its way to the hero when it looked last
    Var<bool, Tape> sees;   ///< whether it saw the hero then
    Var<int, Tape> lost;    ///< for how many turns it has not seen the hero: the machine's memory
};

/// One turn of a chase. Unseen for more than `lost` turns, the enemy takes on the state `otherwise`; else it
/// follows `path`, its way to the hero, by one step. It stays if it stands beside the hero, or if the way is too long.
template <Recorder Tape>
void pursue(Enemy<Tape>& enemy, const Path& path, State otherwise, Tape& tape) {
    auto call = tape.call("pursue");
    tape.at("count", enemy.sees);
    enemy.lost = enemy.sees ? 0 : enemy.lost + 1;
    tape.at("lost?", enemy.lost);
    if (enemy.lost > enemy.rules.lost) {
        tape.at("give up", otherwise);
        enemy.state = otherwise;
        return;
    }
    tape.at("near?", enemy.length);
    if (enemy.length <= 1 || enemy.length > enemy.rules.far) return;
    tape.at("step", path.front());
    enemy.cell = path.front();
}

/// The neighbour of `start` that lies farthest from the hero, across plus down; `start` itself if none lies farther
/// than it does. Of equals the first in up, right, down, left. There is no search in it: in a corner it stands still.
template <Recorder Tape>
Cell step_away(const Level& level, Cell start, Cell hero, Tape& tape) {
    auto call = tape.call("step_away");
    tape.at("begin", start);
    Var best{tape, "best", start};
    for (const Place next : level.neighbours(start)) {
        tape.detail("look", next);
        if (!level.walkable(next) || next == hero) continue;
        if (manhattan(next, hero) <= manhattan(best, hero)) continue;
        tape.at("farther", next);
        best = next;
    }
    tape.at("best", best);
    return best;
}

}  // namespace stepwell

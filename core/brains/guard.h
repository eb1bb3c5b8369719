// An enemy that guards a post: it stands there, chases whoever comes too near, and goes home again.
#pragma once

#include "core/brains/enemy.h"

namespace stepwell {

/// One turn of a guard (lesson 1, RULES.md: The guard). At home it becomes a guard in the turn in which it arrives. It
/// waits while the hero stands on its next cell.
template <Recorder Tape>
void guard_turn(const Level& level, Enemy<Tape>& enemy, const Hero<Tape>& hero, Tape& tape) {
    auto call = tape.call("guard_turn");
    tape.detail("going home?", enemy.state);
    if (enemy.state == State::home) {
        tape.at("way home", enemy.cell);
        const Path way = find_path(level, enemy.cell, enemy.post, tape);
        tape.at("free?", way.empty() ? enemy.cell.value() : way.front());
        if (!way.empty() && way.front() != hero.cell) enemy.cell = way.front();
        tape.at("arrived?", enemy.cell);
        if (enemy.cell != enemy.post) return;
        tape.at("arrive", State::guard);
        enemy.state = State::guard;
        return;
    }
    tape.at("search", enemy.cell);
    const Path path = find_path(level, enemy.cell, hero.cell, tape);
    tape.at("sees?", length_of(path));
    enemy.length = length_of(path);
    enemy.sees = !hero.hidden && enemy.length <= enemy.rules.sight;
    tape.detail("chasing?", enemy.state);
    if (enemy.state == State::chase) {
        tape.detail("pursue", enemy.cell);
        pursue(enemy, path, State::home, tape);
        return;
    }
    tape.at("alarm?", enemy.length);
    if (!enemy.sees || enemy.length > enemy.rules.wake) return;
    tape.at("alarm", State::chase);
    enemy.lost = 0;
    enemy.state = State::chase;
}

}  // namespace stepwell

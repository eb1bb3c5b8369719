// The hunt: an enemy that sleeps, wanders, chases and flees, or one that guards a post, and a hero who moves by a
// script.
#pragma once

#include <algorithm>
#include <vector>

#include "core/brains/guard.h"

namespace stepwell {

/// One turn of an enemy with four states (lesson 1, RULES.md: State machine). It does exactly one thing: it changes its
/// state, or takes a step, or stays. `turn` counts from 1.
template <Recorder Tape>
void enemy_turn(const Level& level, Enemy<Tape>& enemy, const Hero<Tape>& hero, int turn, Tape& tape) {
    auto call = tape.call("enemy_turn");
    tape.at("search", enemy.cell);
    const Path path = find_path(level, enemy.cell, hero.cell, tape);
    tape.at("sees?", length_of(path));
    enemy.length = length_of(path);
    enemy.sees = !hero.hidden && enemy.length <= enemy.rules.sight;
    tape.detail("asleep?", enemy.state);
    if (enemy.state == State::sleep) {
        tape.at("wake?", enemy.length);
        if (!enemy.sees || enemy.length > enemy.rules.wake) return;
        tape.at("wake", State::chase);
        enemy.state = State::chase;
        return;
    }
    tape.detail("wandering?", enemy.state);
    if (enemy.state == State::wander) {
        tape.at("notice?", enemy.sees);
        if (enemy.sees) {
            tape.at("notice", State::chase);
            enemy.lost = 0;
            enemy.state = State::chase;
            return;
        }
        tape.at("wander", enemy.cell + directions[turn % 4]);
        const Cell next = enemy.cell + directions[turn % 4];
        if (!level.walkable(next) || next == hero.cell) return;
        tape.at("stroll", next);
        enemy.cell = next;
        return;
    }
    tape.detail("chasing?", enemy.state);
    if (enemy.state == State::chase) {
        tape.at("weak?", enemy.life);
        if (enemy.life * 4 < enemy.max_life) {
            tape.at("flee", State::flee);
            enemy.state = State::flee;
            return;
        }
        tape.detail("pursue", enemy.cell);
        pursue(enemy, path, State::wander, tape);
        return;
    }
    tape.at("run", enemy.cell);
    enemy.cell = step_away(level, enemy.cell, hero.cell, tape);
}

/// What the hero does in a turn: goes to a cell, perhaps hides there, perhaps strikes.
struct HeroTurn {
    Cell cell;
    int hit = 0;
    bool hidden = false;

    bool operator==(const HeroTurn&) const = default;
};

/// How a turn ended.
struct EnemyTurn {
    Cell hero;
    State before, after;
    Cell cell;
    int life;

    bool operator==(const EnemyTurn&) const = default;
};

/// Which enemy it is.
enum class Mind : std::uint8_t { hunter, guard };
constexpr State first_state(Mind mind) { return mind == Mind::hunter ? State::sleep : State::guard; }
template <Mind mind, Recorder Tape>
void take_turn(const Level& level, Enemy<Tape>& enemy, const Hero<Tape>& hero, int turn, Tape& tape) {
    if constexpr (mind == Mind::hunter) enemy_turn(level, enemy, hero, turn, tape);
    else guard_turn(level, enemy, hero, tape);
}

/// What a hunt begins with, and what the hero does. The two starts lie inside the level, the script's cells anywhere.
struct Scenario {
    Level level;
    Cell enemy, hero;
    int life = 16;
    Rules rules;
    std::vector<HeroTurn> script;
};

/// A whole hunt, a chapter a turn. The hero moves and strikes before the enemy's turn; it goes to any cell that the
/// script names, but never onto a wall or the enemy: then it stays. A hit never takes more life than there is.
template <Mind mind = Mind::hunter, Recorder Tape>
std::vector<EnemyTurn> hunt(const Scenario& scenario, Tape& tape) {
    auto call = tape.call("hunt");
    tape.at("begin", scenario.enemy);
    Enemy<Tape> enemy{tape, first_state(mind), scenario.enemy, scenario.life, scenario.rules};
    Hero<Tape> hero{tape, scenario.hero};
    Var turn{tape, "turn", 0};
    std::vector<EnemyTurn> turns;
    for (const HeroTurn& act : scenario.script) {
        tape.chapter("turn", act.cell);
        turn = turn + 1;
        hero.hidden = act.hidden;
        if (scenario.level.walkable(act.cell) && act.cell != enemy.cell) hero.cell = act.cell;
        tape.detail("hit?", act.hit);
        if (act.hit > 0) {
            tape.at("hit", act.hit);
            enemy.life = std::max(0, enemy.life - act.hit);
        }
        tape.detail("now the enemy", enemy.state);
        const State before = enemy.state;
        take_turn<mind>(scenario.level, enemy, hero, turn, tape);
        turns.push_back({hero.cell, before, enemy.state, enemy.cell, enemy.life});
    }
    tape.at("over", turn);
    return turns;
}

}  // namespace stepwell

// The best score wins: every action that is possible gets a score, and the one with the highest is taken. A new action
// is one more consider(), and no other line changes (lesson 1, RULES.md: Utility).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/trace/track.h"
#include "core/trace/var.h"

namespace stepwell {

/// What a fighter can do in its turn.
enum class Act : std::uint8_t {
    attack,
    heal,
    spit,
    firebolt,
    rend,
    summon,
    slam,
    potion,
    antidote,
    heal_skill,
    buff,
    debuff,
    sweep,  ///< a skill that hits all enemies
    skill,  ///< any other skill
    flee,
    wait,
};
inline constexpr std::size_t act_count = 16;
Labels labels(Act);

/// No target, or one that needs no name.
inline constexpr int nobody = -1;

/// How many hundredths of `whole` a part is, rounded down; `part` from 0 on, `whole` from 1 on.
constexpr int percent(int part, int whole) { return part * 100 / whole; }

/// What the choosers know of a fighter.
struct Fighter {
    int life = 1, max_life = 1;
    bool poisoned = false, bleeding = false, buffed = false;
    int potions = 0, antidotes = 0, mana = 0;
    int phase = 0;  ///< of a boss, from 1 on; others have none

    /// What it does not know it is never ready for.
    static constexpr int never = -1;
    std::array<int, act_count> wait = unknown();  ///< turns until it is ready for an act again
    std::array<int, act_count> cost = {};         ///< mana that an act takes

    void learn(Act act, int turns = 0, int mana_cost = 0) {
        wait[static_cast<std::size_t>(act)] = turns;
        cost[static_cast<std::size_t>(act)] = mana_cost;
    }
    int wait_for(Act act) const { return wait[static_cast<std::size_t>(act)]; }
    bool can_pay(Act act) const { return cost[static_cast<std::size_t>(act)] <= mana; }
    /// It knows the act, waits for it no longer and has the mana for it.
    bool ready(Act act) const { return wait_for(act) == 0 && can_pay(act); }

private:
    static constexpr std::array<int, act_count> unknown() {
        std::array<int, act_count> none{};
        none.fill(never);
        return none;
    }
};

/// Those who stand on one side, in their order; all of them live.
class Team {
public:
    Team() = default;
    explicit Team(std::vector<Fighter> fighters) : fighters_(std::move(fighters)) {}

    int size() const { return static_cast<int>(fighters_.size()); }
    const Fighter& operator[](int i) const { return fighters_[static_cast<std::size_t>(i)]; }

private:
    std::vector<Fighter> fighters_;
};

/// What the acts are worth. These numbers are settings, no laws: a thousand fights tell which are good.
struct Worth {
    int attack = 40;
    int heal = 80, spit = 60;
    int firebolt = 65, rend = 55, slam = 60, summon = 100;
    int potion = 90, antidote = 70;
    int heal_skill = 75, heal_skill_unhurt = 0;  // with half of the life or more
    int buff = 50, skill = 55;
    int debuff = 45, debuff_many = 55;  // many: two enemies or more
    int sweep = 52, sweep_many = 65;
};

/// Less than half of its life.
constexpr bool is_hurt(const Fighter& fighter) { return percent(fighter.life, fighter.max_life) < 50; }
/// So little life that a potion is worth it.
constexpr bool is_in_danger(const Fighter& fighter) { return percent(fighter.life, fighter.max_life) < 35; }
/// A boss calls for help once: in its first phase, with less than half of its life.
constexpr bool calls_for_help(const Fighter& boss) { return boss.phase == 1 && boss.life * 2 < boss.max_life; }

/// An act that was considered, for whom, and its score.
struct Scored {
    int score = 0;
    Act act = Act::attack;
    int target = nobody;  ///< an index into the team of allies or of enemies that the act is about
    bool operator==(const Scored&) const = default;
};

/// What was chosen, and all that was considered, in that order; the first of them is what one began with.
struct Decision {
    Scored best;
    std::vector<Scored> considered;
    bool operator==(const Decision&) const = default;
};

/// The traced list of all that was considered: on the tape `considered`, `scores` and `targets`, in the same order.
template <class Tape>
class Considered {
public:
    explicit Considered(Tape& tape)
        : acts_(tape, "considered", Form::list, room, Act::attack),
          scores_(tape, "scores", Form::list, room, 0),
          targets_(tape, "targets", Form::list, room, nobody) {}

    /// At most one for each act there is.
    void push(const Scored& scored) {
        acts_.write(size_, Act::attack, scored.act);
        scores_.write(size_, 0, scored.score);
        targets_.write(size_, nobody, scored.target);
        acts_.write_bound(1, size_, size_ + 1);
        scores_.write_bound(1, size_, size_ + 1);
        targets_.write_bound(1, size_, size_ + 1);
        items_[size_++] = scored;
    }
    std::vector<Scored> values() const { return {items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(size_)}; }

private:
    static constexpr Extent room{act_count, 1};

    std::array<Scored, act_count> items_;
    std::size_t size_ = 0;
    [[no_unique_address]] Track<Act, Tape> acts_;
    [[no_unique_address]] Track<int, Tape> scores_;
    [[no_unique_address]] Track<int, Tape> targets_;
};

/// The best act so far: on the tape `best_score`, `best_action` and `best_target`. It begins with an act that is always
/// possible.
template <class Tape>
class Best {
public:
    Best(Tape& tape, const char*, int first_score, Act first, int first_target)
        : score(tape, "best_score", first_score),
          action(tape, "best_action", first),
          target(tape, "best_target", first_target),
          considered(tape) {
        considered.push({first_score, first, first_target});
    }

    Var<int, Tape> score;
    Var<Act, Tape> action;
    Var<int, Tape> target;
    Considered<Tape> considered;

    Decision value() const { return {{score, action, target}, considered.values()}; }
};

/// The act becomes the best one if its score is greater; of equal ones the earlier stays.
template <class Best, Recorder Tape>
void consider(Best& best, int score, Act action, int target, Tape& tape) {
    auto call = tape.call("consider");
    tape.at("note", action);
    best.considered.push({score, action, target});
    tape.at("greater?", action);
    if (score > best.score) {
        tape.at("replace", action);
        best.score = score;
        best.action = action;
        best.target = target;
    }
}

/// The ally with the smallest share of its life, if that is less than half; of equal ones the first.
template <Recorder Tape>
int weakest_ally(const Team& allies, Tape& tape) {
    auto call = tape.call("weakest_ally");
    tape.detail("start");
    Var weakest{tape, "weakest", nobody};
    Var least{tape, "least", 50};
    for (int ally = 0; ally < allies.size(); ++ally) {
        tape.at("look", ally);
        const int share = percent(allies[ally].life, allies[ally].max_life);
        if (share >= least) continue;
        tape.at("weaker", ally);
        weakest = ally;
        least = share;
    }
    tape.detail("done");
    return weakest;
}

/// The enemy with the fewest hit points, of equal ones the first. There is at least one.
template <Recorder Tape>
int weakest_enemy(const Team& enemies, Tape& tape) {
    auto call = tape.call("weakest_enemy");
    tape.detail("start");
    Var weakest{tape, "weakest", 0};
    for (int enemy = 1; enemy < enemies.size(); ++enemy) {
        tape.at("look", enemy);
        if (enemies[enemy].life >= enemies[weakest].life) continue;
        tape.at("fewer", enemy);
        weakest = enemy;
    }
    tape.detail("done");
    return weakest;
}

/// What a shaman does (lesson 1, RULES.md: Utility). The allies are all but itself.
template <Recorder Tape>
Decision shaman_chooses(const Fighter& me, const Fighter& hero, const Team& allies, const Worth& worth, Tape& tape) {
    auto call = tape.call("shaman_chooses");
    tape.chapter("start");
    Best best{tape, "best", worth.attack, Act::attack, nobody};
    tape.at("heal?");
    const int weakest = weakest_ally(allies, tape);
    if (weakest != nobody && me.ready(Act::heal)) consider(best, worth.heal, Act::heal, weakest, tape);
    tape.at("spit?");
    if (me.ready(Act::spit) && !hero.poisoned) consider(best, worth.spit, Act::spit, nobody, tape);
    tape.at("done", best.action);
    return best.value();
}

/// What the hero does by itself (lesson 1, RULES.md: Utility). There is at least one enemy.
template <Recorder Tape>
Decision hero_chooses(const Fighter& me, const Team& enemies, const Worth& worth, Tape& tape) {
    auto call = tape.call("hero_chooses");
    tape.chapter("start");
    const int weakest = weakest_enemy(enemies, tape);
    Best best{tape, "best", worth.attack, Act::attack, weakest};
    tape.at("potion?");
    if (me.potions > 0 && is_in_danger(me)) consider(best, worth.potion, Act::potion, nobody, tape);
    tape.at("done", best.action);
    return best.value();
}

/// What any enemy of the full game does: whatever it has not learnt it is not ready for. With heal and spit alone it is
/// a shaman (lesson 1, RULES.md: Utility).
template <Recorder Tape>
Decision enemy_chooses(const Fighter& me, const Fighter& hero, const Team& allies, const Worth& worth, Tape& tape) {
    auto call = tape.call("enemy_chooses");
    tape.chapter("start");
    Best best{tape, "best", worth.attack, Act::attack, nobody};
    tape.at("heal?");
    const int weakest = weakest_ally(allies, tape);
    if (weakest != nobody && me.ready(Act::heal)) consider(best, worth.heal, Act::heal, weakest, tape);
    tape.at("spit?");
    if (me.ready(Act::spit) && !hero.poisoned) consider(best, worth.spit, Act::spit, nobody, tape);
    tape.at("firebolt?");
    if (me.ready(Act::firebolt)) consider(best, worth.firebolt, Act::firebolt, nobody, tape);
    tape.at("rend?");
    if (me.ready(Act::rend) && !hero.bleeding) consider(best, worth.rend, Act::rend, nobody, tape);
    tape.at("summon?");
    if (calls_for_help(me)) consider(best, worth.summon, Act::summon, nobody, tape);
    tape.at("slam?");
    if (me.ready(Act::slam) && !calls_for_help(me)) consider(best, worth.slam, Act::slam, nobody, tape);
    tape.at("done", best.action);
    return best.value();
}

/// What the hero of the full game does by itself; without skills and antidotes it is hero_chooses(). There is at least
/// one enemy (lesson 1, RULES.md: Utility).
template <Recorder Tape>
Decision skilled_hero_chooses(const Fighter& me, const Team& enemies, const Worth& worth, Tape& tape) {
    auto call = tape.call("skilled_hero_chooses");
    tape.chapter("start");
    const int weakest = weakest_enemy(enemies, tape);
    const bool many = enemies.size() >= 2;
    Best best{tape, "best", worth.attack, Act::attack, weakest};
    tape.at("potion?");
    if (me.potions > 0 && is_in_danger(me)) consider(best, worth.potion, Act::potion, nobody, tape);
    tape.at("antidote?");
    const bool ill = me.poisoned || me.bleeding;
    if (me.antidotes > 0 && ill && is_hurt(me)) consider(best, worth.antidote, Act::antidote, nobody, tape);
    tape.at("heal skill?");
    const int relief = is_hurt(me) ? worth.heal_skill : worth.heal_skill_unhurt;
    if (me.ready(Act::heal_skill)) consider(best, relief, Act::heal_skill, nobody, tape);
    tape.at("buff?");
    if (me.ready(Act::buff) && !me.buffed) consider(best, worth.buff, Act::buff, nobody, tape);
    tape.at("debuff?");
    const int weakening = many ? worth.debuff_many : worth.debuff;
    if (me.ready(Act::debuff)) consider(best, weakening, Act::debuff, nobody, tape);
    tape.at("sweep?");
    const int sweeping = many ? worth.sweep_many : worth.sweep;
    if (me.ready(Act::sweep)) consider(best, sweeping, Act::sweep, nobody, tape);
    tape.at("skill?");
    if (me.ready(Act::skill)) consider(best, worth.skill, Act::skill, nobody, tape);
    tape.at("done", best.action);
    return best.value();
}

/// What an act can be weighed by.
enum class Measure : std::uint8_t { near, life, need };
Labels labels(Measure);

/// A curve from (0, 0) to (100, 100). `bend` is from 0, which hangs down (x² / 100), over 50, which is straight, to
/// 100, which bulges up by as much; it passes through (50, 25 + bend / 2). `x` is from 0 to 100, the result is rounded
/// down.
constexpr int curve(int x, int bend) { return (10000 * x + (2 * bend - 100) * x * (100 - x)) / 10000; }

/// A measure from 0 to 100 and the curve that says how much it counts; turned over it counts when it is small.
struct Consideration {
    Measure of = Measure::near;
    int value = 0;
    int bend = 50;
    bool turned = false;
    constexpr int weight() const { return turned ? 100 - curve(value, bend) : curve(value, bend); }
};

/// An act and all that it is weighed by.
struct Weighed {
    Act act = Act::wait;
    std::vector<Consideration> considerations;
};

/// The product of all weights in hundredths, rounded down each time. One that is 0 rules the act out.
template <Recorder Tape>
int multiply(const std::vector<Consideration>& considerations, Tape& tape) {
    auto call = tape.call("multiply");
    tape.at("begin");
    Var score{tape, "score", 100};
    for (const Consideration& each : considerations) {
        tape.at("times", each.of);
        score = score * each.weight() / 100;
    }
    tape.detail("done");
    return score;
}

/// The act whose considerations give the largest product; if all are 0 one waits.
template <Recorder Tape>
Decision choose_by_curves(const std::vector<Weighed>& acts, Tape& tape) {
    auto call = tape.call("choose_by_curves");
    tape.chapter("start");
    Best best{tape, "best", 0, Act::wait, nobody};
    for (const Weighed& each : acts) {
        tape.at("weigh", each.act);
        const int score = multiply(each.considerations, tape);
        consider(best, score, each.act, nobody, tape);
    }
    tape.at("done", best.action);
    return best.value();
}

}  // namespace stepwell

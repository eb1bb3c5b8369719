#include "lessons/1-enemies-that-think/hunt_questions.h"

#include <algorithm>

#include "lessons/kit/choices.h"

namespace stepwell::lesson_1 {
namespace {

std::string_view name_of(Guard guard) {
    constexpr std::string_view names[] = {"near", "seen", "unseen", "weak", "at-post"};
    return names[static_cast<std::size_t>(guard)];
}

Value value_of(State state) { return {Kind::label, static_cast<std::int32_t>(state), labels(State{})}; }

/// The values of the guards when the step at the moment has run, and the enemy has counted.
GuardValues values_in_turn(const Moment& moment, const Scenario& scenario) {
    GuardValues values = guard_values(moment.after, scenario);
    if (values.state == State::chase) values.lost = values.sees ? 0 : values.lost + 1;
    return values;
}

std::optional<Question> ask_mind(const Moment& moment, const Scenario& scenario, Mind mind) {
    const GuardValues values = values_in_turn(moment, scenario);
    const auto all = transitions(mind);
    const auto fires = std::ranges::find_if(
        all, [&](const Transition& each) { return each.from == values.state && holds(each.guard, values); });
    const State right = fires == all.end() ? values.state : fires->to;
    Choices choices(value_of(right), fires == all.end() ? "stays" : std::string(name_of(fires->guard)));
    const auto why_not = [&](State other) -> std::string {
        if (other == values.state) return "leaves";
        const auto arrow = std::ranges::find_if(
            all, [&](const Transition& each) { return each.from == values.state && each.to == other; });
        return arrow == all.end() ? "no-arrow" : "false-" + std::string(name_of(arrow->guard));
    };
    for (const Transition& each : all)
        for (const State other : {each.from, each.to}) choices.wrong(value_of(other), why_not(other));
    return Question{"mind", std::move(choices).shuffled(moment.position), false, ""};
}

/// Where the enemy goes, among its neighbours and its own cell. `right`: there; `why` says why that is so, and
/// `wrong(cell)` why another one is not.
template <class Wrong>
std::optional<Question> ask_where(std::string key, const Moment& moment, const Scenario& scenario, Cell right,
                                  std::string why, Wrong wrong) {
    const Cell here = moment.now.find("enemy")->as<Cell>();
    Choices choices = right == here ? Choices(Value::of(here), why, "stay") : Choices(Value::of(right), why);
    for (const Cell c : scenario.level.neighbours(here)) {
        if (!scenario.level.extent().contains(c) || c == right) continue;
        choices.wrong(Value::of(c), scenario.level.walkable(c) ? wrong(c) : "is-wall");
    }
    if (right != here) choices.wrong(Value::of(here), "moves", "stay");
    if (choices.size() < 2) return std::nullopt;
    return Question{std::move(key), std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

std::optional<Question> ask_pursuit(const Moment& moment, const Scenario& scenario) {
    Silent silent;
    const Cell here = moment.now.find("enemy")->as<Cell>(), hero = moment.now.find("hero")->as<Cell>();
    const Path way = find_path(scenario.level, here, hero, silent);
    const bool stays = length_of(way) <= 1 || length_of(way) > scenario.rules.far;
    return ask_where("pursuit", moment, scenario, stays ? here : way.front(),
                     !stays                ? "way"
                     : length_of(way) <= 1 ? "beside"
                                           : "too-far",
                     [&](Cell) { return stays ? "keeps-still" : "off-way"; });
}

std::optional<Question> ask_stroll(const Moment& moment, const Scenario& scenario) {
    const Cell here = moment.now.find("enemy")->as<Cell>(), next = moment.subject_cell();
    const bool free = scenario.level.walkable(next) && next != moment.now.find("hero")->as<Cell>();
    return ask_where("stroll", moment, scenario, free ? next : here, free ? "turn" : "blocked",
                     [](Cell) { return "other-way"; });
}

std::optional<Question> ask_escape(const Moment& moment, const Scenario& scenario) {
    Silent silent;
    const Cell here = moment.subject_cell(), hero = moment.now.find("hero")->as<Cell>();
    const Cell best = step_away(scenario.level, here, hero, silent);
    return ask_where("escape", moment, scenario, best, best == here ? "corner" : "away",
                     [&](Cell c) { return manhattan(c, hero) > manhattan(here, hero) ? "equal" : "not-away"; });
}

std::optional<Question> ask_homeward(const Moment& moment, const Scenario& scenario) {
    Silent silent;
    const Cell here = moment.subject_cell(), hero = moment.now.find("hero")->as<Cell>();
    const Path way = find_path(scenario.level, here, scenario.enemy, silent);
    if (way.empty()) return std::nullopt;  // it stands there already, or cannot come home
    const bool waits = way.front() == hero;
    return ask_where("homeward", moment, scenario, waits ? here : way.front(), waits ? "waits" : "home",
                     [&](Cell c) { return c == hero ? "taken-by-hero" : "off-way"; });
}

}  // namespace

std::vector<std::string> hunt_questions(Mind mind) {
    if (mind == Mind::guard) return {"mind", "pursuit", "homeward"};
    return {"mind", "pursuit", "stroll", "escape"};
}

std::optional<Question> ask_hunt(const Moment& moment, const Scenario& scenario, Mind mind) {
    if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
    if (moment.anchor().name == "sees?") return ask_mind(moment, scenario, mind);
    if (moment.at("pursue", "near?")) return ask_pursuit(moment, scenario);
    if (moment.at("enemy_turn", "wander")) return ask_stroll(moment, scenario);
    if (moment.at("enemy_turn", "run")) return ask_escape(moment, scenario);
    if (moment.at("guard_turn", "way home")) return ask_homeward(moment, scenario);
    return std::nullopt;
}

}  // namespace stepwell::lesson_1

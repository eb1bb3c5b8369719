// What the hunt's scenes know of a run without a recording: its script as lines of text, and its table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/brains/hunt.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_1 {

/// How much life a strike takes when the learner plays the hero.
inline constexpr int strike = 5;

/// A line of the script: `6,4` (go there), `6,4 hidden`, `6,4 hit 13`. The error says what a line may be.
Result<HeroTurn> hero_turn_from(std::string_view line);
Action to_text(const HeroTurn& turn);

/// Of an input that passed the scene's check().
Scenario scenario_of(const Input& input);
/// Runs it with the mind that the setting `mind` names.
template <Recorder T>
std::vector<EnemyTurn> run_hunt(const Input& input, T& tape) {
    const Scenario scenario = scenario_of(input);
    if (input.settings.at("mind") == "guard") return hunt<Mind::guard>(scenario, tape);
    return hunt<Mind::hunter>(scenario, tape);
}

/// A row a turn: `turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life`. The way is
/// measured when the turn is over; where there is none it counts as 99.
std::string turns_as_csv(const Scenario& scenario, const std::vector<EnemyTurn>& turns);
/// The same as one object: `{"turns": [{"turn": 1, "hero": [4, 4], …}, …]}`.
std::string turns_as_json(const Scenario& scenario, const std::vector<EnemyTurn>& turns);
/// The same for people, a line a turn.
std::string turns_as_text(const Scenario& scenario, const std::vector<EnemyTurn>& turns);

}  // namespace stepwell::lesson_1

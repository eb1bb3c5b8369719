// What the scene of utility decides: fighters and scores as its settings say, and what comes out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/brains/utility.h"
#include "lessons/kit/scene.h"

namespace stepwell::lesson_1 {

/// six: the six decisions of the lesson, one after the other. small: one decision of a shaman or of the hero. table:
/// the same with all that the full game knows. curves: acts weighed by several things at once.
enum class Show : std::uint8_t { six, small, table, curves };
Show show_of(const Settings& settings);
/// It is the hero who chooses; else an enemy does.
bool hero_chooses_in(const Settings& settings);

/// The others by their names, in their order: allies of the enemy who chooses, enemies of the hero who does.
inline constexpr std::string_view other_names[] = {"rat", "goblin", "cultist"};

std::vector<Setting> utility_settings();
bool utility_matters(std::string_view setting, const Settings& settings);
std::vector<std::string> utility_presets();
/// Changes what the preset says and leaves the rest.
void set_preset(std::string_view preset, Settings& settings);

/// The fighters of one decision. What skills cost is the same for all of them.
struct Situation {
    Fighter me;    ///< who chooses
    Fighter hero;  ///< the same one, if it is the hero
    Team others;
    Worth worth;
};
inline constexpr int skill_cost = 4;
Situation situation_of(const Settings& settings);
/// The acts that are weighed by curves.
std::vector<Weighed> weighed_acts(const Settings& settings);

/// The settings of each decision of an input: six, or one, its own.
std::vector<Settings> decisions_of(const Settings& settings);

template <Recorder Tape>
Decision decide(const Settings& settings, Tape& tape) {
    const Show show = show_of(settings);
    if (show == Show::curves) return choose_by_curves(weighed_acts(settings), tape);
    const auto [me, hero, others, worth] = situation_of(settings);
    if (show == Show::table)
        return hero_chooses_in(settings) ? skilled_hero_chooses(me, others, worth, tape)
                                         : enemy_chooses(me, hero, others, worth, tape);
    return hero_chooses_in(settings) ? hero_chooses(me, others, worth, tape)
                                     : shaman_chooses(me, hero, others, worth, tape);
}

/// heal:rat
std::string name_of(const Scored& scored);
/// Rows as in golden/utility.csv; for the table and the curves the last two columns of it.
std::string decisions_as_csv(const Settings& settings, const std::vector<Decision>& decisions);
std::string print_decisions(const Settings& settings, Format format);

}  // namespace stepwell::lesson_1

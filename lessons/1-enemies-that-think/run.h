#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/brains/utility.h"
#include "lessons/1-enemies-that-think/hunt_run.h"
#include "lessons/1-enemies-that-think/print.h"
#include "lessons/1-enemies-that-think/utility_run.h"
#include "lessons/kit/input.h"
#include "lessons/kit/prelude.h"

namespace stepwell::plain::lesson_1 {

struct Hero {
    Cell cell;
    bool hidden = false;
};

class Enemy {
public:
    Enemy(State first, Cell at, int full_life, const Rules& its_rules)
        : post(at), max_life(full_life), rules(its_rules), state(first), cell(at), life(full_life) {}

    const Cell post;
    const int max_life;
    const Rules rules;
    State state;
    Cell cell;
    int life;
    int length = no_path;
    bool sees = false;
    int lost = 0;
};

/// The best act so far, and all that were considered.
class Best {
public:
    Best(int first_score, Act first, int first_target) : score(first_score), action(first), target(first_target) {
        considered.push({first_score, first, first_target});
    }
    operator Decision() const { return {{score, action, target}, considered}; }

    int score;
    Act action;
    int target;
    List<Scored> considered;
};

/// What the listings of a scene of decisions choose, as decide() does.
template <class Listings>
Decision decided(Listings& listings, const Settings& settings) {
    using namespace stepwell::lesson_1;
    if constexpr (requires { &Listings::choose_by_curves; }) {
        return listings.choose_by_curves(weighed_acts(settings));
    } else {
        const auto [me, hero, others, worth] = situation_of(settings);
        if constexpr (requires { &Listings::skilled_hero_chooses; })
            return listings.skilled_hero_chooses(me, others, worth);
        else if constexpr (requires { &Listings::enemy_chooses; })
            return listings.enemy_chooses(me, hero, others, worth);
        else {
            if constexpr (requires { &Listings::hero_chooses; })
                if (hero_chooses_in(settings)) return listings.hero_chooses(me, others, worth);
            if constexpr (requires { &Listings::shaman_chooses; })
                return listings.shaman_chooses(me, hero, others, worth);
            throw std::invalid_argument("nobody chooses");
        }
    }
}

/// Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does.
template <class Listings>
std::string run(Listings listings, std::string_view scene, const Input& input) {
    const Settings& set = input.settings;
    using stepwell::cells_as_csv, stepwell::lesson_1::distances_as_csv;
    if constexpr (requires { &Listings::hunt; }) {
        const Scenario scenario = stepwell::lesson_1::scenario_of(input);
        return stepwell::lesson_1::turns_as_csv(scenario, listings.hunt(scenario));
    } else if constexpr (requires { &Listings::consider; }) {
        std::vector<Decision> decisions;
        for (const Settings& each : stepwell::lesson_1::decisions_of(set)) decisions.push_back(decided(listings, each));
        return stepwell::lesson_1::decisions_as_csv(set, decisions);
    } else if constexpr (requires { &Listings::chase; })
        return cells_as_csv(listings.chase(input.map, cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::find_path; })
        return cells_as_csv(listings.find_path(input.map, cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::wave; })
        return distances_as_csv(input.map, listings.wave(input.map, cell_of(set, "start")));
    else throw std::invalid_argument("no scene " + std::string(scene));
}

}  // namespace stepwell::plain::lesson_1

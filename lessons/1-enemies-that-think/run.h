#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "lessons/1-enemies-that-think/hunt_run.h"
#include "lessons/1-enemies-that-think/print.h"
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

/// Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does.
template <class Listings>
std::string run(Listings listings, std::string_view scene, const Input& input) {
    const Settings& set = input.settings;
    using stepwell::cells_as_csv, stepwell::lesson_1::distances_as_csv;
    if constexpr (requires { &Listings::hunt; }) {
        const Scenario scenario = stepwell::lesson_1::scenario_of(input);
        return stepwell::lesson_1::turns_as_csv(scenario, listings.hunt(scenario));
    } else if constexpr (requires { &Listings::chase; })
        return cells_as_csv(listings.chase(input.map, cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::find_path; })
        return cells_as_csv(listings.find_path(input.map, cell_of(set, "start"), cell_of(set, "goal")));
    else if constexpr (requires { &Listings::wave; })
        return distances_as_csv(input.map, listings.wave(input.map, cell_of(set, "start")));
    else throw std::invalid_argument("no scene " + std::string(scene));
}

}  // namespace stepwell::plain::lesson_1

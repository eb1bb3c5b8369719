#include "lessons/2-flood-and-astar/searches.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/grid/directions.h"

namespace stepwell::lesson_2 {
namespace {

struct Search {
    std::string_view name, function, guess;
    bool weighted = false;  ///< its guess is multiplied by the setting `weight`
};

constexpr std::array searches{
    Search{"flood", "flood", "zero"},        Search{"astar", "astar", "manhattan"},
    Search{"dijkstra", "astar", "zero"},     Search{"greedy", "greedy", "manhattan"},
    Search{"straight", "astar", "straight"}, Search{"weighted", "astar", "manhattan", true},
};

/// Whether the search promises a cheapest way on the stage's floor (RULES.md: What may be said).
bool promises(const Input& stage) {
    const std::string& search = stage.settings.at("search");
    if (search == "flood") return stage.map.water_cells() == 0;
    return search == "astar" && stage.settings.at("factor") == "1";
}

}  // namespace

std::vector<std::string> all_searches() {
    std::vector<std::string> names;
    for (const Search& search : searches) names.emplace_back(search.name);
    return names;
}

Input stage_of(const Input& input, std::string_view name) {
    const Search& search = *std::ranges::find(searches, name, &Search::name);
    Input stage = input;
    stage.settings["stage"] = name;
    stage.settings["search"] = search.function;
    stage.settings["guess"] = search.guess;
    stage.settings["factor"] = search.weighted ? input.settings.at("weight") : "1";
    stage.settings["end"] = "queue";
    return stage;
}

Level floor_of(const Input& stage) {
    Level floor = stage.map;
    floor.look_in(*directions_from_text(stage.settings.at("order")));
    return floor;
}

Ties ties_of(const Settings& settings) {
    const std::string& ties = settings.find("ties")->second;
    return ties == "deeper" ? Ties::deeper : ties == "last" ? Ties::last_in : Ties::first_in;
}

Guess::Guess(const Input& stage)
    : weight_(number_of(stage.settings, "factor")), goal_(cell_of(stage.settings, "goal")) {
    const std::string& guess = stage.settings.at("guess");
    guess_ = guess == "zero" ? zero : guess == "straight" ? straight : manhattan;
}

Outcome outcome(const Input& stage) {
    return outcome(stage, least_cost(stage.map, cell_of(stage.settings, "start"), cell_of(stage.settings, "goal")));
}

Outcome outcome(const Input& stage, std::optional<int> least) {
    const Cell start = cell_of(stage.settings, "start"), goal = cell_of(stage.settings, "goal");
    Tally tally;
    Outcome outcome;
    outcome.path = run_search(stage, tally);
    for (const char* function : {"find_path", "astar", "greedy"}) outcome.taken += tally.count(function, "take");
    outcome.taken -= tally.count("astar", "again");
    outcome.least = least;
    outcome.verdict = verdict(stage.map, outcome.path, least, promises(stage));
    if (!outcome.path.empty()) outcome.cost = cost_of(stage.map, outcome.path);
    else outcome.to_closest = path_to_closest(floor_of(stage), start, goal);
    return outcome;
}

}  // namespace stepwell::lesson_2

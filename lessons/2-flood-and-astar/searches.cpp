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
    : weight_(*whole_number(stage.settings.at("factor"))), goal_(cell_setting(stage, "goal")) {
    const std::string& guess = stage.settings.at("guess");
    guess_ = guess == "zero" ? zero : guess == "straight" ? straight : manhattan;
}

namespace {

Outcome outcome_with(const Input& stage, std::optional<int> least) {
    Tally tally;
    Outcome outcome;
    outcome.path = run_search(stage, tally);
    for (const char* function : {"find_path", "astar", "greedy"}) outcome.taken += tally.count(function, "take");
    outcome.taken -= tally.count("astar", "again");
    outcome.least = least;
    outcome.verdict = verdict(stage.map, outcome.path, least, promises(stage));
    if (!outcome.path.empty()) outcome.cost = cost_of(stage.map, outcome.path);
    else
        outcome.to_closest =
            path_to_closest(floor_of(stage), cell_setting(stage, "start"), cell_setting(stage, "goal"));
    return outcome;
}

std::optional<int> least_of(const Input& stage) {
    return least_cost(stage.map, cell_setting(stage, "start"), cell_setting(stage, "goal"));
}

}  // namespace

Outcome outcome(const Input& stage) { return outcome_with(stage, least_of(stage)); }

const Outcome& Outcomes::of(const Input& stage) {
    const auto known = std::ranges::find(kept_, stage, &std::pair<Input, Outcome>::first);
    if (known != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, known);
        return kept_.front().second;
    }
    // The exact check is the same for all searches on one map.
    const auto same_way = std::ranges::find_if(kept_, [&](const auto& kept) {
        const Input& other = kept.first;
        return cell_setting(other, "start") == cell_setting(stage, "start") &&
               cell_setting(other, "goal") == cell_setting(stage, "goal") && other.map == stage.map;
    });
    const std::optional<int> least = same_way == kept_.end() ? least_of(stage) : same_way->second.least;
    if (kept_.size() == most) kept_.pop_back();
    kept_.emplace_front(stage, outcome_with(stage, least));
    return kept_.front().second;
}

}  // namespace stepwell::lesson_2

// Flood against A*: two searches or more on one floor, in lockstep.
#include <algorithm>

#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/search_stages.h"

namespace stepwell::lesson_2 {
namespace {

/// The settings that say which search stands on which stage; only the first stage cannot be empty.
constexpr const char* places[] = {"left", "right", "third", "fourth"};
constexpr const char* nothing = "none";

/// The floor of the tasks that are carried out by hand: a wall in an open room (RULES.md: By hand).
constexpr std::string_view small_floor =
    ".....\n"
    "..#..\n"
    "..#..\n"
    ".....\n";

class Compare final : public SearchStages {
public:
    std::string_view id() const override { return "compare"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        for (const char* place : places) {
            std::vector<std::string> choices = all_searches();
            if (place != places[0]) choices.insert(choices.begin(), nothing);
            const char* at_first = place == places[0] ? "flood" : place == places[1] ? "astar" : nothing;
            std::ranges::rotate(choices, std::ranges::find(choices, at_first));  // the first choice is the default
            settings.push_back({.name = place, .choices = std::move(choices)});
        }
        settings.push_back({.name = "ties", .choices = {"first", "deeper", "last"}});
        for (Setting& setting : common_settings()) settings.push_back(std::move(setting));
        return settings;
    }

    std::vector<std::string> presets() const override {
        return {"walls", "open", "pond", "puddle", "zigzag", "scattered", "maze", "bushy", "rooms", "locked"};
    }

    std::vector<Input> side_by_side(const Input& input) const override {
        std::vector<Input> stages;
        for (const char* place : places)
            if (const std::string& name = input.settings.at(place); name != nothing)
                stages.push_back(stage_of(input, name));
        return stages;
    }

    std::vector<Input> printed(const Input& input) const override {
        std::vector<Input> printed;
        for (const char* name : {"flood", "astar", "dijkstra", "greedy"}) printed.push_back(stage_of(input, name));
        return printed;
    }

    std::vector<Settings> variants() const override {
        std::vector<Settings> variants;
        const Input input = first_input();
        const auto add = [&](const std::string& name, const char* ties) {
            Input with_ties = input;
            with_ties.settings["ties"] = ties;
            Settings settings = stage_of(with_ties, name).settings;
            for (const char* cell : {"start", "goal"}) settings.erase(cell);
            variants.push_back(std::move(settings));
        };
        for (const std::string& name : all_searches()) add(name, "first");
        for (const char* ties : {"deeper", "last"}) add("astar", ties);
        return variants;
    }

    std::vector<Task> tasks() const override {
        return {{.key = "be-the-flood", .question = "take"}, {.key = "be-astar", .question = "take"}};
    }

    Input task_input(const Task& task) const override {
        Input input = first_input();
        input.map = *level_from_text(small_floor);
        input.settings["start"] = "0,1";
        input.settings["goal"] = "4,2";
        input.settings["left"] = task.key == "be-astar" ? "astar" : "flood";
        input.settings["right"] = nothing;
        input.settings["numbers"] = task.key == "be-astar" ? "sum" : "cost";
        return input;
    }
};

}  // namespace

std::unique_ptr<Scene> compare_scene() { return std::make_unique<Compare>(); }

}  // namespace stepwell::lesson_2

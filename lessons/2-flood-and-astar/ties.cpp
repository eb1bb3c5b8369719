// Who goes first? A* three times, which takes cells of equal f in three different orders.
#include <iterator>

#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/search_stages.h"

namespace stepwell::lesson_2 {
namespace {

constexpr const char* orders[] = {"first", "deeper", "last"};
constexpr const char* all_orders_at_once = "all";

class TiesScene final : public SearchStages {
public:
    std::string_view id() const override { return "ties"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        for (Setting& setting : common_settings())
            if (setting.name != "weight") settings.push_back(std::move(setting));
        Setting show{.name = "show", .choices = {all_orders_at_once}};
        show.choices.insert(show.choices.end(), std::begin(orders), std::end(orders));
        settings.push_back(std::move(show));
        return settings;
    }

    std::vector<std::string> presets() const override { return {"open", "walls", "pond", "scattered", "maze"}; }

    std::vector<std::string> question_kinds() const override { return {"take", "sum", "back"}; }

    std::vector<Input> side_by_side(const Input& input) const override {
        std::vector<Input> stages;
        const std::string& shown = input.settings.at("show");
        for (const char* ties : orders) {
            if (shown != all_orders_at_once && shown != ties) continue;
            Input stage = stage_of(input, "astar");
            stage.settings["ties"] = stage.settings["stage"] = ties;
            stages.push_back(std::move(stage));
        }
        return stages;
    }

    std::vector<Settings> variants() const override {
        std::vector<Settings> variants;
        for (Input& stage : side_by_side(first_input())) {
            for (const char* cell : {"start", "goal"}) stage.settings.erase(cell);
            variants.push_back(std::move(stage.settings));
        }
        return variants;
    }

    std::vector<Task> tasks() const override {
        std::vector<Task> tasks;
        for (const char* ties : orders) tasks.push_back({.key = ties, .question = "take"});
        return tasks;
    }

    /// An open floor, on which the rules differ most (RULES.md: By hand).
    Input task_input(const Task& task) const override {
        Input input = first_input();
        input.map = Level({5, 4});
        input.settings["start"] = "1,0";
        input.settings["goal"] = "4,2";
        input.settings["show"] = task.key;
        input.settings["numbers"] = "sum";
        return input;
    }
};

}  // namespace

std::unique_ptr<Scene> ties_scene() { return std::make_unique<TiesScene>(); }

}  // namespace stepwell::lesson_2

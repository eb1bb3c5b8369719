// Who goes first? A* three times, which takes cells of equal f in three different orders.
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/search_stages.h"

namespace stepwell::lesson_2 {
namespace {

constexpr const char* orders[] = {"first", "deeper", "last"};

class TiesScene final : public SearchStages {
public:
    std::string_view id() const override { return "ties"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        for (Setting& setting : common_settings())
            if (setting.name != "weight") settings.push_back(std::move(setting));
        return settings;
    }

    std::vector<std::string> presets() const override { return {"open", "walls", "pond", "scattered", "maze"}; }

    std::vector<std::string> question_kinds() const override { return {"take", "sum", "back"}; }

    std::vector<Input> side_by_side(const Input& input) const override {
        std::vector<Input> stages;
        for (const char* ties : orders) {
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
};

}  // namespace

std::unique_ptr<Scene> ties_scene() { return std::make_unique<TiesScene>(); }

}  // namespace stepwell::lesson_2

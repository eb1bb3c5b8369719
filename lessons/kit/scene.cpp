#include "lessons/kit/scene.h"

#include "lessons/kit/lesson.h"

namespace stepwell {

Input Scene::first_input() const {
    Input input;
    for (const Setting& setting : settings())
        input.settings[setting.name] =
            setting.kind == Setting::Kind::choice ? setting.choices.front() : setting.initial;
    return preset(presets().front(), input);
}

std::vector<Settings> Scene::variants() const {
    std::vector<Settings> all{{}};
    for (const Setting& setting : settings()) {
        if (setting.kind != Setting::Kind::choice) continue;
        std::vector<Settings> more;
        for (const Settings& before : all) {
            for (const std::string& value : setting.choices) {
                more.push_back(before);
                more.back()[setting.name] = value;
            }
        }
        all = std::move(more);
    }
    return all;
}

SceneRef find_scene(const std::vector<Lesson>& lessons, std::string_view id) {
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes)
            if (scene->id() == id) return {&lesson, scene.get()};
    return {};
}

}  // namespace stepwell

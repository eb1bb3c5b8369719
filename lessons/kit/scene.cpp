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

SceneRef find_scene(const std::vector<Lesson>& lessons, std::string_view id) {
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes)
            if (scene->id() == id) return {&lesson, scene.get()};
    return {};
}

}  // namespace stepwell

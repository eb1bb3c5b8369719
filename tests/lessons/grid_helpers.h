// Scenes on floors, and inputs to try them on.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/grid/floors.h"
#include "lessons/kit/grid_scene.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/texts.h"
#include "tests/lessons/played.h"

namespace stepwell::tests {

inline const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> lessons = all_lessons();
    return lessons;
}

inline const Scene& scene(std::string_view id) { return *find_scene(lessons(), id).scene; }

/// What a scene's canvas writes, in English.
inline Canvas::Words words(std::string_view id) {
    const SceneRef ref = find_scene(lessons(), id);
    return words_of(Texts::of(*ref.lesson, Language::en), *ref.scene);
}

/// The names of all scenes that stand on a floor.
inline std::vector<std::string> grid_scenes() {
    std::vector<std::string> ids;
    for (const Lesson& lesson : lessons())
        for (const auto& each : lesson.scenes)
            if (dynamic_cast<const GridScene*>(each.get()) != nullptr) ids.emplace_back(each->id());
    return ids;
}

/// The scene's first input with some settings changed.
inline Input input_of(std::string_view id, const Settings& changes = {}) {
    Input input = scene(id).first_input();
    for (const auto& [name, value] : changes) input.settings[name] = value;
    return input;
}

/// What a scene calls its tokens, the settings that are cells: start and goal, as a rule.
inline std::vector<std::string> tokens(std::string_view id) {
    std::vector<std::string> names;
    for (const Setting& setting : scene(id).settings())
        if (setting.kind == Setting::Kind::cell) names.push_back(setting.name);
    return names;
}

/// Seen from above, in scenes that have other views.
inline Input from_above(Input input) {
    if (const auto view = input.settings.find("view"); view != input.settings.end()) view->second = "plan";
    return input;
}

/// The same on another map; the goal is for scenes that have one.
inline Input input_on(std::string_view id, Level map, Cell start, Cell goal) {
    Input input = input_of(id);
    input.map = std::move(map);
    const std::vector<std::string> names = tokens(id);
    for (std::size_t i = 0; i < names.size(); ++i) input.settings[names[i]] = to_text(i % 2 == 0 ? start : goal);
    return input;
}

/// All presets, some seeds of the maze, floors without a border, random obstacles, start on goal; each with all
/// variants of the scene: both ends of the frontier, … All of them pass the scene's check().
inline std::vector<Input> inputs_of(std::string_view id) {
    std::vector<Input> inputs;
    for (const std::string& preset : scene(id).presets()) inputs.push_back(scene(id).preset(preset, input_of(id)));
    for (std::uint32_t seed = 2; seed < 5; ++seed) {
        Input input = input_of(id);
        input.seed = seed;
        for (const std::string& seeded : scene(id).seeded_presets()) inputs.push_back(scene(id).preset(seeded, input));
    }
    inputs.push_back(input_on(id, Level({1, 1}), cell(0, 0), cell(0, 0)));
    inputs.push_back(input_on(id, Level({9, 5}), cell(0, 0), cell(8, 4)));
    inputs.push_back(input_on(id, Level({6, 6}), cell(3, 3), cell(3, 3)));
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        Level map = scattered({14, 10}, 30, seed);
        map.set(cell(1, 1), Terrain::floor);
        map.set(cell(12, 8), Terrain::floor);
        inputs.push_back(input_on(id, std::move(map), cell(12, 8), cell(1, 1)));
    }
    std::vector<Input> all;
    for (const Settings& variant : scene(id).variants()) {
        for (Input input : inputs) {
            for (const auto& [name, value] : variant) input.settings[name] = value;
            all.push_back(std::move(input));
        }
    }
    return all;
}

/// The input without what a stage adds to it: that is what a scene checks.
inline Input checkable(const Scene& scene, Input input) {
    const std::vector<Setting> known = scene.settings();
    std::erase_if(input.settings, [&](const auto& setting) {
        return std::ranges::find(known, setting.first, &Setting::name) == known.end();
    });
    return input;
}

/// Calls `visit` with every `stride`-th moment of the input's run, and with its last one.
template <class Visit>
void each_moment(std::string_view id, const Input& whole, std::size_t stride, Visit visit) {
    Played run(scene(id), scene(id).stages(whole).front());
    for (std::size_t p = 0;; p = std::min(p + stride, run.last())) {
        visit(run.at(p));
        if (p == run.last()) return;
    }
}

/// The last moment alone.
template <class Visit>
void last_moment(std::string_view id, const Input& whole, Visit visit) {
    visit(Played(scene(id), scene(id).stages(whole).front()).at_last());
}

}  // namespace stepwell::tests

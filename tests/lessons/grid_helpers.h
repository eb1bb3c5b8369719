// Scenes on floors, and inputs to try them on.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/grid/floors.h"
#include "core/trace/player.h"
#include "lessons/kit/grid_scene.h"
#include "lessons/kit/lesson.h"

namespace stepwell::tests {

inline const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> lessons = all_lessons();
    return lessons;
}

inline const Scene& scene(std::string_view id) { return *find_scene(lessons(), id).scene; }

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

/// The same on another map.
inline Input input_on(std::string_view id, Level map, Cell start, Cell goal) {
    Input input = input_of(id);
    input.map = std::move(map);
    input.settings["start"] = to_text(start);
    if (input.settings.contains("goal")) input.settings["goal"] = to_text(goal);
    return input;
}

/// All presets, some seeds of the maze, floors without a border, random obstacles, start on goal; with both ends of the
/// frontier where there is a choice. All of them pass the scene's check().
inline std::vector<Input> inputs_of(std::string_view id) {
    std::vector<Input> inputs;
    for (const std::string& preset : scene(id).presets()) inputs.push_back(scene(id).preset(preset, input_of(id)));
    for (std::uint32_t seed = 2; seed < 5; ++seed) {
        Input input = input_of(id);
        input.seed = seed;
        inputs.push_back(scene(id).preset("maze", input));
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
    if (inputs.front().settings.contains("end")) {
        const std::size_t count = inputs.size();
        for (std::size_t i = 0; i < count; ++i) {
            inputs.push_back(inputs[i]);
            inputs.back().settings["end"] = "stack";
        }
    }
    return inputs;
}

/// Calls `visit` with every `stride`-th moment of the input's run, and with its last one.
template <class Visit>
void each_moment(std::string_view id, const Input& input, std::size_t stride, Visit visit) {
    const auto recording = std::make_shared<const Recording>(scene(id).record(input, {}));
    Player now(recording), after(recording);
    for (std::size_t p = 0;; p = std::min(p + stride, recording->size() - 1)) {
        now.seek(p);
        after.seek(p + 1);
        visit(Moment{input, *recording, p, now.board(), after.board()});
        if (p + 1 == recording->size()) return;
    }
}

/// The last moment alone.
template <class Visit>
void last_moment(std::string_view id, const Input& input, Visit visit) {
    const auto recording = std::make_shared<const Recording>(scene(id).record(input, {}));
    Player end(recording);
    end.seek(recording->size());
    visit(Moment{input, *recording, end.position(), end.board(), end.board()});
}

}  // namespace stepwell::tests

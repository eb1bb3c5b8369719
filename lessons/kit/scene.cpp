#include "lessons/kit/scene.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lessons/kit/lesson.h"

namespace stepwell {

Cell cell_at(Point world) {
    const auto whole = [](float v) { return static_cast<int>(std::floor(std::clamp(v, -16000.0F, 16000.0F))); };
    return cell(whole(world.x), whole(world.y));
}

Input Scene::first_input() const {
    Input input;
    for (const Setting& setting : settings())
        input.settings[setting.name] =
            setting.kind == Setting::Kind::choice ? setting.choices.front() : setting.initial;
    return preset(presets().front(), input);
}

Error no_floor() { return error("map.none", "this scene has no floor, so it has no map"); }

Result<void> Scene::check_settings(const Input& input) const {
    const std::vector<Setting> known = settings();
    for (const auto& [name, value] : input.settings) {
        if (std::ranges::find(known, name, &Setting::name) != known.end()) continue;
        std::vector<std::string> names;
        for (const Setting& setting : known) names.push_back(setting.name);
        return failure(error("setting.unknown", "{scene} has no setting '{setting}'; it has: {all}",
                             {{"scene", id()}, {"setting", name}, {"all", fmt::format("{}", fmt::join(names, ", "))}}));
    }
    for (const Setting& setting : known) {
        const auto value = input.settings.find(setting.name);
        if (value == input.settings.end())
            return failure(error("setting.missing", "the setting '{setting}' is missing", {{"setting", setting.name}}));
        if (const auto fits = check_setting(setting, value->second); !fits) return fits;
    }
    if (!has_floor() && (input.map != Level() || !input.relief.flat())) return failure(no_floor());
    return {};
}

Cell Scene::pick(const Input& /*input*/, Point world) const { return cell_at(world); }

Box Scene::box_of(const Input& /*input*/, Cell c) const {
    return {static_cast<float>(c.x), static_cast<float>(c.y), 1, 1};
}

void Scene::draw_frame(Canvas& canvas, const Input& input, Cell c, Paint paint, float width) const {
    canvas.outline(box_of(input, c), paint, width, Stroke::solid, 0.12F);
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

std::vector<LegendEntry> whole_legend(const Scene& scene, const Input& input, std::span<const Moment> stages) {
    std::vector<LegendEntry> legend = scene.legend(input);
    for (const Moment& moment : stages)
        for (LegendEntry& entry : scene.further_legend(moment))
            if (std::ranges::find(legend, entry) == legend.end()) legend.push_back(std::move(entry));
    return legend;
}

SceneRef find_scene(const std::vector<Lesson>& lessons, std::string_view id) {
    for (const Lesson& lesson : lessons)
        for (const auto& scene : lesson.scenes)
            if (scene->id() == id) return {&lesson, scene.get()};
    return {};
}

}  // namespace stepwell

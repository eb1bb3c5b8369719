// Every option on screen changes the run that it stands beside, and one that would not is not on screen.
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell::tests {
namespace {

/// All that is seen and said of an input's run: its result, and the pictures in its middle and at its end.
std::string seen(const Scene& scene, const Input& input) {
    std::string all;
    for (const Input& stage : scene.stages(input)) {
        all += scene.print(stage, Format::csv) + scene.stage_name(stage) + '\n';
        Played run(scene, stage);
        for (const std::size_t p : {run.recording().size() / 2, run.last()}) {
            const Moment moment = run.at(p);
            LogCanvas canvas(scene.world(stage), 30);
            scene.draw(canvas, moment, scene.movers(moment));
            for (const LogCanvas::Call& call : canvas.calls)
                all += fmt::format("{} {} {} {}\n", static_cast<int>(call.kind), call.box.x, call.box.y, call.text);
        }
    }
    return all;
}

/// A few values of the setting, the first and the last that it can have among them.
std::vector<std::string> some_choices(const Setting& setting) {
    if (setting.kind == Setting::Kind::number) return {std::to_string(setting.least), std::to_string(setting.most)};
    std::vector<std::string> choices = setting.choices;
    if (choices.size() > 4) choices.erase(choices.begin() + 3, choices.end() - 1);
    return choices;
}

TEST(Options, ThoseThatAreOfferedChangeSomethingAndTheOthersNothing) {
    for (const Lesson& lesson : lessons())
        for (const auto& scene : lesson.scenes) {
            std::set<std::string> offered, useful;
            for (const std::string& preset : scene->presets()) {
                const Input input = scene->preset(preset, scene->first_input());
                const std::string before = seen(*scene, input);
                for (const Setting& setting : scene->settings()) {
                    if (setting.kind == Setting::Kind::cell || useful.contains(setting.name)) continue;
                    const bool matters = scene->matters(setting.name, input);
                    if (matters) offered.insert(setting.name);
                    for (const std::string& choice : some_choices(setting)) {
                        Input other = input;
                        other.settings[setting.name] = choice;
                        if (useful.contains(setting.name) || seen(*scene, other) == before) continue;
                        EXPECT_TRUE(matters)
                            << scene->id() << ": " << setting.name << " = " << choice << " changes " << preset;
                        useful.insert(setting.name);
                    }
                }
            }
            EXPECT_EQ(offered, useful) << scene->id();
        }
}

}  // namespace
}  // namespace stepwell::tests

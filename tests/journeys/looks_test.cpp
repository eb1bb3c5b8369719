// What the window looks like: in every scene, language and theme, in large windows and small ones, all can be read and
// reached. With STEPWELL_SHOTS=folder the pictures are kept, to be looked at.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

bool holds(Box outer, Box inner) { return common(outer, inner) == inner; }

/// Nothing is outside of the window, no name is given twice, nothing lies half over another, no label is cut.
void check_window(Journey& journey, const std::string& what) {
    const Box window = journey.ui().window();
    std::set<std::string> ids;
    std::vector<WidgetInfo> seen;
    for (const WidgetInfo& widget : journey.ui().widgets()) {
        EXPECT_TRUE(ids.insert(widget.id).second) << what << ": " << widget.id << " twice";
        EXPECT_TRUE(holds(window, widget.box)) << what << ": " << widget.id << " is outside";
        // Thumbs lie on the edge of what they scroll.
        if (widget.box.w > 0 && widget.box.h > 0 && !widget.id.ends_with(".thumb")) seen.push_back(widget);
    }
    for (auto a = seen.begin(); a != seen.end(); ++a) {
        for (auto b = a + 1; b != seen.end(); ++b) {
            const Box shared = common(a->box, b->box);
            if (a->layer != b->layer || shared.w <= 0.5F || shared.h <= 0.5F) continue;
            EXPECT_TRUE(holds(a->box, b->box) || holds(b->box, a->box))
                << what << ": " << a->id << " and " << b->id << " overlap";
        }
    }
    for (const std::string& label : journey.ui().paint().cut()) {
        // The log has one line for each step; the sentence's band shows them whole.
        const bool log = std::ranges::any_of(
            seen, [&](const WidgetInfo& widget) { return widget.id.starts_with("log.") && widget.label == label; });
        EXPECT_TRUE(log) << what << ": cut off: " << label;
    }
}

/// Of all lessons.
std::vector<std::string_view> scene_ids(const Session& session) {
    std::vector<std::string_view> ids;
    for (const Lesson& lesson : session.lessons())
        for (const auto& scene : lesson.scenes) ids.push_back(scene->id());
    return ids;
}

class LooksInLanguage : public testing::TestWithParam<Language> {};

TEST_P(LooksInLanguage, AllCanBeReadInLargeAndSmallWindows) {
    const std::string language(code_of(GetParam()));
    for (const auto& [width, height] : {std::pair{1600, 900}, {1024, 768}, {800, 600}}) {
        Journey journey(width, height);
        journey.change([](Preferences& p) { p.language = GetParam(); });
        for (const bool projector : {false, true}) {
            journey.change([projector](Preferences& p) { p.projector = projector; });
            for (const std::string_view scene : scene_ids(journey.session())) {
                journey.session().open_scene(scene);
                journey.session().go_to_step(journey.session().step_count() * 3 / 5);
                journey.settle();
                const std::string name =
                    std::string(scene) + "-" + language + "-" + std::to_string(width) + (projector ? "-projector" : "");
                check_window(journey, name);
                journey.save(name);
            }
        }
    }
}

TEST_P(LooksInLanguage, PanesMenusAndDialogsFitIntoASmallWindow) {
    const std::string language(code_of(GetParam()));
    Journey journey(800, 600);
    journey.change([](Preferences& p) { p.language = GetParam(); });
    journey.session().go_to_step(40);
    for (const Command pane : {Command::read, Command::code, Command::variables, Command::question, Command::log}) {
        journey.program().workspace().obey(pane);
        journey.settle();
        check_window(journey, language + " " + std::string(info_of(pane).name));
        journey.save("small-" + language + "-" + std::string(info_of(pane).name));
    }
    for (const Command dialog :
         {Command::help, Command::settings, Command::open, Command::save_as, Command::export_picture, Command::go_to}) {
        journey.program().workspace().obey(dialog);
        journey.settle();
        check_window(journey, language + " " + std::string(info_of(dialog).name));
        journey.save("small-" + language + "-" + std::string(info_of(dialog).name));
        journey.press(Key::escape);
        journey.settle();
        EXPECT_FALSE(journey.ui().anything_open()) << info_of(dialog).name;
    }
    for (const std::string menu :
         {"head.tool", "head.map", "head.setting.end", "head.more", "head.rail", "transport.size", "transport.speed"}) {
        journey.click(menu);
        check_window(journey, language + " " + menu);
        journey.save("small-" + language + "-" + menu);
        journey.press(Key::escape);
        journey.settle();
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, LooksInLanguage, testing::ValuesIn(all_languages),
                         [](const auto& language) { return std::string(code_of(language.param)); });

TEST(Looks, Themes) {
    for (const ThemeName name : all_themes) {
        Journey journey;
        journey.change([name](Preferences& p) { p.theme = name; });
        journey.session().go_to_step(80);
        journey.program().workspace().obey(Command::code);
        journey.settle();
        const std::string theme_name(name_of(name));
        journey.save("theme-" + theme_name);
        EXPECT_EQ(journey.screenshot().at(400, 2), theme(name).colour(Role::page));
        for (const Command command : {Command::help, Command::settings, Command::open, Command::save_as}) {
            journey.program().workspace().obey(command);
            journey.settle();
            check_window(journey, std::string(info_of(command).name));
            journey.save("theme-" + theme_name + "-" + std::string(info_of(command).name));
            journey.press(Key::escape);
            journey.settle();
            EXPECT_FALSE(journey.ui().anything_open()) << info_of(command).name;
        }
    }
}

TEST(Looks, LargeTypeInASmallWindow) {
    Journey journey(800, 600);
    journey.change([](Preferences& p) {
        p.type_size = Preferences::most_type;
        p.language = Language::de;
    });
    check_window(journey, "type 200 %");
    journey.save("type-200");
}

}  // namespace
}  // namespace stepwell

// What the window looks like: in every scene, language and theme, in large windows and small ones, all can be read and
// reached. With STEPWELL_SHOTS=folder the pictures are kept, to be looked at.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

/// Nothing is outside of the window, no name is given twice, no label is cut.
void check_window(Journey& journey, const std::string& what) {
    const Box window = journey.ui().window();
    std::set<std::string> ids;
    for (const WidgetInfo& widget : journey.ui().widgets()) {
        EXPECT_TRUE(ids.insert(widget.id).second) << what << ": " << widget.id << " twice";
        const Box inside = common(widget.box, window);
        EXPECT_EQ(inside, widget.box) << what << ": " << widget.id << " is outside";
    }
    for (const std::string& label : journey.ui().paint().cut()) ADD_FAILURE() << what << ": cut off: " << label;
}

class LooksInLanguage : public testing::TestWithParam<Language> {};

TEST_P(LooksInLanguage, AllCanBeReadInLargeAndSmallWindows) {
    const std::string language(code_of(GetParam()));
    for (const auto& [width, height] : {std::pair{1600, 900}, {1024, 768}, {800, 600}}) {
        for (const std::string_view scene : {"stuck-at-the-wall", "wave", "way-back"}) {
            Journey journey(width, height, scene);
            journey.change([](Preferences& p) { p.language = GetParam(); });
            journey.session().go_to_step(journey.session().step_count() * 3 / 5);
            journey.settle();
            const std::string name = std::string(scene) + "-" + language + "-" + std::to_string(width);
            check_window(journey, name);
            journey.save(name);
            for (const Command tab : {Command::code, Command::variables, Command::question}) {
                journey.program().workspace().obey(tab);
                journey.settle();
                check_window(journey, name + " " + std::string(info_of(tab).name));
                if (scene == "way-back") journey.save(name + "-" + std::string(info_of(tab).name));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, LooksInLanguage, testing::ValuesIn(all_languages),
                         [](const auto& language) { return std::string(code_of(language.param)); });

TEST(Looks, Projector) {
    for (const auto& [width, height] : {std::pair{1600, 900}, {1024, 768}, {800, 600}}) {
        Journey journey(width, height);
        journey.change([](Preferences& p) {
            p.projector = true;
            p.language = Language::de;
        });
        journey.session().go_to_step(80);
        journey.settle();
        check_window(journey, "projector " + std::to_string(width));
        journey.save("projector-" + std::to_string(width));
    }
}

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

// A scene at a position as a picture.
#include "app/export/picture.h"

#include <gmock/gmock.h>

#include <set>

#include "app/export/excerpt.h"
#include "core/grid/floors.h"
#include "lessons/kit/runs.h"
#include "tests/app/pixels.h"

namespace stepwell {
namespace {

using tests::Pixels;
using tests::read_png;

class Pictures : public ::testing::Test {
protected:
    /// The run of a scene's first input.
    RecordedRun run(const Scene& scene) const { return *RecordedRun::record(scene, scene.first_input(), {}); }
    std::string draw(SceneRef at, const RecordedRun& run, std::size_t position, const PictureOptions& options = {},
                     PictureFormat format = PictureFormat::png) const {
        const Excerpt excerpt{at, run, StepSize::detail, {position}};
        Reel reel(excerpt);
        const Shot shot = reel.shot(0);
        return draw_picture(format, at, {&shot, 1}, options).value();
    }
    std::string draw(const char* scene, const PictureOptions& options,
                     PictureFormat format = PictureFormat::png) const {
        const SceneRef at = find_scene(lessons_, scene);
        const RecordedRun whole = run(*at.scene);
        return draw(at, whole, whole.last(), options, format);
    }

    std::vector<Lesson> lessons_ = all_lessons();
};

TEST_F(Pictures, OfEverySceneDifferFromStepToStep) {
    for (const Lesson& lesson : lessons_)
        for (const auto& scene : lesson.scenes) {
            const RecordedRun whole = run(*scene);
            std::set<std::uint64_t> seen;
            for (const std::size_t position : {std::size_t{0}, whole.last() / 3, whole.last() / 2, whole.last()}) {
                const Pixels picture = read_png(draw({&lesson, scene.get()}, whole, position));
                EXPECT_EQ(picture.width, 1200);
                EXPECT_GT(picture.height, 600);
                std::uint64_t stage = 0;  // a hash of what is between head and legend: the step's number does not count
                for (int y = 170; y < 600; ++y)
                    for (int x = 0; x < picture.width; ++x) {
                        const Colour c = picture.at(x, y);
                        stage = (stage ^ (std::uint64_t{c.r} << 16 | std::uint64_t{c.g} << 8 | c.b)) * 0x100000001B3u;
                    }
                const Role ground =
                    whole.input().map.floor_cells() == whole.input().map.extent().cells() ? Role::floor : Role::wall;
                EXPECT_GT(picture.count(theme(ThemeName::light).colour(ground)), 10000u) << scene->id();
                EXPECT_TRUE(seen.insert(stage).second) << scene->id() << " at " << position;
            }
        }
}

TEST_F(Pictures, AreAsLargeAsWanted) {
    const Pixels natural = read_png(draw("wave", {}));
    const auto size = [&](int width, int height) {
        const Pixels picture = read_png(draw("wave", {.width = width, .height = height}));
        return std::pair(picture.width, picture.height);
    };
    EXPECT_EQ(size(1200, 0), std::pair(1200, natural.height));
    EXPECT_EQ(size(2400, 0).first, 2400);
    EXPECT_NEAR(size(2400, 0).second, 2 * natural.height, 1);
    EXPECT_EQ(size(0, 500).second, 500);
    EXPECT_NEAR(size(0, 500).first, 500 * 1200 / natural.height, 1);
    for (const auto& [width, height] :
         {std::pair(1600, 900), {800, 600}, {600, 1400}, {1400, 200}, {16, 16}, {16, 3000}})
        EXPECT_EQ(size(width, height), std::pair(width, height));
}

TEST_F(Pictures, KeepTheStageLargeInAnySize) {
    for (const auto& [width, height] : {std::pair(1200, 0), {1600, 900}, {800, 600}, {1000, 800}}) {
        const Pixels picture = read_png(draw("wave", {.width = width, .height = height}));
        std::size_t walls = picture.count(theme(ThemeName::light).colour(Role::wall));
        EXPECT_GT(walls * 9, picture.all.size()) << width << " × " << height;
    }
}

TEST_F(Pictures, WearEveryTheme) {
    std::set<std::string> all;
    for (const ThemeName name : all_themes) {
        const std::string bytes = draw("way-back", {.theme = name});
        const Pixels picture = read_png(bytes);
        EXPECT_EQ(picture.at(0, 0), theme(name).colour(Role::card));
        EXPECT_EQ(picture.at(picture.width - 1, picture.height - 1), theme(name).colour(Role::card));
        EXPECT_TRUE(all.insert(bytes).second);
    }
}

TEST_F(Pictures, SpeakEveryLanguage) {
    std::set<std::string> all;
    for (const Language language : all_languages)
        EXPECT_TRUE(all.insert(draw("way-back", {.language = language})).second);
}

TEST_F(Pictures, AsSvgAreXmlThatSaysWhatIsSeen) {
    for (const char* scene : {"stuck-at-the-wall", "wave", "way-back"}) {
        const std::string svg = draw(scene, {.language = Language::de}, PictureFormat::svg);
        EXPECT_TRUE(tests::is_xml(svg)) << scene;
        EXPECT_THAT(svg, testing::ContainsRegex("<title>[^<]+</title>"));
        EXPECT_THAT(svg, testing::ContainsRegex("<desc>[^<*{]*[0-9]+[^<*{]+</desc>"));
    }
}

TEST_F(Pictures, AreTheSameBytesEveryTime) {
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
        EXPECT_EQ(draw("way-back", {}, format), draw("way-back", {}, format));
}

TEST_F(Pictures, ShowSeveralMomentsSideBySide) {
    const SceneRef at = find_scene(lessons_, "wave");
    const RecordedRun whole = run(*at.scene);
    std::vector<Cursor> cursors;
    std::vector<Shot> shots;
    for (const std::size_t position : {std::size_t{0}, whole.last() / 2, whole.last()})
        cursors.emplace_back(whole.stage(0)).seek(position);
    for (const Cursor& cursor : cursors)
        shots.push_back({{cursor.moment(whole.input())}, cursor.position() + 1, whole.last() + 1});
    const auto walls = [](const Pixels& picture) { return picture.count(theme(ThemeName::light).colour(Role::wall)); };

    const Pixels natural = read_png(draw_picture(PictureFormat::png, at, shots, {}).value());
    EXPECT_EQ(natural.width, 1200);
    for (const auto& [width, height] : {std::pair(1600, 900), {600, 1800}, {2400, 500}}) {
        const Pixels picture =
            read_png(draw_picture(PictureFormat::png, at, shots, {.width = width, .height = height}).value());
        EXPECT_EQ(std::pair(picture.width, picture.height), std::pair(width, height));
        EXPECT_GT(walls(picture) * 12, picture.all.size())
            << "the columns follow the picture's form: " << width << " × " << height;
    }
    const std::string svg = draw_picture(PictureFormat::svg, at, shots, {}).value();
    EXPECT_TRUE(tests::is_xml(svg));
    EXPECT_THAT(svg, testing::ContainsRegex("<desc>Step 1 of [0-9]+: [^<]+ Step [0-9]+ of [0-9]+: [^<]+</desc>"));
}

TEST_F(Pictures, OfAWorksheetAskAndDoNotTell) {
    const SceneRef at = find_scene(lessons_, "way-back");
    const RecordedRun whole = run(*at.scene);
    const auto description = [&](std::size_t position, bool ask) {
        const std::string svg = draw(at, whole, position, {.ask = ask}, PictureFormat::svg);
        return svg.substr(svg.find("<desc>"), svg.find("</desc>") - svg.find("<desc>"));
    };
    Cursor cursor(whole.stage(0));
    std::size_t asked = 0, general = 0;
    for (std::size_t position = 0; position < 30; ++position) {
        cursor.seek(position);
        const std::string words =
            plain_text(sentence(Texts::of(*at.lesson, Language::en), *at.scene, cursor.moment(whole.input())).value());
        EXPECT_THAT(description(position, false), testing::HasSubstr(words));
        const std::string question = description(position, true);
        EXPECT_THAT(question, testing::Not(testing::HasSubstr(words)));
        EXPECT_THAT(question, testing::HasSubstr("?"));
        const bool has_choices = question.find("    A\u00A0") != std::string::npos;
        EXPECT_EQ(has_choices, at.scene->ask(cursor.moment(whole.input())).has_value());
        ++(has_choices ? asked : general);
    }
    EXPECT_GT(asked, 0u);
    EXPECT_GT(general, 0u);
}

TEST_F(Pictures, OfHugeMapsAreDrawn) {
    const SceneRef at = find_scene(lessons_, "wave");
    Input input = at.scene->first_input();
    input.map = open_room({300, 200});
    input.settings["start"] = "150,100";
    const RecordedRun whole = *RecordedRun::record(*at.scene, input, {});
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
        EXPECT_LT(draw(at, whole, whole.last() / 2, {}, format).size(), 3u << 20);
    EXPECT_EQ(read_png(draw(at, whole, whole.last() / 2)).width, 1200);
}

}  // namespace
}  // namespace stepwell

// A run as an animated GIF.
#include "app/export/film.h"

#include <gmock/gmock.h>

#include <cstdlib>

#include "core/grid/floors.h"
#include "tests/app/pixels.h"

namespace stepwell {
namespace {

using tests::Frame;
using tests::read_gif;

class Films : public ::testing::Test {
protected:
    Excerpt all() const { return {at_, run_, StepSize::step, all_positions(run_, StepSize::step)}; }
    /// Every 20th of them.
    Excerpt some() const {
        Excerpt excerpt{at_, run_, StepSize::step, {}};
        for (std::size_t i = 0; i < excerpt.steps(); i += 20)
            excerpt.positions.push_back(run_.rungs().position(StepSize::step, i));
        return excerpt;
    }

    std::vector<Lesson> lessons_ = all_lessons();
    SceneRef at_ = find_scene(lessons_, "way-back");
    RecordedRun run_ = *RecordedRun::record(*at_.scene, at_.scene->first_input(), {});
};

TEST_F(Films, ShowEachStepAndTheLastOneLonger) {
    const Excerpt excerpt = all();
    bool loops = false;
    const std::vector<Frame> frames = read_gif(draw_film(excerpt, {.width = 300}, film_speed, {}).value(), &loops);
    ASSERT_EQ(frames.size(), excerpt.size());
    EXPECT_TRUE(loops);
    for (std::size_t i = 0; i + 1 < frames.size(); ++i) EXPECT_EQ(frames[i].hundredths, 25);
    EXPECT_EQ(frames.back().hundredths, 300);
    for (std::size_t i = 1; i < frames.size(); ++i) EXPECT_NE(frames[i].picture.all, frames[i - 1].picture.all) << i;
}

TEST_F(Films, EachPictureIsTheOneThatIsDrawnAlone) {
    const Excerpt excerpt = some();
    const std::vector<Frame> frames = read_gif(draw_film(excerpt, {}, film_speed, {}).value());
    for (std::size_t i = 0; i < frames.size(); i += 2) {
        const Excerpt alone{at_, run_, excerpt.by, {excerpt.positions[i]}};
        const tests::Pixels expected = read_gif(draw_film(alone, {}, film_speed, {}).value()).front().picture;
        const tests::Pixels& shown = frames[i].picture;
        ASSERT_EQ(shown.width, film_width);
        ASSERT_EQ(shown.width, expected.width);
        int largest = 0;               // difference of a channel; both have some 250 colours of all
        for (int y = 0; y < 440; ++y)  // below the stage the layout depends on the longest sentence
            for (int x = 0; x < shown.width; ++x) {
                const Colour a = shown.at(x, y), b = expected.at(x, y);
                largest = std::max({largest, std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)});
            }
        EXPECT_LE(largest, 24) << "picture " << i;
    }
}

TEST_F(Films, KeepTheColoursOfLargeAreas) {
    for (const ThemeName name : all_themes) {
        const auto frames = read_gif(draw_film(some(), {.theme = name}, film_speed, {}).value());
        const Theme& colours = theme(name);
        for (const Role role : {Role::card, Role::wall, Role::floor, Role::start, Role::goal})
            EXPECT_GT(frames[3].picture.count(colours.colour(role)), 300u) << static_cast<int>(role);
        EXPECT_GT(frames[3].picture.count(colours.sentence), 3000u);
    }
}

TEST_F(Films, AreTheSameBytesEveryTime) {
    EXPECT_EQ(draw_film(some(), {}, 2, {}).value(), draw_film(some(), {}, 2, {}).value());
}

TEST_F(Films, HaveOneSizeInAnyFormat) {
    for (const auto& [width, height] : {std::pair(800, 450), {450, 800}, {300, 300}}) {
        const auto frames = read_gif(draw_film(some(), {.width = width, .height = height}, 4, {}).value());
        EXPECT_EQ(std::pair(frames[0].picture.width, frames[0].picture.height), std::pair(width, height));
    }
}

TEST_F(Films, OfOnePictureAreFilmsToo) {
    const Excerpt one{at_, run_, StepSize::step, {run_.last()}};
    EXPECT_EQ(read_gif(draw_film(one, {}, 4, {}).value()).size(), 1u);
}

TEST_F(Films, TellHowFarTheyAreAndStopWhenAsked) {
    std::stop_source stop;
    std::atomic<float> share = 0;
    ASSERT_TRUE(draw_film(some(), {.width = 100}, 4, Work(stop.get_token(), share)));
    EXPECT_GT(share.load(), 0.8F);
    stop.request_stop();
    const auto stopped = draw_film(some(), {.width = 100}, 4, Work(stop.get_token(), share));
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().key, "export.stopped");
}

TEST_F(Films, OfLongRunsTakeOnlySomeSteps) {
    EXPECT_EQ(enough_positions(run_, StepSize::step), all().positions);
    Input input = run_.input();
    input.map = open_room({60, 60});
    input.settings["goal"] = "58,58";
    const RecordedRun longer = *RecordedRun::record(*at_.scene, input, {});
    const std::size_t steps = longer.rungs().count(StepSize::step), most = most_moments(longer);
    ASSERT_GT(steps, 2 * most);
    const std::vector<std::size_t> some = enough_positions(longer, StepSize::step);
    EXPECT_LE(some.size(), most);
    EXPECT_GT(some.size(), most / 2);
    EXPECT_EQ(some.front(), 0u);
    EXPECT_EQ(some.back(), longer.last());
    for (std::size_t i = 0; i + 1 < some.size(); ++i)
        EXPECT_EQ(some[i], longer.rungs().position(StepSize::step, i * ((steps + most - 3) / (most - 1))));
}

TEST_F(Films, OfHugeMapsTakeFewerSteps) {
    Input input = run_.input();
    input.map = Level({2200, 2200});
    input.settings["goal"] = "2000,2000";
    const RecordedRun huge = *RecordedRun::record(*at_.scene, input, {.bytes = 96 << 20});
    ASSERT_GT(huge.rungs().count(StepSize::step), 500u);
    EXPECT_EQ(most_moments(run_), 500u);
    EXPECT_EQ(most_moments(huge), (std::size_t{1} << 31) / (2200 * 2200));
    EXPECT_LE(enough_positions(huge, StepSize::step).size(), most_moments(huge));
    EXPECT_EQ(draw_film({at_, huge, StepSize::step, all_positions(huge, StepSize::step)}, {}, 4, {}).error().key,
              "export.long");
}

}  // namespace
}  // namespace stepwell

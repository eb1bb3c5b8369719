// Several stages in one exported picture.
#include "app/export/stage_board.h"

#include <gmock/gmock.h>

#include "app/export/export.h"
#include "tests/app/pixels.h"
#include "tests/app/twin_scene.h"

namespace stepwell::tests {
namespace {

class StageBoards : public ::testing::Test {
protected:
    Excerpt excerpt(std::size_t step) const {
        return {at_, *run_, StepSize::step, {run_->rungs().position(StepSize::step, step)}};
    }

    std::vector<Lesson> lessons_ = all_lessons();
    TwinScene twin_{*find_scene(lessons_, "way-back").scene};
    SceneRef at_{&lessons_.front(), &twin_};
    std::unique_ptr<RecordedRun> run_ = RecordedRun::record(twin_, twin_.first_input(), {});
};

TEST_F(StageBoards, HoldTheMomentOfEachStage) {
    const Excerpt moment = excerpt(60);
    Reel reel(moment);
    const Shot shot = reel.shot(0);
    ASSERT_EQ(shot.stages.size(), 2u);
    EXPECT_EQ(shot.stages[0].input.settings.at("end"), "queue");
    EXPECT_EQ(shot.stages[1].input.settings.at("end"), "stack");
    for (std::size_t stage = 0; stage < 2; ++stage)
        EXPECT_EQ(run_->rungs(stage).index(StepSize::step, shot.stages[stage].position), 60u);
    const PageText text = page_text(at_, {&shot, 1}, Language::en, false).value();
    ASSERT_EQ(text.panels[0].heads.size(), 2u);
    EXPECT_THAT(text.panels[0].heads[0].name, testing::HasSubstr("queue"));
    EXPECT_NE(text.panels[0].heads[0].counts, text.panels[0].heads[1].counts);
    EXPECT_EQ(text.panels[0].counts, "") << "each stage has its own";
}

TEST_F(StageBoards, ShowAllStagesInEveryFormat) {
    const auto walls = [](const Pixels& picture, int left, int right) {
        std::size_t count = 0;
        for (int y = 0; y < picture.height; ++y)
            for (int x = left; x < right; ++x) count += picture.at(x, y) == theme(ThemeName::light).colour(Role::wall);
        return count;
    };
    const Pixels picture = read_png(export_file(ExportFormat::png, excerpt(60), {.picture = {.width = 1200}}).value());
    // The same floor twice, side by side or one above the other.
    const std::size_t left = walls(picture, 0, 600), right = walls(picture, 600, 1200);
    EXPECT_GT(left, 10000u);
    EXPECT_NEAR(static_cast<double>(left), static_cast<double>(right), 0.1 * static_cast<double>(left));
    for (const ExportFormat format : all_export_formats)
        EXPECT_TRUE(export_file(format, excerpt(60), {})) << name_of(format);
}

TEST_F(StageBoards, FollowTheStageInFocus) {
    Excerpt moment = excerpt(60);
    const auto told = [&](std::size_t focus) {
        moment.focus = focus;
        moment.positions = {run_->rungs(focus).position(StepSize::step, 60)};
        Reel reel(moment);
        const Shot shot = reel.shot(0);
        return page_text(at_, {&shot, 1}, Language::en, false).value().panels[0];
    };
    EXPECT_EQ(told(0).step, told(1).step);
    EXPECT_NE(told(0).sentence, told(1).sentence);
}

}  // namespace
}  // namespace stepwell::tests

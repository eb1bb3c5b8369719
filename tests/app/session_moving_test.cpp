// Playing and stepping.
#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;

class Moving : public tests::SessionTest {
protected:
    /// Everything that a step back has to restore.
    std::string all_of_it() {
        std::string text = anchor() + " " + std::to_string(s().moment().now.hash()) + " " +
                           std::to_string(s().moment().after.hash()) + " " + std::to_string(s().log_size()) + " " +
                           std::to_string(s().step_number());
        for (const Count& count : s().counts())
            text += " " + count.key + "=" + std::to_string(count.value.value_or(-1));
        for (const Variable& variable : s().variables())
            for (const VariableItem& item : variable.items) text += " " + variable.name + "=" + to_text(item.value);
        return text;
    }
    /// Ticks of a sixtieth of a second, as many as fit.
    void play_for(double seconds) {
        for (int i = 0; i < static_cast<int>(seconds * 60 + 0.5); ++i) s().tick(1 / 60.0);
    }
    void set_size(StepSize size) { s().set_step_size(size); }
};

TEST_F(Moving, OpensPausedAtTheFirstStep) {
    for (const auto& lesson : lessons_) {
        for (const auto& scene : lesson.scenes) {
            open(scene->id());
            ASSERT_TRUE(s().ready());
            EXPECT_EQ(s().position(), 0u);
            EXPECT_FALSE(s().transport().playing());
            play_for(2);
            EXPECT_EQ(s().position(), 0u) << "nothing moves by itself";
        }
    }
}

TEST_F(Moving, StepsOfEachSizeGoAsTheRecordingSays) {
    open("wave");
    set_size(StepSize::detail);
    s().step(Direction::forwards);
    EXPECT_EQ(s().position(), 1u);
    set_size(StepSize::chapter);
    s().step(Direction::forwards);
    EXPECT_EQ(s().position(), s().run().recording().next(1, StepSize::chapter));
    EXPECT_EQ(s().run().recording().step(s().position()).size, StepSize::chapter);
    set_size(StepSize::step);
    const std::size_t before = s().position();
    s().step(Direction::forwards);
    EXPECT_EQ(anchor(), "wave/add") << "the looks in between are smaller";
    s().step(Direction::backwards);
    EXPECT_EQ(s().position(), before);
}

TEST_F(Moving, StepBackRestoresEverything) {
    open("way-back");
    set_size(StepSize::detail);
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < s().run().recording().size(); ++i) {
        seen.push_back(all_of_it());
        s().step(Direction::forwards);
    }
    EXPECT_EQ(s().position(), s().run().last()) << "on at the last step stays there";
    for (std::size_t i = seen.size(); i-- > 0;) {
        ASSERT_EQ(all_of_it(), seen[i]) << "position " << i;
        s().step(Direction::backwards);
    }
    EXPECT_EQ(s().position(), 0u);
}

TEST_F(Moving, BackAtTheFirstStepDoesNothing) {
    open("wave");
    const std::string before = all_of_it();
    s().step(Direction::backwards);
    s().play(Direction::backwards);
    EXPECT_FALSE(s().transport().playing());
    play_for(1);
    EXPECT_EQ(all_of_it(), before);
}

TEST_F(Moving, TenQuickPressesAreTenSteps) {
    open("wave");
    for (int i = 0; i < 10; ++i) {
        s().step(Direction::forwards);
        if (i % 3 == 0) s().tick(0.01);  // in the middle of the motion
    }
    EXPECT_EQ(s().step_number(), 11u);
    for (int i = 0; i < 10; ++i) s().step(Direction::backwards);
    EXPECT_EQ(s().position(), 0u);
}

TEST_F(Moving, PlaysAtTheSpeedThatIsSet) {
    open("wave");
    for (int speed = 0; speed < 5; ++speed) {
        s().to_first();
        s().set_speed(speed);
        s().play(Direction::forwards);
        play_for(3);
        EXPECT_EQ(s().step_number(),
                  1u + 3u * static_cast<unsigned>(Transport::speeds[static_cast<std::size_t>(speed)]));
        s().pause();
    }
}

TEST_F(Moving, AStallIsNoBurst) {
    open("wave");
    s().set_speed(3);
    ASSERT_EQ(s().transport().steps_per_second(), 8);
    s().play(Direction::forwards);
    s().tick(30);
    EXPECT_LE(s().step_number(), 2u);
    s().tick(-5);
    EXPECT_LE(s().step_number(), 2u) << "a clock that jumps back does not matter";
}

TEST_F(Moving, PauseSpeedAndDirectionAtAnyMoment) {
    open("way-back");
    s().set_speed(4);
    s().play(Direction::forwards);
    play_for(1);
    ASSERT_EQ(s().step_number(), 16u);
    s().tick(0.03);  // in the middle of a step
    s().play(Direction::backwards);
    play_for(0.4);
    EXPECT_EQ(s().step_number(), 10u);
    s().toggle_play();
    EXPECT_FALSE(s().transport().playing());
    play_for(1);
    EXPECT_EQ(s().step_number(), 10u);
    s().toggle_play();
    EXPECT_EQ(s().transport().direction(), Direction::backwards) << "plays on in the direction it had";
    s().set_speed(0);
    play_for(1);
    EXPECT_EQ(s().step_number(), 9u);
    s().step(Direction::forwards);
    EXPECT_FALSE(s().transport().playing()) << "a step by hand ends the playing";
    EXPECT_EQ(s().step_number(), 10u);
}

TEST_F(Moving, PlayingEndsAtTheEndsAndStartsOver) {
    open("stuck-at-the-wall");
    s().set_speed(8);
    s().play(Direction::forwards);
    play_for(2);
    EXPECT_EQ(s().position(), s().run().last());
    EXPECT_FALSE(s().transport().playing());
    s().play(Direction::forwards);
    EXPECT_FALSE(s().transport().playing());
    s().toggle_play();
    EXPECT_TRUE(s().transport().playing());
    EXPECT_EQ(s().position(), 0u);
    s().to_last();
    s().play(Direction::backwards);
    play_for(2);
    EXPECT_EQ(s().position(), 0u);
    EXPECT_FALSE(s().transport().playing());
    s().toggle_play();
    EXPECT_EQ(s().transport().direction(), Direction::forwards) << "backwards from the first step leads nowhere";
    EXPECT_TRUE(s().transport().playing());
}

TEST_F(Moving, PlayingByChaptersVisitsEachChapter) {
    open("wave");
    set_size(StepSize::chapter);
    s().set_speed(3);
    s().play(Direction::forwards);
    std::vector<std::size_t> visited{s().position()};
    while (s().transport().playing()) {
        s().tick(1 / 60.0);
        if (s().position() != visited.back()) visited.push_back(s().position());
    }
    ASSERT_EQ(visited.size(), s().step_count());
    for (std::size_t i = 0; i < visited.size(); ++i)
        EXPECT_EQ(visited[i], s().run().rungs().position(StepSize::chapter, i));
}

TEST_F(Moving, OverAndOutFollowTheCalls) {
    open("way-back");
    const Recording& recording = s().run().recording();
    std::size_t inside = 0;
    while (recording.step(inside).depth < 2) ++inside;
    s().seek(inside - 1);
    s().over();
    EXPECT_EQ(recording.step(s().position()).depth, recording.step(s().run().last()).depth == 1 ? 1 : 2);
    EXPECT_EQ(s().position(), recording.over(inside - 1));
    s().seek(inside + 1);
    s().out();
    EXPECT_EQ(s().position(), recording.out(inside + 1));
}

TEST_F(Moving, GoesToTheStepOfANumber) {
    open("wave");
    for (const StepSize size : {StepSize::detail, StepSize::step, StepSize::chapter}) {
        set_size(size);
        const std::size_t all = s().step_count();
        for (const std::size_t number : {std::size_t{1}, std::size_t{2}, all / 2, all}) {
            s().go_to_step(number);
            EXPECT_EQ(s().step_number(), number);
        }
        s().go_to_step(0);
        EXPECT_EQ(s().position(), 0u);
        s().go_to_step(all + 1000);
        EXPECT_EQ(s().position(), s().run().last());
    }
}

TEST_F(Moving, StepsOfEachSizeAreCountedWithoutGaps) {
    open("way-back");
    for (const StepSize size : {StepSize::detail, StepSize::step, StepSize::chapter}) {
        set_size(size);
        s().to_first();
        std::size_t number = 1;
        EXPECT_EQ(s().step_number(), number);
        while (s().position() != s().run().last()) {
            s().step(Direction::forwards);
            ASSERT_EQ(s().step_number(), ++number);
        }
        EXPECT_EQ(number, s().step_count());
    }
}

TEST_F(Moving, StopsAtABreakpointOfALine) {
    open("wave");
    s().toggle_breakpoint("wave/look");
    s().set_speed(8);
    s().play(Direction::forwards);
    play_for(1);
    EXPECT_EQ(anchor(), "wave/look") << "though the step size leads past it";
    EXPECT_FALSE(s().transport().playing());
    const std::size_t first = s().position();
    s().play(Direction::forwards);
    play_for(1);
    EXPECT_GT(s().position(), first) << "playing on leaves it";
    EXPECT_EQ(anchor(), "wave/look");
    s().play(Direction::backwards);
    play_for(1);
    EXPECT_EQ(s().position(), first);
    s().toggle_breakpoint("wave/look");
    EXPECT_TRUE(s().breakpoints().empty());
    s().play(Direction::forwards);
    play_for(2);
    EXPECT_EQ(s().position(), s().run().last());
}

TEST_F(Moving, StopsAtABreakpointOfACell) {
    open("wave");
    s().toggle_breakpoint(cell(6, 4));
    s().set_speed(8);
    std::vector<std::string> stops;
    s().play(Direction::forwards);
    while (s().transport().playing()) {
        play_for(0.5);
        if (s().position() == s().run().last()) break;
        EXPECT_EQ(s().moment().subject_cell(), cell(6, 4));
        stops.push_back(anchor());
        s().play(Direction::forwards);
    }
    EXPECT_THAT(stops, ElementsAre("wave/add", "wave/take"));
}

TEST_F(Moving, BreakpointsAreMarksOnTheBar) {
    open("wave");
    EXPECT_TRUE(s().breakpoint_marks().empty());
    s().toggle_breakpoint("wave/take");
    std::size_t takes = s().run().recording().count("wave/take", s().run().recording().size());
    EXPECT_EQ(s().breakpoint_marks().size(), takes);
    for (const std::size_t p : s().breakpoint_marks()) {
        s().seek(p);
        EXPECT_EQ(anchor(), "wave/take");
    }
    s().toggle_breakpoint("wave/done");
    EXPECT_EQ(s().breakpoint_marks().size(), takes + 1);
    s().clear_breakpoints();
    EXPECT_TRUE(s().breakpoint_marks().empty());
    s().to_first();
    s().to_breakpoint(Direction::forwards);
    EXPECT_EQ(s().position(), 0u);
    EXPECT_THAT(message_keys(), ElementsAre("messages.no_breakpoint"));
    s().toggle_breakpoint("wave/done");
    s().to_breakpoint(Direction::forwards);
    EXPECT_EQ(anchor(), "wave/done");
}

TEST_F(Moving, LongRunsHaveFewMarks) {
    open("wave");
    ASSERT_TRUE(s().change_input(room(150)));
    s().finish_recording();
    s().toggle_breakpoint("wave/look");
    EXPECT_LE(s().breakpoint_marks().size(), 100u);
    EXPECT_GE(s().breakpoint_marks().size(), 99u);
}

TEST_F(Moving, ASceneThatIsOpenedShowsNothingOfTheOneBefore) {
    open("wave");
    s().toggle_breakpoint("wave/take");
    s().choose_tool(std::nullopt);
    click(3, 3);
    ASSERT_TRUE(s().picked());
    s().presenting.begin_stroke({1, 1});
    s().set_speed(3);
    s().play(Direction::forwards);
    s().tick(0.1);
    s().tick(0.1);
    open("way-back");
    EXPECT_EQ(s().position(), 0u);
    EXPECT_FALSE(s().transport().playing());
    EXPECT_FALSE(s().picked());
    EXPECT_TRUE(s().breakpoints().empty());
    EXPECT_TRUE(s().presenting.strokes().empty());
    EXPECT_EQ(&s().moment().recording, &s().run().recording());
    const auto expected = s().scene().movers(s().moment());
    const auto shown = s().movers();
    ASSERT_EQ(shown.size(), expected.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        EXPECT_EQ(shown[i].place, expected[i].place) << "no motion from before";
    EXPECT_FALSE(s().open_scene("no-such-scene"));
    EXPECT_EQ(s().scene().id(), "way-back");
}

TEST_F(Moving, SleepsWhenNothingIsGoingOn) {
    open("wave");
    s().tick(2);  // what was changed is saved
    EXPECT_EQ(s().wakes_in(), std::numeric_limits<double>::infinity());
    s().play(Direction::forwards);
    EXPECT_LE(s().wakes_in(), Transport::longest_tick);
    s().pause();
    s().step(Direction::forwards);
    s().tick(2);
    EXPECT_EQ(s().wakes_in(), std::numeric_limits<double>::infinity());
    s().to_breakpoint(Direction::forwards);
    EXPECT_DOUBLE_EQ(s().wakes_in(), Messages::news_seconds);
}

// Time that sleeping leaves out must not slow the playing down.
TEST_F(Moving, PlaysAsFastWhenItIsWokenOnlyWhenNeeded) {
    open("wave");
    s().set_speed(0);
    s().play(Direction::forwards);
    double time = 0;
    while (s().step_number() < 4) {
        const double wait = std::max(s().wakes_in(), 0.001);
        s().tick(wait);
        time += wait;
        ASSERT_LT(time, 10);
    }
    EXPECT_NEAR(time, 3, 0.2);
}

}  // namespace
}  // namespace stepwell

// Recordings that take a while: on a thread of their own, stopped, cut, replaced, left alone at the end.
#include <thread>

#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;

class RecordingRuns : public tests::SessionTest {
protected:
    RecordingRuns() { open("wave"); }

    std::vector<std::string> notes() {
        std::vector<std::string> keys;
        for (const Message& note : s().run_notes()) keys.push_back(note.key);
        return keys;
    }
    void set_long_room() {
        ASSERT_TRUE(s().change_input(room(300)));
        s().finish_recording();
    }
    void wait_until_it_has_begun() {
        while (s().recorded_steps() == 0) std::this_thread::yield();
    }
};

TEST_F(RecordingRuns, TheRunBeforeStaysOnScreenWhileTheNextIsMade) {
    s().seek(40);
    const auto* before = &s().run();
    ASSERT_TRUE(s().change_input(room(300)));
    EXPECT_TRUE(s().recording());
    EXPECT_TRUE(s().ready());
    EXPECT_EQ(&s().run(), before);
    EXPECT_EQ(s().position(), 40u);
    EXPECT_EQ(s().moment().input.map.extent(), before->input().map.extent());
    EXPECT_LE(s().wakes_in(), 0.1) << "somebody has to look whether it is done";
    s().step(Direction::forwards);
    EXPECT_GT(s().position(), 40u) << "and can still be played";
    s().seek(40);
    s().finish_recording();
    EXPECT_FALSE(s().recording());
    EXPECT_EQ(s().run().input(), s().input());
    EXPECT_EQ(s().position(), 40u);
    EXPECT_THAT(notes(), ElementsAre());
}

TEST_F(RecordingRuns, AFinishedOneIsShownByTheNextTick) {
    ASSERT_TRUE(s().change_input(room(300)));
    ASSERT_TRUE(s().recording());
    for (int i = 0; i < 20'000 && s().recording(); ++i) {
        s().tick(0.001);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_FALSE(s().recording());
    EXPECT_EQ(s().run().input(), s().input());
}

TEST_F(RecordingRuns, StopKeepsWhatThereIs) {
    ASSERT_TRUE(s().change_input(room(2000)));
    wait_until_it_has_begun();
    s().stop_recording();
    s().finish_recording();
    EXPECT_THAT(notes(), ElementsAre("messages.stopped"));
    EXPECT_EQ(s().run().recording().ending(), Ending::stopped);
    EXPECT_GT(s().run().recording().size(), 1000u);
    s().to_last();
    EXPECT_EQ(s().position(), s().run().last());
    s().step(Direction::backwards);
    EXPECT_EQ(s().run().input(), s().input());
}

TEST_F(RecordingRuns, EditsDuringARecordingStartItAnew) {
    ASSERT_TRUE(s().change_input(room(400)));
    s().finish_recording();
    for (int x = 5; x < 25; ++x) click(x, 5);
    EXPECT_TRUE(s().recording());
    s().finish_recording();
    EXPECT_EQ(s().run().input(), s().input());
    EXPECT_FALSE(s().run().input().map.walkable(cell(24, 5)));
    for (int i = 0; i < 21; ++i) s().undo();
    EXPECT_EQ(s().input(), s().scene().first_input());
    s().finish_recording();
    EXPECT_EQ(s().run().input(), s().input());
}

TEST_F(RecordingRuns, TheStageShowsWallsThatAreBeingDrawnAtOnce) {
    ASSERT_TRUE(s().change_input(room(400)));
    s().finish_recording();
    s().press(centre(30, 30));
    ASSERT_TRUE(s().recording());
    EXPECT_FALSE(s().stage_moment().input.map.walkable(cell(30, 30)));
    EXPECT_TRUE(s().moment().input.map.walkable(cell(30, 30)))
        << "the run that everything else speaks of has no wall there";
    s().release();
    s().finish_recording();
    EXPECT_FALSE(s().moment().input.map.walkable(cell(30, 30)));
}

TEST_F(RecordingRuns, NothingIsDrawnOnAMapThatIsNotSeenYet) {
    ASSERT_TRUE(s().change_input(room(400)));
    ASSERT_TRUE(s().recording()) << "the small floor's run is still on screen";
    const Input before = s().input();
    click(3, 3);
    EXPECT_EQ(s().input(), before);
    s().finish_recording();
    click(3, 3);
    EXPECT_NE(s().input(), before);
}

TEST_F(RecordingRuns, ASceneCanBeLeftAndTheProgramClosedMeanwhile) {
    ASSERT_TRUE(s().change_input(room(2000)));
    wait_until_it_has_begun();
    open("way-back");
    EXPECT_TRUE(s().ready());
    EXPECT_EQ(s().run().input(), s().input());
    open("wave");
    EXPECT_FALSE(s().ready()) << "the big map is there, its recording is not";
    EXPECT_EQ(s().log_size(), 0u);
    EXPECT_TRUE(s().variables().empty());
    s().step(Direction::forwards);
    s().toggle_play();
    s().to_last();
    s().go_to_step(5);
    s().press({3, 3});
    s().release();
    s().tick(0.01);
    wait_until_it_has_begun();
    start();  // closes the window in the middle of it
    EXPECT_EQ(s().input().map.extent(), (Extent{2000, 2000})) << "and nothing is lost";
    s().stop_recording();
}

TEST_F(RecordingRuns, WithoutRoomForDetailsItSaysSo) {
    start(std::size_t{8} << 20);
    open("wave");
    set_long_room();
    EXPECT_THAT(notes(), ElementsAre("messages.details_left_out"));
    EXPECT_EQ(s().run().recording().ending(), Ending::complete);
    for (std::size_t p = 0; p < 100; ++p) ASSERT_NE(s().run().recording().step(p).size, StepSize::detail);
}

TEST_F(RecordingRuns, ACutOneSaysSoAndPlays) {
    start(std::size_t{2} << 20);
    open("wave");
    set_long_room();
    EXPECT_THAT(notes(), ElementsAre("messages.details_left_out", "messages.cut"));
    const long long steps = std::get<long long>(s().run_notes()[1].arguments.at(0).value);
    EXPECT_EQ(steps, static_cast<long long>(s().run().recording().size()));
    s().to_last();
    EXPECT_EQ(s().position(), s().run().last());
    s().set_predict(true);
    EXPECT_EQ(s().prediction().question(), nullptr) << "what comes next is not in it";
    s().to_first();
    EXPECT_EQ(s().moment().now.hash(), Cursor(s().run().stage(0)).moment(s().input()).now.hash());
}

TEST_F(RecordingRuns, TheSameStepIsFoundInARunWithoutDetails) {
    start(std::size_t{8} << 20);
    open("wave");
    s().set_step_size(StepSize::step);
    s().go_to_step(30);
    set_long_room();
    EXPECT_EQ(s().step_number(), 30u);
    s().undo();
    EXPECT_EQ(s().step_number(), 30u);
}

TEST_F(RecordingRuns, TheSameInputGivesTheSameRunOnceAndForAll) {
    open("way-back");
    ASSERT_TRUE(s().choose_preset("maze"));
    s().to_last();
    const auto hash = s().moment().now.hash();
    const auto size = s().run().recording().size();
    click(0, 0);
    s().undo();
    s().to_last();
    EXPECT_EQ(s().moment().now.hash(), hash);
    EXPECT_EQ(s().run().recording().size(), size);
}

}  // namespace
}  // namespace stepwell

// Scenes with several stages: one transport, the same step everywhere, one stage in focus.
#include "tests/app/session_fixture.h"

namespace stepwell::tests {
namespace {

class Stages : public SessionTest {
protected:
    std::size_t steps(std::size_t stage) { return s().run().rungs(stage).count(StepSize::step); }
    std::size_t step_of(std::size_t stage) {
        return s().run().rungs(stage).index(StepSize::step, s().moment(stage).position);
    }
    std::string anchor(std::size_t stage) { return s().moment(stage).anchor().path(); }
};

TEST_F(Stages, StandSideBySideOnOneMap) {
    open("compare");
    ASSERT_EQ(s().run().stages(), 2u);
    EXPECT_EQ(s().scene().stage_name(s().moment(0).input), "flood");
    EXPECT_EQ(s().scene().stage_name(s().moment(1).input), "astar");
    EXPECT_EQ(s().moment(0).input.map, s().moment(1).input.map);
    EXPECT_EQ(s().focus(), 0u);
}

TEST_F(Stages, GoInLockstepForwardsAndBackwards) {
    open("compare");
    for (const std::size_t step : {1u, 7u, 90u, 40u, 0u}) {
        s().go_to_step(step + 1);
        EXPECT_EQ(step_of(0), step);
        EXPECT_EQ(step_of(1), step);
    }
    s().set_step_size(StepSize::detail);
    s().step(Direction::forwards);
    s().step(Direction::forwards);
    EXPECT_EQ(step_of(1), step_of(0)) << "while one goes line by line, the other stands at its step of the same number";
}

TEST_F(Stages, AShorterRunWaitsAtItsEnd) {
    open("compare");
    EXPECT_EQ(steps(0), steps(1)) << "all have as many steps";
    s().to_last();
    EXPECT_EQ(anchor(0), "way_back/done");
    EXPECT_EQ(anchor(1), "way_back/wait") << "A* was done long ago";
    EXPECT_FALSE(s().moment(1).now.find("path")->items().empty()) << "and still shows its way";
    // What it has counted stays, and going back finds its steps again.
    const auto counts = s().scene().counts(s().moment(1));
    EXPECT_EQ(counts.front().key, "taken");
    EXPECT_GT(*counts.front().value, 10);
    s().go_to_step(3);
    EXPECT_EQ(step_of(1), 2u);
    EXPECT_NE(anchor(1), "way_back/wait");
}

TEST_F(Stages, AWaitingStageSaysSo) {
    open("compare");
    s().focus_on(1);
    s().go_to_step(s().step_count() - 1);
    EXPECT_EQ(s().sentence(), "This search is over. It waits for the others.");
}

TEST_F(Stages, WhatIsCutOffHasNoResult) {
    start(std::size_t{1} << 20);
    open("compare");
    Input input = s().input();
    input.map = Level({200, 200});
    input.settings["goal"] = "199,199";
    ASSERT_TRUE(s().change_input(input));
    s().finish_recording();
    s().to_last();
    for (const std::size_t stage : {0u, 1u}) {
        ASSERT_EQ(s().run().recording(stage).ending(), Ending::cut);
        EXPECT_EQ(s().scene().badge(s().moment(stage))->key, "unfinished");
        for (const Count& count : s().scene().counts(s().moment(stage)))
            EXPECT_TRUE(count.key == "taken" || count.key == "waiting" || !count.value) << count.key;
    }
    EXPECT_THAT(s().sentence(), testing::HasSubstr("The search itself would go on."));
}

TEST_F(Stages, AtTheEndTheResultIsSaid) {
    open("compare");
    s().to_last();
    EXPECT_THAT(s().sentence(), testing::StartsWith("Done: "));
    s().focus_on(1);
    EXPECT_THAT(s().sentence(), testing::HasSubstr("3.7 ×")) << "nobody waits any more";
    EXPECT_THAT(s().sentence(), testing::Not(testing::HasSubstr("waits")));
}

TEST_F(Stages, CodeVariablesAndStepsFollowTheFocus) {
    open("compare");
    s().go_to_step(20);
    EXPECT_TRUE(s().moment().anchor().function == "find_path");
    s().focus_on(1);
    EXPECT_EQ(s().step_number(), 20u) << "changing the focus moves nothing";
    EXPECT_EQ(s().moment().anchor().function, "astar");
    std::vector<std::string> names;
    for (const Variable& variable : s().variables()) names.push_back(variable.name);
    EXPECT_THAT(names, testing::Contains("cost"));
    s().focus_on(7);
    EXPECT_EQ(s().focus(), 1u) << "there is no such stage";
}

TEST_F(Stages, AnEditRecordsAllOfThemAnewAndStaysAtTheStep) {
    open("compare");
    s().go_to_step(30);
    s().choose_tool(Tool::wall);
    click(0, 0);
    EXPECT_EQ(s().step_number(), 30u);
    for (const std::size_t stage : {0u, 1u}) {
        EXPECT_FALSE(s().moment(stage).input.map.walkable(cell(0, 0)));
        EXPECT_EQ(step_of(stage), 29u);
    }
    s().undo();
    EXPECT_TRUE(s().moment(1).input.map.walkable(cell(0, 0)));
}

TEST_F(Stages, OneAloneOrUpToFour) {
    open("compare");
    s().focus_on(1);
    ASSERT_TRUE(s().change_setting("right", "none"));
    EXPECT_EQ(s().run().stages(), 1u);
    EXPECT_EQ(s().focus(), 0u) << "the stage in focus is gone";
    s().change_setting("right", "dijkstra");
    s().change_setting("third", "greedy");
    s().change_setting("fourth", "weighted");
    EXPECT_EQ(s().run().stages(), 4u);
    for (std::size_t stage = 1; stage < 4; ++stage) EXPECT_EQ(steps(stage), steps(0));
}

TEST_F(Stages, AnotherSceneBeginsWithItsFirstStage) {
    open("compare").focus_on(1);
    open("way-back");
    EXPECT_EQ(s().focus(), 0u);
    EXPECT_EQ(s().run().stages(), 1u);
}

TEST_F(Stages, WholeMapsAreClearedStrewnAndResized) {
    open("compare");
    ASSERT_TRUE(s().clear_map());
    EXPECT_EQ(s().input().map.floor_cells(), 256u);
    EXPECT_EQ(s().input().settings.at("start"), "2,3") << "tokens stay";
    ASSERT_TRUE(s().scatter_walls(40));
    const Level first = s().input().map;
    EXPECT_NEAR(static_cast<double>(256 - first.floor_cells()), 102, 30);
    ASSERT_TRUE(s().scatter_walls(40));
    EXPECT_NE(s().input().map, first) << "every time another one";
    ASSERT_TRUE(s().resize_map({9, 700}));
    EXPECT_EQ(s().input().map.extent(), (Extent{9, 512})) << "at most 512 by hand";
    EXPECT_EQ(s().input().settings.at("goal"), "8,12") << "brought inside";
    EXPECT_TRUE(s().input().map.walkable(cell(8, 12))) << "and stands on floor";
    EXPECT_EQ(s().input().map.terrain(cell(1, 1)), s().run().input().map.terrain(cell(1, 1)));
    s().undo();
    EXPECT_EQ(s().input().map.extent(), (Extent{16, 16}));
}

TEST_F(Stages, RecordingsAreKeptWithinOneBudget) {
    start(std::size_t{1} << 20);
    open("compare");
    ASSERT_TRUE(s().change_input(room(200)));
    s().finish_recording();
    ASSERT_EQ(s().run().stages(), 2u);
    std::size_t bytes = 0;
    for (const std::size_t stage : {0u, 1u}) bytes += s().run().recording(stage).bytes();
    EXPECT_FALSE(s().run().complete());
    EXPECT_EQ(steps(0), steps(1));
    EXPECT_LT(bytes, std::size_t{3} << 20);
}

}  // namespace
}  // namespace stepwell::tests

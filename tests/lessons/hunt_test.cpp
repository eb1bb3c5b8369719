// The hunt as a scene: its diagram, its script and its table say what the code does.
#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "lessons/1-enemies-that-think/hunt_facts.h"
#include "lessons/1-enemies-that-think/hunt_run.h"
#include "tests/files.h"
#include "tests/lessons/grid_helpers.h"

namespace stepwell {
namespace {

using namespace lesson_1;
using namespace tests;

Mind mind_of(std::string_view id) { return id == "hunt" ? Mind::hunter : Mind::guard; }

/// A hero who runs, hides and strikes at random.
Input random_hunt(std::string_view id, std::uint32_t seed, int turns) {
    Dice dice(seed);
    Input input = input_of(id, {{"sight", std::to_string(dice.range(1, 12))},
                                {"wake", std::to_string(dice.range(1, 8))},
                                {"lost", std::to_string(dice.range(0, 4))},
                                {"far", std::to_string(dice.range(1, 20))}});
    input.map = bushy_maze({7, 7}, seed);
    input.settings["start"] = "5,5";
    input.settings["goal"] = "1,1";
    input.script.clear();
    for (int turn = 0; turn < turns; ++turn) {
        const int hit = dice.chance(15) ? dice.range(1, 8) : 0;
        input.script.push_back(to_text(HeroTurn{cell(dice.range(0, 6), dice.range(0, 6)), hit, dice.chance(40)}));
    }
    return input;
}

class Hunts : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Both, Hunts, testing::Values("hunt", "guard"));

TEST_P(Hunts, PrintTheGoldenTable) {
    EXPECT_EQ(scene(GetParam()).print(input_of(GetParam()), Format::csv), golden(std::string(GetParam()) + ".csv"));
}

// In every turn: the arrow that is lit is the first of its state whose guard was true, and none is lit where none was.
TEST_P(Hunts, TheDiagramLightsTheArrowWhoseGuardWasTrue) {
    const std::string id = GetParam();
    const auto all = transitions(mind_of(id));
    std::vector<int> lit(all.size(), 0);
    for (std::uint32_t seed = 1; seed <= 10'000; ++seed) {
        Played run(scene(id), scene(id).stages(random_hunt(id, seed, 8)).front());
        const Scenario scenario = scenario_of(run.at(0).input);
        const auto facts = HuntFacts(run.recording(), mind_of(id));
        for (const TurnFacts& turn : facts.turns) {
            // Where the decision falls: at the step that fires, or, if nothing does, at the turn's end.
            const std::size_t end = run.recording().next(turn.begin, StepSize::chapter);
            const State before = guard_values(run.at(turn.begin).now, scenario).state;
            const GuardValues values = guard_values(run.at(turn.fires.value_or(end)).now, scenario);
            std::optional<std::size_t> expected;
            for (std::size_t i = 0; i < all.size() && !expected; ++i)
                if (all[i].from == before && holds(all[i].guard, values)) expected = i;
            const Moment after = run.at(end);
            const std::optional<std::size_t> shown = facts.fired(after);
            if (run.recording().anchor(end).name == "turn") {
                ASSERT_EQ(shown, expected) << id << ", seed " << seed << ", step " << end;
            }
            ASSERT_EQ(turn.fires ? std::optional(turn.transition) : std::nullopt, expected) << id << ", seed " << seed;
            const State now = guard_values(after.now, scenario).state;
            ASSERT_EQ(now, expected ? all[*expected].to : before) << id << ", seed " << seed;
            if (expected) ++lit[*expected];
        }
    }
    for (const int times : lit) EXPECT_GT(times, 50) << "every arrow was tried";
}

TEST_P(Hunts, NothingIsLitThatTheStepIsGoingToChoose) {
    Played run(scene(GetParam()), scene(GetParam()).stages(input_of(GetParam())).front());
    const HuntFacts facts(run.recording(), mind_of(GetParam()));
    int fired = 0;
    for (const TurnFacts& turn : facts.turns) {
        if (!turn.fires) continue;
        Moment moment = run.at(*turn.fires);
        EXPECT_TRUE(facts.fired(moment));
        moment.reveal = false;
        EXPECT_FALSE(facts.fired(moment));
        ++fired;
    }
    EXPECT_GT(fired, 2);
}

TEST(HuntScript, IsReadAsItIsWritten) {
    for (const HeroTurn& turn : {HeroTurn{cell(6, 4)}, {cell(0, 0), 0, true}, {cell(2047, 3), 99}, {cell(1, 2), 1}})
        EXPECT_EQ(hero_turn_from(to_text(turn)).value(), turn);
    for (const char* line :
         {"", "6", "6,4 ", "6,4 hid", "6,4 hit", "6,4 hit 0", "6,4 hit 100", "6,4 hit 1x", "6,4  hidden"})
        EXPECT_FALSE(hero_turn_from(line)) << line;
}

TEST(HuntScript, AnyMapAndAnyCellsMakeARun) {
    Input input = input_of("hunt");
    input.map = Level({2, 1});
    input.settings["start"] = "0,0";
    input.settings["goal"] = "0,0";
    input.script = {"999,999", "0,0", "1,0 hidden", "0,0 hit 99"};
    ASSERT_TRUE(scene("hunt").check(input));
    EXPECT_EQ(Played(scene("hunt"), scene("hunt").stages(input).front()).recording().chapters().size(), 4u);
}

}  // namespace
}  // namespace stepwell

// Flood against A*: figures, verdicts and pictures.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "lessons/2-flood-and-astar/searches.h"
#include "lessons/kit/texts.h"
#include "tests/files.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell::tests {
namespace {

using lesson_2::outcome;
using lesson_2::Outcome;
using lesson_2::stage_of;

Input on_story_floor(const std::string& start, const std::string& goal, const std::string& order) {
    Input input = input_of("compare", {{"start", start}, {"goal", goal}, {"order", order}});
    input.map = level_from_text(golden("grid-map.txt")).value();
    return input;
}

/// The moment after the last step of the stage.
template <class Visit>
void at_the_end(const Input& stage, Visit visit) {
    visit(Played(scene("compare"), stage).at_last());
}

TEST(Compare, PrintsOneObjectWithAMemberForEachSearch) {
    EXPECT_EQ(scene("compare").print(on_story_floor("8,3", "2,3", "nesw"), Format::json),
              "{\"flood\": {\"taken\": 59, \"path_length\": 10, \"cost\": 10, \"verdict\": \"shortest\"}, "
              "\"astar\": {\"taken\": 25, \"path_length\": 10, \"cost\": 10, \"verdict\": \"shortest\"}, "
              "\"dijkstra\": {\"taken\": 59, \"path_length\": 10, \"cost\": 10, \"verdict\": \"shortest\"}, "
              "\"greedy\": {\"taken\": 17, \"path_length\": 10, \"cost\": 10, \"verdict\": \"not guaranteed\"}}\n");
}

TEST(Compare, TheOrderOfNeighboursIsASetting) {
    const auto taken = [](const Input& input, const char* name) { return outcome(stage_of(input, name)).taken; };
    EXPECT_EQ(taken(on_story_floor("8,3", "2,3", "nesw"), "astar"), 25u);
    EXPECT_EQ(taken(on_story_floor("2,2", "6,2", "nesw"), "astar"), 5u);
    EXPECT_EQ(taken(on_story_floor("2,2", "6,2", "nesw"), "flood"), 19u);
    EXPECT_EQ(taken(on_story_floor("8,3", "2,3", "ewsn"), "flood"), 58u);
    EXPECT_EQ(taken(on_story_floor("2,2", "6,2", "ewsn"), "flood"), 18u);
}

TEST(Compare, NoWayIsSaidAndNothingIsNull) {
    Input locked = scene("compare").preset("locked", input_of("compare"));
    const std::string json = scene("compare").print(locked, Format::json);
    EXPECT_THAT(json, testing::HasSubstr("\"path_length\": null, \"cost\": null, \"verdict\": \"no way\""));
    const Outcome flood = outcome(stage_of(locked, "flood"));
    EXPECT_EQ(flood.taken, locked.map.floor_cells() - 9u) << "all but the locked room";
    ASSERT_FALSE(flood.to_closest.empty());
    EXPECT_EQ(manhattan(flood.to_closest.back(), cell(11, 3)), 3);
}

TEST(Compare, InThePondTheFloodIsWrongAndWhoCountsCostsIsNot) {
    const Input pond = scene("compare").preset("pond", input_of("compare"));
    const Outcome flood = outcome(stage_of(pond, "flood")), astar = outcome(stage_of(pond, "astar"));
    EXPECT_EQ(flood.verdict, Verdict::wrong);
    EXPECT_EQ(astar.verdict, Verdict::shortest);
    EXPECT_EQ(outcome(stage_of(pond, "dijkstra")).cost, astar.cost);
    EXPECT_GT(flood.cost, astar.cost);
    EXPECT_LT(flood.path.size(), astar.path.size()) << "its way has fewer steps, and costs more";
}

TEST(Compare, TheBadgeSaysWhyAndComparesWithTheFirstStage) {
    const Scene& compare = scene("compare");
    const std::vector<Input> stages = compare.stages(input_of("compare"));
    at_the_end(stages[0], [&](const Moment& moment) {
        EXPECT_EQ(compare.badge(moment)->key, "shortest");
        EXPECT_THAT(compare.badge(moment)->remarks, testing::ElementsAre("shortest"));
    });
    at_the_end(stages[1], [&](const Moment& moment) {
        EXPECT_THAT(compare.badge(moment)->remarks, testing::ElementsAre("same", "fewer", "shortest"));
        const auto number = [&](const char* name) { return compare.derive(name, {}, moment, moment.now)->number(); };
        const double times =
            static_cast<double>(outcome(stages[0]).taken) / static_cast<double>(outcome(stages[1]).taken);
        EXPECT_NEAR(number("times") + number("tenths") / 10.0, times, 0.051);
    });
    Played run(compare, stages[0]);
    EXPECT_FALSE(compare.badge(run.at(run.last() / 2))) << "only when the run is over";
}

std::string in_words(std::string_view key, const Moment& moment, std::string_view id = "compare") {
    return words(key, Texts::of(*find_scene(lessons(), id).lesson, Language::en), scene(id), moment).value();
}

TEST(Compare, WithWaterTheBestWayIsTheCheapestAndWithoutTheShortest) {
    for (const auto& [preset, best] : {std::pair{"pond", "cheapest way"}, {"walls", "shortest"}}) {
        const Input input = scene("compare").preset(preset, input_of("compare"));
        at_the_end(stage_of(input, "astar"), [&](const Moment& moment) {
            EXPECT_EQ(scene("compare").badge(moment)->key, "shortest");
            EXPECT_EQ(in_words("badge shortest", moment), best);
        });
    }
}

TEST(Compare, ASmallDifferenceIsCountedInCells) {
    Input input = input_of("compare");
    input.map = Level({12, 1});
    input.settings["start"] = "1,0";
    input.settings["goal"] = "11,0";
    at_the_end(scene("compare").stages(input)[1], [&](const Moment& moment) {  // the flood takes (0, 0), too
        EXPECT_THAT(scene("compare").badge(moment)->remarks, testing::Contains("fewer"));
        EXPECT_EQ(in_words("remark fewer", moment), "**1** cell fewer taken.");
    });
    input.map = Level({11, 1});
    input.settings["goal"] = "10,0";  // 11 cells against 10 are a tenth more
    at_the_end(scene("compare").stages(input)[1], [&](const Moment& moment) {
        EXPECT_EQ(in_words("remark fewer", moment), "**1.1 ×** fewer cells taken.");
    });
}

std::vector<std::string> legend_keys(std::string_view id, const Input& input) {
    std::vector<std::string> keys;
    std::vector<Played> runs;
    std::vector<Moment> moments;
    for (const Input& stage : scene(id).stages(input)) runs.emplace_back(scene(id), stage);
    for (Played& run : runs) moments.push_back(run.at_last());
    for (const LegendEntry& entry : whole_legend(scene(id), input, moments)) keys.push_back(entry.key);
    return keys;
}

TEST(Compare, TheLegendSaysWhatTheNumbersAre) {
    using testing::Contains;
    const auto keys = [](const char* preset, const Settings& changes) {
        Input input = input_of("compare", changes);
        return legend_keys("compare", scene("compare").preset(preset, input));
    };
    EXPECT_THAT(keys("walls", {}), Contains("steps"));
    EXPECT_THAT(keys("pond", {}), Contains("costs-or-steps"));
    EXPECT_THAT(keys("pond", {{"left", "dijkstra"}}), Contains("costs"));
    EXPECT_THAT(keys("pond", {{"right", "none"}}), Contains("steps"));
    EXPECT_THAT(keys("walls", {{"numbers", "sum"}}), testing::IsSupersetOf({"steps", "sum"}));
    EXPECT_THAT(keys("walls", {{"numbers", "sum"}, {"third", "greedy"}}), Contains("sum-or-guess"));
    const Input pond = scene("compare").preset("pond", input_of("compare"));
    EXPECT_EQ(legend_keys("compare", stage_of(pond, "astar")), legend_keys("compare", pond)) << "one for all stages";
    EXPECT_THAT(legend_keys("ties", scene("ties").preset("pond", input_of("ties"))), Contains("costs"));
}

TEST(Compare, GreedyCellsShowWhatTheirWaysCost) {
    Input input = input_on("compare", *level_from_text("..~.\n"), cell(0, 0), cell(3, 0));
    at_the_end(stage_of(input, "greedy"), [&](const Moment& moment) {
        EXPECT_EQ(scene("compare").derive("g", Value::of(cell(3, 0)), moment, moment.now), Value::of(4));
    });
    at_the_end(stage_of(input, "flood"), [&](const Moment& moment) {
        EXPECT_EQ(scene("compare").derive("g", Value::of(cell(3, 0)), moment, moment.now), Value::of(3));
    });
}

TEST(Compare, WallsToKeepTheWaterFromTheGoalAreCountedOnlyWhereThereIsAWay) {
    const auto counted = [](const Input& input) {
        std::optional<int> walls;
        at_the_end(stage_of(input, "flood"), [&](const Moment& moment) {
            const std::vector<Count> counts = scene("compare").counts(moment);
            const auto found = std::ranges::find(counts, "cut", &Count::key);
            if (found != counts.end()) walls = found->value;
        });
        return walls;
    };
    Input input = input_of("compare");
    EXPECT_EQ(counted(input), std::nullopt) << "before anybody draws";
    input.map.set(cell(0, 15), Terrain::wall);
    EXPECT_EQ(counted(input), 4);
    const Input flood = stage_of(input, "flood");
    Played run(scene("compare"), flood);
    const std::vector<Count> early = scene("compare").counts(run.at(run.last() / 2));
    EXPECT_EQ(std::ranges::find(early, "cut", &Count::key)->value, std::nullopt) << "only after a try";
    EXPECT_THAT(legend_keys("compare", input), testing::Contains("cut"));
    for (const Cell c : {cell(12, 12), cell(14, 12), cell(13, 13), cell(13, 11)}) input.map.set(c, Terrain::wall);
    EXPECT_EQ(counted(input), std::nullopt) << "no way is left";
    EXPECT_THAT(legend_keys("compare", input),
                testing::AllOf(testing::Contains("closest"), testing::Not(testing::Contains("cut"))));
    for (const Task& task : scene("compare").tasks())
        EXPECT_EQ(counted(scene("compare").task_input(task)), std::nullopt);
}

TEST(Compare, ScatteredWallsLeaveAWay) {
    for (std::uint32_t seed = 1; seed < 60; ++seed) {
        Input input = input_of("compare");
        input.seed = seed;
        const Outcome found = outcome(stage_of(scene("compare").preset("scattered", input), "astar"));
        EXPECT_EQ(found.verdict, Verdict::shortest) << seed;
    }
    Input input = input_of("compare");
    EXPECT_EQ(scene("compare").preset("scattered", input).map, scene("compare").preset("scattered", input).map);
}

TEST(Compare, OptionsThatWouldChangeNothingAreNotOffered) {
    const Scene& compare = scene("compare");
    const auto matters = [&](const char* setting, const Settings& changes) {
        return compare.matters(setting, input_of("compare", changes));
    };
    EXPECT_FALSE(matters("weight", {}));
    EXPECT_TRUE(matters("weight", {{"third", "weighted"}}));
    EXPECT_TRUE(matters("ties", {}));
    EXPECT_FALSE(matters("ties", {{"right", "greedy"}}));
    EXPECT_TRUE(matters("numbers", {}));
    EXPECT_FALSE(matters("numbers", {{"right", "none"}}));
}

TEST(Compare, WaterMakesTheFloodDoubtfulEvenIfItIsLucky) {
    Input input = input_of("compare");
    input.map.set(cell(0, 15), Terrain::water);  // nowhere near
    EXPECT_EQ(outcome(stage_of(input, "flood")).verdict, Verdict::not_guaranteed);
    EXPECT_EQ(outcome(stage_of(input, "astar")).verdict, Verdict::shortest);
}

TEST(Compare, OnAnOpenFloorTiesDecideHowManyCellsAreTaken) {
    std::vector<std::size_t> taken;
    for (const Input& stage : scene("ties").stages(input_of("ties"))) taken.push_back(outcome(stage).taken);
    // (4, 3) → (15, 10): a rectangle of 12 × 8 cells, 18 steps.
    EXPECT_THAT(taken, testing::ElementsAre(96u, 19u, 19u));
}

TEST(Compare, SumsAreWrittenIntoTheCells) {
    Input input = input_of("compare", {{"numbers", "sum"}});
    Played run(scene("compare"), stage_of(input, "astar"));
    LogCanvas canvas({0, 0, 16, 16}, 40);
    const Moment moment = run.at(40);
    scene("compare").draw(canvas, moment, scene("compare").movers(moment));
    // (3, 3) lies one step from the start (2, 3) and 10 + 9 from the goal (13, 12).
    std::vector<std::string> in_cell;
    for (const LogCanvas::Call& call : canvas.calls) {
        const Point middle = call.box.centre();
        if (call.kind == LogCanvas::Call::Kind::text && middle.x > 3 && middle.x < 4 && middle.y > 3 && middle.y < 4)
            in_cell.push_back(call.text);
    }
    EXPECT_THAT(in_cell, testing::UnorderedElementsAre("1", "19", "20"));
}

TEST(Compare, TheHeapIsShownAsATreeAndAsAList) {
    const Scene& compare = scene("compare");
    for (const Input& stage : compare.stages(input_of("compare", {{"waiting", "as-a-heap"}, {"third", "greedy"}}))) {
        Played run(compare, stage);
        const Moment moment = run.at(150);
        const Box world = compare.world(stage);
        EXPECT_GT(world.h, static_cast<float>(stage.map.extent().height) + 3);
        LogCanvas canvas(world, 40);
        compare.draw(canvas, moment, compare.movers(moment));
        const float below = static_cast<float>(stage.map.extent().height) + 0.1F;
        std::map<std::string, int> texts;
        for (const LogCanvas::Call& call : canvas.calls) {
            EXPECT_LE(call.box.y + call.box.h, world.y + world.h + 0.01F);
            if (call.kind == LogCanvas::Call::Kind::text && call.box.y > below) ++texts[call.text];
        }
        const auto items = moment.now.find("frontier")->items();
        const bool heap = stage.settings.at("search") != "flood";
        ASSERT_GT(items.size(), 3u);
        const Cell next = Slot<Cell>::decode(items[0]);
        EXPECT_EQ(texts[std::to_string(next.x) + ", " + std::to_string(next.y)], heap ? 2 : 1) << "in tree and list";
        if (!heap) continue;
        const auto numbers = moment.now.find(stage.settings.at("search") == "greedy" ? "h" : "f")->items();
        EXPECT_GE(texts[std::to_string(numbers[0])], 2);
        EXPECT_EQ(numbers[0], *std::ranges::min_element(numbers)) << "the smallest is the root";
    }
}

TEST(Compare, ATaskIsCarriedOutOnAFloorThatIsSmallEnough) {
    for (const Task& task : scene("compare").tasks()) {
        const std::vector<Input> stages = scene("compare").stages(scene("compare").task_input(task));
        ASSERT_EQ(stages.size(), 1u);
        const Outcome result = outcome(stages[0]);
        EXPECT_EQ(result.verdict, Verdict::shortest);
        EXPECT_GE(result.taken, 8u);
        EXPECT_LE(result.taken, 20u) << "so many clicks are enough";
    }
}

/// Of cells with the same f each rule takes another one: by hand the three tasks have different answers.
TEST(Ties, ByHandEachRuleStandsAloneAndAsksForItsOwnOrder) {
    std::map<std::string, std::vector<Cell>> answers;
    for (const Task& task : scene("ties").tasks()) {
        const Input input = scene("ties").task_input(task);
        ASSERT_TRUE(scene("ties").check(input));
        const std::vector<Input> stages = scene("ties").stages(input);
        ASSERT_EQ(stages.size(), 1u);
        EXPECT_EQ(stages[0].settings.at("ties"), task.key);
        each_moment("ties", input, 1, [&](const Moment& moment) {
            const auto question = scene("ties").ask(moment);
            if (!question || question->key != task.question) return;
            const Choice& right = *std::ranges::find_if(question->choices, &Choice::right);
            EXPECT_EQ(right.value, Value::of(moment.after.find("current")->as<Cell>()));
            answers[task.key].push_back(right.value.cell());
        });
    }
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers["first"].size(), 11u) << "every cell of the rectangle but the start";
    EXPECT_EQ(answers["deeper"].size(), 5u) << "no more than the way";
    EXPECT_NE(answers["deeper"], answers["last"]);
    EXPECT_EQ(scene("ties").stages(input_of("ties")).size(), 3u) << "side by side, but for the tasks";
}

}  // namespace
}  // namespace stepwell::tests

// Who can step where: what is printed, asked and edited on a floor with heights, ceilings and fences.
#include <gmock/gmock.h>

#include "core/base/dice.h"
#include "lessons/2-flood-and-astar/step_questions.h"
#include "lessons/kit/grid_picture.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using lesson_2::obstacles_between;

constexpr std::string_view id = "who-can-step-where";

const Scene& graph() { return scene(id); }
Input yard(const char* body) { return input_of(id, {{"body", body}}); }
Input task() { return graph().task_input(graph().tasks()[0]); }

const Body& body_of(const Input& input) { return input.settings.at("body") == "big" ? bodies::ogre : bodies::spider; }

/// The input after a press at a point with a tool, dragged to another cell.
Input after(Input input, Tool tool, Point at, std::optional<Cell> to = std::nullopt, bool secondary = false) {
    const Cell from = cell(static_cast<int>(at.x), static_cast<int>(at.y));
    const Brush brush = graph().press_at(input, from, at, tool, secondary);
    graph().stroke(input, brush, from, from);
    if (to) graph().stroke(input, brush, from, *to);
    return input;
}

// --- what comes out ------------------------------------------------------------------------------------------------

TEST(WhoCanStepWhere, PrintsTheArrowsOfTheTaskAsTheyWereWorkedOutByHand) {
    EXPECT_EQ(graph().print(task(), Format::csv),
              "x,y,to_x,to_y\n"
              "1,0,1,1\n"
              "0,1,1,1\n"
              "1,1,0,1\n");
    EXPECT_EQ(graph().print(task(), Format::json),
              "{\"arrows\": 3, \"one_way\": 1, \"reached\": 1, "
              "\"edges\": [[[1, 0], [1, 1]], [[0, 1], [1, 1]], [[1, 1], [0, 1]]]}\n");
    EXPECT_EQ(graph().print(task(), Format::text),
              "010\n11#\n3 arrows, 1 of them one way, 1 cells can be reached from 0,0\n");
}

TEST(WhoCanStepWhere, TheYardHasTheFiguresOfTheRules) {
    EXPECT_THAT(graph().print(yard("spider"), Format::json),
                testing::StartsWith("{\"arrows\": 125, \"one_way\": 1, \"reached\": 48, "));
    EXPECT_THAT(graph().print(yard("big"), Format::json),
                testing::StartsWith("{\"arrows\": 135, \"one_way\": 3, \"reached\": 48, "));
}

TEST(WhoCanStepWhere, CountsAtTheEndAreWhatIsPrinted) {
    for (const Input& input : inputs_of(id))
        last_moment(id, input, [&](const Moment& moment) {
            const std::vector<Count> counts = graph().counts(moment);
            std::string expected = "{";
            for (const auto& [key, name] :
                 {std::pair{"arrows", "arrows"}, {"one-way", "one_way"}, {"reached", "reached"}})
                expected += "\"" + std::string(name) +
                            "\": " + std::to_string(*std::ranges::find(counts, key, &Count::key)->value) + ", ";
            EXPECT_THAT(graph().print(input, Format::json), testing::StartsWith(expected));
        });
}

TEST(WhoCanStepWhere, AnEditKeepsThePlaceOfTheRun) {
    const std::size_t steps = graph().record(yard("spider"), {}).size();
    EXPECT_EQ(graph().record(yard("big"), {}).size(), steps);
    for (const Tool tool : graph().tools())
        EXPECT_EQ(graph().record(after(yard("spider"), tool, {5.9F, 3.5F}, cell(5, 1)), {}).size(), steps);
}

// --- questions -----------------------------------------------------------------------------------------------------

TEST(WhoCanStepWhere, AWrongAnswerIsNeverTrueAsWell) {
    for (const Input& input : inputs_of(id)) {
        const Ground ground = ground_of(input);
        each_moment(id, input, 1, [&](const Moment& moment) {
            const auto question = graph().ask(moment);
            if (!question || question->key != "obstacle") return;
            const Cell here = moment.now.find("here")->as<Cell>(), next = moment.subject_cell();
            const auto there = obstacles_between(ground, body_of(input), here, next);
            Silent silent;
            EXPECT_EQ(there.empty() ? Obstacle::none : there[0],
                      in_the_way(ground, body_of(input), here, next, silent));
            for (const Choice& choice : question->choices)
                for (const Obstacle each : there)
                    if (labels(each)[static_cast<std::size_t>(each)] == choice.key) {
                        EXPECT_TRUE(choice.right) << choice.key;
                    }
        });
    }
}

TEST(WhoCanStepWhere, AllObstaclesBetweenTwoCellsAreFound) {
    const Ground ground = *ground_from_text(".~\n\nheights\n09\n\nceilings\n.2\n\nfences\n|.\n");
    EXPECT_THAT(obstacles_between(ground, bodies::spider, cell(0, 0), cell(1, 0)),
                testing::ElementsAre(Obstacle::fence, Obstacle::cliff, Obstacle::water));
    EXPECT_THAT(obstacles_between(ground, bodies::ogre, cell(0, 0), cell(1, 0)),
                testing::ElementsAre(Obstacle::fence, Obstacle::cliff, Obstacle::ceiling));
    EXPECT_THAT(obstacles_between(ground, bodies::ogre, cell(1, 0), cell(2, 0)),
                testing::ElementsAre(Obstacle::outside));
}

TEST(WhoCanStepWhere, TheTaskAsksFourTimesForEachCellThatTheOgreCanBeOn) {
    std::size_t asked = 0;
    each_moment(id, task(), 1, [&](const Moment& moment) {
        const auto question = graph().ask(moment);
        asked += question && question->key == graph().tasks()[0].question ? 1U : 0U;
    });
    EXPECT_EQ(asked, 4 * 4u);
}

TEST(WhoCanStepWhere, TheCellThatIsNextIsFramedAndTheListThatGrowsIsShown) {
    each_moment(id, yard("spider"), 1, [&](const Moment& moment) {
        LogCanvas canvas(graph().world(moment.input), 44);
        graph().draw(canvas, moment, graph().movers(moment));
        const Cell subject = moment.subject_cell();
        const bool framed = std::ranges::any_of(canvas.calls, [&](const LogCanvas::Call& call) {
            const Point middle = call.box.centre();
            return call.kind == LogCanvas::Call::Kind::outline && call.paint.role == Role::current &&
                   std::abs(middle.x - centre_of(subject).x) < 0.01F &&
                   std::abs(middle.y - centre_of(subject).y) < 0.01F;
        });
        if (moment.at("step_graph", "stand")) {
            EXPECT_TRUE(framed);
            EXPECT_EQ(graph().cell_in_variables(moment), subject);
        }
        const auto here = moment.now.find("here");
        if (moment.at("step_graph", "ask") || moment.at("in_the_way", "rule")) {
            EXPECT_EQ(graph().cell_in_variables(moment), here->as<Cell>());
        }
    });
}

TEST(WhoCanStepWhere, NothingIsDrawnOverHeightsAndCeilings) {
    for (const char* body : {"spider", "big"})
        for (const std::string& preset : graph().presets())
            last_moment(id, graph().preset(preset, yard(body)), [&](const Moment& moment) {
                LogCanvas canvas(graph().world(moment.input), 60);
                graph().draw(canvas, moment, graph().movers(moment));
                using Kind = LogCanvas::Call::Kind;
                for (std::size_t i = 0; i < canvas.calls.size(); ++i) {
                    const LogCanvas::Call& number = canvas.calls[i];
                    if (number.kind != Kind::text || number.box.x < 0 || number.box.y < 0) continue;
                    for (std::size_t k = i + 1; k < canvas.calls.size(); ++k) {
                        const LogCanvas::Call& over = canvas.calls[k];
                        const Box a = number.box, b = over.box;
                        const bool apart = b.x >= a.x + a.w || b.x + b.w <= a.x || b.y >= a.y + a.h || b.y + b.h <= a.y;
                        if (over.kind != Kind::line && over.kind != Kind::polygon) continue;
                        EXPECT_TRUE(apart) << preset << ": " << number.text << " at " << a.x << ", " << a.y;
                    }
                }
            });
}

TEST(WhoCanStepWhere, TheLegendShowsTheTokenOfTheBody) {
    EXPECT_EQ(graph().legend(yard("spider"))[0].key, "spider");
    EXPECT_EQ(graph().legend(yard("big"))[0].key, "ogre");
    LogCanvas canvas({0, 0, 1, 1}, 44);
    graph().draw_sample(canvas, {"ogre"});
    EXPECT_EQ(canvas.calls.back().text, "o");
}

// --- editing -------------------------------------------------------------------------------------------------------

TEST(GroundEditing, RaisesOnceAndLevelsWhatItIsDraggedOver) {
    Input input = graph().preset("meadow", yard("spider"));
    input = after(input, Tool::raise, {2.5F, 1.5F}, cell(4, 1));
    for (int x = 2; x <= 4; ++x) EXPECT_EQ(input.relief.height(cell(x, 1)), 1);
    input = after(input, Tool::raise, {4.5F, 1.5F}, cell(2, 1));
    for (int x = 2; x <= 4; ++x) EXPECT_EQ(input.relief.height(cell(x, 1)), 2);
    input = after(input, Tool::lower, {3.5F, 1.5F}, cell(3, 1));
    EXPECT_EQ(input.relief.height(cell(3, 1)), 1);
    for (int i = 0; i < 12; ++i) input = after(input, Tool::raise, {3.5F, 1.5F});
    EXPECT_EQ(input.relief.height(cell(3, 1)), Relief::highest);
    for (int i = 0; i < 12; ++i) input = after(input, Tool::lower, {3.5F, 1.5F});
    EXPECT_EQ(input.relief.height(cell(3, 1)), 0);
}

TEST(GroundEditing, CeilingsComeDownStepByStepAndGo) {
    Input input = graph().preset("meadow", yard("spider"));
    for (const int room : {3, 2, 1, Relief::open_sky}) {
        input = after(input, Tool::ceiling, {2.5F, 1.5F});
        EXPECT_EQ(input.relief.room(cell(2, 1)), room);
    }
}

TEST(GroundEditing, AFenceGoesToTheNearestEdgeAndAlongTheStroke) {
    Input input = graph().preset("meadow", yard("spider"));
    input = after(input, Tool::fence, {1.5F, 2.9F}, cell(4, 2));
    for (int x = 1; x <= 4; ++x) EXPECT_TRUE(input.relief.fence(cell(x, 2), cell(x, 3))) << x;
    EXPECT_FALSE(input.relief.fence(cell(1, 2), cell(2, 2)));
    input = after(input, Tool::fence, {3.5F, 3.1F});
    EXPECT_FALSE(input.relief.fence(cell(3, 2), cell(3, 3))) << "the same edge from the other side";
    input = after(input, Tool::fence, {0.05F, 2.5F});
    input = after(input, Tool::fence, {2.5F, 0.05F});
    EXPECT_TRUE(graph().check(input)) << "at the map's edge there is nothing to fence off";
}

TEST(GroundEditing, InTheMiddleOfACellAFenceGoesRound) {
    Input input = graph().preset("meadow", yard("spider"));
    for (const auto& [east, south] : {std::pair{true, false}, {false, true}, {true, true}, {false, false}}) {
        input = after(input, Tool::fence, {2.5F, 2.5F});
        EXPECT_EQ(input.relief.fence(cell(2, 2), cell(3, 2)), east);
        EXPECT_EQ(input.relief.fence(cell(2, 2), cell(2, 3)), south);
    }
}

TEST(GroundEditing, ErasingLeavesPlainFloor) {
    for (const bool secondary : {false, true}) {
        Input input = yard("spider");
        for (int y = 0; y < 6; ++y)
            input = after(input, secondary ? Tool::raise : Tool::erase, {0.5F, static_cast<float>(y) + 0.5F},
                          cell(9, y), secondary);
        EXPECT_EQ(ground_of(input), (Ground{Level({10, 6}), {}}));
    }
}

TEST(GroundEditing, WhateverIsDrawnTheInputStaysGood) {
    Dice dice(5);
    Input input = yard("spider");
    for (int i = 0; i < 500; ++i) {
        const auto tools = graph().tools();
        const Tool tool = tools[static_cast<std::size_t>(dice.range(0, static_cast<int>(tools.size()) - 1))];
        const Point at{static_cast<float>(dice.range(-100, 1100)) / 100,
                       static_cast<float>(dice.range(-100, 700)) / 100};
        const Cell from = cell(static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y)));
        const Brush brush = graph().press_at(input, from, at, tool, dice.chance(10));
        graph().stroke(input, brush, from, cell(dice.range(-2, 12), dice.range(-2, 8)));
        ASSERT_TRUE(graph().check(input));
    }
}

TEST(GroundEditing, OnlyScenesThatKnowHeightsTakeThem) {
    const Scene& wave = scene("wave");
    Input input = input_of("wave");
    input.relief.cover(input.map.extent());
    EXPECT_TRUE(wave.check(input));
    input.relief.set_height(cell(3, 3), 1);
    EXPECT_FALSE(wave.check(input));
    EXPECT_EQ(wave.press(input_of("wave"), cell(4, 4), Tool::raise, false), Brush::none);
}

}  // namespace
}  // namespace stepwell

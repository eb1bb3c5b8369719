// The builder's routes: what is printed, counted, asked and edited.
#include <set>
#include <utility>

#include <gmock/gmock.h>

#include "lessons/2-flood-and-astar/route_plan.h"
#include "lessons/2-flood-and-astar/route_view.h"
#include "tests/lessons/grid_helpers.h"

namespace stepwell {
namespace {

using namespace tests;
using testing::HasSubstr;

constexpr std::string_view id = "routes";

const Scene& routes() { return scene(id); }
Input on(std::string_view preset, const Settings& changes = {}) {
    Input input = routes().preset(preset, input_of(id));
    for (const auto& [name, value] : changes) input.settings[name] = value;
    return input;
}

TEST(RoutesScene, OnThePlainTheSecondRouteIsTooDear) {
    const std::string guessed = routes().print(on("plain", {{"jitter", "0"}}), Format::json);
    EXPECT_THAT(guessed, HasSubstr("\"from\": [0, 4], \"to\": [15, 4], \"cost\": 1500, \"least\": 1500"));
    EXPECT_THAT(guessed, HasSubstr("\"from\": [0, 9], \"to\": [15, 9], \"cost\": 1500, \"least\": 1300"));
    const std::string exact = routes().print(on("plain", {{"jitter", "0"}, {"guess", "zero"}}), Format::json);
    EXPECT_THAT(exact, HasSubstr("\"from\": [0, 9], \"to\": [15, 9], \"cost\": 1300, \"least\": 1300"));
}

TEST(RoutesScene, ATowerWithoutALadderHasNoRoute) {
    const std::string text = routes().print(on("tower", {{"jitter", "0"}}), Format::text);
    EXPECT_THAT(text, HasSubstr("0,2 -> 15,3: 16 moves, cost 1600, least 1600\n"));
    EXPECT_THAT(text, HasSubstr("1,10 -> 15,13: no way\n"));
    EXPECT_THAT(routes().print(on("tower"), Format::json), HasSubstr("\"cost\": null, \"least\": null, \"path\": []"));
}

TEST(RoutesScene, AtTheEndItSaysHowManyRoutesAreTooDear) {
    for (const char* preset : {"gorge", "plain", "cube", "tower"}) {
        const Input input = scene("routes").preset(preset, input_of("routes"));
        const std::vector<lesson_2::Planned> plan = lesson_2::planned_routes(input);
        last_moment("routes", input, [&](const Moment& moment) {
            const auto told = [&](const char* name) {
                return static_cast<std::ptrdiff_t>(scene("routes").derive(name, {}, moment, moment.now)->number());
            };
            EXPECT_EQ(told("dear_routes"), std::ranges::count_if(plan, [](const lesson_2::Planned& route) {
                          return route.cost > route.least;
                      }));
            EXPECT_EQ(told("found_routes") + told("missing"), std::ssize(plan));
        });
    }
}

TEST(RoutesScene, PrintsTheRoutesThatItRecords) {
    for (const std::string& preset : routes().presets())
        for (const char* guess : {"manhattan", "zero"}) {
            const Input input = on(preset, {{"guess", guess}});
            std::vector<Path> found(3);
            each_moment(id, input, 1, [&](const Moment& moment) {
                if (!moment.at("way_back", "done")) return;
                const std::size_t route = moment.recording.count("build_routes/connect", moment.position) - 1;
                found[route] = cells_of(moment.now.find("path"));
            });
            EXPECT_EQ(routes().print(input, Format::csv), lesson_2::routes_as_csv(found)) << preset;
        }
}

TEST(RoutesScene, WhatTheCheapestCostsIsToldAfterItWasAsked) {
    bool asked = false, told = false;
    each_moment(id, on("plain"), 1, [&](const Moment& moment) {
        const std::vector<Count> counts = routes().counts(moment);
        const auto least = std::ranges::find(counts, "least", &Count::key)->value;
        if (moment.at("share", "build")) {
            asked = asked || routes().ask(moment)->key == "cheapest";
            EXPECT_EQ(least, std::nullopt);
        }
        told = told || least.has_value();
    });
    EXPECT_TRUE(asked);
    EXPECT_TRUE(told);
}

TEST(RoutesScene, WhatTheGuessPassedOverWasNeverTakenAndLookedDearerThanItIs) {
    const auto plan_of = [](const Input& input) { return lesson_2::planned_routes(input, routes().record(input, {})); };
    const std::vector<lesson_2::Planned> plain = plan_of(on("plain", {{"jitter", "0"}}));
    EXPECT_FALSE(plain[0].passed_over);
    ASSERT_TRUE(plain[1].passed_over);
    EXPECT_EQ(plain[1].passed_over->cell, cell(0, 8));  // up to the first route
    EXPECT_EQ(plain[1].passed_over->guess, 1600);
    EXPECT_EQ(plain[1].passed_over->rest, 1200);
    std::size_t told = 0;
    for (const std::string& preset : routes().presets())
        for (std::uint32_t seed = 1; seed < 6; ++seed) {
            Input input = on(preset);
            input.seed = seed;
            input = routes().preset(preset, input);
            for (const lesson_2::Planned& each : plan_of(input)) {
                if (!each.passed_over) continue;
                ++told;
                EXPECT_TRUE(each.dear());
                EXPECT_GT(each.passed_over->guess, each.passed_over->rest);
                EXPECT_NE(std::ranges::find(each.cheapest, each.passed_over->cell), each.cheapest.end());
                EXPECT_EQ(std::ranges::find(each.route, each.passed_over->cell), each.route.end());
            }
        }
    EXPECT_GT(told, 10u);
}

TEST(RoutesScene, EachGateHasAToolAndASettingThatIsChecked) {
    constexpr std::array tools{Tool::start, Tool::goal, Tool::third, Tool::fourth};
    const std::vector<Tool> known = routes().tools();
    Input input = on("plain");
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const std::string gate = lesson_2::gate_names[i];
        EXPECT_NE(std::ranges::find(known, tools[i]), known.end());
        const Cell at = cell(7, static_cast<int>(i));
        const Brush brush = routes().press(input, at, tools[i], false);
        EXPECT_TRUE(moves_token(brush));
        routes().stroke(input, brush, at, at);
        EXPECT_EQ(input.settings.at(gate), to_text(at));
        EXPECT_EQ(routes().check(on("plain", {{gate, "16,3"}})).error().key, "setting.outside") << gate;
        EXPECT_FALSE(routes().check(on("plain", {{gate, "3;3"}}))) << gate;
        Input walled = on("plain", {{gate, "3,3"}});
        walled.map.set(cell(3, 3), Terrain::wall);
        EXPECT_EQ(routes().check(walled).error().key, "setting.wall") << gate;
    }
    EXPECT_EQ(scene("wave").press(input_of("wave"), cell(4, 4), Tool::third, false), Brush::none) << "it has one token";
}

TEST(RoutesScene, CeilingsAndFencesAreRefused) {
    Input roofed = on("gorge"), fenced = on("gorge");
    ASSERT_TRUE(routes().check(roofed));
    roofed.relief.set_room(cell(4, 4), 3);
    EXPECT_EQ(routes().check(roofed).error().key, "map.ceilings");
    fenced.relief.set_fence(cell(4, 4), cell(4, 5), true);
    EXPECT_EQ(routes().check(fenced).error().key, "map.ceilings");
    for (const Tool tool : routes().tools()) EXPECT_TRUE(tool != Tool::ceiling && tool != Tool::fence);
}

TEST(RoutesScene, TheTaskAsksForEveryCellThatIsChosenAmongSeveral) {
    const Task task = routes().tasks().at(0);
    const Input input = routes().task_input(task);
    ASSERT_TRUE(routes().check(input));
    std::size_t asked = 0, taken = 0;
    each_moment(id, input, 1, [&](const Moment& moment) {
        if (!moment.at("build_route", "take")) return;
        ++taken;
        const auto question = routes().ask(moment);
        if (!question) return;
        ++asked;
        EXPECT_EQ(question->key, task.question);
        EXPECT_TRUE(question->in_scene);
        const Choice& right = *std::ranges::find_if(question->choices, &Choice::right);
        EXPECT_EQ(right.value, Value::of(moment.after.find("current")->as<Cell>()));
        for (const Choice& each : question->choices)  // nobody is asked to click what lies in the dark
            EXPECT_EQ(routes().pick(input, lesson_2::RouteView(input).centre(each.value.cell())), each.value.cell());
    });
    EXPECT_GE(asked, 10u);
    EXPECT_LE(asked, 30u) << "by hand";
    std::set<Move> kinds;
    const Cube cube = lesson_2::cube_of(input);
    for (const lesson_2::Planned& each : lesson_2::planned_routes(input)) {
        EXPECT_TRUE(each.found());
        Cell here = each.gates.start;
        for (const Cell next : each.route) kinds.insert(*cube.move(std::exchange(here, next), next));
    }
    EXPECT_GE(kinds.size(), 3u) << "more than walking";
}

TEST(RoutesScene, EachGateCanBeDraggedAndNeverIntoRock) {
    Input input = on("plain");
    routes().stroke(input, Brush::wall, cell(3, 0), cell(3, 15));
    for (const char* gate : lesson_2::gate_names) {
        const Cell from = *cell_from_text(input.settings.at(gate));
        const Point at = {static_cast<float>(from.x) + 0.5F, static_cast<float>(from.y) + 0.5F};
        const Brush brush = routes().press_at(input, from, at, Tool::automatic, false);
        routes().stroke(input, brush, from, cell(7, from.y));
        EXPECT_EQ(input.settings.at(gate), to_text(cell(7, from.y)));
        routes().stroke(input, brush, cell(7, from.y), cell(3, from.y));
        EXPECT_EQ(input.settings.at(gate), to_text(cell(4, from.y))) << "it stops before the rock";
        ASSERT_TRUE(routes().check(input));
    }
    routes().stroke(input, Brush::wall, cell(4, 0), cell(4, 15));
    for (const char* gate : lesson_2::gate_names)
        EXPECT_TRUE(input.map.walkable(*cell_from_text(input.settings.at(gate))));
}

TEST(RoutesScene, DearMovesAreAvoided) {
    const auto bridges = [](const char* cost) {
        std::size_t count = 0;
        const Input input = on("gorge", {{"bridge", cost}});
        const Cube cube = lesson_2::cube_of(input);
        for (const lesson_2::Planned& each : lesson_2::planned_routes(input)) {
            Cell here = each.gates.start;
            for (const Cell next : each.route) {
                count += cube.move(here, next) == Move::bridge ? 1U : 0U;
                here = next;
            }
        }
        return count;
    };
    EXPECT_GT(bridges("1"), 0u);
    EXPECT_EQ(bridges("9"), 0u);
}

}  // namespace
}  // namespace stepwell

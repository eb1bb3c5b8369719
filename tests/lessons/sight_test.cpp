// The scene of the line of sight (lesson 2, RULES.md: Sight).
#include <gmock/gmock.h>

#include "lessons/2-flood-and-astar/sight_run.h"
#include "lessons/kit/grid_picture.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using namespace lesson_2;
using CallKind = LogCanvas::Call::Kind;

Input on_preset(std::string_view preset, const Settings& changes = {}) {
    Input input = scene("sight").preset(preset, input_of("sight"));
    for (const auto& [name, value] : changes) input.settings[name] = value;
    return input;
}

std::string json(const Input& input) { return scene("sight").print(input, Format::json); }

TEST(SightScene, ItsMapsShowWhatTheirNamesSay) {
    EXPECT_EQ(json(on_preset("pillars")),
              "{\"visible_samples\": false, \"visible_exact\": false, \"visible_bresenham\": false, "
              "\"blocked_at\": [7, 4], \"samples\": 27}\n");
    EXPECT_EQ(json(on_preset("door")),
              "{\"visible_samples\": true, \"visible_exact\": true, \"visible_bresenham\": true, "
              "\"blocked_at\": null, \"samples\": 73}\n");
    for (const char* preset : {"thin-corner", "between-corners"})
        EXPECT_THAT(json(on_preset(preset)),
                    testing::StartsWith("{\"visible_samples\": true, \"visible_exact\": false, "
                                        "\"visible_bresenham\": true, \"blocked_at\": null, "));
    const auto seen_between = [](std::string_view preset) {
        const Input input = on_preset(preset);
        return slips_between_walls(input.map, View(input));
    };
    EXPECT_TRUE(seen_between("between-corners"));
    EXPECT_FALSE(seen_between("thin-corner"));
    EXPECT_FALSE(seen_between("pillars"));
}

TEST(SightScene, TheObjectIsTheSameWhateverWayIsShown) {
    for (const char* preset : {"pillars", "thin-corner"})
        for (const char* way : {"exact", "bresenham"})
            EXPECT_EQ(json(on_preset(preset, {{"way", way}})), json(on_preset(preset)));
    EXPECT_THAT(json(on_preset("thin-corner", {{"step", "5"}})),
                testing::HasSubstr("\"visible_samples\": false, \"visible_exact\": false, "
                                   "\"visible_bresenham\": true, \"blocked_at\": [7, 3]"));
}

TEST(SightScene, TheTextIsTheMapWithWhatWasLookedInto) {
    EXPECT_EQ(scene("sight").print(on_preset("pillars", {{"way", "exact"}}), Format::text),
              "################\n"
              "#......#.......#\n"
              "#......#..#.T..#\n"
              "#..............#\n"
              "#.....*X....#..#\n"
              "#.##***#.......#\n"
              "#..E*..#..##...#\n"
              "#......#.......#\n"
              "################\n"
              "7 looks, blocked at 7,4\n");
}

TEST(SightScene, CountsTheCellsOfTheLineWithoutWalkingIt) {
    const Extent extent{14, 12};
    Input input = input_on("sight", Level(extent), cell(5, 6), cell(5, 6));
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        input.settings["to"] = to_text(extent.at(i));
        const View view(input);
        EXPECT_EQ(cells_on_line(view), static_cast<int>(look_through(input.map, view, "exact").size()));
    }
}

TEST(SightScene, SamplesAreAsFarAlongAsTheyAreSaidToBe) {
    const View view(input_of("sight", {{"from", "1,1"}, {"to", "2,2"}}));
    EXPECT_EQ(along(view, 0), 0);
    EXPECT_EQ(along(view, 3), 45);
    EXPECT_EQ(along(view, 10), 141) << "not beyond the target, 1.41 cells away";
}

TEST(SightScene, TheTaskWalksTheWholeLine) {
    const Scene& sight = scene("sight");
    const Input input = sight.task_input(sight.tasks()[0]);
    std::vector<Cell> clicked{cell(1, 1)};
    each_moment("sight", input, 1, [&](const Moment& moment) {
        const auto question = sight.ask(moment);
        if (!question || question->key != "next") return;
        for (const Choice& choice : question->choices)
            if (choice.right) clicked.push_back(choice.value.cell());
    });
    // Through the corner in the middle, which the wall at (4, 2) only touches.
    EXPECT_EQ(clicked, (std::vector{cell(1, 1), cell(2, 1), cell(2, 2), cell(3, 2), cell(4, 3), cell(5, 3), cell(5, 4),
                                    cell(6, 4)}));
}

std::vector<LogCanvas::Call> drawn_at_the_end(const Input& input) {
    std::vector<LogCanvas::Call> calls;
    last_moment("sight", input, [&](const Moment& moment) {
        LogCanvas canvas(scene("sight").world(input), 44);
        scene("sight").draw(canvas, moment, scene("sight").movers(moment));
        calls = canvas.calls;
    });
    return calls;
}

TEST(SightScene, TheWallThatBlocksIsCrossedOutAndTheMissedOneIsFramed) {
    const auto crosses = [](const std::vector<LogCanvas::Call>& calls, Cell c) {
        return std::ranges::count_if(calls, [&](const LogCanvas::Call& call) {
            const Point middle = call.box.centre();
            return call.kind == CallKind::line && call.paint.role == Role::current &&
                   std::abs(middle.x - centre_of(c).x) < 0.01F && std::abs(middle.y - centre_of(c).y) < 0.01F;
        });
    };
    const auto warned = [](const std::vector<LogCanvas::Call>& calls) {
        return std::ranges::count(calls, "!", &LogCanvas::Call::text);
    };
    EXPECT_EQ(crosses(drawn_at_the_end(on_preset("pillars")), cell(7, 4)), 2);
    EXPECT_EQ(crosses(drawn_at_the_end(on_preset("thin-corner", {{"way", "exact"}})), cell(7, 3)), 2);
    EXPECT_EQ(warned(drawn_at_the_end(on_preset("pillars"))), 0);
    for (const char* way : {"samples", "bresenham"})
        EXPECT_EQ(warned(drawn_at_the_end(on_preset("thin-corner", {{"way", way}}))), 1);
    EXPECT_EQ(warned(drawn_at_the_end(on_preset("thin-corner", {{"way", "exact"}}))), 0);
}

TEST(SightScene, WrongReasonsAreTrue) {
    for (const Input& input : inputs_of("sight"))
        each_moment("sight", input, 1, [&](const Moment& moment) {
            const auto question = scene("sight").ask(moment);
            if (!question) return;
            const View view(input);
            const std::vector<Cell> line = look_through(input.map, view, "exact");
            const std::vector<Cell> samples = look(input.map, view, "samples");
            const auto on_line = [&](Cell c) { return std::ranges::find(line, c) - line.begin(); };
            for (const Choice& choice : question->choices) {
                const std::string& why = choice.reason;
                if (why == "open" || why == "before") {
                    EXPECT_TRUE(input.map.walkable(samples.at(static_cast<std::size_t>(choice.value.number()))));
                }
                if (why == "later") {
                    EXPECT_EQ(static_cast<std::size_t>(choice.value.number()), samples.size());
                }
                if (question->key == "sample") {
                    const Cell right = moment.after.find("here")->as<Cell>();
                    if (why == "off") {
                        EXPECT_EQ(on_line(choice.value.cell()), std::ssize(line));
                    }
                    if (why == "ahead") {
                        EXPECT_GT(on_line(choice.value.cell()), on_line(right));
                    }
                    if (why == "clipped") {
                        EXPECT_LT(on_line(choice.value.cell()), on_line(right));
                    }
                }
                if (why == "touched" || why == "no-corner") {
                    EXPECT_TRUE(on_line(choice.value.cell()) == std::ssize(line) ||
                                on_line(choice.value.cell()) > on_line(moment.after.find("here")->as<Cell>()));
                }
            }
        });
}

}  // namespace
}  // namespace stepwell

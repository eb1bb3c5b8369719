// The scene of the line of sight (lesson 2, RULES.md: Sight).
#include <gmock/gmock.h>

#include <set>

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

TEST(SightScene, AlongARowOrColumnOnlyOneKindOfEdgeIsSpokenOf) {
    const auto told = [](const char* from, const char* to) {
        std::set<std::string> reasons;
        each_moment("sight", on_preset("open", {{"way", "exact"}, {"from", from}, {"to", to}}), 1,
                    [&](const Moment& moment) {
                        if (!moment.at("sight_by_cells", "next")) return;
                        const auto edge = scene("sight").derive("edge", {}, moment, moment.now);
                        const auto question = scene("sight").ask(moment);
                        reasons.insert(to_text(*edge));
                        reasons.insert(std::ranges::find_if(question->choices, &Choice::right)->reason);
                    });
        return reasons;
    };
    EXPECT_THAT(told("2,3", "8,3"), testing::ElementsAre("all-upright"));
    EXPECT_THAT(told("4,5", "4,2"), testing::ElementsAre("all-flat"));
    EXPECT_THAT(told("2,2", "9,3"), testing::ElementsAre("corner", "upright"));
}

TEST(SightScene, TheStepMattersForSamplesAlone) {
    for (const auto& [way, matters] : {std::pair{"samples", true}, {"exact", false}, {"bresenham", false}}) {
        Input input = on_preset("thin-corner", {{"way", way}});
        EXPECT_EQ(scene("sight").matters("step", input), matters);
        const std::string before = scene("sight").print(input, Format::csv);
        input.settings["step"] = "100";
        EXPECT_EQ(scene("sight").print(input, Format::csv) != before, matters) << way;
    }
}

/// Whether what a wrong answer's reason says is so; nothing for one that is not known.
std::optional<bool> is_true(const std::string& why, const Choice& choice, const Question& question,
                            const Moment& moment) {
    const Level& map = moment.input.map;
    const View view(moment.input);
    if (question.key == "clear")
        return why == (clear_view(map, look(map, view, view.way)) ? "not-stopped" : "not-clear");
    if (question.key == "first") {
        const std::vector<Cell> samples = look(map, view, "samples");
        const int k = choice.value.number(), last = static_cast<int>(samples.size()) - 1;
        const bool clear = clear_view(map, samples);
        if (why == "open" || why == "before")
            return clear == (why == "open") && map.walkable(samples.at(static_cast<std::size_t>(k)));
        if (why == "later") return !clear && k == last + 1;
        if (why == "not-free") return !clear && k == -1;
        if (why != "counted") return std::nullopt;
        int cells = 1;
        for (std::size_t i = 1; i < samples.size(); ++i) cells += samples[i] != samples[i - 1] ? 1 : 0;
        return k == cells;
    }
    const std::vector<Cell> line = look_through(map, view, "exact");
    const Cell here = moment.now.find("here")->as<Cell>(), right = moment.after.find("here")->as<Cell>();
    const Cell answer = choice.value.cell();
    const auto place = [&](Cell c) { return std::ranges::find(line, c) - line.begin(); };
    if (question.key == "sample") {
        if (why == "off") return place(answer) == std::ssize(line);
        if (why == "ahead") return place(answer) > place(right);
        if (why == "clipped") return place(answer) < place(right);
        if (why == "not-still") return answer == here && here != right;
        return std::nullopt;
    }
    // Twice the distance of a cell's middle from the line, in parts of its length.
    const int across = view.target.x - view.eye.x, down = view.target.y - view.eye.y;
    const auto off_line = [&](Cell c) { return 2 * std::abs((c.y - view.eye.y) * across - (c.x - view.eye.x) * down); };
    const bool beside = manhattan(here, answer) == 1;
    if (question.key == "near") {
        const bool level = std::abs(across) >= std::abs(down);
        const bool aside = level ? answer.x == here.x : answer.y == here.y;
        if (why == "nearer") return off_line(answer) > off_line(right);
        if (why == "tie") return off_line(answer) == off_line(right) && !aside;
        if (why == "short-side") return beside && aside;
        return std::nullopt;
    }
    const int upright = moment.now.find("upright")->as<int>(), flat = moment.now.find("flat")->as<int>();
    const bool corner = across != 0 && down != 0 && upright == flat;
    const auto wall = [&](Cell c) { return !map.walkable(c); };
    const bool shut = corner && wall(cell(right.x, here.y)) && manhattan(here, right) == 1;
    if (why == "other-edge") return !corner && beside && answer != right;
    if (why == "no-corner") return !corner && !beside && manhattan(here, right) == 1;
    if (why == "touched") return corner && beside && place(answer) == std::ssize(line);
    if (why == "no-gap") return shut && !beside && wall(cell(answer.x, here.y)) && wall(cell(here.x, answer.y));
    if (why == "other-wall") return shut && beside && wall(answer) && answer.x == here.x;
    return std::nullopt;
}

TEST(SightScene, WrongReasonsAreTrue) {
    std::vector<Input> inputs;
    for (const Input& input : inputs_of("sight")) inputs.push_back(input);
    for (const char* to : {"8,3", "2,7", "2,1"})  // along a row and a column
        for (const char* way : {"samples", "exact", "bresenham"})
            inputs.push_back(on_preset("open", {{"from", "2,3"}, {"to", to}, {"way", way}}));
    for (const Input& input : inputs)
        each_moment("sight", input, 1, [&](const Moment& moment) {
            const auto question = scene("sight").ask(moment);
            if (!question) return;
            for (const Choice& choice : question->choices) {
                if (choice.right) continue;
                const auto said = is_true(choice.reason, choice, *question, moment);
                if (!said) FAIL() << question->key << " has an unknown reason: " << choice.reason;
                EXPECT_TRUE(*said) << question->key << ": " << choice.reason << " of " << to_text(choice.value)
                                   << ", eye " << input.settings.at("from") << " target " << input.settings.at("to");
            }
        });
}

}  // namespace
}  // namespace stepwell

// The scene of the flood in rings (lesson 2, RULES.md: Rings).
#include <gmock/gmock.h>

#include "lessons/2-flood-and-astar/rings_picture.h"
#include "lessons/2-flood-and-astar/rings_run.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using namespace lesson_2;
using testing::HasSubstr;
using testing::StartsWith;

Input on_preset(std::string_view preset, const Settings& changes = {}) {
    Input input = scene("rings").preset(preset, input_of("rings"));
    for (const auto& [name, value] : changes) input.settings[name] = value;
    return input;
}

std::string json(const Input& input) { return scene("rings").print(input, Format::json); }

TEST(RingsScene, ItsMapsAreAsFarAsTheirNamesSay) {
    EXPECT_THAT(json(on_preset("chasing")), StartsWith("{\"rounds\": 24, "));
    EXPECT_THAT(json(on_preset("chasing")), HasSubstr("\"path_length\": 24, "));
    EXPECT_THAT(json(on_preset("chasing", {{"goal", "14,1"}})),
                HasSubstr("\"path_length\": null, \"path\": [], \"gave_up\": true, \"nearest\": null}"));
    EXPECT_THAT(json(on_preset("going-home")), HasSubstr("\"path_length\": 40, "));
    EXPECT_THAT(json(on_preset("wandering")), HasSubstr("\"path_length\": null, \"path\": [], \"gave_up\": true"));
    EXPECT_THAT(json(on_preset("wandering", {{"limit", "7"}})), HasSubstr("\"path_length\": 7, "));
    EXPECT_THAT(json(on_preset("no-way")), HasSubstr("\"path\": [], \"gave_up\": false, \"nearest\": [6, 1]}"));
}

TEST(RingsScene, PresetsBringTheirLimitAndKeepTheRest) {
    EXPECT_EQ(on_preset("going-home").settings.at("limit"), "40");
    EXPECT_EQ(on_preset("wandering").settings.at("limit"), "6");
    EXPECT_EQ(on_preset("up-the-ladder").settings.at("show"), "chase");
    const Input input = input_of("rings", {{"limit", "9"}, {"ladder", "yes"}});
    for (const char* preset : {"open", "maze"}) {
        EXPECT_EQ(scene("rings").preset(preset, input).settings.at("limit"), "9");
        EXPECT_EQ(scene("rings").preset(preset, input).settings.at("ladder"), "yes");
    }
}

TEST(RingsScene, FloodsEastWestSouthNorth) {
    Input input = input_on("rings", Level({3, 3}), cell(0, 0), cell(2, 2));
    EXPECT_EQ(scene("rings").print(input, Format::csv), "x,y\n1,0\n2,0\n2,1\n2,2\n");
    EXPECT_EQ(json(input),
              "{\"rounds\": 4, \"taken\": 7, \"seen\": 9, \"path_length\": 4, "
              "\"path\": [[1, 0], [2, 0], [2, 1], [2, 2]], \"gave_up\": false, \"nearest\": null}\n");
    EXPECT_EQ(scene("rings").print(input, Format::text), "S**\n..*\n..G\n4 rounds, 9 seen, path of 4\n");
}

TEST(RingsScene, TheSpiderLosesTheHeroOnTheLadder) {
    const Input input = on_preset("up-the-ladder");
    EXPECT_THAT(json(input), HasSubstr("\"caught\": false"));
    std::vector<std::string> story;
    each_moment("rings", input, 1, [&](const Moment& moment) {
        if (moment.anchor().function == "chase_in_rings") story.push_back(moment.anchor().name);
    });
    EXPECT_THAT(story, testing::Contains("step").Times(16)) << "to the foot, one step short of the hero";
    EXPECT_THAT(story, testing::Contains("stay").Times(3));
    EXPECT_EQ(story.back(), "give up");
    EXPECT_THAT(json(on_preset("up-the-ladder", {{"ladder", "no"}})), HasSubstr("\"caught\": true"));
}

TEST(RingsScene, TheTaskIsFloodedInOrder) {
    const Scene& rings = scene("rings");
    std::vector<Cell> clicked;
    each_moment("rings", rings.task_input(rings.tasks()[0]), 1, [&](const Moment& moment) {
        const auto question = rings.ask(moment);
        if (!question || question->key != "wet") return;
        for (const Choice& choice : question->choices)
            if (choice.right) clicked.push_back(choice.value.cell());
    });
    EXPECT_EQ(clicked, (std::vector{cell(2, 1), cell(1, 2), cell(3, 1), cell(1, 3), cell(3, 2), cell(2, 3), cell(4, 2),
                                    cell(3, 3), cell(4, 3)}));
}

TEST(RingsScene, ACellsNumberIsItsRing) {
    last_moment("rings", on_preset("chasing"), [](const Moment& moment) {
        const LayerView prev = *moment.now.find("prev");
        EXPECT_EQ(ring_of(prev, cell(1, 1)), 0);
        EXPECT_EQ(ring_of(prev, cell(1, 7)), 6);
        EXPECT_EQ(ring_of(prev, cell(13, 1)), 24);
        EXPECT_EQ(ring_of(prev, cell(14, 1)), std::nullopt) << "dry";
        EXPECT_EQ(scene("rings").derive("ring", Value::of(cell(7, 3)), moment, moment.now), Value::of(not_reached));
    });
}

TEST(RingsScene, TheCellThatIsAskedAboutHidesItsRing) {
    const Input input = on_preset("chasing");
    Played run(scene("rings"), input);
    std::size_t p = 0;
    while (run.recording().count("flood_in_rings/take", p) < 20) ++p;
    Moment moment = run.at("flood_in_rings/take", p);
    const auto numbered = [&] {
        LogCanvas canvas(scene("rings").world(input), 44);
        scene("rings").draw(canvas, moment, scene("rings").movers(moment));
        return std::ranges::any_of(canvas.calls, [&](const LogCanvas::Call& call) {
            const Point at = call.box.centre();
            return call.kind == LogCanvas::Call::Kind::text &&
                   cell(static_cast<int>(at.x), static_cast<int>(at.y)) == moment.subject_cell() && at.y > 0 &&
                   at.x > 0;
        });
    };
    EXPECT_TRUE(numbered());
    moment.reveal = false;
    EXPECT_FALSE(numbered());
}

TEST(RingsScene, WrongReasonsAreTrue) {
    for (const Input& input : inputs_of("rings"))
        each_moment("rings", input, 1, [&](const Moment& moment) {
            const auto question = scene("rings").ask(moment);
            if (!question) return;
            for (const Choice& choice : question->choices) {
                const std::string& why = choice.reason;
                const Cell c = choice.value.kind == Kind::cell ? choice.value.cell() : nowhere;
                if (why == "wall") {
                    EXPECT_FALSE(input.map.walkable(c));
                }
                if (why == "seen" || why == "later") {
                    EXPECT_EQ(ring_of(*moment.now.find("prev"), c).has_value(), why == "seen");
                }
                if (why == "moves" || why == "waits") {
                    EXPECT_EQ(c, moment.subject_cell());
                }
            }
        });
}

}  // namespace
}  // namespace stepwell

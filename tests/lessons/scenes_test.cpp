// What the scenes of lesson 1 print and count, and which inputs they take.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "core/search/wave.h"
#include "tests/files.h"
#include "tests/lessons/grid_helpers.h"

namespace stepwell {
namespace {

using namespace tests;
using testing::HasSubstr;

int count(std::string_view id, const Moment& moment, std::string_view key) {
    for (const Count& count : scene(id).counts(moment))
        if (count.key == key) return count.value.value_or(-1);
    ADD_FAILURE() << id << " has no count " << key;
    return -2;
}

// --- what comes out ------------------------------------------------------------------------------------------------

TEST(Print, TheWaveOfTheLesson) {
    EXPECT_EQ(scene("wave").print(input_of("wave"), Format::text), golden("grid-wave-from-8-3.txt"));
    EXPECT_THAT(scene("wave").print(input_of("wave"), Format::csv),
                testing::StartsWith("x,y,distance\n1,1,13\n2,1,12\n"));
    EXPECT_EQ(
        scene("wave").print(input_of("wave"), Format::json),
        "{\"taken\": 66, \"discovered\": 66, \"path_length\": null, \"path\": [], \"reached\": 66, \"floor\": 66, "
        "\"farthest\": 13}\n");
}

TEST(Print, TheWayBackWithBothEnds) {
    for (const char* end : {"queue", "stack"})
        EXPECT_EQ(scene("way-back").print(input_of("way-back", {{"end", end}}), Format::csv),
                  golden(fmt::format("grid-path-{}-8-3-to-2-3.csv", end)));
    EXPECT_EQ(scene("way-back").print(input_of("way-back", {{"goal", "6,4"}}), Format::json),
              "{\"taken\": 27, \"discovered\": 33, \"path_length\": 5, "
              "\"path\": [[8, 4], [8, 5], [7, 5], [6, 5], [6, 4]]}\n");
    EXPECT_EQ(scene("way-back").print(input_of("way-back"), Format::text),
              "################\n"
              "#......#.......#\n"
              "#......#.......#\n"
              "#.G****#S......#\n"
              "#.....*#*......#\n"
              "#.....***......#\n"
              "################\n"
              "59 taken, 62 discovered, path of 10\n");
}

TEST(Print, NoWayIsNoPath) {
    const Input closed = scene("way-back").preset("no-way", input_of("way-back"));
    EXPECT_EQ(scene("way-back").print(closed, Format::csv), "x,y\n");
    EXPECT_EQ(scene("way-back").print(closed, Format::json),
              "{\"taken\": 35, \"discovered\": 35, \"path_length\": null, \"path\": []}\n");
    EXPECT_THAT(scene("way-back").print(closed, Format::text), HasSubstr("35 taken, 35 discovered, no path\n"));
    const Input at_goal = input_of("way-back", {{"goal", "8,3"}});
    EXPECT_THAT(scene("way-back").print(at_goal, Format::json), HasSubstr("\"path_length\": null"));
}

TEST(Print, EveryObjectHasTheSameFirstFigures) {
    for (const char* id : {"stuck-at-the-wall", "wave", "way-back"})
        EXPECT_THAT(
            scene(id).print(input_of(id), Format::json),
            testing::MatchesRegex("\\{\"taken\": [0-9]+, \"discovered\": [0-9]+, \"path_length\": (null|[0-9]+), "
                                  "\"path\": \\[.*\\](, .*)?\\}\n"))
            << id;
    const Input lower = input_of("stuck-at-the-wall", {{"goal", "2,5"}});
    EXPECT_THAT(scene("stuck-at-the-wall").print(lower, Format::json),
                HasSubstr("\"path_length\": 8, \"path\": [[8, 4], "));
    EXPECT_THAT(scene("wave").print(input_of("wave"), Format::json),
                HasSubstr("\"path_length\": null, \"path\": [], "));
}

TEST(Print, TheChaseSticksToTheWall) {
    EXPECT_EQ(
        scene("stuck-at-the-wall").print(input_of("stuck-at-the-wall"), Format::json),
        "{\"taken\": 1, \"discovered\": 1, \"path_length\": null, \"path\": [], \"arrived\": false, \"steps\": 0, "
        "\"distance\": 6}\n");
    // With the hero further down the same rule happens to find the gap.
    const Input lower = input_of("stuck-at-the-wall", {{"goal", "2,5"}});
    EXPECT_EQ(scene("stuck-at-the-wall").print(lower, Format::csv), "x,y\n8,4\n8,5\n7,5\n6,5\n5,5\n4,5\n3,5\n2,5\n");
    EXPECT_THAT(scene("stuck-at-the-wall").print(lower, Format::text), HasSubstr("8 steps, arrived at 2,5\n"));
    const Input higher = input_of("stuck-at-the-wall", {{"start", "8,5"}});
    EXPECT_THAT(scene("stuck-at-the-wall").print(higher, Format::text), HasSubstr("2 steps, stuck at 8,3\n"));
}

TEST(Print, IsTheSameWithAndWithoutARecording) {
    for (const Input& input : inputs_of("wave"))
        last_moment("wave", input, [&](const Moment& moment) {
            const auto raw = moment.now.find("distance")->raw();
            EXPECT_EQ(scene("wave").print(input, Format::text), wave_text(input.map, {raw.begin(), raw.end()}));
        });
    for (const Input& input : inputs_of("way-back"))
        last_moment("way-back", input, [&](const Moment& moment) {
            std::string rows = "x,y\n";
            if (const auto path = moment.now.find("path"))
                for (const std::int32_t item : path->items()) rows += to_text(Slot<Cell>::decode(item)) + "\n";
            EXPECT_EQ(scene("way-back").print(input, Format::csv), rows);
        });
}

// --- counts --------------------------------------------------------------------------------------------------------

TEST(Counts, OfTheLessonsFloor) {
    const auto expect = [](const Settings& settings, int taken, int waiting, int path) {
        last_moment("way-back", input_of("way-back", settings), [&](const Moment& moment) {
            EXPECT_EQ(count("way-back", moment, "taken"), taken);
            EXPECT_EQ(count("way-back", moment, "waiting"), waiting);
            EXPECT_EQ(count("way-back", moment, "path"), path);
            EXPECT_EQ(count("way-back", moment, "floor"), 66);
        });
    };
    expect({}, 59, 3, 10);
    expect({{"end", "stack"}}, 13, 10, 12);
    expect({{"goal", "6,4"}}, 27, 6, 5);
}

TEST(Counts, AreLiveAndAddUp) {
    for (const char* id : {"wave", "way-back"})
        for (const Input& input : inputs_of(id))
            each_moment(id, input, 1, [&](const Moment& moment) {
                const std::string function = moment.recording.anchor(0).function;
                const auto added = moment.recording.count(function + "/add", moment.position);
                const int discovered = moment.position == 0 ? 0 : 1 + static_cast<int>(added);
                EXPECT_EQ(count(id, moment, "taken") + count(id, moment, "waiting"), discovered);
            });
}

TEST(Counts, NoHalfPath) {
    last_moment("way-back", scene("way-back").preset("no-way", input_of("way-back")), [](const Moment& moment) {
        for (const Count& count : scene("way-back").counts(moment)) {
            if (count.key == "path") {
                EXPECT_EQ(count.value, std::nullopt);
            }
        }
    });
}

// --- presets and checks --------------------------------------------------------------------------------------------

TEST(Presets, FitTheirSceneAndKeepTheOptions) {
    for (const std::string& id : grid_scenes()) {
        for (const Input& input : inputs_of(id)) {
            const auto fits = scene(id).check(checkable(scene(id), input));
            EXPECT_TRUE(fits) << id << ": " << fits.error().message;
        }
        for (const std::string& preset : scene(id).presets()) {
            Input current = input_of(id);
            current.seed = 7;
            if (current.settings.contains("end")) current.settings["end"] = "stack";
            const Input next = scene(id).preset(preset, current);
            EXPECT_EQ(next.seed, 7u);
            EXPECT_EQ(next.settings.count("end"), current.settings.count("end"));
            if (next.settings.contains("end")) {
                EXPECT_EQ(next.settings.at("end"), "stack");
            }
        }
    }
    EXPECT_EQ(to_text(input_of("wave").map), golden("grid-map.txt"));
}

TEST(Presets, MazesFollowTheSeed) {
    Input input = input_of("way-back");
    const auto maze_of = [&](std::uint32_t seed) {
        input.seed = seed;
        return scene("way-back").preset("maze", input).map;
    };
    EXPECT_EQ(maze_of(3), maze_of(3));
    EXPECT_NE(maze_of(3), maze_of(4));
}

TEST(Presets, OnlyOneHasNoWay) {
    for (const std::string& preset : scene("way-back").presets()) {
        const Input input = scene("way-back").preset(preset, input_of("way-back"));
        const std::string json = scene("way-back").print(input, Format::json);
        EXPECT_EQ(json.find("\"path_length\": null") != std::string::npos, preset == "no-way") << preset;
    }
}

TEST(Check, SaysWhatIsWrong) {
    const auto error = [](std::string_view id, const Input& input) {
        const auto fits = scene(id).check(input);
        return fits ? std::string() : fits.error().message;
    };
    EXPECT_THAT(error("wave", input_of("wave", {{"start", "7,3"}})), HasSubstr("start = 7,3 is a wall"));
    EXPECT_THAT(error("way-back", input_of("way-back", {{"goal", "0,0"}})), HasSubstr("goal = 0,0 is a wall"));
    EXPECT_THAT(error("way-back", input_of("way-back", {{"goal", "16,3"}})),
                HasSubstr("goal = 16,3 lies outside of the map; columns go from 0 to 15, rows from 0 to 6"));
    EXPECT_THAT(error("way-back", input_of("way-back", {{"goal", "here"}})), HasSubstr("goal: 'here' is no cell"));
    EXPECT_THAT(error("way-back", input_of("way-back", {{"end", "heap"}})), HasSubstr("choose one of: queue, stack"));
    EXPECT_THAT(error("wave", input_of("wave", {{"goal", "2,3"}})),
                HasSubstr("wave has no setting 'goal'; it has: start"));
    Input missing = input_of("way-back");
    missing.settings.erase("goal");
    EXPECT_THAT(error("way-back", missing), HasSubstr("'goal' is missing"));
    EXPECT_EQ(error("way-back", input_of("way-back", {{"goal", "8,3"}})), "") << "start on goal means: no path";
}

// --- the fixed task ------------------------------------------------------------------------------------------------

TEST(Quiz, IsTheWaveOfTheQuizMap) {
    const Scene& wave = scene("wave");
    const std::vector<Task> tasks = wave.tasks();
    ASSERT_EQ(tasks.size(), 1u);
    const Input input = wave.task_input(tasks[0]);
    EXPECT_EQ(to_text(input.map), golden("grid-quiz-map.txt"));
    EXPECT_TRUE(wave.check(input));
    EXPECT_EQ(wave.print(input, Format::text), golden("grid-quiz-wave-from-1-1.txt"));

    // Filled in cell by cell: every number but the start's is asked for, and the right answers are the golden wave.
    std::string filled = to_text(input.map);
    const auto place = [&](Cell c) { return input.map.extent().index(c) + static_cast<std::size_t>(c.y); };
    filled[place(cell(1, 1))] = '0';
    each_moment("wave", input, 1, [&](const Moment& moment) {
        const auto question = wave.ask(moment);
        if (!question || question->key != tasks[0].question) return;
        for (const Choice& choice : question->choices)
            if (choice.right) filled[place(moment.subject_cell())] = static_cast<char>('0' + choice.value.number());
    });
    EXPECT_EQ(filled, golden("grid-quiz-wave-from-1-1.txt"));
}

// --- words and values ----------------------------------------------------------------------------------------------

TEST(Derive, StepsAreThoseOfTheBoard) {
    last_moment("way-back", input_of("way-back"), [](const Moment& moment) {
        const auto steps = [&](Cell c) { return scene("way-back").derive("steps", Value::of(c), moment, moment.now); };
        EXPECT_EQ(steps(cell(8, 3)), Value::of(0));
        EXPECT_EQ(steps(cell(2, 3)), Value::of(10));
        EXPECT_EQ(steps(cell(7, 3)), Value::of(not_reached)) << "a wall";
        EXPECT_EQ(steps(cell(-1, 3)), Value::of(not_reached)) << "outside";
        EXPECT_EQ(scene("way-back").derive("jumps", Value::of(cell(8, 3)), moment, moment.now), std::nullopt);
        EXPECT_EQ(scene("way-back").derive("steps", Value::of(3), moment, moment.now), std::nullopt);
    });
}

TEST(WhoWrote, TheSlotOfACellIsTheOneThatItsPictureShows) {
    last_moment("wave", input_of("wave"), [](const Moment& moment) {
        const auto slot = scene("wave").slot_at(cell(2, 3), moment);
        ASSERT_TRUE(slot);
        EXPECT_EQ(moment.now[*slot], 10);
        const auto writer = moment.recording.who_wrote(*slot, moment.position);
        ASSERT_TRUE(writer);
        EXPECT_EQ(moment.recording.anchor(*writer).path(), "wave/add");
        EXPECT_EQ(Slot<Cell>::decode(moment.recording.step(*writer).subject), cell(2, 3));
        EXPECT_EQ(scene("wave").slot_at(cell(7, 3), moment), std::nullopt) << "a wall has no number";
        EXPECT_EQ(scene("wave").slot_at(cell(99, 3), moment), std::nullopt);
    });
    last_moment("way-back", input_of("way-back"), [](const Moment& moment) {
        const auto slot = scene("way-back").slot_at(cell(8, 4), moment);
        ASSERT_TRUE(slot);
        EXPECT_EQ(Slot<Cell>::decode(moment.now[*slot]), cell(8, 3));
    });
    const Input open = scene("stuck-at-the-wall").preset("open", input_of("stuck-at-the-wall"));
    last_moment("stuck-at-the-wall", open, [](const Moment& moment) {
        const auto slot = scene("stuck-at-the-wall").slot_at(cell(3, 2), moment);
        ASSERT_TRUE(slot);
        EXPECT_EQ(Slot<Cell>::decode(moment.now[*slot]), cell(3, 2));
        EXPECT_EQ(scene("stuck-at-the-wall").slot_at(cell(1, 1), moment), std::nullopt);
    });
}

}  // namespace
}  // namespace stepwell

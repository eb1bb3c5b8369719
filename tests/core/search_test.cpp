#include <gtest/gtest.h>

#include <locale>
#include <map>

#include "core/grid/floors.h"
#include "core/search/chase.h"
#include "core/search/find_path.h"
#include "core/search/wave.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/core/digest.h"
#include "tests/core/programs.h"
#include "tests/files.h"

namespace stepwell {
namespace {

using tests::golden;
using tests::lesson_floor;

constexpr Cell goblin = cell(8, 3);
constexpr Cell hero = cell(2, 3);

std::string csv(const Path& path) {
    std::string text = "x,y\n";
    for (const Cell c : path) text += std::to_string(c.x) + "," + std::to_string(c.y) + "\n";
    return text;
}

template <template <class, class> class Frontier = Queue>
Path quiet_path(const Level& level, Cell start, Cell goal) {
    Silent silent;
    return find_path<Frontier>(level, start, goal, silent);
}

std::vector<int> quiet_wave(const Level& level, Cell start) {
    Silent silent;
    return wave(level, start, silent);
}

TEST(Wave, IsTheGoldenOne) {
    EXPECT_EQ(wave_text(lesson_floor(), quiet_wave(lesson_floor(), goblin)), golden("grid-wave-from-8-3.txt"));
    const Level quiz = level_from_text(golden("grid-quiz-map.txt")).value();
    EXPECT_EQ(wave_text(quiz, quiet_wave(quiz, cell(1, 1))), golden("grid-quiz-wave-from-1-1.txt"));
}

TEST(Wave, TakesEveryCellThatItReachesOnce) {
    const Recording recording = record([](Tape& tape) { wave(lesson_floor(), goblin, tape); });
    EXPECT_EQ(recording.count("wave/take", recording.size()), 66u);
    EXPECT_EQ(recording.count("wave/add", recording.size()), 65u);
    const std::vector<int> distance = quiet_wave(lesson_floor(), goblin);
    // A new ring, a new chapter; the start is no ring.
    EXPECT_EQ(recording.chapters().size(), static_cast<std::size_t>(std::ranges::max(distance)));
}

TEST(Wave, WritesDistancesAsTheLegendSays) {
    const Level corridor = level_from_text(std::string(40, '.')).value();
    EXPECT_EQ(wave_text(corridor, quiet_wave(corridor, cell(0, 0))), "0123456789abcdefghijklmnopqrstuvwxyz++++\n");
    const Level split = level_from_text("..#..").value();
    EXPECT_EQ(wave_text(split, quiet_wave(split, cell(0, 0))), "01#..\n");
}

TEST(FindPath, IsTheGoldenOneFromEitherEnd) {
    EXPECT_EQ(csv(quiet_path<Queue>(lesson_floor(), goblin, hero)), golden("grid-path-queue-8-3-to-2-3.csv"));
    EXPECT_EQ(csv(quiet_path<Stack>(lesson_floor(), goblin, hero)), golden("grid-path-stack-8-3-to-2-3.csv"));
}

struct Figures {
    std::size_t taken, discovered, length;
    bool operator==(const Figures&) const = default;
};
void PrintTo(const Figures& f, std::ostream* out) { *out << f.taken << " " << f.discovered << " " << f.length; }

template <template <class, class> class Frontier>
Figures figures(const Level& level, Cell start, Cell goal) {
    Tally tally;
    const Path path = find_path<Frontier>(level, start, goal, tally);
    const Recording recording = record([&](Tape& tape) { find_path<Frontier>(level, start, goal, tape); });
    EXPECT_EQ(recording.count("find_path/take", recording.size()), tally.count("find_path", "take"));
    EXPECT_EQ(recording.count("find_path/add", recording.size()), tally.count("find_path", "add"));
    return {tally.count("find_path", "take"), 1 + tally.count("find_path", "add"), path.size()};
}

TEST(FindPath, TakesAsManyCellsAsTheFactsSay) {
    EXPECT_EQ(figures<Queue>(lesson_floor(), goblin, hero), (Figures{59, 62, 10}));
    EXPECT_EQ(figures<Stack>(lesson_floor(), goblin, hero), (Figures{13, 23, 12}));
    EXPECT_EQ(figures<Queue>(lesson_floor(), goblin, cell(6, 4)).taken, 27u);
}

TEST(FindPath, NeverAcceptsTheStartAsTheGoal) {
    EXPECT_EQ(figures<Queue>(lesson_floor(), goblin, goblin), (Figures{66, 66, 0}));
    EXPECT_EQ(figures<Stack>(lesson_floor(), goblin, goblin), (Figures{66, 66, 0}));
}

TEST(FindPath, SaysWhenThereIsNoWay) {
    const Level level = level_from_text("..#..\n..#..\n").value();
    const Recording recording =
        record([&](Tape& tape) { EXPECT_TRUE(find_path(level, cell(0, 0), cell(4, 0), tape).empty()); });
    EXPECT_EQ(recording.anchor(recording.size() - 1).path(), "find_path/no way");
    EXPECT_EQ(recording.count("find_path/take", recording.size()), 4u);
    EXPECT_EQ(recording.count("way_back/begin", recording.size()), 0u);
}

TEST(FindPath, KeepsItsTableWhileItWalksBack) {
    const auto recording =
        std::make_shared<const Recording>(record([](Tape& tape) { find_path(lesson_floor(), goblin, hero, tape); }));
    Player player(recording);
    player.seek(recording->size());
    EXPECT_EQ(recording->anchor(player.position()).path(), "way_back/done");
    EXPECT_EQ(recording->step(player.position()).depth, 2);
    EXPECT_EQ(player.board().find("came_from")->at<Cell>(goblin), goblin);
    const auto path = player.board().find("path")->items();
    EXPECT_EQ(path.size(), 10u);
    EXPECT_EQ(Slot<Cell>::decode(path.back()), hero);
    ASSERT_EQ(recording->chapters().size(), 1u);
    EXPECT_EQ(recording->anchor(recording->chapters()[0]).path(), "find_path/found");
}

/// A path is one step after the other over floor, from the start to the goal.
bool walks(const Level& level, Cell start, Cell goal, const Path& path) {
    Cell here = start;
    for (const Cell next : path) {
        if (manhattan(here, next) != 1 || !level.walkable(next)) return false;
        here = next;
    }
    return here == goal;
}

TEST(FindPath, IsAsShortAsTheWaveSaysOnFloorsOfAllKinds) {
    Dice dice(11);
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const Extent extent{dice.range(3, 30), dice.range(3, 20)};
        const Level level = seed % 2 == 0 ? scattered(extent, dice.range(0, 45), seed) : maze(extent, seed);
        const auto any = [&] {
            return extent.at(static_cast<std::size_t>(dice.range(0, static_cast<int>(extent.cells()) - 1)));
        };
        const Cell start = any(), goal = any();
        const int distance = quiet_wave(level, start)[extent.index(goal)];
        const Path queue = quiet_path<Queue>(level, start, goal);
        const Path stack = quiet_path<Stack>(level, start, goal);
        if (distance <= 0) {
            EXPECT_TRUE(queue.empty());
            EXPECT_TRUE(stack.empty());
            continue;
        }
        EXPECT_EQ(queue.size(), static_cast<std::size_t>(distance));
        EXPECT_GE(stack.size(), queue.size());
        EXPECT_TRUE(walks(level, start, goal, queue));
        EXPECT_TRUE(walks(level, start, goal, stack));
    }
}

TEST(FindPath, PathsAreDrawnOnTheFloor) {
    EXPECT_EQ(path_text(lesson_floor(), goblin, hero, quiet_path(lesson_floor(), goblin, hero)),
              "################\n"
              "#......#.......#\n"
              "#......#.......#\n"
              "#.G****#S......#\n"
              "#.....*#*......#\n"
              "#.....***......#\n"
              "################\n");
}

TEST(Chase, SticksToTheWall) {
    Silent silent;
    EXPECT_TRUE(chase(lesson_floor(), goblin, hero, silent).empty());
    const Recording recording = record([](Tape& tape) { chase(lesson_floor(), goblin, hero, tape); });
    const std::size_t last = recording.size() - 1;
    EXPECT_EQ(recording.anchor(last).path(), "chase/stuck");
    EXPECT_EQ(Slot<Cell>::decode(recording.step(last).subject), cell(8, 3));
}

TEST(Chase, ArrivesWhereNoWallIsInTheWay) {
    Silent silent;
    const Level room = open_room({12, 9});
    const std::vector<Cell> steps = chase(room, cell(1, 1), cell(4, 3), silent);
    // Of equally near neighbours the first in up, right, down, left.
    EXPECT_EQ(steps, (std::vector{cell(2, 1), cell(3, 1), cell(4, 1), cell(4, 2), cell(4, 3)}));
    EXPECT_TRUE(chase(room, cell(3, 3), cell(3, 3), silent).empty());
}

TEST(Searches, GiveTheSameResultToEveryRecorder) {
    const auto same = [](auto run) {
        Silent silent;
        Tally tally;
        tests::Film film;
        const auto expected = run(silent);
        EXPECT_EQ(run(tally), expected);
        EXPECT_EQ(run(film), expected);
        const Recording recording = record([&](Tape& tape) { EXPECT_EQ(run(tape), expected); });
        const Recording coarse = record([&](Tape& tape) { EXPECT_EQ(run(tape), expected); },
                                        {.bytes = recording.bytes() - sizeof(Step) - 1});
        EXPECT_FALSE(coarse.details());
    };
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        const Level level = seed % 2 == 0 ? scattered({17, 9}, 20, seed) : maze({17, 9}, seed);
        const Cell start = cell(1, 1), goal = cell(15, 7);
        same([&](auto& tape) { return wave(level, start, tape); });
        same([&](auto& tape) { return find_path<Queue>(level, start, goal, tape); });
        same([&](auto& tape) { return find_path<Stack>(level, start, goal, tape); });
        same([&](auto& tape) { return chase(level, start, goal, tape); });
    }
}

TEST(Searches, AreWrittenTheSameWhateverTheLocale) {
    struct Odd : std::numpunct<char> {
        char do_thousands_sep() const override { return '\''; }
        std::string do_grouping() const override { return "\1"; }
        char do_decimal_point() const override { return ','; }
    };
    const std::locale before = std::locale::global(std::locale(std::locale::classic(), new Odd));
    const std::string wave = wave_text(lesson_floor(), quiet_wave(lesson_floor(), goblin));
    const std::string error = level_from_text(std::string(1234, '.') + "\n.\n").error().message;
    std::locale::global(before);
    EXPECT_EQ(wave, golden("grid-wave-from-8-3.txt"));
    EXPECT_EQ(error, "this row has 1 cells, the first one has 1234; make all rows equally long");
}

/// Every step, write and layer of a recording, and its board at the end, in one number.
std::uint64_t digest(const std::shared_ptr<const Recording>& recording) {
    std::string text;
    for (const Layer& layer : recording->layers())
        text += layer.name + " " + std::to_string(layer.birth) + " " + std::to_string(layer.death) + "\n";
    for (std::size_t p = 0; p < recording->size(); ++p) {
        const Step& step = recording->step(p);
        text += recording->anchor(p).path() + " " + std::to_string(static_cast<int>(step.size)) + " " +
                std::to_string(step.subject) + " " + std::to_string(step.depth) + "\n";
        for (std::size_t w = recording->first_write(p); w < recording->first_write(p + 1); ++w)
            text += std::to_string(recording->write(w).slot) + "^" + std::to_string(recording->write(w).change) + "\n";
    }
    Player player(recording);
    player.seek(recording->size());
    return tests::digest(text + std::to_string(player.board().hash()));
}

TEST(Searches, AreRecordedTheSameOnEveryMachineAndInEveryBuild) {
    const std::map<std::string, std::uint64_t> pinned{
        {"chase lesson", 0x67014723E34DD13Eu},      {"wave lesson", 0x5552F8CB1EFC7613u},
        {"queue lesson", 0x9767BC397ED22B7Au},      {"stack lesson", 0xA43498CD00DDE612u},
        {"chase same cell", 0x66E7C6C6866FE989u},   {"wave same cell", 0x5552F8CB1EFC7613u},
        {"queue same cell", 0x478D475B3585C49Fu},   {"stack same cell", 0x345786386649E1FEu},
        {"chase open", 0x0925E5134EF463F3u},        {"wave open", 0x5383C280079D9B6Au},
        {"queue open", 0x74B529240973859Bu},        {"stack open", 0xE477BF563B6A4039u},
        {"chase maze", 0xF9E0DEDBCC42AC36u},        {"wave maze", 0x84F6BAB7B07DCE3Au},
        {"queue maze", 0x0598806D8221EC8Du},        {"stack maze", 0xDC99618F788D7BCCu},
        {"chase spiral", 0x710565A51F048F33u},      {"wave spiral", 0x6D0E05BF9A660E2Fu},
        {"queue spiral", 0x6E36F6973D90E4E6u},      {"stack spiral", 0x3D28A70D13775C1Au},
        {"chase no way", 0x31CB2196D8238A2Eu},      {"wave no way", 0x57F8CFCB9B408B1Fu},
        {"queue no way", 0x8969B910A0E80D45u},      {"stack no way", 0x4EA7ADEA09298769u},
        {"chase one cell", 0x0980FC2553AB60BFu},    {"wave one cell", 0x1CC252E6551B6E89u},
        {"queue one cell", 0x680608B89CD496DBu},    {"stack one cell", 0xC69B23A445F4B520u},
        {"random 1", 0x3778DE2864A2CE4Fu},          {"random 2", 0x165EE5719FBCF6F6u},
        {"random 3", 0x85B802D62B54AE49u},          {"random 4", 0xEDE7CD27E6D64FE3u},
        {"random 5", 0x88F9AAC5FDDF2042u},          {"random 6", 0x166F3ED6380B99E2u},
        {"random 7", 0xC171137D1B98B932u},          {"random 8", 0x6363FE29B23F64A1u},
        {"random 9", 0xA78C3C3DD9931D96u},          {"random 10", 0x17103ADAD1B1ED09u},
        {"astar lesson", 0xC6E63CE6CBAE6AF5u},      {"greedy lesson", 0xAA6FF39365143F94u},
        {"astar same cell", 0x03E59A831FB77489u},   {"greedy same cell", 0x588C4F055EDA69DDu},
        {"astar open", 0xD82CD3F477ABE038u},        {"greedy open", 0x90DA3BB5AE7F1183u},
        {"astar maze", 0x6A326A4AFF51EAE7u},        {"greedy maze", 0x3C812154390BD741u},
        {"astar spiral", 0x193018C4491DA5BBu},      {"greedy spiral", 0xF6D4817C288A0772u},
        {"astar no way", 0x8C26E85C1D1EF348u},      {"greedy no way", 0xF5D1EB5EAC95ACA9u},
        {"astar one cell", 0xC0781D66976F64BDu},    {"greedy one cell", 0x317FAC37E2FAF4E1u},
        {"astar deeper pond", 0x4FAE8F9073616DBAu}, {"dijkstra last in pond", 0x0790F5C2662F09ECu},
        {"step graph", 0xF0085AAC29E126A4u},        {"routes", 0x3ED62648169425B2u},
        {"random 11", 0xC919880C5621E531u},         {"random 12", 0x8A59818FBE748EAAu},
    };
    const std::vector<tests::Program> programs = tests::programs();
    EXPECT_EQ(programs.size(), pinned.size());
    for (const tests::Program& program : programs) {
        const auto pin = pinned.find(program.name);
        EXPECT_EQ(digest(program.record()), pin == pinned.end() ? 0 : pin->second) << program.name;
    }
}

}  // namespace
}  // namespace stepwell

// The flood in rings (lesson 2, RULES.md: Rings).
#include <gtest/gtest.h>

#include "core/grid/floors.h"
#include "core/search/rings.h"
#include "core/search/wave.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/core/film.h"

namespace stepwell {
namespace {

Silent silent;

/// A floor that is looked at east, west, south, north.
Level floor_of(std::string_view text) {
    Level level = level_from_text(text).value();
    level.look_in(compass);
    return level;
}

Path flood(const Level& level, Cell start, Cell goal, int limit = 24, bool on_ladder = false) {
    return flood_in_rings(level, start, goal, on_ladder, limit, silent);
}

TEST(FloodInRings, FindsAShortestWayInTheOrderEastWestSouthNorth) {
    const Level level = floor_of(
        "....\n"
        ".#..\n"
        "....\n");
    // Of the ways of four steps the one along the top: east is asked before south.
    EXPECT_EQ(flood(level, cell(0, 0), cell(2, 2)), (Path{cell(1, 0), cell(2, 0), cell(2, 1), cell(2, 2)}));
    // To the west before the north.
    EXPECT_EQ(flood(level, cell(2, 2), cell(0, 0)), (Path{cell(1, 2), cell(0, 2), cell(0, 1), cell(0, 0)}));
    EXPECT_EQ(flood(level, cell(0, 0), cell(1, 0)), Path{cell(1, 0)});
}

TEST(FloodInRings, TheLimitIsTheLongestWay) {
    const Level corridor = floor_of("..........");
    EXPECT_EQ(flood(corridor, cell(0, 0), cell(6, 0), 6).size(), 6u);
    EXPECT_TRUE(flood(corridor, cell(0, 0), cell(7, 0), 6).empty());
    Tally tally;
    flood_in_rings(corridor, cell(0, 0), cell(7, 0), false, 6, tally);
    EXPECT_EQ(tally.count("flood_in_rings", "ring"), 6u);
    EXPECT_EQ(tally.count("flood_in_rings", "wet"), 6u);
    EXPECT_EQ(tally.count("flood_in_rings", "limit"), 1u);
}

TEST(FloodInRings, EndsAtTheTouch) {
    // The goal is the first of ring 2 that gets wet; six other cells of that ring stay dry.
    Tally tally;
    flood_in_rings(floor_of(".....\n.....\n.....\n.....\n....."), cell(2, 2), cell(4, 2), false, 24, tally);
    EXPECT_EQ(tally.count("flood_in_rings", "take"), 2u) << "the start and (3, 2)";
    EXPECT_EQ(tally.count("flood_in_rings", "wet"), 5u) << "ring 1 and the goal";
    EXPECT_EQ(tally.count("flood_in_rings", "touch"), 1u);
    EXPECT_EQ(tally.count("follow_back", "back"), 2u);
}

TEST(FloodInRings, WhereTheWaterRunsDryTheWayLeadsAsCloseAsOneCanGet) {
    // (2, 0) and (2, 2) are both two cells from (4, 1), across plus down 3; (1, 1) is as well. Fewest steps: (1, 1).
    const Level level = floor_of(
        "...#.\n"
        "..##.\n"
        "...#.\n");
    EXPECT_EQ(flood(level, cell(0, 1), cell(4, 1)), Path{cell(1, 1)});
    // From (0, 0) it is two steps to (1, 1) and to (2, 0), and (2, 0) is found first.
    EXPECT_EQ(flood(level, cell(0, 0), cell(4, 1)), (Path{cell(1, 0), cell(2, 0)}));
    EXPECT_TRUE(flood(level, cell(1, 1), cell(4, 1)).empty()) << "it is there already";
    EXPECT_TRUE(flood(level, cell(0, 1), cell(4, 1), 2).empty()) << "but not if the limit comes first";
}

TEST(FloodInRings, ALadderIsNoCellOfTheFlood) {
    const Level level = floor_of(
        "......\n"
        "......\n");
    EXPECT_EQ(flood(level, cell(0, 0), cell(4, 0), 24, true), (Path{cell(1, 0), cell(2, 0), cell(3, 0)}));
    EXPECT_EQ(flood(level, cell(0, 0), cell(4, 0), 4, true).size(), 3u);
    EXPECT_TRUE(flood(level, cell(0, 0), cell(4, 0), 3, true).empty()) << "its foot is wet, but nobody looked up";
    EXPECT_TRUE(flood(level, cell(3, 0), cell(4, 0), 24, true).empty()) << "at its foot already";
}

TEST(FloodInRings, NeverAcceptsTheStartAsTheGoal) {
    Tally tally;
    EXPECT_TRUE(flood_in_rings(floor_of("..."), cell(1, 0), cell(1, 0), false, 24, tally).empty());
    EXPECT_EQ(tally.count("flood_in_rings", "touch"), 0u);
    EXPECT_EQ(tally.count("flood_in_rings", "dry"), 1u);
}

TEST(FloodInRings, EveryRingHoldsTheCellsOfItsDistance) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        Level level = seed % 2 == 0 ? scattered({15, 11}, 25, seed) : maze({15, 11}, seed);
        level.look_in(compass);
        level.set(cell(1, 1), Terrain::floor);
        level.set(cell(13, 9), Terrain::floor);
        const Cell start = cell(1, 1), goal = cell(13, 9);
        const std::vector<int> distance = wave(level, start, silent);
        const int far = distance[level.extent().index(goal)];
        const auto recording = std::make_shared<const Recording>(
            record([&](Tape& tape) { flood_in_rings(level, start, goal, false, 60, tape); }));
        Player player(recording);
        for (std::size_t p = 0; p < recording->size(); ++p) {
            if (recording->anchor(p).path() != "flood_in_rings/wet") continue;
            player.seek(p);
            EXPECT_EQ(distance[level.extent().index(Slot<Cell>::decode(recording->step(p).subject))],
                      player.board().find("round")->as<int>());
        }
        const Path way = flood(level, start, goal, 60);
        if (far > 0 && far <= 60) {
            EXPECT_EQ(way.size(), static_cast<std::size_t>(far));
        }
        if (far > 1) {
            EXPECT_TRUE(flood(level, start, goal, far - 1).empty());
        }
        if (far == not_reached && !way.empty()) {
            for (std::size_t i = 0; i < distance.size(); ++i) {
                if (distance[i] == not_reached) continue;
                const int left = manhattan(level.extent().at(i), goal), nearest = manhattan(way.back(), goal);
                EXPECT_TRUE(nearest < left || (nearest == left && static_cast<int>(way.size()) <= distance[i]));
            }
        }
    }
}

TEST(ChaseInRings, TakesTheFirstStepEachTurnUntilItIsThere) {
    Tally tally;
    const Level level = floor_of("....\n.##.\n....\n");
    EXPECT_EQ(chase_in_rings(level, cell(0, 1), cell(3, 1), false, 24, tally),
              (Path{cell(0, 2), cell(1, 2), cell(2, 2), cell(3, 2), cell(3, 1)}));
    EXPECT_EQ(tally.count("chase_in_rings", "turn"), 5u);
    EXPECT_EQ(tally.count("flood_in_rings", "start"), 5u);
    EXPECT_EQ(tally.count("chase_in_rings", "caught"), 1u);
}

TEST(ChaseInRings, LosesTheHeroOnTheLadderWaitsAndGivesUp) {
    Tally tally;
    const Level level = floor_of(".......");
    // Three steps away the hero climbs; the spider goes on to the foot and waits for three turns.
    EXPECT_EQ(chase_in_rings(level, cell(0, 0), cell(6, 0), true, 24, tally),
              (Path{cell(1, 0), cell(2, 0), cell(3, 0), cell(4, 0), cell(5, 0)}));
    EXPECT_EQ(tally.count("chase_in_rings", "turn"), 8u);
    EXPECT_EQ(tally.count("flood_in_rings", "touch"), 3u);
    EXPECT_EQ(tally.count("flood_in_rings", "ladder"), 5u);
    EXPECT_EQ(tally.count("chase_in_rings", "stay"), 3u);
    EXPECT_EQ(tally.count("chase_in_rings", "give up"), 1u);
}

TEST(ChaseInRings, StaysWhereItIsIfTheGoalIsTooFar) {
    Tally tally;
    EXPECT_TRUE(chase_in_rings(floor_of("........"), cell(0, 0), cell(7, 0), false, 6, tally).empty());
    EXPECT_EQ(tally.count("chase_in_rings", "turn"), 3u);
    EXPECT_TRUE(chase_in_rings(floor_of("..."), cell(1, 0), cell(1, 0), false, 6, silent).empty()) << "there already";
}

TEST(Rings, AreTheSameForEveryRecorder) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        Level level = scattered({13, 9}, 20, seed);
        level.look_in(compass);
        level.set(cell(1, 1), Terrain::floor);
        level.set(cell(11, 7), Terrain::floor);
        const auto same = [&](auto run) {
            Tally tally;
            tests::Film film;
            const Path expected = run(silent);
            EXPECT_EQ(run(tally), expected);
            EXPECT_EQ(run(film), expected);
            const auto recording =
                std::make_shared<const Recording>(record([&](Tape& tape) { EXPECT_EQ(run(tape), expected); }));
            // Forwards and backwards the player shows what the film shows.
            ASSERT_EQ(recording->size(), film.pictures().size());
            Player player(recording);
            for (std::size_t p = recording->size(); p-- > 0;) {
                player.seek(p);
                for (const tests::Film::Part& part : film.pictures()[p].parts) {
                    const auto view = player.board().find(part.name);
                    ASSERT_TRUE(view);
                    if (part.form != Form::list) continue;
                    const auto first = part.values.end()[-2], end = part.values.end()[-1];
                    ASSERT_EQ(view->items().size(), static_cast<std::size_t>(end - first)) << part.name;
                    for (std::int32_t i = first; i < end; ++i)
                        ASSERT_EQ(view->items()[static_cast<std::size_t>(i - first)],
                                  part.values[static_cast<std::size_t>(i)]);
                }
            }
        };
        same([&](auto& tape) { return flood_in_rings(level, cell(1, 1), cell(11, 7), false, 24, tape); });
        same([&](auto& tape) { return flood_in_rings(level, cell(1, 1), cell(11, 7), true, 9, tape); });
    }
}

}  // namespace
}  // namespace stepwell

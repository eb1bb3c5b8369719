// The state machine of lesson 1, against the scripted hunt and the guard that were worked out by hand.
#include "core/brains/hunt.h"

#include <gtest/gtest.h>

#include <sstream>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/files.h"

namespace stepwell {
namespace {

Level story() { return *level_from_text(tests::golden("grid-map.txt")); }

Scenario scripted_hunt() {
    Scenario scenario{story(), cell(8, 3), cell(4, 4), 16, {}, {{cell(4, 4)}, {cell(5, 4)}}};
    for (int turn = 3; turn <= 15; ++turn)
        scenario.script.push_back({cell(6, 4), turn == 12 ? 13 : 0, turn >= 5 && turn <= 9});
    return scenario;
}

Scenario scripted_guard() {
    Scenario scenario{story(), cell(8, 3), cell(3, 5), 16, {.wake = 6}, {{cell(3, 5)}}};
    for (int turn = 2; turn <= 12; ++turn) scenario.script.push_back({cell(4, 5), 0, turn >= 4});
    return scenario;
}

std::string table(const Scenario& scenario, const std::vector<EnemyTurn>& turns) {
    Silent silent;
    std::ostringstream text;
    text << "turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life\n";
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const HeroTurn& act = scenario.script[i];
        const EnemyTurn& turn = turns[i];
        text << i + 1 << ',' << turn.hero.x << ',' << turn.hero.y << ',' << act.hit << ',' << act.hidden << ','
             << name_of(turn.before) << ',' << name_of(turn.after) << ',' << turn.cell.x << ',' << turn.cell.y << ','
             << length_of(find_path(scenario.level, turn.cell, turn.hero, silent)) << ',' << turn.life << '\n';
    }
    return text.str();
}

TEST(Hunt, TheScriptedOneIsTheGoldenOne) {
    Silent silent;
    EXPECT_EQ(table(scripted_hunt(), hunt(scripted_hunt(), silent)), tests::golden("hunt.csv"));
}

TEST(Hunt, TheGuardIsTheGoldenOne) {
    Silent silent;
    EXPECT_EQ(table(scripted_guard(), hunt<Mind::guard>(scripted_guard(), silent)), tests::golden("guard.csv"));
}

/// A hero who runs, hides and strikes at random on a maze with loops.
Scenario random_hunt(std::uint32_t seed) {
    Dice dice(seed);
    Scenario scenario{bushy_maze({13, 9}, seed), cell(11, 7), cell(1, 1), dice.range(1, 20), {}, {}};
    scenario.rules = {dice.range(1, 12), dice.range(1, 8), dice.range(0, 4), dice.range(1, 20)};
    for (int turn = 0; turn < 30; ++turn) {
        const int hit = dice.chance(15) ? dice.range(1, 8) : 0;
        scenario.script.push_back({cell(dice.range(0, 12), dice.range(0, 8)), hit, dice.chance(40)});
    }
    return scenario;
}

TEST(Hunt, AtMostOneThingHappensInATurn) {
    Silent silent;
    for (std::uint32_t seed = 1; seed <= 2000; ++seed) {
        const Scenario scenario = random_hunt(seed);
        Cell before = scenario.enemy;
        for (const EnemyTurn& turn : hunt(scenario, silent)) {
            EXPECT_FALSE(turn.before != turn.after && turn.cell != before) << "seed " << seed;
            EXPECT_LE(manhattan(before, turn.cell), 1) << "seed " << seed;
            EXPECT_TRUE(scenario.level.walkable(turn.cell)) << "seed " << seed;
            before = turn.cell;
        }
    }
}

TEST(Hunt, TheGuardMovesOnlyToComeHomeAndThenGuardsAtOnce) {
    Silent silent;
    int arrivals = 0;
    for (std::uint32_t seed = 1; seed <= 500; ++seed) {
        const Scenario scenario = random_hunt(seed);
        Cell before = scenario.enemy;
        for (const EnemyTurn& turn : hunt<Mind::guard>(scenario, silent)) {
            if (turn.before == State::guard) {
                EXPECT_EQ(turn.cell, before) << "seed " << seed;
            }
            if (turn.before == State::home) {
                EXPECT_EQ(turn.after == State::guard, turn.cell == scenario.enemy) << "seed " << seed;
                arrivals += turn.after == State::guard;
            }
            before = turn.cell;
        }
    }
    EXPECT_GT(arrivals, 100);
}

TEST(Hunt, AHeroNeverStandsOnTheEnemyOrInAWall) {
    for (std::uint32_t seed = 1; seed <= 200; ++seed) {
        const Scenario scenario = random_hunt(seed);
        const auto run = std::make_shared<const Recording>(record([&](Tape& tape) { hunt(scenario, tape); }));
        Player player(run);
        for (const std::uint32_t turn : run->chapters()) {
            player.seek(turn);
            const Cell hero = player.board().find("hero")->as<Cell>();
            EXPECT_NE(hero, player.board().find("enemy")->as<Cell>()) << "seed " << seed;
            EXPECT_TRUE(scenario.level.walkable(hero)) << "seed " << seed;
        }
    }
}

TEST(Hunt, ReplayedItIsTheSame) {
    Silent silent;
    for (std::uint32_t seed = 1; seed <= 100; ++seed)
        EXPECT_EQ(hunt(random_hunt(seed), silent), hunt(random_hunt(seed), silent));
}

TEST(Hunt, NoWayIsTooFar) {
    Silent silent;
    EXPECT_EQ(length_of({}), 99);
    Level walled = story();
    walled.set(cell(7, 5), Terrain::wall);
    Scenario scenario{walled, cell(8, 3), cell(6, 4), 16, {}, std::vector<HeroTurn>(5, {cell(6, 4)})};
    for (const EnemyTurn& turn : hunt(scenario, silent)) EXPECT_EQ(turn.after, State::sleep);
}

}  // namespace
}  // namespace stepwell

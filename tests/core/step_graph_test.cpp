// Who can step where (lesson 2, RULES.md: Who can step where).
#include "core/search/step_graph.h"

#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/trace/record.h"

namespace stepwell {
namespace {

using bodies::ogre, bodies::spider;

/// What is in the way from the left of two cells to the right one.
Obstacle across(std::string_view text, const Body& body) {
    Silent silent;
    return in_the_way(*ground_from_text(text), body, cell(0, 0), cell(1, 0), silent);
}
Obstacle across_heights(int from, int to, const Body& body) {
    return across("..\n\nheights\n" + std::to_string(from) + std::to_string(to) + "\n", body);
}

std::vector<Arrows> arrows_of(const Ground& ground, const Body& body) {
    Silent silent;
    return step_graph(ground, body, silent);
}

/// All obstacles in one small yard; what each body can do there was worked out by hand.
const Ground& yard() {
    static const Ground ground = *ground_from_text(
        "...#\n"
        ".~..\n"
        "\n"
        "heights\n"
        "0200\n"
        "0003\n"
        "\n"
        "ceilings\n"
        "..2.\n"
        "....\n"
        "\n"
        "fences\n"
        "_...\n"
        "....\n");
    return ground;
}

TEST(InTheWay, WallsAndTheEdgeOfTheMapStopEverybody) {
    for (const Body& body : {spider, ogre}) {
        EXPECT_EQ(across("..\n", body), Obstacle::none);
        EXPECT_EQ(across(".#\n", body), Obstacle::wall);
        EXPECT_EQ(across(".\n", body), Obstacle::outside);
        EXPECT_EQ(across("..\n\nfences\n|.\n", body), Obstacle::fence);
    }
}

TEST(InTheWay, EachBodyClimbsAndDropsAsFarAsItCan) {
    for (int up = 0; up <= 9; ++up) {
        EXPECT_EQ(across_heights(0, up, spider), up <= 2 ? Obstacle::none : Obstacle::cliff) << up;
        EXPECT_EQ(across_heights(0, up, ogre), up <= 1 ? Obstacle::none : Obstacle::cliff) << up;
        EXPECT_EQ(across_heights(up, 0, spider), Obstacle::none) << up;
        EXPECT_EQ(across_heights(up, 0, ogre), up <= 2 ? Obstacle::none : Obstacle::drop) << up;
    }
    EXPECT_EQ(across_heights(5, 7, spider), Obstacle::none) << "only the difference counts";
}

TEST(InTheWay, OnlyTheOgreWades) {
    EXPECT_EQ(across(".~\n", spider), Obstacle::water);
    EXPECT_EQ(across("~.\n", spider), Obstacle::water) << "it is not there to step off";
    EXPECT_EQ(across(".~\n", ogre), Obstacle::none);
    EXPECT_EQ(across("~~\n", ogre), Obstacle::none);
}

TEST(InTheWay, ABodyNeedsItsHeightBelowACeiling) {
    for (int room = 1; room <= 9; ++room) {
        const std::string text = "..\n\nceilings\n." + std::to_string(room) + "\n";
        EXPECT_EQ(across(text, spider), Obstacle::none) << room;
        EXPECT_EQ(across(text, ogre), room < 3 ? Obstacle::ceiling : Obstacle::none) << room;
    }
    EXPECT_EQ(across("..\n\nceilings\n2.\n", ogre), Obstacle::ceiling) << "it is not there to step off";
}

TEST(InTheWay, OfSeveralObstaclesTheFirstIsTold) {
    EXPECT_EQ(across("#~\n\nheights\n09\n\nfences\n|.\n", spider), Obstacle::wall);
    EXPECT_EQ(across(".~\n\nheights\n09\n\nfences\n|.\n", spider), Obstacle::fence);
    EXPECT_EQ(across(".~\n\nheights\n09\n\nceilings\n.1\n", spider), Obstacle::cliff);
    EXPECT_EQ(across("..\n\nheights\n90\n\nceilings\n.1\n", ogre), Obstacle::drop);
}

TEST(StepGraph, OfTheYardIsTheOneWorkedOutByHand) {
    const auto text = [](const Body& body) {
        std::string all;
        for (const Arrows arrows : arrows_of(yard(), body))
            all += std::string(labels(arrows)[static_cast<std::size_t>(arrows)]) + " ";
        return all;
    };
    // The spider climbs the block and the low room, neither the cliff of 3 nor the water; the fence shuts (0, 0) off
    // from below.
    EXPECT_EQ(text(spider), "→ →← ←↓ – – – ↑ ← ");
    // The ogre wades, but the block is too high and the room too low for it.
    EXPECT_EQ(text(ogre), "– ←↓ – – → →← ← – ");
}

TEST(StepGraph, CountsWhatCanBeReachedAndWhatHasNoWayBack) {
    const Extent extent = yard().extent();
    const auto reach = [&](const Body& body, Cell start) {
        const auto marks = reached(extent, arrows_of(yard(), body), start);
        return std::count(marks.begin(), marks.end(), 1);
    };
    EXPECT_EQ(reach(spider, cell(0, 0)), 4);
    EXPECT_EQ(reach(spider, cell(3, 1)), 5);
    EXPECT_EQ(reach(spider, cell(0, 1)), 1);
    EXPECT_EQ(reach(ogre, cell(1, 0)), 5);
    EXPECT_EQ(reach(ogre, cell(0, 1)), 3);
    EXPECT_EQ(one_way(extent, arrows_of(yard(), spider), 8), 1u) << "(3, 1) → (2, 1)";
    EXPECT_EQ(one_way(extent, arrows_of(yard(), ogre), 8), 2u) << "(1, 0) → (0, 0) and → (1, 1)";
    EXPECT_EQ(one_way(extent, arrows_of(yard(), ogre), 5), 1u) << "what was not asked about yet is not judged";
}

TEST(StepGraph, NoArrowLeadsOutsideOrToWhereTheBodyCannotBe) {
    Dice dice(7);
    for (int trial = 0; trial < 50; ++trial) {
        Ground ground{scattered({9, 7}, 25, static_cast<std::uint32_t>(trial)), {}};
        ground.relief.cover(ground.extent());
        for (const Cell c : ground.cells()) {
            ground.relief.set_height(c, dice.range(0, 3));
            ground.relief.set_room(c, dice.chance(20) ? dice.range(1, 4) : Relief::open_sky);
            ground.relief.set_fence(c, c + cell(1, 0), dice.chance(10));
        }
        for (const Body& body : {spider, ogre}) {
            const std::vector<Arrows> arrows = arrows_of(ground, body);
            for (const Cell c : ground.cells()) {
                for (const Way way : all_ways) {
                    if (!contains(arrows[ground.extent().index(c)], way)) continue;
                    ASSERT_TRUE(ground.contains(c + way));
                    EXPECT_EQ(obstacle_on(ground, body, c), Obstacle::none);
                    EXPECT_EQ(obstacle_on(ground, body, c + way), Obstacle::none);
                }
            }
        }
    }
}

TEST(StepGraph, TakesTheSameNumberOfStepsOnEveryFloorOfOneSize) {
    std::size_t steps = 0;
    for (const Body& body : {spider, ogre}) {
        for (const Ground& ground : {yard(), Ground{Level({4, 2}), {}}}) {
            const Recording recording = record([&](Tape& tape) { step_graph(ground, body, tape); });
            EXPECT_EQ(recording.count("step_graph/stand", recording.size()), 8u);
            EXPECT_EQ(recording.chapters().size(), 8u);
            if (steps == 0) steps = recording.size();
            EXPECT_EQ(recording.size(), steps);
        }
    }
    EXPECT_EQ(steps, 2 + 8 * (1 + 4 * 2u));
}

TEST(StepGraph, AsksAboutCellsNobodyStandsOnInDetailsOnly) {
    const Recording recording = record([&](Tape& tape) { step_graph(yard(), spider, tape); });
    std::size_t asked = 0;
    for (std::size_t p = 0; p < recording.size(); ++p)
        if (recording.anchor(p).name == "ask" && recording.step(p).size == StepSize::step) ++asked;
    EXPECT_EQ(asked, 6 * 4u) << "not from the wall and not from the water";
}

}  // namespace
}  // namespace stepwell

// Drawing on a floor: what a press begins, and what a stroke leaves behind.
#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "tests/lessons/grid_helpers.h"

namespace stepwell {
namespace {

using namespace tests;

const Scene& way_back() { return scene("way-back"); }

/// A floor of 40 × 20 without walls, start (35, 10), goal (4, 10).
Input wide_open() { return input_on("way-back", Level({40, 20}), cell(35, 10), cell(4, 10)); }

std::size_t walls(const Input& input) { return input.map.extent().cells() - input.map.floor_cells(); }

TEST(Press, GoesByWhatIsUnderIt) {
    const Input input = input_of("way-back");
    const auto press = [&](Cell c, bool secondary = false) {
        return way_back().press(input, c, Tool::automatic, secondary);
    };
    EXPECT_EQ(press(cell(4, 4)), Brush::wall);
    EXPECT_EQ(press(cell(7, 3)), Brush::erase);
    EXPECT_EQ(press(cell(8, 3)), Brush::start);
    EXPECT_EQ(press(cell(2, 3)), Brush::goal);
    for (const Cell c : {cell(4, 4), cell(7, 3), cell(8, 3), cell(2, 3)}) EXPECT_EQ(press(c, true), Brush::erase);
    EXPECT_EQ(press(cell(16, 3)), Brush::none);
    EXPECT_EQ(press(cell(3, -1), true), Brush::none);
}

TEST(Press, AToolSaysWhatItDoes) {
    const Input input = input_of("way-back");
    for (const Tool tool : {Tool::automatic, Tool::wall, Tool::erase}) {
        EXPECT_EQ(way_back().press(input, cell(8, 3), tool, false), Brush::start) << "it can be dragged at any time";
        EXPECT_EQ(way_back().press(input, cell(2, 3), tool, false), Brush::goal);
    }
    for (const Cell c : {cell(4, 4), cell(7, 3)}) {
        const Brush drawing = input.map.walkable(c) ? Brush::wall : Brush::erase;
        EXPECT_EQ(way_back().press(input, c, Tool::wall, false), drawing);
        EXPECT_EQ(way_back().press(input, c, Tool::erase, false), Brush::erase);
        EXPECT_EQ(way_back().press(input, c, Tool::start, false), Brush::start);
        EXPECT_EQ(way_back().press(input, c, Tool::goal, false), Brush::goal);
        EXPECT_EQ(way_back().press(input, c, Tool::wall, true), Brush::erase);
    }
    EXPECT_EQ(scene("wave").press(input_of("wave"), cell(4, 4), Tool::goal, false), Brush::none) << "it has no goal";
}

TEST(Press, StartAndGoalOnOneCellCanBeTakenApart) {
    const Input input = input_of("way-back", {{"goal", "8,3"}});
    EXPECT_EQ(way_back().press(input, cell(8, 3), Tool::automatic, false), Brush::start);
}

TEST(Stroke, AJumpOf30CellsLeavesNoGap) {
    const std::pair<Cell, Cell> lines[] = {{cell(3, 3), cell(33, 3)},
                                           {cell(33, 16), cell(3, 2)},
                                           {cell(9, 1), cell(12, 19)},
                                           {cell(20, 18), cell(20, 1)},
                                           {cell(5, 5), cell(5, 5)}};
    for (const auto& [from, to] : lines) {
        Input input = wide_open();
        way_back().stroke(input, Brush::wall, from, to);
        // As many cells as the longer side, each next to the one before, at least diagonally.
        const int longer = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        EXPECT_EQ(walls(input), static_cast<std::size_t>(longer) + 1);
        EXPECT_FALSE(input.map.walkable(from));
        EXPECT_FALSE(input.map.walkable(to));
        const bool flat = std::abs(to.x - from.x) >= std::abs(to.y - from.y);
        for (int i = 0; i <= longer; ++i) {
            int here = 0;
            for (int j = 0; j < (flat ? 20 : 40); ++j) {
                const Cell c = flat ? cell(std::min(from.x, to.x) + i, j) : cell(j, std::min(from.y, to.y) + i);
                here += input.map.extent().contains(c) && !input.map.walkable(c) ? 1 : 0;
            }
            EXPECT_EQ(here, 1) << "column or row " << i;
        }
    }
}

TEST(Stroke, WallsNeverLandOnStartOrGoal) {
    Input input = wide_open();
    way_back().stroke(input, Brush::wall, cell(0, 10), cell(39, 10));
    EXPECT_EQ(walls(input), 38u);
    EXPECT_TRUE(input.map.walkable(cell(35, 10)));
    EXPECT_TRUE(input.map.walkable(cell(4, 10)));
    EXPECT_TRUE(way_back().check(input));
}

TEST(Stroke, ErasesEverythingOnItsLine) {
    Input input = input_of("way-back");
    way_back().stroke(input, Brush::erase, cell(0, 0), cell(15, 0));
    way_back().stroke(input, Brush::erase, cell(7, 0), cell(7, 6));
    for (int x = 0; x < 16; ++x) EXPECT_TRUE(input.map.walkable(cell(x, 0)));
    for (int y = 0; y < 7; ++y) EXPECT_TRUE(input.map.walkable(cell(7, y)));
}

TEST(Stroke, WithinOneStrokeNothingToggles) {
    Input input = wide_open();
    way_back().stroke(input, Brush::wall, cell(10, 5), cell(20, 5));
    const Input once = input;
    way_back().stroke(input, Brush::wall, cell(20, 5), cell(10, 5));
    EXPECT_EQ(input, once);
}

TEST(Stroke, StartAndGoalStopAtTheLastGoodCell) {
    Input input = input_of("way-back");
    way_back().stroke(input, Brush::start, cell(8, 3), cell(7, 3));  // onto the wall
    EXPECT_EQ(input.settings.at("start"), "8,3");
    way_back().stroke(input, Brush::start, cell(12, 1), cell(15, 1));  // into the border
    EXPECT_EQ(input.settings.at("start"), "14,1");
    way_back().stroke(input, Brush::start, cell(9, 4), cell(5, 4));  // across the wall
    EXPECT_EQ(input.settings.at("start"), "5,4");
    way_back().stroke(input, Brush::goal, cell(2, 3), cell(2, 99));  // out of the map
    EXPECT_EQ(input.settings.at("goal"), "2,5");
    EXPECT_TRUE(way_back().check(input));
}

TEST(Stroke, StartMayStandOnTheGoal) {
    Input input = input_of("way-back");
    way_back().stroke(input, Brush::start, cell(3, 3), cell(2, 3));
    EXPECT_EQ(input.settings.at("start"), "2,3");
    EXPECT_TRUE(way_back().check(input));
}

TEST(Stroke, CellsOutsideAreLeftAlone) {
    Input input = wide_open();
    way_back().stroke(input, Brush::wall, cell(-30, 2), cell(3, 2));
    EXPECT_EQ(walls(input), 4u);
    way_back().stroke(input, Brush::wall, cell(32000, -32000), cell(-32000, 32000));
    EXPECT_TRUE(way_back().check(input));
    way_back().stroke(input, Brush::none, cell(0, 0), cell(39, 19));
    EXPECT_TRUE(input.map.walkable(cell(39, 19)));
}

TEST(Stroke, WhateverIsDrawnTheInputStaysGood) {
    for (const std::string& id : grid_scenes()) {
        Dice dice(11);
        Input input = scene(id).first_input();
        for (int i = 0; i < 300; ++i) {
            const auto any = [&] { return cell(dice.range(-3, 18), dice.range(-3, 9)); };
            const Cell from = any();
            const auto tool = static_cast<Tool>(dice.range(0, 4));
            scene(id).stroke(input, scene(id).press(input, from, tool, dice.chance(20)), from, any());
            const auto fits = scene(id).check(input);
            ASSERT_TRUE(fits) << id << ": " << fits.error().message;
        }
    }
}

}  // namespace
}  // namespace stepwell

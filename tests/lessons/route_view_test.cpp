// The builder's cube as blocks: where its cells are in the picture, and which cell a point of it shows.
#include <gtest/gtest.h>

#include "core/search/cube.h"
#include "lessons/2-flood-and-astar/route_view.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using lesson_2::RouteView;
using CallKind = LogCanvas::Call::Kind;

Input on(Ground ground, const char* view = "blocks") {
    Input input = input_of("routes", {{"view", view}});
    set_ground(input, std::move(ground));
    return input;
}

Ground level_at(int height, Extent extent = {16, 16}) {
    Ground ground{Level(extent), {}};
    ground.relief.cover(extent);
    for (const Cell c : ground.cells()) ground.relief.set_height(c, height);
    return ground;
}

Point towards(Point from, Point to, float part) {
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/// Whether a point lies in a top, by its corners.
bool covers(const RouteView& view, Cell c, Point at) {
    const auto face = view.face(view.centre(c), 0);
    for (std::size_t i = 0; i < face.size(); ++i) {
        const Point a = face[i], b = face[(i + 1) % face.size()];
        if ((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) < -1e-4F) return false;
    }
    return true;
}

TEST(RouteView, OnLevelGroundEveryPointOfATopIsItsCellAtEveryHeight) {
    for (const char* how : {"blocks", "plan"})
        for (int height = 0; height <= Relief::highest; ++height) {
            const RouteView view(on(level_at(height, {16, 9}), how));
            for (const Cell c : view.ground().cells()) {
                const Point middle = view.centre(c);
                EXPECT_EQ(view.pick(middle), c) << how << " " << to_text(c) << " at " << height;
                for (const Point corner : view.face(middle, 0.02F)) EXPECT_EQ(view.pick(corner), c) << to_text(c);
            }
        }
}

TEST(RouteView, AmongHeightsATopIsItsCellUnlessAnotherTopLiesBeforeIt) {
    std::size_t seen = 0, behind = 0;
    for (std::uint32_t seed = 1; seed < 20; ++seed) {
        const RouteView view(on(random_cube(seed)));
        for (const Cell c : view.ground().cells()) {
            const Point middle = view.centre(c);
            const Cell picked = view.pick(middle);
            if (picked == c) {
                ++seen;
                for (const Cell other : view.ground().cells()) {
                    const bool in_front = other.x + other.y > c.x + c.y;
                    EXPECT_FALSE(in_front && covers(view, other, towards(middle, view.centre(other), -1e-3F)));
                }
            } else {
                ++behind;
                EXPECT_GT(picked.x + picked.y, c.x + c.y) << "only what is in front can hide a top";
                EXPECT_TRUE(covers(view, picked, middle));
            }
        }
    }
    EXPECT_GT(seen, 7 * behind);
}

TEST(RouteView, ASideIsItsBlockAndBesideTheBlocksThereIsNothing) {
    Ground ground = level_at(0);
    ground.relief.set_height(cell(0, 0), Relief::highest);  // no top lies behind this one
    const RouteView view(on(ground));
    for (float height = 2; height < Relief::highest; ++height) {
        EXPECT_EQ(view.pick(view.at({0.5F, 1}, height)), cell(0, 0));
        EXPECT_EQ(view.pick(view.at({1, 0.5F}, height)), cell(0, 0));
    }
    for (int i = 0; i < 16; ++i) {  // the base on which all stand
        const float middle = static_cast<float>(i) + 0.5F;
        EXPECT_EQ(view.pick(view.at({middle, 16}, -0.5F)), cell(i, 15));
        EXPECT_EQ(view.pick(view.at({16, middle}, -0.5F)), cell(15, i));
        EXPECT_FALSE(view.ground().contains(view.pick(view.at({middle, 16.5F}, RouteView::base))));
        if (i == 0) continue;  // the tower stands before what lies behind it
        EXPECT_FALSE(view.ground().contains(view.pick(view.at({-0.5F, middle}, 0))));
    }
    EXPECT_FALSE(view.ground().contains(view.pick({-1e9F, 1e9F})));
}

TEST(RouteView, TheWorldHoldsEveryBlock) {
    for (const int height : {0, 5, Relief::highest}) {
        Ground ground = level_at(height, {7, 12});
        ground.level.set(cell(0, 0), Terrain::wall);
        const RouteView view(on(ground));
        const Box world = view.world();
        for (const Cell c : ground.cells())
            for (const Point p : view.face(view.centre(c), 0)) {
                EXPECT_TRUE(p.x >= world.x && p.x <= world.x + world.w);
                EXPECT_TRUE(p.y >= world.y && p.y <= world.y + world.h);
            }
    }
}

TEST(RouteView, LargeMapsAreSeenFromAbove) {
    EXPECT_TRUE(RouteView(on(level_at(1, {40, 40}))).blocks());
    EXPECT_FALSE(RouteView(on(level_at(1, {41, 5}))).blocks());
    EXPECT_FALSE(RouteView(on(level_at(1), "plan")).blocks());
}

/// Routes, tokens and frames lie over all blocks: nothing of them is hidden.
TEST(BlockPicture, WhatTheSearchDoesIsDrawnOverTheBlocks) {
    each_moment("routes", input_of("routes"), 97, [](const Moment& moment) {
        LogCanvas canvas(scene("routes").world(moment.input), 40);
        scene("routes").draw(canvas, moment, scene("routes").movers(moment));
        std::size_t last_side = 0, gates = 0;
        for (std::size_t i = 0; i < canvas.calls.size(); ++i) {
            const LogCanvas::Call& call = canvas.calls[i];
            if (call.paint.role == Role::side) last_side = i;
            gates += call.kind == CallKind::text && std::string_view("ABCD").find(call.text) != std::string_view::npos
                         ? 1U
                         : 0U;
        }
        for (std::size_t i = 0; i < last_side; ++i)
            for (const Role over : {Role::path, Role::current, Role::start, Role::goal, Role::frontier})
                EXPECT_NE(canvas.calls[i].paint.role, over);
        EXPECT_EQ(gates, 4u);
    });
}

/// A block of height h on the lowest ground shows h layers on each side: one line between two of them.
TEST(BlockPicture, LayersCanBeCounted) {
    for (int height = 1; height <= 5; ++height) {
        Ground ground = level_at(0, {5, 5});
        ground.relief.set_height(cell(2, 2), height);
        Input input = on(ground);
        for (const char* gate : {"gate-a", "gate-b", "gate-c", "gate-d"}) input.settings[gate] = "0,0";
        const RouteView view(input);
        last_moment("routes", input, [&](const Moment& moment) {
            LogCanvas canvas(view.world(), 40);
            scene("routes").draw(canvas, moment, scene("routes").movers(moment));
            for (int layer = 1; layer < height; ++layer)
                for (const Point side : {Point{2, 3}, Point{3, 2}}) {
                    const Point end = view.at({3, 3}, static_cast<float>(layer));
                    const Point other = view.at(side, static_cast<float>(layer));
                    EXPECT_EQ(
                        std::ranges::count_if(canvas.calls,
                                              [&](const LogCanvas::Call& call) {
                                                  return call.kind == CallKind::line && call.points.size() == 2 &&
                                                         std::ranges::find(call.points, end) != call.points.end() &&
                                                         std::ranges::find(call.points, other) != call.points.end();
                                              }),
                        1)
                        << "layer " << layer << " of " << height;
                }
        });
    }
}

}  // namespace
}  // namespace stepwell

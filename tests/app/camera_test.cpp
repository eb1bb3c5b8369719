#include "app/look/camera.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stepwell {
namespace {

constexpr Box floor_of_lesson{0, 0, 16, 7};
constexpr Box view{100, 50, 740, 520};

TEST(Camera, FitShowsAllInTheMiddle) {
    Camera camera;
    camera.fit(floor_of_lesson, view, 8);
    const Box shown = camera.to_screen(floor_of_lesson);
    EXPECT_GE(shown.x, view.x + 8 - 1);
    EXPECT_LE(shown.x + shown.w, view.x + view.w - 8 + 1);
    EXPECT_NEAR(shown.centre().x, view.centre().x, 1);
    EXPECT_NEAR(shown.centre().y, view.centre().y, 1);
    EXPECT_EQ(camera.scale(), std::floor(camera.scale()));
}

TEST(Camera, ThereAndBack) {
    Camera camera;
    camera.fit(floor_of_lesson, view, 8);
    camera.zoom({300, 300}, 1.7F);
    const Point p = camera.to_world(camera.to_screen(Point{3.5F, 2.25F}));
    EXPECT_NEAR(p.x, 3.5F, 1e-3F);
    EXPECT_NEAR(p.y, 2.25F, 1e-3F);
}

TEST(Camera, ZoomKeepsThePointUnderThePointer) {
    Camera camera;
    camera.fit(floor_of_lesson, view, 8);
    const Point pointer{400, 310};
    const Point before = camera.to_world(pointer);
    camera.zoom(pointer, 1.5F);
    const Point after = camera.to_world(pointer);
    EXPECT_NEAR(before.x, after.x, 0.02F);
    EXPECT_NEAR(before.y, after.y, 0.02F);
    EXPECT_FALSE(camera.fitted());
}

TEST(Camera, NeverLosesTheWorld) {
    Camera camera;
    camera.fit(floor_of_lesson, view, 8);
    camera.pan({-100000, 40000});
    Box shown = camera.to_screen(floor_of_lesson);
    EXPECT_GT(shown.x + shown.w, view.x + 50);
    EXPECT_LT(shown.y, view.y + view.h - 50);
    for (int i = 0; i < 100; ++i) camera.zoom({120, 60}, 1.3F);
    EXPECT_LE(camera.scale(), Camera::most_zoom);
    for (int i = 0; i < 200; ++i) camera.zoom({120, 60}, 0.7F);
    EXPECT_GE(camera.scale(), 8);
    shown = camera.to_screen(floor_of_lesson);
    EXPECT_GT(shown.x + shown.w, view.x + 50);
}

TEST(Camera, FollowsTheViewUntilItIsMoved) {
    Camera camera;
    camera.fit(floor_of_lesson, view, 8);
    const Box wider{0, 0, 1500, 900};
    camera.follow(floor_of_lesson, wider, 8);
    EXPECT_NEAR(camera.to_screen(floor_of_lesson).centre().x, wider.centre().x, 1);
    camera.zoom(wider.centre(), 2);
    const Point middle = camera.to_world(wider.centre());
    camera.follow(floor_of_lesson, view, 8);
    EXPECT_NEAR(camera.to_world(view.centre()).x, middle.x, 0.1F);
}

TEST(Camera, AHugeWorldFitsToo) {
    Camera camera;
    camera.fit({0, 0, 2048, 2048}, view, 8);
    EXPECT_LT(camera.scale(), 1);
    EXPECT_LE(camera.to_screen(Box{0, 0, 2048, 2048}).h, view.h);
}

}  // namespace
}  // namespace stepwell

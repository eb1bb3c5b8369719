#include "app/input/events.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

TEST(EventQueue, AFastClickIsTwoFrames) {
    EventQueue queue;
    queue.push(PointerMoved{{10, 20}});
    queue.push(ButtonChanged{Button::left, true});
    queue.push(ButtonChanged{Button::left, false});
    const FrameInput first = queue.next(0, 0);
    EXPECT_EQ(first.pointer, (Point{10, 20}));
    EXPECT_TRUE(first.is_pressed(Button::left) && first.is_down(Button::left) && !first.is_released(Button::left));
    EXPECT_FALSE(queue.empty());
    const FrameInput second = queue.next(0, 0);
    EXPECT_TRUE(second.is_released(Button::left) && !second.is_down(Button::left) && !second.is_pressed(Button::left));
    EXPECT_TRUE(queue.empty());
}

TEST(EventQueue, AStrokeBeginsWhereThePressWas) {
    EventQueue queue;
    queue.push(PointerMoved{{1, 1}});
    queue.push(ButtonChanged{Button::left, true});
    queue.push(PointerMoved{{300, 1}});
    EXPECT_EQ(queue.next(0, 0).pointer, (Point{1, 1}));
    EXPECT_EQ(queue.next(0, 0).pointer, (Point{300, 1}));
}

TEST(EventQueue, AFrameKnowsAllPlacesOfThePointer) {
    EventQueue queue;
    for (const float x : {1.0F, 300.0F, 20.0F}) queue.push(PointerMoved{{x, 1}});
    EXPECT_EQ(queue.next(0, 0).moves, (std::vector<Point>{{1, 1}, {300, 1}, {20, 1}}));
    EXPECT_TRUE(queue.next(0, 0).moves.empty());
}

TEST(EventQueue, NoPressOvertakesAKey) {
    EventQueue queue;
    queue.push(KeyPress{static_cast<std::int32_t>('W'), 0, {}, false});
    queue.push(ButtonChanged{Button::left, true});
    const FrameInput first = queue.next(0, 0);
    EXPECT_EQ(first.keys.size(), 1U);
    EXPECT_FALSE(first.is_pressed(Button::left)) << "the key may have changed what it does";
    EXPECT_TRUE(queue.next(0, 0).is_pressed(Button::left));
}

TEST(EventQueue, TenQuickPressesAreTenPresses) {
    EventQueue queue;
    for (int i = 0; i < 10; ++i) queue.push(KeyPress{static_cast<std::int32_t>(Key::right), 0, {}, false});
    EXPECT_EQ(queue.next(0, 0).keys.size(), 10U);
    EXPECT_TRUE(queue.next(0, 0).keys.empty());
}

TEST(EventQueue, TypedTextIsUtf8InOrder) {
    EventQueue queue;
    for (const char32_t code : U"aß中")
        if (code != 0) queue.push(Typed{code});
    EXPECT_EQ(queue.next(0, 0).text, "aß中");
}

TEST(EventQueue, AStallIsNoBurst) {
    EventQueue queue;
    EXPECT_FLOAT_EQ(queue.next(5, 5.0F).passed, 0.1F);
    EXPECT_FLOAT_EQ(queue.next(5, -1.0F).passed, 0.0F);
}

TEST(FrameInput, SeenAgainNothingHappensTwice) {
    EventQueue queue;
    queue.push(PointerMoved{{7, 8}});
    queue.push(ButtonChanged{Button::left, true, {.shift = true}});
    queue.push(Scrolled{0, 1, {.shift = true}});
    queue.push(KeyPress{static_cast<std::int32_t>(Key::right), 0, {.shift = true}, false});
    queue.push(Typed{U'a'});
    queue.push(Dropped{{"a.stepwell"}});
    const FrameInput again = queue.next(3, 0.05F).seen_again();
    EXPECT_TRUE(again.keys.empty() && again.text.empty() && again.dropped.empty());
    EXPECT_TRUE(!again.is_pressed(Button::left) && again.scrolled == Point{} && again.passed == 0);
    EXPECT_TRUE(again.is_down(Button::left) && again.mods.shift) << "what is held is held";
    EXPECT_EQ(again.pointer, (Point{7, 8}));
    EXPECT_EQ(again.time, 3);
    queue.push(ButtonChanged{Button::left, false});
    EXPECT_FALSE(queue.next(3, 0).seen_again().is_released(Button::left));
}

TEST(EventQueue, ThePointerCanLeaveWithTheButtonDown) {
    EventQueue queue;
    queue.push(PointerMoved{{5, 5}});
    queue.push(ButtonChanged{Button::left, true});
    queue.push(PointerLeft{});
    queue.push(ButtonChanged{Button::left, false});
    queue.next(0, 0);
    const FrameInput left = queue.next(0, 0);
    EXPECT_FALSE(left.pointer.has_value());
    EXPECT_TRUE(left.is_released(Button::left));
}

}  // namespace
}  // namespace stepwell

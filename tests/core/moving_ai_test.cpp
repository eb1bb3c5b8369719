#include "core/grid/moving_ai.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

const std::string head = "type octile\nheight 2\nwidth 3\nmap\n";

TEST(MovingAi, ReadsTheCellsOfGames) {
    const Level level = level_from_moving_ai(head + ".GS\nW@T\n").value();
    EXPECT_EQ(level.extent(), (Extent{3, 2}));
    EXPECT_EQ(to_text(level), "...\n~##\n");
    EXPECT_EQ(to_text(*level_from_moving_ai("type octile\r\nheight 1\r\nwidth 2\r\nmap\r\n.O\r\n\r\n")), ".#\n");
}

TEST(MovingAi, IsWrittenSoThatItReadsTheSame) {
    const Level level = level_from_text("#.~\n~.#\n").value();
    EXPECT_EQ(to_moving_ai(level), head + "@.W\nW.@\n");
    EXPECT_EQ(level_from_moving_ai(to_moving_ai(level)).value(), level);
}

TEST(MovingAi, IsKnownByItsFirstLine) {
    EXPECT_TRUE(is_moving_ai(head));
    EXPECT_FALSE(is_moving_ai("..#\n"));
}

TEST(MovingAi, NamesALetterThatIsNone) {
    const auto named = [](const char* row) {
        const auto level = level_from_moving_ai(std::string("type octile \nheight 1\nwidth 3\nmap\n") + row);
        return level.error().message.substr(0, level.error().message.find(" is no cell"));
    };
    EXPECT_EQ(named("..é"), "'é'");
    EXPECT_EQ(named("..x"), "'x'");
    EXPECT_EQ(named("..\x01"), "'?'");
    EXPECT_EQ(named("..\xC3"), "'?'") << "half a letter";
}

TEST(MovingAi, SaysInWhichLineAnErrorIs) {
    struct Bad {
        std::string text;
        int line, column;
        const char* key;
    };
    const Bad all[] = {{"type tile\n", 1, 1, "moving_ai.type"},
                       {"type octile\nwidth 3\n", 2, 1, "moving_ai.side"},
                       {"type octile\nheight\nwidth 3\n", 2, 1, "moving_ai.side"},
                       {"type octile\nheight two\n", 2, 8, "moving_ai.size"},
                       {"type octile\nheight 0\n", 2, 8, "moving_ai.size"},
                       {"type octile\nheight 2\nwidth 2049\n", 3, 7, "moving_ai.size"},
                       {"type octile\nheight 2\nwidth 3\n...\n", 4, 1, "moving_ai.map"},
                       {head + "...\n", 6, 1, "moving_ai.rows"},
                       {head + "...\n.x.\n", 6, 2, "moving_ai.cell"},
                       {head + "...\n..\n", 6, 3, "moving_ai.ragged"},
                       {head + "....\n...\n", 5, 4, "moving_ai.ragged"},
                       {head + "...\n...\n\n...\n", 8, 1, "moving_ai.more"}};
    for (const Bad& bad : all) {
        const Result<Level> level = level_from_moving_ai(bad.text);
        ASSERT_FALSE(level) << bad.text;
        EXPECT_EQ(level.error().key, bad.key) << bad.text;
        EXPECT_EQ(level.error().line, bad.line) << bad.text;
        EXPECT_EQ(level.error().column, bad.column) << bad.text;
    }
}

}  // namespace
}  // namespace stepwell

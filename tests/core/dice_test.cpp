#include "core/base/dice.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "tests/files.h"

namespace stepwell {
namespace {

TEST(Dice, FallAsTheGoldenRollsDo) {
    Dice dice(2026);
    std::string rolls = "roll\n";
    for (int i = 0; i < 5; ++i) rolls += std::to_string(dice.range(1, 100)) + "\n";
    EXPECT_EQ(rolls, tests::golden("dice-seed2026-d100.csv"));
}

TEST(Dice, AreMulberry32) {
    // Computed with the algorithm's published JavaScript for seeds 0, 1 and 2³² − 1.
    Dice zero(0), one(1), largest(0xFFFFFFFFu);
    EXPECT_EQ(zero.next(), 1144304738u);
    EXPECT_EQ(one.next(), 2693262067u);
    EXPECT_EQ(largest.next(), 3850105811u);
    static_assert(Dice(1).next() == 2693262067u);
}

TEST(Dice, StayInTheirRangeAndReachAllOfIt) {
    Dice dice(7);
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i) {
        const int n = dice.range(-2, 3);
        ASSERT_GE(n, -2);
        ASSERT_LE(n, 3);
        ++seen[static_cast<std::size_t>(n + 2)];
    }
    for (const int n : seen) EXPECT_NEAR(n, 1000, 150);
    EXPECT_EQ(dice.range(5, 5), 5);
}

TEST(Dice, ChanceIsInPercent) {
    Dice dice(7);
    int hits = 0;
    for (int i = 0; i < 10'000; ++i) {
        EXPECT_FALSE(dice.chance(0));
        EXPECT_TRUE(dice.chance(100));
        hits += dice.chance(30);
    }
    EXPECT_NEAR(hits, 3000, 150);
}

}  // namespace
}  // namespace stepwell

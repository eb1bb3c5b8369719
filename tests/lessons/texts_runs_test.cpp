#include "lessons/kit/runs.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

TEST(Runs, MarksBecomeRuns) {
    const std::vector<TextRun> expected = {
        {"Take ", Emphasis::none}, {"(6, 4)", Emphasis::bold}, {" from ", Emphasis::none}, {"queue", Emphasis::code}};
    EXPECT_EQ(parse_runs("Take **(6, 4)** from `queue`"), expected);
    EXPECT_EQ(plain_text("Take **(6, 4)** from `queue`"), "Take (6, 4) from queue");
}

TEST(Runs, MarksWithoutPartnerStay) {
    EXPECT_EQ(plain_text("2 ** 3"), "2 ** 3");
    EXPECT_EQ(plain_text("a ` b"), "a ` b");
    EXPECT_EQ(plain_text("****"), "****");
}

TEST(Runs, NeighboursOfAMarkDoNotMatter) {
    const std::vector<TextRun> expected = {
        {"从", Emphasis::none}, {"(6, 4)", Emphasis::bold}, {"取出", Emphasis::none}};
    EXPECT_EQ(parse_runs("从**(6, 4)**取出"), expected);
}

}  // namespace
}  // namespace stepwell

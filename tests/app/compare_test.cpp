// A learner's output against the right one: what counts as a difference, and which one is told.
#include "app/check/compare.h"

#include <gmock/gmock.h>

namespace stepwell::tests {
namespace {

using Kind = Difference::Kind;
using testing::ElementsAre;

constexpr std::string_view right = "x,y,distance\n1,1,13\n2,1,12\n";

/// There is one, of this kind.
Difference difference(Kind kind, std::string_view printed, std::string_view wanted = right) {
    const auto found = compare(wanted, printed).difference;
    EXPECT_TRUE(found) << printed;
    if (!found) return {};
    EXPECT_EQ(found->kind, kind) << printed;
    return *found;
}

TEST(Compare, TheSameIsRight) {
    const Comparison same = compare(right, right);
    EXPECT_FALSE(same.difference);
    EXPECT_THAT(same.lines, ElementsAre("x,y,distance", "1,1,13", "2,1,12"));
    EXPECT_FALSE(same.windows_ends || same.no_last_end || same.empty_end || same.byte_order_mark);
}

TEST(Compare, LineEndsMakeNoDifference) {
    const Comparison windows = compare(right, "x,y,distance\r\n1,1,13\r\n2,1,12\r\n");
    EXPECT_FALSE(windows.difference);
    EXPECT_TRUE(windows.windows_ends);
    EXPECT_THAT(windows.lines, ElementsAre("x,y,distance", "1,1,13", "2,1,12"));
    const Comparison no_end = compare(right, "x,y,distance\n1,1,13\n2,1,12");
    EXPECT_FALSE(no_end.difference);
    EXPECT_TRUE(no_end.no_last_end);
    const Comparison empty_end = compare(right, std::string(right) + "\n\n");
    EXPECT_FALSE(empty_end.difference);
    EXPECT_TRUE(empty_end.empty_end);
    const Comparison marked = compare(right, "\xEF\xBB\xBF" + std::string(right));
    EXPECT_FALSE(marked.difference);
    EXPECT_TRUE(marked.byte_order_mark);
}

TEST(Compare, TellsTheFirstColumnThatDiffers) {
    const Difference found = difference(Kind::column, "x,y,distance\n1,1,13\n2,2,11\n");
    EXPECT_EQ(found.line, 3u);
    EXPECT_EQ(found.column, "y");
    EXPECT_EQ(found.right_value, "1");
    EXPECT_EQ(found.printed_value, "2");
    EXPECT_EQ(found.right, "2,1,12");
    EXPECT_EQ(found.printed, "2,2,11");
}

TEST(Compare, TellsThatColumnsAreMissing) {
    const Difference found = difference(Kind::columns, "x,y,distance\n1,1\n2,1,12\n");
    EXPECT_EQ(found.line, 2u);
    EXPECT_EQ(found.right_value, "3");
    EXPECT_EQ(found.printed_value, "2");
}

TEST(Compare, TellsThatOnlySpacesDiffer) {
    EXPECT_EQ(difference(Kind::spaces, "x,y,distance\n1, 1, 13\n2,1,12\n").line, 2u);
    EXPECT_EQ(difference(Kind::spaces, "x,y,distance\n1,1,13 \n2,1,12\n").line, 2u);
}

TEST(Compare, TheHeadAndOutputsWithoutColumnsDifferAsALine) {
    EXPECT_EQ(difference(Kind::line, "x,y,steps\n1,1,13\n2,1,12\n").line, 1u);
    EXPECT_EQ(difference(Kind::line, "one\nthree\n", "one\ntwo\n").line, 2u);
}

TEST(Compare, CountsWhatIsMissingOrTooMuch) {
    const Difference missing = difference(Kind::missing, "x,y,distance\n");
    EXPECT_EQ(missing.line, 2u);
    EXPECT_EQ(missing.count, 2u);
    EXPECT_EQ(missing.right, "1,1,13");
    const Difference extra = difference(Kind::extra, std::string(right) + "3,1,11\n");
    EXPECT_EQ(extra.line, 4u);
    EXPECT_EQ(extra.count, 1u);
    EXPECT_EQ(extra.printed, "3,1,11");
    EXPECT_EQ(difference(Kind::missing, "").count, 3u);
    EXPECT_EQ(difference(Kind::extra, "a\n", "").count, 1u);
    EXPECT_FALSE(compare("", "").difference);
}

TEST(Compare, AnEmptyLineInTheMiddleIsADifference) {
    EXPECT_EQ(difference(Kind::columns, "x,y,distance\n\n1,1,13\n2,1,12\n").line, 2u);
}

}  // namespace
}  // namespace stepwell::tests

#include "core/base/result.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

Result<int> digit(char c, int column) {
    if (c < '0' || c > '9') return failure("not a digit", 1, column);
    return c - '0';
}

TEST(Result, HoldsTheValueOrSaysWhatIsWrongAndWhere) {
    EXPECT_EQ(digit('7', 3).value(), 7);
    const Result<int> bad = digit('x', 3);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().message, "not a digit");
    EXPECT_EQ(bad.error().line, 1);
    EXPECT_EQ(bad.error().column, 3);
}

TEST(Result, AKeyedErrorFillsItsValuesInOnceEach) {
    const Error found =
        error("map.ragged", "{cells} of {first}, {cells} {other}", {{"cells", 3}, {"first", "{cells}"}}, 2, 4);
    EXPECT_EQ(found.message, "3 of {cells}, 3 {other}");
    EXPECT_EQ(found.key, "map.ragged");
    EXPECT_EQ(found.line, 2);
    const Error field = about("map", found);
    EXPECT_EQ(field.message, "map: " + found.message);
    EXPECT_EQ(field.about, "map");
    EXPECT_EQ(field.values, found.values);
}

}  // namespace
}  // namespace stepwell

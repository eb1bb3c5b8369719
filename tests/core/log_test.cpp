#include "core/trace/log.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace stepwell {
namespace {

struct Twelve {  // no power of two
    std::uint32_t a, b, c;
};

TEST(Log, KeepsEverythingAcrossItsChunksAndForgetsFromTheEnd) {
    Log<Twelve> log;
    EXPECT_EQ(log.size(), 0u);
    const std::uint32_t n = 700'000;  // several chunks
    for (std::uint32_t i = 0; i < n; ++i) log.push_back({i, ~i, i * 7});
    ASSERT_EQ(log.size(), n);
    const auto holds = [&](std::uint32_t i, std::uint32_t start) {
        return log[i].a == i + start && log[i].b == ~(i + start) && log[i].c == (i + start) * 7;
    };
    for (std::uint32_t i = 0; i < n; ++i) ASSERT_TRUE(holds(i, 0)) << i;
    // Cut at odd places and at the ends of chunks, then written on.
    for (const std::uint32_t size : {600'001u, 524'288u, 524'287u, 131'072u, 131'071u, 1u, 0u}) {
        log.truncate(size);
        ASSERT_EQ(log.size(), size);
        for (std::uint32_t i = size; i < size + 3; ++i) log.push_back({i + 5, ~(i + 5), (i + 5) * 7});
        ASSERT_EQ(log.size(), size + 3);
        if (size > 0) {
            ASSERT_TRUE(holds(size - 1, 0));
        }
        ASSERT_TRUE(holds(size, 5));
        ASSERT_TRUE(holds(size + 2, 5));
        log.truncate(size);
    }
}

}  // namespace
}  // namespace stepwell

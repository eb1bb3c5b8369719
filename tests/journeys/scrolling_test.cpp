// Lists that are longer than anybody reads.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/scroll.h"
#include "tests/journeys/bench.h"

namespace stepwell {
namespace {

TEST(Scrolling, AMillionRowsLieOneBelowTheOther) {
    constexpr std::size_t count = 8'000'000;
    Bench bench(800, 600);
    constexpr Box view{20, 30, 700, 500};
    constexpr float height = 36;
    std::vector<std::pair<std::size_t, Box>> rows;
    std::size_t clicked = 0, shown = count;
    bench.set_paint([&](Ui& ui) {
        rows.clear();
        ScrollArea scroll(ui, "long", view, "Long");
        for (auto [i, end] = scroll.rows_in_view(height, count); i < end; ++i) {
            rows.emplace_back(i, scroll.row(i, height));
            if (row(ui, "row." + std::to_string(i), rows.back().second, {.label = std::to_string(i)})) clicked = i;
        }
        if (shown < count) scroll.show_row(std::exchange(shown, count), height);
        scroll.finish_rows(height, count);
    });
    const auto expect_whole = [&] {
        ASSERT_GE(rows.size(), 13U);
        EXPECT_LE(rows.front().second.y, view.y);
        EXPECT_GE(rows.back().second.y + height, view.y + view.h);
        for (std::size_t i = 1; i < rows.size(); ++i) {
            EXPECT_EQ(rows[i].first, rows[i - 1].first + 1);
            EXPECT_NEAR(rows[i].second.y, rows[i - 1].second.y + height, 0.01F);
        }
    };
    bench.settle();
    bench.ui().focus("long");
    bench.frame();
    bench.key(Key::end);
    bench.settle();
    expect_whole();
    EXPECT_EQ(rows.back().first, count - 1);
    EXPECT_NEAR(rows.back().second.y + height, view.y + view.h, 0.01F) << "the last one ends where the view ends";
    bench.click("row." + std::to_string(count - 3));
    EXPECT_EQ(clicked, count - 3);
    bench.key(Key::up);
    bench.settle();
    expect_whole();
    shown = 7'654'321;
    bench.settle();
    bench.settle();
    expect_whole();
    EXPECT_TRUE(std::ranges::any_of(rows, [&](const auto& each) {
        return each.first == 7'654'321 && each.second.y >= view.y && each.second.y + height <= view.y + view.h;
    }));
}

}  // namespace
}  // namespace stepwell

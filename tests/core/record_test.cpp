// Budgets, stops and progress.
#include "core/trace/record.h"

#include <gtest/gtest.h>

#include "core/grid/floors.h"
#include "core/search/wave.h"
#include "core/trace/player.h"

namespace stepwell {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int share = 16;  // of the largest floor and of the default budget alike: the sanitizer has its price
#else
constexpr int share = 1;
#endif

Recording record_wave(const Level& level, const Limits& limits) {
    return record([&](Tape& tape) { wave(level, cell(1, 1), tape); }, limits);
}

bool same_step(const Recording& a, const Recording& b, std::size_t p) {
    const Step& x = a.step(p);
    const Step& y = b.step(p);
    return a.anchor(p).path() == b.anchor(p).path() && x.size == y.size && x.subject == y.subject &&
           x.first_write == y.first_write && x.depth == y.depth;
}

TEST(Record, LeavesOutDetailsBeforeItCuts) {
    const Level level = maze({41, 41}, 5);
    const Recording whole = record_wave(level, {});
    EXPECT_EQ(whole.ending(), Ending::complete);
    EXPECT_TRUE(whole.details());

    const Recording coarse = record_wave(level, {.bytes = whole.bytes() - 1000});
    EXPECT_EQ(coarse.ending(), Ending::complete);
    EXPECT_FALSE(coarse.details());
    EXPECT_LT(coarse.size(), whole.size());
    EXPECT_EQ(coarse.writes(), whole.writes());
    EXPECT_EQ(coarse.chapters().size(), whole.chapters().size());
    std::size_t p = 0;  // the whole recording without its details
    for (std::size_t q = 0; q < whole.size(); ++q) {
        if (whole.step(q).size == StepSize::detail) continue;
        ASSERT_LT(p, coarse.size());
        ASSERT_EQ(coarse.anchor(p).path(), whole.anchor(q).path());
        ASSERT_EQ(coarse.step(p).subject, whole.step(q).subject);
        ++p;
    }
    EXPECT_EQ(p, coarse.size());

    const Recording exact = record_wave(level, {.bytes = coarse.bytes()});
    EXPECT_EQ(exact.ending(), Ending::complete);

    const Recording cut = record_wave(level, {.bytes = coarse.bytes() / 2});
    EXPECT_EQ(cut.ending(), Ending::cut);
    EXPECT_FALSE(cut.details());
    EXPECT_GT(cut.size(), 0u);
    EXPECT_LT(cut.size(), coarse.size());
    for (std::size_t i = 0; i < cut.size(); ++i) ASSERT_TRUE(same_step(cut, coarse, i)) << i;
    for (const Layer& layer : cut.layers()) EXPECT_TRUE(layer.alive(cut.size() - 1)) << layer.name;
}

TEST(Record, StaysWithinItsBudget) {
    const Level level = maze({61, 61}, 5);
    const std::size_t whole = record_wave(level, {}).bytes();
    for (std::size_t budget = 1000; budget < whole + 5000; budget += 5001) {
        const Recording recording = record_wave(level, {.bytes = budget});
        // The last step and its writes come on top.
        EXPECT_LE(recording.bytes(),
                  budget + sizeof(Step) + 10 * sizeof(Write) + level.extent().cells() * 8 + 3 * sizeof(Layer));
        EXPECT_GT(recording.size(), 0u);
    }
}

TEST(Record, CountsTheLayersOfManyCallsAgainstItsBudget) {
    const Recording recording = record(
        [](Tape& tape) {
            auto call = tape.call("f");
            for (;;) {  // ends by the budget alone
                auto inner = tape.call("g");
                Var n{tape, "n", 0};
                tape.at("step", n);
            }
        },
        {.bytes = 1 << 20});
    EXPECT_EQ(recording.ending(), Ending::cut);
    EXPECT_LT(recording.layers().size(), (1u << 20) / sizeof(Layer));
}

TEST(Record, EndsWhereItIsStopped) {
    std::stop_source source;
    std::atomic<std::uint64_t> progress = 0;
    std::vector<std::uint64_t> seen;
    const Recording recording = record(
        [&](Tape& tape) {
            auto call = tape.call("f");
            Var n{tape, "n", 0};
            for (int i = 0;; ++i) {
                tape.at("count", n);
                n = i;
                if (i % 1000 == 0) seen.push_back(progress);
                if (i == 50'000) source.request_stop();
            }
        },
        {.stop = source.get_token(), .progress = &progress});
    EXPECT_EQ(recording.ending(), Ending::stopped);
    EXPECT_GE(recording.size(), 50'001u);
    EXPECT_LT(recording.size(), 60'000u);
    EXPECT_TRUE(recording.details());
    EXPECT_TRUE(std::ranges::is_sorted(seen));
    EXPECT_LT(seen.front(), 5'000u);
    EXPECT_GT(seen.back(), 40'000u);
    EXPECT_LE(seen.back(), 50'001u);
}

TEST(Record, FallsBackToCoarseStepsOnTheLargestFloor) {
    const int side = Level::largest / (share == 1 ? 1 : 4);
    const Level level = open_room({side, side});
    const std::size_t inner = static_cast<std::size_t>(side - 2) * static_cast<std::size_t>(side - 2);
    const Limits limits{.bytes = Limits{}.bytes / share};
    const auto recording = std::make_shared<const Recording>(record_wave(level, limits));
    EXPECT_EQ(recording->ending(), Ending::complete);
    EXPECT_FALSE(recording->details());
    EXPECT_LE(recording->bytes(), limits.bytes);
    EXPECT_EQ(recording->count("wave/take", recording->size()), inner);
    EXPECT_EQ(recording->count("wave/add", recording->size()), inner - 1);
    Player player(recording);
    const std::uint64_t first = player.board().hash();
    player.seek(recording->size() / 3);
    const std::uint64_t third = player.board().hash();
    player.seek(recording->size());
    EXPECT_EQ(player.board().find("distance")->at<int>(cell(side - 2, side - 2)), 2 * (side - 3));
    player.seek(recording->size() / 3);
    EXPECT_EQ(player.board().hash(), third);
    player.seek(0);
    EXPECT_EQ(player.board().hash(), first);
}

}  // namespace
}  // namespace stepwell

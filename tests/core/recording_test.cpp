// What a recording can be asked, against the plainest way to find the answer.
#include "core/trace/recording.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/trace/player.h"
#include "core/trace/record.h"
#include "core/trace/var.h"
#include "tests/core/programs.h"

namespace stepwell {
namespace {

using tests::Program;

class EveryRecording : public testing::TestWithParam<Program> {
protected:
    void SetUp() override { recording_ = GetParam().record(); }
    const Recording& recording() const { return *recording_; }

    std::shared_ptr<const Recording> recording_;
};
INSTANTIATE_TEST_SUITE_P(All, EveryRecording, testing::ValuesIn(tests::programs()), [](const auto& each) {
    std::string name = each.param.name;
    std::ranges::replace(name, ' ', '_');
    return name;
});

/// The first position behind p for which `stop` holds, or the last.
template <class Stop>
std::size_t forwards(const Recording& recording, std::size_t p, Stop stop) {
    while (++p < recording.size())
        if (stop(recording.step(p))) return p;
    return recording.size() - 1;
}
template <class Stop>
std::size_t backwards(const Recording& recording, std::size_t p, Stop stop) {
    while (p-- > 0)
        if (stop(recording.step(p))) return p;
    return 0;
}

TEST_P(EveryRecording, StepsBySize) {
    std::vector<std::uint32_t> chapters;
    for (std::size_t p = 0; p < recording().size(); ++p) {
        for (const StepSize size : {StepSize::detail, StepSize::step, StepSize::chapter}) {
            const auto large_enough = [&](const Step& step) { return step.size >= size; };
            ASSERT_EQ(recording().next(p, size), forwards(recording(), p, large_enough)) << p;
            ASSERT_EQ(recording().previous(p, size), backwards(recording(), p, large_enough)) << p;
        }
        if (recording().step(p).size == StepSize::chapter) chapters.push_back(static_cast<std::uint32_t>(p));
    }
    EXPECT_EQ(std::vector(recording().chapters().begin(), recording().chapters().end()), chapters);
}

TEST_P(EveryRecording, StepsOverAndOutOfCalls) {
    for (std::size_t p = 0; p < recording().size(); ++p) {
        const int depth = recording().step(p).depth;
        ASSERT_EQ(recording().over(p), forwards(recording(), p, [&](const Step& s) { return s.depth <= depth; })) << p;
        ASSERT_EQ(recording().out(p), forwards(recording(), p, [&](const Step& s) { return s.depth < depth; })) << p;
    }
}

TEST_P(EveryRecording, KnowsTheOpenCalls) {
    std::vector<std::size_t> latest;  // step in each open call
    for (std::size_t p = 0; p < recording().size(); ++p) {
        latest.resize(recording().step(p).depth);
        latest.back() = p;
        const std::vector<std::size_t> frames = recording().frames(p);
        // A call that made no step before it called the next one has no position of its own.
        ASSERT_LE(frames.size(), latest.size());
        ASSERT_EQ(frames.back(), p);
        for (const std::size_t frame : frames) ASSERT_EQ(frame, latest[recording().step(frame).depth - 1u]) << p;
    }
}

TEST_P(EveryRecording, CountsStepsAtAnAnchor) {
    for (const Anchor& anchor : recording().anchors()) {
        std::size_t naive = 0;
        for (std::size_t p = 0; p <= recording().size(); ++p) {
            ASSERT_EQ(recording().count(anchor.path(), p), naive) << anchor.path() << " before " << p;
            if (p < recording().size() && recording().anchor(p).path() == anchor.path()) ++naive;
        }
        EXPECT_GT(naive, 0u);
        EXPECT_EQ(recording().count(anchor.path(), recording().size() + 99), naive);
    }
    EXPECT_EQ(recording().count("nobody/nothing", recording().size()), 0u);
    EXPECT_EQ(recording().count("", recording().size()), 0u);
}

TEST_P(EveryRecording, KnowsWhoWroteEachValue) {
    std::vector<std::optional<std::size_t>> writer(recording().slots());
    for (std::size_t w = 0; w < recording().first_write(0); ++w) writer[recording().write(w).slot] = std::nullopt;
    for (std::size_t p = 0; p < recording().size(); ++p) {
        if (p % 7 == 0 || p + 1 == recording().size()) {
            for (std::uint32_t slot = 0; slot < recording().slots(); ++slot)
                ASSERT_EQ(recording().who_wrote(slot, p), writer[slot]) << "slot " << slot << " at " << p;
        }
        for (std::size_t w = recording().first_write(p); w < recording().first_write(p + 1); ++w)
            writer[recording().write(w).slot] = p;
    }
}

TEST_P(EveryRecording, KeepsLayersApart) {
    std::uint32_t slots = 0;
    for (const Layer& layer : recording().layers()) {
        EXPECT_EQ(layer.first_slot, slots);
        EXPECT_EQ(layer.slots, layer.extent.cells() + (layer.form == Form::list ? 2 : 0));
        for (std::uint32_t slot = layer.first_slot; slot < layer.first_slot + layer.slots; ++slot)
            EXPECT_EQ(&recording().layer_of(slot), &layer);
        EXPECT_LE(layer.birth, layer.death);
        EXPECT_LE(layer.death, recording().size());
        slots += layer.slots;
    }
    EXPECT_EQ(recording().slots(), slots);
    for (std::size_t p = 0; p < recording().size(); ++p)
        for (std::size_t w = recording().first_write(p); w < recording().first_write(p + 1); ++w)
            EXPECT_LE(recording().layer_of(recording().write(w).slot).birth, p + 1);
}

TEST(Recording, CountsInLongRuns) {
    // Longer than the distance between two kept tallies, and exactly as long.
    for (const std::size_t length : {4095u, 4096u, 4097u, 8192u, 20'000u}) {
        const Recording recording = record([&](Tape& tape) {
            auto call = tape.call("f");
            for (std::size_t i = 0; i < length; ++i) tape.at(i % 3 == 0 ? "third" : "other");
        });
        ASSERT_EQ(recording.size(), length);
        for (std::size_t p = 0; p <= length; ++p) {
            ASSERT_EQ(recording.count("f/third", p), (p + 2) / 3);
            ASSERT_EQ(recording.count("f/other", p), p - (p + 2) / 3);
        }
    }
}

TEST(Recording, IsEmptyBeforeAnythingWasSaid) {
    const Recording recording = record([](Tape&) {});
    EXPECT_TRUE(recording.empty());
    EXPECT_EQ(recording.ending(), Ending::complete);
    EXPECT_EQ(recording.next(0, StepSize::detail), 0u);
    EXPECT_EQ(recording.previous(0, StepSize::chapter), 0u);
    EXPECT_EQ(recording.over(0), 0u);
    EXPECT_EQ(recording.out(0), 0u);
    EXPECT_EQ(recording.count("f/x", 0), 0u);
}

TEST(Waiting, AddsStepsInWhichNothingHappens) {
    Recording recording = record([](Tape& tape) {
        auto call = tape.call("f");
        Var x{tape, "x", 0};
        for (int i = 1; i < 10'000; ++i) {
            tape.at("count");
            x = i;
        }
    });
    const std::size_t before = recording.size(), bytes = recording.bytes();
    recording.wait(2);
    recording.wait(5000);
    EXPECT_EQ(recording.waits(), 5002u);
    ASSERT_EQ(recording.size(), before + 5002);
    EXPECT_EQ(recording.bytes(), bytes) << "they take no memory";
    EXPECT_EQ(recording.anchor(before - 1).path(), "f/count");
    for (const std::size_t p : {before, before + 1, recording.size() - 1}) {
        EXPECT_EQ(recording.anchor(p).path(), "f/wait");
        EXPECT_EQ(recording.count("f/wait", p), p - before);
        EXPECT_EQ(recording.count("f/count", p), before);
        EXPECT_EQ(recording.next(p - 1, StepSize::step), p);
        EXPECT_EQ(recording.first_write(p), recording.writes());
        EXPECT_EQ(recording.over(p), std::min(p + 1, recording.size() - 1));
        EXPECT_EQ(recording.out(p), recording.size() - 1);
        EXPECT_EQ(recording.frames(p), std::vector{p});
    }
    EXPECT_EQ(recording.who_wrote(0, recording.size() - 1), before - 1);
    Player player(std::make_shared<const Recording>(std::move(recording)));
    player.seek(before + 5001);
    EXPECT_EQ(player.board().find("x")->as<int>(), 9'999);
}

}  // namespace
}  // namespace stepwell

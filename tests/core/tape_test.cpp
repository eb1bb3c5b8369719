#include "core/trace/tape.h"

#include <gtest/gtest.h>

#include "core/trace/cells.h"
#include "core/trace/list.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "core/trace/var.h"

namespace stepwell {
namespace {

const Layer& layer(const Recording& recording, std::string_view name) {
    return *std::ranges::find(recording.layers(), name, &Layer::name);
}

TEST(Tape, LayersLiveFromTheStepThatOpensThemToTheStepThatClosesThem) {
    const Recording recording = record([](Tape& tape) {
        auto call = tape.call("f");
        Var early{tape, "early", 1};  // before any step
        tape.at("0");
        Var outer{tape, "outer", 2};
        tape.at("1");
        {
            Var inner{tape, "inner", 3};
            tape.at("2");
            tape.at("3");
        }
        tape.at("4");
        {
            Var unseen{tape, "unseen", 4};  // opened and closed by the same step's lines
        }
        tape.at("5");
    });
    const auto life = [&](std::string_view name) {
        return std::pair(layer(recording, name).birth, layer(recording, name).death);
    };
    EXPECT_EQ(life("early"), std::pair(0u, 6u));
    EXPECT_EQ(life("outer"), std::pair(1u, 6u));
    EXPECT_EQ(life("inner"), std::pair(2u, 4u));
    EXPECT_EQ(life("unseen"), std::pair(5u, 5u));
    EXPECT_FALSE(layer(recording, "inner").alive(1));
    EXPECT_TRUE(layer(recording, "inner").alive(2));
    EXPECT_TRUE(layer(recording, "inner").alive(3));
    EXPECT_FALSE(layer(recording, "inner").alive(4));
    for (std::size_t p = 0; p < recording.size(); ++p) EXPECT_FALSE(layer(recording, "unseen").alive(p));
}

TEST(Tape, ShowsTheBoardBeforeTheMarkedLinesRun) {
    const auto recording = std::make_shared<const Recording>(record([](Tape& tape) {
        auto call = tape.call("f");
        Var n{tape, "n", 0};
        n = 7;  // before the first step
        tape.at("double");
        n = n * 2;
        tape.at("end");
    }));
    Player player(recording);
    EXPECT_EQ(player.board().find("n")->as<int>(), 7);
    player.seek(1);
    EXPECT_EQ(player.board().find("n")->as<int>(), 14);
    EXPECT_EQ(recording->who_wrote(0, 0), std::nullopt);
    EXPECT_EQ(recording->who_wrote(0, 1), 0u);
}

TEST(Tape, ACalleesChaptersAreStepsOfItsCaller) {
    const auto callee = [](Tape& tape) {
        auto call = tape.call("callee");
        tape.chapter("chapter", 1);
        tape.at("sized", 2, StepSize::chapter);
        tape.detail("detail");
    };
    const Recording recording = record([&](Tape& tape) {
        {
            auto call = tape.call("caller");
            tape.chapter("chapter");
            callee(tape);
            tape.at("back");
        }
        callee(tape);  // called by nobody: its chapters stay chapters
    });
    std::vector<std::pair<std::string, StepSize>> steps;
    std::vector<int> depths;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        steps.emplace_back(recording.anchor(p).path(), recording.step(p).size);
        depths.push_back(recording.step(p).depth);
    }
    using enum StepSize;
    EXPECT_EQ(steps, (std::vector<std::pair<std::string, StepSize>>{{"caller/chapter", chapter},
                                                                    {"callee/chapter", step},
                                                                    {"callee/sized", step},
                                                                    {"callee/detail", detail},
                                                                    {"caller/back", step},
                                                                    {"callee/chapter", chapter},
                                                                    {"callee/sized", chapter},
                                                                    {"callee/detail", detail}}));
    EXPECT_EQ(depths, (std::vector{1, 2, 2, 2, 1, 1, 1, 1}));
    EXPECT_EQ(recording.chapters().size(), 3u);
    EXPECT_EQ(recording.frames(3), (std::vector<std::size_t>{0, 3}));
    EXPECT_EQ(recording.frames(4), (std::vector<std::size_t>{4}));
    EXPECT_EQ(recording.over(0), 4u);
    EXPECT_EQ(recording.out(2), 4u);
}

TEST(Tape, TheSameWordsAreTheSameAnchorWhereverTheyAreKept) {
    static constexpr char here[] = "take", there[] = "take";
    static constexpr char f[] = "f", also_f[] = "f";
    ASSERT_NE(static_cast<const void*>(here), static_cast<const void*>(there));
    ASSERT_NE(static_cast<const void*>(f), static_cast<const void*>(also_f));
    const Recording recording = record([](Tape& tape) {
        for (const char* function : {f, also_f, f}) {
            auto call = tape.call(function);
            tape.at(here);
            tape.at(there);
        }
        auto call = tape.call("g");
        tape.at(here);  // the same address, but another function
    });
    ASSERT_EQ(recording.anchors().size(), 2u);
    EXPECT_EQ(recording.anchors()[0].path(), "f/take");
    EXPECT_EQ(recording.anchors()[1].path(), "g/take");
    EXPECT_EQ(recording.count("f/take", recording.size()), 6u);
    EXPECT_EQ(recording.count("g/take", recording.size()), 1u);
}

TEST(Tape, AVarAsTheSubjectStandsForItsValue) {
    const Recording recording = record([](Tape& tape) {
        auto call = tape.call("f");
        Var here{tape, "here", cell(3, 4)};
        Var n{tape, "n", -5};
        tape.at("here", here);
        here = cell(5, 6);
        tape.detail("here again", here);
        tape.chapter("n", n);
        tape.at("nothing");
    });
    EXPECT_EQ(recording.anchor(0).subject, Kind::cell);
    EXPECT_EQ(Slot<Cell>::decode(recording.step(0).subject), cell(3, 4));
    EXPECT_EQ(Slot<Cell>::decode(recording.step(1).subject), cell(5, 6));
    EXPECT_EQ(recording.anchor(2).subject, Kind::number);
    EXPECT_EQ(recording.step(2).subject, -5);
    EXPECT_EQ(recording.anchor(3).subject, Kind::none);
}

TEST(Tape, KeepsNoWriteThatChangesNothing) {
    const Recording recording = record([](Tape& tape) {
        auto call = tape.call("f");
        Var n{tape, "n", 1};
        Cells grid{tape, "grid", Extent{2, 2}, 0};
        tape.at("write");
        n = 1;
        grid.set(cell(1, 1), 0);
        tape.at("end");
    });
    EXPECT_EQ(recording.writes(), 0u);
}

TEST(Tape, ListsReverseTheItemsThatAreInThem) {
    const auto recording = std::make_shared<const Recording>(record([](Tape& tape) {
        auto call = tape.call("f");
        Queue<int, Tape> queue{tape, "queue", 6};
        tape.at("fill");
        for (int i = 1; i <= 5; ++i) queue.push(i);
        queue.pop();
        tape.at("reverse");
        queue.reverse();
        EXPECT_EQ(queue.values(), (std::vector{5, 4, 3, 2}));
        EXPECT_EQ(queue.next(), 5);
        EXPECT_EQ(queue.size(), 4u);
        tape.at("end");
    }));
    Player player(recording);
    player.seek(1);
    const auto items = [&] {
        const auto span = player.board().find("queue")->items();
        return std::vector(span.begin(), span.end());
    };
    EXPECT_EQ(items(), (std::vector<std::int32_t>{2, 3, 4, 5}));
    player.seek(2);
    EXPECT_EQ(items(), (std::vector<std::int32_t>{5, 4, 3, 2}));
    EXPECT_EQ(player.board().find("queue")->raw()[0], 1);  // what was taken stays where it was
}

TEST(Tally, CountsWhatARecordingCounts) {
    static constexpr char here[] = "take", there[] = "take";
    const auto run = [](auto& tape) {
        auto call = tape.call("f");
        tape.at(here);
        {
            auto inner = tape.call("g");
            tape.detail(here, 1);
        }
        tape.chapter(there);
        tape.at(here, 2);
    };
    Tally tally;
    run(tally);
    EXPECT_EQ(tally.count("f", "take"), 3u);
    EXPECT_EQ(tally.count("g", "take"), 1u);
    EXPECT_EQ(tally.count("g", "nothing"), 0u);
    const Recording recording = record(run);
    EXPECT_EQ(recording.count("f/take", recording.size()), 3u);
    EXPECT_EQ(recording.count("g/take", recording.size()), 1u);
}

void dive(Tape& tape, int calls) {
    auto call = tape.call("dive");
    tape.at("down", calls);
    if (calls > 1) dive(tape, calls - 1);
}

TEST(Tape, CallsThatAreTooDeepCutTheRecording) {
    const Recording deepest = record([](Tape& tape) { dive(tape, 255); });
    EXPECT_EQ(deepest.ending(), Ending::complete);
    EXPECT_EQ(deepest.step(deepest.size() - 1).depth, 255);
    const Recording deeper = record([](Tape& tape) { dive(tape, 256); });
    EXPECT_EQ(deeper.ending(), Ending::cut);
    EXPECT_EQ(deeper.size(), 255u);
}

}  // namespace
}  // namespace stepwell

// Inside the heap: the scene shows the same search as the others, and says what is true of its heap.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "lessons/2-flood-and-astar/heap_look.h"
#include "lessons/2-flood-and-astar/searches.h"
#include "lessons/kit/frontier_picture.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell::tests {
namespace {

using lesson_2::OpenHeap;
using lesson_2::outcome;
using lesson_2::settled;

const Scene& heap_scene() { return scene("heap"); }

/// Calls `visit` with every moment of the input's run.
template <class Visit>
void each_moment_of(const Input& input, Visit visit) {
    each_moment("heap", input, 1, visit);
}

// Lesson 2, RULES.md: Heap.
TEST(HeapScene, TheSmallRoomIsAsTheRulesSay) {
    const Input stage = heap_scene().stages(input_of("heap")).front();
    const Recording run = heap_scene().record(stage, {});
    const auto count = [&](const char* anchor) { return run.count(anchor, run.size()); };
    EXPECT_EQ(count("astar/take"), 23u);
    EXPECT_EQ(count("push/append"), 31u);
    EXPECT_EQ(count("push/step down"), 23u);
    EXPECT_EQ(count("pop/step up"), 44u);
    EXPECT_EQ(count("astar/again"), 0u) << "no cell waits twice";
}

TEST(HeapScene, TakesWhatTheClosedSearchTakes) {
    for (const Input& input : inputs_of("heap")) {
        const Input stage = heap_scene().stages(input).front();
        const Recording run = heap_scene().record(stage, {});
        EXPECT_EQ(run.count("astar/take", run.size()) - run.count("astar/again", run.size()), outcome(stage).taken);
    }
}

class HeapPicture : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(BelowTheMapAndBesideIt, HeapPicture, testing::Values("below", "beside"));

TEST_P(HeapPicture, HasABoxForEveryEntryInTreeAndListAndAClickOnItMeansIt) {
    each_moment("heap", input_of("heap", {{"heap", GetParam()}}), 5, [](const Moment& moment) {
        const OpenHeap heap(moment, moment.now);
        const Box world = heap_scene().world(moment.input);
        LogCanvas canvas(world, 40);
        heap_scene().draw(canvas, moment, heap_scene().movers(moment));
        std::multiset<std::string> texts;
        for (const LogCanvas::Call& call : canvas.calls) {
            EXPECT_GE(call.box.x, world.x);
            EXPECT_LE(call.box.y + call.box.h, world.y + world.h);
            if (call.kind == LogCanvas::Call::Kind::text) texts.insert(call.text);
        }
        const auto name = [](Cell c) { return std::to_string(c.x) + ", " + std::to_string(c.y); };
        std::set<Cell> meant;
        for (float x = world.x; x < world.x + world.w; x += 0.2F)
            for (float y = world.y; y < world.y + world.h; y += 0.2F)
                if (const auto cell = heap_scene().cell_beside(moment, {x, y})) meant.insert(*cell);
        std::set<Cell> there;
        for (std::size_t i = 0; i < heap.size(); ++i)
            there.insert(heap.busy() && i == heap.gap() ? heap.entry() : heap.items()[i]);
        if (heap.busy() && heap.gap() == heap.size()) there.insert(heap.entry());
        EXPECT_EQ(meant, there) << moment.anchor().path() << " at " << moment.position;
        for (const Cell c : there)
            EXPECT_GE(texts.count(name(c)), moment.at("push", "append") && c == heap.entry() ? 1u : 2u);
    });
}

TEST(HeapScene, SaysHowManyMoreThereAreThanItShows) {
    const HeapForm form({0, 0}, 16, 4);
    EXPECT_EQ(form.shown(), 15u);
    const std::vector<Cell> items(40, cell(1, 1));
    const std::vector<std::int32_t> numbers(40, 7);
    LogCanvas canvas({0, 0, 16, form.box().h}, 40);
    draw_heap(canvas, form, {.items = items, .numbers = numbers});
    std::size_t rest = 0;
    for (const LogCanvas::Call& call : canvas.calls) rest += call.text == "+ 25" ? 1u : 0u;
    EXPECT_EQ(rest, 1u);
}

TEST(HeapScene, WhoFitsIsWhatTheRunPutsIntoTheGap) {
    for (const Input& input : {input_of("heap"), scene("heap").preset("pond", input_of("heap"))})
        each_moment_of(input, [](const Moment& moment) {
            const OpenHeap heap(moment, moment.now);
            const std::string path = moment.anchor().path();
            if (path != "push/step down" && path != "pop/step up" && !path.ends_with("/put")) return;
            const auto item = moment.after.find("frontier")->items()[heap.gap()];
            const bool up = path == "pop/step up", down = path == "push/step down";
            EXPECT_EQ(heap.fits(), !up && !down);
            EXPECT_EQ(Slot<Cell>::decode(item), up     ? heap.items()[heap.child()]
                                                : down ? heap.items()[heap.parent()]
                                                       : heap.entry());
        });
}

TEST(HeapScene, WhereAnEntryEndsIsWhereItIsPut) {
    std::optional<lesson_2::Settled> end;
    std::size_t moves = 0;
    each_moment_of(scene("heap").preset("open", input_of("heap")), [&](const Moment& moment) {
        if (moment.at("push", "append") || moment.at("pop", "top")) {
            end = settled(moment);
            moves = 0;
            ASSERT_TRUE(end);
        }
        if (moment.at("push", "step down") || moment.at("pop", "step up")) ++moves;
        if (moment.at("push", "put")) {
            EXPECT_EQ(OpenHeap(moment, moment.now).gap(), end->place);
        }
        if (moment.anchor().name == "put") {
            EXPECT_EQ(moves, end->moves);
        }
    });
}

// Lesson 2, RULES.md: By hand.
TEST(HeapScene, TheTaskAsksTwelveTimesWhoGoesIntoTheGap) {
    int asked = 0;
    each_moment_of(heap_scene().task_input(heap_scene().tasks().front()), [&](const Moment& moment) {
        const auto question = heap_scene().ask(moment);
        asked += question && question->key == "gap" ? 1 : 0;
    });
    EXPECT_EQ(asked, 12);
}

}  // namespace
}  // namespace stepwell::tests

// A place in a recording, and the numbers of its steps.
#include "app/session/run.h"

#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "lessons/kit/lesson.h"

namespace stepwell {
namespace {

class RunTest : public ::testing::Test {
protected:
    RunTest() : lessons_(all_lessons()) {}

    RecordedRun run(std::string_view id, const Limits& limits = {}) {
        const Scene& scene = *find_scene(lessons_, id).scene;
        return *RecordedRun::record(scene, scene.first_input(), limits);
    }

    std::vector<Lesson> lessons_;
};

TEST_F(RunTest, ACursorShowsNowAndAfterWhereverItComesFrom) {
    const RecordedRun run = this->run("way-back");
    std::vector<std::uint64_t> linear;
    Player player(run.stage(0).recording);
    for (std::size_t p = 0; p <= run.last(); ++p) {
        player.seek(p);
        linear.push_back(player.board().hash());
    }
    Cursor near(run.stage(0)), far(run.stage(0)), other(run.stage(0));
    Dice dice(7);
    for (int i = 0; i < 500; ++i) {
        const auto p = static_cast<std::size_t>(dice.range(0, static_cast<int>(run.last())));
        other.seek(static_cast<std::size_t>(dice.range(0, static_cast<int>(run.last()))));
        near.seek(p);
        far.seek(p, other);
        for (const Cursor* cursor : {&near, &far}) {
            const Moment moment = cursor->moment(run.input());
            ASSERT_EQ(moment.position, p);
            ASSERT_EQ(moment.now.hash(), linear[p]);
            ASSERT_EQ(moment.after.hash(), linear[std::min(p + 1, run.last())]);
        }
    }
    near.seek(run.last() + 1000);
    EXPECT_EQ(near.position(), run.last());
}

TEST_F(RunTest, RungsCountFirstAndLastAndNothingTwice) {
    for (const std::size_t bytes : {Limits{}.bytes, std::size_t{4000}}) {
        Limits limits;
        limits.bytes = bytes;
        for (const char* id : {"stuck-at-the-wall", "wave", "way-back"}) {
            const RecordedRun run = this->run(id, limits);
            for (const StepSize size : {StepSize::detail, StepSize::step, StepSize::chapter}) {
                const Rungs& rungs = run.rungs();
                EXPECT_EQ(rungs.position(size, 0), 0u);
                EXPECT_EQ(rungs.position(size, rungs.count(size) - 1), run.last());
                EXPECT_EQ(rungs.position(size, rungs.count(size) + 5), run.last());
                for (std::size_t i = 0; i + 1 < rungs.count(size); ++i) {
                    const std::size_t p = rungs.position(size, i);
                    ASSERT_EQ(run.recording().next(p, size), rungs.position(size, i + 1)) << id << " " << p;
                    ASSERT_EQ(rungs.index(size, p), i);
                    ASSERT_EQ(rungs.index(size, rungs.position(size, i + 1) - 1), i);
                }
            }
        }
    }
}

}  // namespace
}  // namespace stepwell

// Somebody's program: whatever it does, it is over soon, and nothing of it is left.
#include "app/system/limited_run.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "tests/app/process.h"

namespace stepwell::tests {
namespace {

using namespace std::chrono_literals;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Ending = ProgramRun::Ending;

class LimitedRun : public ::testing::Test {
protected:
    ProgramRun shell(const std::string& script, std::string_view input = "", const RunLimits& limits = {}) {
        auto run = run_limited({{"sh", "-c", script}, folder_.path()}, input, limits);
        EXPECT_TRUE(run) << run.error().message;
        return run.value_or(ProgramRun{});
    }
    std::string error_of(std::vector<std::string> words) {
        const auto run = run_limited({std::move(words), folder_.path()}, "", {});
        EXPECT_FALSE(run);
        return run ? "" : run.error().key;
    }

    /// The script writes the id of a process that it leaves behind to the file `left`. That process must end.
    void expect_nothing_left() { EXPECT_TRUE(ends_soon(std::stoi(folder_.get("left")))); }

    const Folder folder_;
    const RunLimits short_{.processor = 1s, .memory = std::size_t{64} << 20, .output = 1000};
};

TEST_F(LimitedRun, TellsWhatAProgramPrintsAndItsExitCode) {
    const ProgramRun run = shell("cat; echo trouble >&2; exit 3", "one\ntwo\n");
    EXPECT_EQ(run.ending, Ending::exited);
    EXPECT_EQ(run.code, 3);
    EXPECT_EQ(run.out, "one\ntwo\n");
    EXPECT_EQ(run.complaints, "trouble\n");
}

TEST_F(LimitedRun, RunsInItsFolder) {
    folder_.put("here.txt", "found");
    EXPECT_EQ(shell("cat here.txt").out, "found");
}

TEST_F(LimitedRun, TheInputCanBeOpenedByItsName) { EXPECT_EQ(shell("cat /dev/stdin", "text").out, "text"); }

TEST_F(LimitedRun, AProgramThatDoesNotReadItsInputIsFine) {
    const std::string large(std::size_t{1} << 20, 'x');
    EXPECT_EQ(shell("echo done", large).out, "done\n");
    EXPECT_EQ(shell("wc -c | tr -d ' '", large).out, "1048576\n");
}

TEST_F(LimitedRun, KeepsAllOfALargeOutput) { EXPECT_EQ(shell("head -c 3000000 /dev/zero").out.size(), 3'000'000u); }

TEST_F(LimitedRun, KeepsTheLastWholeLinesOfComplaints) {
    const ProgramRun run = shell("i=0; while [ $i -lt 2000 ]; do echo line $i >&2; i=$((i + 1)); done");
    EXPECT_LE(run.complaints.size(), ProgramRun::most_complaints);
    EXPECT_THAT(run.complaints, StartsWith("line "));
    EXPECT_THAT(run.complaints, EndsWith("line 1999\n"));
}

TEST_F(LimitedRun, TellsTheSignalOfACrash) {
    const ProgramRun run = shell("kill -SEGV $$");
    EXPECT_EQ(run.ending, Ending::crashed);
    EXPECT_EQ(run.code, SIGSEGV);
}

TEST_F(LimitedRun, EndsAnEndlessLoop) {
    EXPECT_EQ(shell("while :; do :; done", "", short_).ending, Ending::processor);
    // the work of several processes counts together
    EXPECT_EQ(shell("(while :; do :; done) & while :; do :; done", "", short_).ending, Ending::processor);
}

TEST_F(LimitedRun, EndsAProgramThatWaits) { EXPECT_EQ(shell("sleep 100", "", short_).ending, Ending::waiting); }

TEST_F(LimitedRun, EndsAProgramThatTakesTooMuchMemory) {
    EXPECT_EQ(shell("exec python3 -c 'a = [0] * 30_000_000; import time; time.sleep(100)'", "",
                    {.processor = 5s, .memory = std::size_t{64} << 20})
                  .ending,
              Ending::memory);
}

TEST_F(LimitedRun, EndsAProgramThatPrintsTooMuch) {
    const ProgramRun run = shell("yes", "", short_);
    EXPECT_EQ(run.ending, Ending::output);
    EXPECT_EQ(run.out.size(), 1000u);
    EXPECT_EQ(shell("yes | head -c 1001", "", short_).ending, Ending::output);
    EXPECT_EQ(shell("yes | head -c 1000", "", short_).ending, Ending::exited);
}

TEST_F(LimitedRun, EndsEndlessComplaintsByTheirTime) {
    EXPECT_THAT(shell("yes >&2", "", short_).ending, testing::AnyOf(Ending::processor, Ending::waiting));
}

TEST_F(LimitedRun, LeavesNoProcessBehind) {
    EXPECT_EQ(shell("sleep 1000 & echo $! > left; echo done").out, "done\n");
    expect_nothing_left();
    shell("sleep 1000 & echo $! > left; while :; do :; done", "", short_);
    expect_nothing_left();
    shell("(trap '' TERM INT HUP; sleep 1000) & echo $! > left; kill -ABRT $$");
    expect_nothing_left();
}

TEST_F(LimitedRun, IsStoppedFromOutside) {
    std::stop_source stop;
    std::jthread later([&] {
        std::this_thread::sleep_for(200ms);
        stop.request_stop();
    });
    const auto run = run_limited({{"sh", "-c", "sleep 1000 & echo $! > left; sleep 1000"}, folder_.path()}, "", {},
                                 stop.get_token());
    ASSERT_TRUE(run);
    EXPECT_EQ(run->ending, Ending::stopped);
    expect_nothing_left();
}

TEST_F(LimitedRun, SaysWhyAProgramCannotBeStarted) {
    EXPECT_EQ(error_of({"no-such-interpreter"}), "program.not_found");
    EXPECT_EQ(error_of({""}), "program.not_found");
    EXPECT_EQ(error_of({}), "program.not_found");
    EXPECT_EQ(error_of({"./none"}), "program.no_file");
    folder_.put("text.py", "print(1)\n");
    EXPECT_EQ(error_of({"./text.py"}), "program.not_executable");
    EXPECT_EQ(error_of({"text.py"}), "program.not_executable");
    std::filesystem::permissions(folder_.path() / "text.py", std::filesystem::perms::owner_all);
    EXPECT_EQ(error_of({"./text.py"}), "program.not_executable") << "there is no #! in it";
    EXPECT_EQ(error_of({"/"}), "program.no_file");
    const auto run = run_limited({{"true"}, folder_.path() / "none"}, "", {});
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().key, "program.no_folder");
}

}  // namespace
}  // namespace stepwell::tests

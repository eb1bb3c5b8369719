// `stepwell check` as people use it.
#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "tests/app/process.h"
#include "tests/files.h"

namespace stepwell::tests {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string model() { return read_file("tests/exercises/wave/model.py"); }

TEST(CheckCommand, ListsTheExercises) {
    const Outcome list = stepwell({"check", "--list"});
    EXPECT_EQ(list.code, 0);
    EXPECT_THAT(list.out, HasSubstr("wave   Enemies that think – Number the floor\n"));
    EXPECT_THAT(stepwell({"check", "--list", "--lang", "de"}).out, HasSubstr("Nummeriere den Boden"));
}

TEST(CheckCommand, FromTheFolderToTheRightProgram) {
    const Folder folder;
    const std::string mine = folder.at("mine");
    const Outcome start = stepwell({"check", "wave", "--start", mine, "--lang", "fr"});
    EXPECT_EQ(start.code, 0) << start.err;
    EXPECT_THAT(folder.get("mine/README.md"), StartsWith("# Numérote le sol\n"));

    const Outcome first = stepwell({"check", "wave", "--folder", mine, "--", "python3", "wave.py"});
    EXPECT_EQ(first.code, 1);
    EXPECT_EQ(first.err, "");
    EXPECT_THAT(first.out, HasSubstr("Line 2 is wrong"));

    folder.put("mine/wave.py", model());
    const Outcome right = stepwell({"check", "wave", "--folder", mine, "--lang", "de", "--", "python3", "wave.py"});
    EXPECT_EQ(right.code, 0);
    EXPECT_THAT(right.out, StartsWith("Richtig: 67 Zeilen"));

    const Outcome again = stepwell({"check", "wave", "--start", mine});
    EXPECT_EQ(again.code, 2);
    EXPECT_THAT(again.err, HasSubstr("README.md is there already and stays as it is"));
    EXPECT_EQ(folder.get("mine/wave.py"), model());
}

TEST(CheckCommand, WhatCannotBeStartedIsOneLine) {
    const Outcome missing = stepwell({"check", "wave", "--", "no-such-interpreter", "wave.py"});
    EXPECT_EQ(missing.code, 2);
    EXPECT_EQ(missing.out, "");
    EXPECT_EQ(missing.err,
              "stepwell: there is no program “no-such-interpreter” on this computer; check its spelling, or "
              "install it\n");
    EXPECT_THAT(stepwell({"check", "wave", "--lang", "fr", "--", "no-such-interpreter"}).err,
                StartsWith("stepwell: il n’y a pas de programme"));
}

TEST(CheckCommand, ItsHelpSaysWhatTheLimitsAreAndThatTheyAreNoSandbox) {
    EXPECT_THAT(stepwell({"check", "--help"}).out,
                AllOf(HasSubstr("no sandbox"), HasSubstr("10 seconds"), HasSubstr("512 MB"), HasSubstr("10 MB"),
                      HasSubstr("--watch"), HasSubstr("COMMAND")));
}

TEST(CheckCommand, WhenItIsEndedSoIsTheProgram) {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const Folder folder;
        Running check({program(), "check", "wave", "--folder", folder.path().string(), "--", "sh", "-c",
                       "sleep 1000 & echo $! > part; mv part left; sleep 1000"},
                      folder.at("out"));
        ASSERT_TRUE(soon([&] { return std::filesystem::exists(folder.at("left")); }));
        check.signal(signal);
        EXPECT_EQ(check.wait(), 1);
        EXPECT_EQ(folder.get("out"), "It was stopped before it was done.\n");
        EXPECT_TRUE(ends_soon(std::stoi(folder.get("left"))));
    }
}

TEST(CheckCommand, WatchesAndRunsAgain) {
    const Folder folder, elsewhere;
    folder.put("wave.py", "while True: pass\n");
    Running check({program(), "check", "wave", "--folder", folder.path().string(), "--seconds", "3600", "--watch", "--",
                   "python3", "wave.py"},
                  elsewhere.at("out"));
    const auto says = [&](const std::string& text) {
        return soon([&] { return elsewhere.get("out").find(text) != std::string::npos; });
    };
    // Saved while it hangs: it is not waited for.
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    folder.put("wave.py", "print(7)\n");
    EXPECT_TRUE(says("wave.py was saved.\nThe first line is wrong; it names the columns.\n")) << elsewhere.get("out");
    EXPECT_TRUE(says("Watching:"));
    // Saved as many editors do: a new file takes the name.
    elsewhere.put("new", model());
    std::filesystem::copy(elsewhere.at("new"), folder.at(".wave.py.swp"));
    std::filesystem::rename(folder.at(".wave.py.swp"), folder.at("wave.py"));
    EXPECT_TRUE(says("Right: 67 lines")) << elsewhere.get("out");
    // Another file in the folder counts, too.
    folder.put("notes.txt", "more");
    EXPECT_TRUE(says("notes.txt was saved.\nRight: 67 lines")) << elsewhere.get("out");
    check.signal(SIGINT);
    EXPECT_EQ(check.wait(), 0);
}

}  // namespace
}  // namespace stepwell::tests

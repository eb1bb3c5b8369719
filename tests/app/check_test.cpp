// Learners' programs: the model solutions are right, and each way to be wrong has its own words.
#include "app/check/check.h"

#include <gmock/gmock.h>

#include <csignal>
#include <set>

#include "app/check/exercise_folder.h"
#include "app/system/find_program.h"
#include "core/base/lines.h"
#include "tests/app/process.h"
#include "tests/files.h"
#include "tests/typography.h"

namespace stepwell::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Check : public ::testing::Test {
protected:
    const ExerciseRef& exercise(std::string_view id) const {
        for (const ExerciseRef& each : all_)
            if (each.exercise.id == id) return each;
        throw std::runtime_error("no exercise " + std::string(id));
    }
    static std::string model(std::string_view id, std::string_view extension) {
        return read_file("tests/exercises/" + std::string(id) + "/model." + std::string(extension));
    }
    Verdict verdict(std::string_view id, std::vector<std::string> words, const RunLimits& limits = {}) const {
        auto verdict = check(exercise(id), {std::move(words), folder_.path()}, limits);
        EXPECT_TRUE(verdict) << verdict.error().message;
        return verdict.value_or(Verdict{});
    }
    static std::string said(const Verdict& verdict, Language language = Language::en) {
        return words_of(verdict, Strings::of(language));
    }
    /// What is said of the model in Python after `from` became `to`.
    std::string changed(std::string_view id, std::string_view from, std::string_view to) const {
        std::string text = model(id, "py");
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        if (at == std::string::npos) return "";
        folder_.put("changed.py", text.replace(at, from.size(), to));
        const Verdict found = verdict(id, {"python3", "changed.py"});
        EXPECT_FALSE(found.right());
        return said(found);
    }

    const std::vector<Lesson> lessons_ = all_lessons();
    const std::vector<ExerciseRef> all_ = all_exercises(lessons_);
    const Folder folder_;
};

TEST_F(Check, EveryExerciseHasAModelInEachLanguageThatIsRight) {
    ASSERT_FALSE(all_.empty());
    std::set<std::string> ids;
    for (const ExerciseRef& each : all_) {
        const std::string& id = each.exercise.id;
        EXPECT_TRUE(ids.insert(id).second) << id << " is there twice";
        folder_.put("model.py", model(id, "py"));
        folder_.put("model.js", model(id, "js"));
        folder_.put("model.cpp", model(id, "cpp"));
        for (const auto& words : {std::vector<std::string>{"python3", "model.py"},
                                  {"node", "model.js"},
                                  {"sh", "-c", "c++ -std=c++20 -o model model.cpp && ./model"}}) {
            if (words.back().starts_with("c++") && !find_program("c++", folder_.path())) continue;
            const Verdict found = verdict(id, words, {.processor = std::chrono::seconds(60)});
            EXPECT_TRUE(found.right()) << id << ", " << words.back() << ": " << said(found);
        }
    }
}

TEST_F(Check, TheStartingProgramsRunButAreNotRightYet) {
    for (const ExerciseRef& each : all_) {
        for (const NewFile& file : exercise_files(each, Language::en)) folder_.put(file.name, file.bytes);
        const std::string& id = each.exercise.id;
        for (const auto& words : {std::vector<std::string>{"python3", id + ".py"},
                                  {"node", id + ".js"},
                                  {"sh", "-c", "c++ -std=c++20 -o start " + id + ".cpp && ./start"}}) {
            if (words.back().starts_with("c++") && !find_program("c++", folder_.path())) continue;
            const Verdict found = verdict(id, words, {.processor = std::chrono::seconds(60)});
            EXPECT_TRUE(found.done()) << id << ", " << words.back() << ": " << said(found);
            EXPECT_FALSE(found.right()) << id << ", " << words.back();
        }
    }
}

TEST_F(Check, TellsTheFirstDifferenceInWords) {
    EXPECT_EQ(changed("wave", "distance[x, y] + 1", "distance[x, y] + 2"),
              "Line 2 is wrong: distance should be “13”, and is “26”.\n"
              "  right  1,1,13\n"
              "  yours  1,1,26\n"
              "The line before it is right.\n");
    EXPECT_THAT(changed("wave", "x,y,distance", "x,y,steps"), StartsWith("The first line is wrong; it names the"));
    EXPECT_THAT(changed("wave", "{x},{y},{", "{x}, {y}, {"),
                StartsWith("Line 2 has the right signs, but other spaces"));
    EXPECT_THAT(changed("wave", "{x},{y},{distance[x, y]}", "{x},{y}"),
                StartsWith("Line 2 has another number of columns: 3 are right, it has 2."));
    EXPECT_EQ(changed("wave", "for y in range(len(rows))", "for y in range(5)"),
              "The output ends after line 53: 14 lines are missing. The next one would be:\n  right  1,5,9\n");
    EXPECT_EQ(changed("wave", "{distance[x, y]}\")", "{distance[x, y]}\")\nprint(\"9,9,9\")"),
              "The output should end after line 67; 1 more line follows:\n  yours  9,9,9\n");
}

// The mistakes that people make with the guard's rules.
TEST_F(Check, AWrongGuardIsToldWhere) {
    EXPECT_EQ(changed("guard", "guard.lost > LOST", "guard.lost >= LOST"),
              "Line 7 is wrong: state_after should be “chase”, and is “home”.\n"
              "  right  6,4,5,0,1,chase,chase,6,5,2,16\n"
              "  yours  6,4,5,0,1,chase,home,7,5,3,16\n"
              "The lines before it are right.\n");
    EXPECT_THAT(changed("guard", "WAKE, LOST, FAR, NO_PATH = 8, 6", "WAKE, LOST, FAR, NO_PATH = 8, 5"),
                StartsWith("Line 3 is wrong: state_after should be “chase”, and is “guard”."));
    EXPECT_THAT(changed("guard", "        if guard.cell == guard.post:", "        elif guard.cell == guard.post:"),
                StartsWith("Line 12 is wrong: state_after should be “guard”, and is “home”."));
    EXPECT_THAT(changed("guard", "not hidden and length", "length"),
                StartsWith("Line 8 is wrong: state_after should be “home”, and is “chase”."));
}

/// A program, and how what is said of it begins.
struct Trouble {
    const char* what;
    const char* script;
    const char* words;
};

class Troubles : public Check, public ::testing::WithParamInterface<Trouble> {};

TEST_P(Troubles, HaveWordsOfTheirOwn) {
    const RunLimits limits{.processor = std::chrono::seconds(1), .memory = std::size_t{64} << 20};
    folder_.put("model.py", model("wave", "py"));
    const Verdict found = verdict("wave", {"sh", "-c", GetParam().script}, limits);
    EXPECT_THAT(said(found), StartsWith(GetParam().words));
    std::set<std::string> in_all_languages;
    for (const Language language : all_languages) {
        const std::string words = said(found, language);
        const std::string first(split_lines(words).front());
        EXPECT_TRUE(in_all_languages.insert(first).second) << first;
        EXPECT_EQ(typographic_fault(language, first), "") << first;
        EXPECT_THAT(words, Not(HasSubstr("{")));
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, Troubles,
    ::testing::Values(
        Trouble{"Nothing", "true", "The program printed nothing."},
        Trouble{"ExitCode", "echo Traceback >&2; exit 3",
                "The program broke off with an error, exit code 3.\nOn standard error it wrote:\n  Traceback\n"},
        Trouble{"ExitCodeBehindRightLines", "echo x,y,distance; exit 1",
                "The program broke off with an error, exit code 1.\n"
                "What it had printed until then is right: 1 line.\n"},
        Trouble{"ExitCodeBehindAWrongLine", "echo steps; exit 1",
                "The program broke off with an error, exit code 1.\nThe first line is wrong; it names the columns.\n"},
        Trouble{"Memory", "kill -SEGV $$", "The program crashed: it used memory that is not its own."},
        Trouble{"Division", "kill -FPE $$", "The program crashed in a calculation."},
        Trouble{"Abort", "kill -ABRT $$", "The program gave up by itself (abort)."},
        Trouble{"Signal", "kill -KILL $$", "The program was ended by signal 9 (Killed)."},
        Trouble{"EndlessLoop", "while :; do :; done", "After 1 second of processor time it was still working"},
        Trouble{"Waiting", "sleep 100", "It did nothing but wait for 1 second, so it was ended."},
        Trouble{"MuchMemory", "exec python3 -c 'a = [0] * 30_000_000; import time; time.sleep(100)'",
                "It took more than 64 MB of memory"},
        Trouble{"EndlessOutput", "yes", "It printed more than 10 MB"},
        Trouble{"Rubbish", "printf '\\033[2J\\377\\n'",
                "The first line is wrong; it names the columns.\n  right  x,y,distance\n"
                "  yours  \xEF\xBF\xBD[2J\xEF\xBF\xBD\n"},
        Trouble{"WindowsEnds", "python3 model.py | sed 's/$/\\r/'",
                "Right: 67 lines, all as they should be.\nBy the way: the lines end as on Windows."},
        Trouble{"NoLastEnd", "printf '%s' \"$(python3 model.py)\"",
                "Right: 67 lines, all as they should be.\nBy the way: the last line has no line end."},
        Trouble{"EmptyEnd", "python3 model.py; echo",
                "Right: 67 lines, all as they should be.\nBy the way: there are empty lines at the end."},
        Trouble{"ByteOrderMark", "printf '\\357\\273\\277'; python3 model.py",
                "Right: 67 lines, all as they should be.\nBy the way: the output begins with a byte order mark."},
        Trouble{"Complaints", "python3 model.py; echo looking at 3 >&2",
                "Right: 67 lines, all as they should be.\nOn standard error it wrote:\n  looking at 3\n"}),
    [](const auto& trouble) { return std::string(trouble.param.what); });

TEST_F(Check, AStoppedProgramIsToldSo) {
    std::stop_source stop;
    stop.request_stop();
    const auto found = check(exercise("wave"), {{"sleep", "100"}, folder_.path()}, {}, stop.get_token());
    ASSERT_TRUE(found);
    EXPECT_EQ(said(*found), "It was stopped before it was done.\n");
}

TEST_F(Check, LongLinesAreCut) {
    const std::string words = said(verdict("wave", {"sh", "-c", "head -c 5000 /dev/zero | tr '\\0' x"}));
    EXPECT_THAT(words, HasSubstr("xxx …\n"));
    EXPECT_LT(words.size(), 400u);
}

TEST_F(Check, TheFolderHoldsTaskInputAndStartingPrograms) {
    for (const ExerciseRef& each : all_) {
        for (const Language language : all_languages) {
            const auto files = exercise_files(each, language);
            const std::string& id = each.exercise.id;
            std::vector<std::string> names;
            for (const NewFile& file : files) {
                names.push_back(file.name);
                EXPECT_FALSE(file.bytes.empty()) << file.name;
            }
            EXPECT_THAT(names, testing::ElementsAre("README.md", "input.txt", id + ".py", id + ".js", id + ".cpp"));
            EXPECT_THAT(files[0].bytes,
                        AllOf(StartsWith("# "), HasSubstr("\n    stepwell check " + id + " -- python3 " + id + ".py\n"),
                              Not(HasSubstr("⟨…⟩"))));
        }
    }
}

TEST_F(Check, NoFileOfTheLearnersIsOverwritten) {
    const std::filesystem::path folder = folder_.path() / "mine";
    ASSERT_TRUE(write_exercise(exercise("wave"), Language::en, folder));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 5);
    folder_.put("mine/wave.py", "mine");
    std::filesystem::remove(folder / "README.md");
    const auto again = write_exercise(exercise("wave"), Language::en, folder);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().key, "exercise.exists");
    EXPECT_EQ(folder_.get("mine/wave.py"), "mine");
    EXPECT_FALSE(std::filesystem::exists(folder / "README.md")) << "nothing is written then";
}

}  // namespace
}  // namespace stepwell::tests

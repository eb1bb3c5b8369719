// The cutter says where it does not understand core.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/files.h"

namespace stepwell::tests {
namespace {

class CutListing : public testing::Test {
protected:
    ~CutListing() override { std::filesystem::remove_all(folder_); }

    /// The cut of `f` from a header with these lines in the body of f, or what the cutter complains about.
    std::string cut(std::string_view body, std::string_view behind = "") {
        return run(
            fmt::format("inline constexpr Cell nowhere{{-1, -1}};\n"
                        "template <Recorder Tape>\n"
                        "int f(const Level& level, Cell start, Tape& tape) {{\n{}}}\n{}",
                        body, behind));
    }

    std::string run(std::string_view header) {
        std::filesystem::create_directories(folder_);
        std::ofstream(folder_ + "/a.h", std::ios::binary) << header;
        const std::string command = fmt::format(
            "cd '{}' && python3 '{}/lessons/kit/cut_listing.py' f cut.cpp a.h 2> errors", folder_, source_folder());
        const bool done = std::system(command.c_str()) == 0;
        std::ifstream file(folder_ + (done ? "/cut.cpp" : "/errors"), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    std::string folder_ = fmt::format("{}stepwell-cut-{}", testing::TempDir(), getpid());
};

TEST_F(CutListing, TurnsWhatTheTapeIsToldIntoMarkersAndPlainVariables) {
    EXPECT_EQ(cut("    auto call = tape.call(\"f\");\n"
                  "    tape.at(\"a b\", g(start), x ? y : z);\n"
                  "    Var current{tape, \"current\", start};\n"
                  "    Var turn{tape, \"turn\", 1};\n"
                  "    Var<State, Tape> state{tape, \"state\", State::sleep};\n"
                  "    Cells seen{tape, \"seen\", level.extent(), nowhere};\n"
                  "    Held entry{tape, \"entry\", heap.pop()};\n"
                  "    Frontier<Cell, Tape> frontier{tape, \"frontier\", level.extent().cells()};\n"
                  "    tape.detail(\"c\");\n"
                  "    seen.set(start, next(start));\n"
                  "    tape.chapter(\"d\");\n"
                  "    return std::move(seen).values() + current.value() + g(start, tape);\n"),
              "int f(const Level& level, Cell start) {\n"
              "    //@ a b\n"
              "    Cell current = start;\n"
              "    int turn = 1;\n"
              "    State state = State::sleep;\n"
              "    Cells<Cell> seen{level.extent(), nowhere};\n"
              "    Entry entry = heap.pop();\n"
              "    Queue<Cell> frontier;  //? end=queue\n"
              "    Stack<Cell> frontier;  //? end=stack\n"
              "    //@ c\n"
              "    seen[start] = next(start);\n"
              "    //@ d\n"
              "    return seen + current + g(start);\n"
              "}\n");
}

TEST_F(CutListing, SaysWhereItDoesNotUnderstand) {
    EXPECT_EQ(cut("    int x = 1;\n    tape.note(x);\n"),
              "a.h:5: the cutter does not understand `tape.note(x);`; its rules are in lessons/kit/cut_listing.py\n");
    EXPECT_EQ(cut("    auto call = tape.call(\"g\");\n"), "a.h:4: the tape is told \"g\", the function is f\n");
    EXPECT_EQ(cut("    Var now{tape, \"current\", start};\n"),
              "a.h:4: the variable `now` is called \"current\" on the tape; give it one name\n");
    EXPECT_EQ(cut("    Var now{tape, \"now\", g()};\n"),
              "a.h:4: of which type is `g()`? Begin with a parameter, a constant of core or a number\n");
}

TEST_F(CutListing, NeedsExactlyOneFunctionOfThatName) {
    EXPECT_EQ(run("int g(Tape& tape) {\n}\n"),
              "cut_listing: no `... f(..., Tape& tape) {` on one line in core's headers\n");
    EXPECT_EQ(cut("", "int f(Tape& tape) {\n}\n"),
              "cut_listing: f is there more than once: a.h:3, a.h:5; a listing needs a name of its own\n");
}

}  // namespace
}  // namespace stepwell::tests

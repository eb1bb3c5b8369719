// What learners' own programs get to read, and what they shall print.
#include "lessons/kit/exercises.h"

#include <array>

#include <gmock/gmock.h>

#include "tests/files.h"

namespace stepwell {
namespace {

using namespace tests;

const ExerciseRef& exercise(const std::vector<ExerciseRef>& all, std::string_view id) {
    for (const ExerciseRef& each : all)
        if (each.exercise.id == id) return each;
    throw std::runtime_error("no exercise " + std::string(id));
}

TEST(Exercises, TheWaveReadsStartAndMapAndPrintsAllDistances) {
    const std::vector<Lesson> lessons = all_lessons();
    const std::vector<ExerciseRef> all = all_exercises(lessons);
    const ExerciseRef& wave = exercise(all, "wave");
    EXPECT_EQ(wave.exercise.text, "start 8,3\nmap\n" + golden("grid-map.txt"));
    EXPECT_THAT(right_output(wave), testing::StartsWith("x,y,distance\n1,1,13\n2,1,12\n"));
}

TEST(Exercises, TheGuardReadsPostMapAndScriptAndPrintsEachTurn) {
    const std::vector<Lesson> lessons = all_lessons();
    const std::vector<ExerciseRef> all = all_exercises(lessons);
    const ExerciseRef& guard = exercise(all, "guard");
    EXPECT_THAT(guard.exercise.text, testing::StartsWith("start 8,3\nmap\n" + golden("grid-map.txt") +
                                                         "script\n3,5\n4,5\n4,5\n4,5 hidden\n"));
    EXPECT_EQ(right_output(guard), golden("guard.csv"));
}

TEST(Exercises, AScriptStandsBelowTheMap) {
    Input input;
    input.settings = {{"goal", "1,0"}, {"start", "0,0"}};
    input.map = Level({2, 1});
    input.script = {"hero 1,0", "hero 0,0"};
    const std::array<std::string_view, 2> told{"start", "goal"};
    EXPECT_EQ(exercise_text(input, told), "start 0,0\ngoal 1,0\nmap\n..\nscript\nhero 1,0\nhero 0,0\n");
}

TEST(Exercises, AllCanBeRunByTheirScene) {
    const std::vector<Lesson> lessons = all_lessons();
    for (const ExerciseRef& each : all_exercises(lessons)) {
        EXPECT_TRUE(each.at.scene->check(each.exercise.input)) << each.exercise.id;
        EXPECT_FALSE(each.exercise.text.empty()) << each.exercise.id;
    }
}

}  // namespace
}  // namespace stepwell

#include "app/session/lesson_file.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

TEST(LessonFileTest, EveryPartOfAnInputIsKept) {
    const auto lessons = all_lessons();
    const Scene& scene = *find_scene(lessons, "way-back").scene;
    LessonFile file{"way-back", scene.first_input(), 1234567, Language::zh};
    file.input.seed = 0xFFFFFFFF;
    file.input.script = {"hero 4,4", "say \"hi\\\"\n"};
    file.input.forced_rolls = {{0, 6}, {12, -3}};
    file.input.settings["end"] = "stack";
    file.stops = {"find_path/add", "6,4"};
    file.file = "/home/ada/für \"morgen\".stepwell";
    const auto again = lesson_file_from(to_toml(file), lessons);
    ASSERT_TRUE(again) << again.error().message << again.error().line;
    EXPECT_EQ(*again, file);
    file.language.reset();
    EXPECT_EQ(*lesson_file_from(to_toml(file), lessons), file);
}

TEST(LessonFileTest, HeightsCeilingsAndFencesAreKeptWithTheirMap) {
    const auto lessons = all_lessons();
    const Scene& scene = *find_scene(lessons, "who-can-step-where").scene;
    const LessonFile file{"who-can-step-where", scene.first_input()};
    ASSERT_FALSE(file.input.relief.flat());
    const auto again = lesson_file_from(to_toml(file), lessons);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, file);
    const std::string bad = "stepwell = 1\nscene = \"who-can-step-where\"\nmap = \"\"\"\n..\n\nheights\n0x\n\"\"\"\n";
    EXPECT_EQ(lesson_file_from(bad, lessons).error().line, 7);
    EXPECT_EQ(lesson_file_from(bad, lessons).error().column, 2);
}

TEST(LessonFileTest, WhatIsNotNamedIsAsInTheFirstInput) {
    const auto lessons = all_lessons();
    const auto file = lesson_file_from("stepwell = 1\nscene = \"way-back\"\n[settings]\nend = \"stack\"\n", lessons);
    ASSERT_TRUE(file);
    Input expected = find_scene(lessons, "way-back").scene->first_input();
    expected.settings["end"] = "stack";
    EXPECT_EQ(file->input, expected);
    EXPECT_EQ(file->position, 0u);
}

}  // namespace
}  // namespace stepwell

// What the scenes of lesson 1 print, count and record.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "core/grid/floors.h"
#include "core/search/find_path.h"
#include "core/search/wave.h"
#include "core/trace/player.h"
#include "lessons/kit/lesson.h"
#include "tests/files.h"

namespace stepwell {
namespace {

const Scene& scene(std::string_view id) {
    static const std::vector<Lesson> lessons = all_lessons();
    return *find_scene(lessons, id).scene;
}

Input lesson_floor(std::string_view id, const Settings& settings = {}) {
    Input input = scene(id).first_input();
    for (const auto& [name, value] : settings) input.settings[name] = value;
    return input;
}

TEST(Print, TheWaveOfTheLesson) {
    EXPECT_EQ(scene("wave").print(lesson_floor("wave"), Format::text), tests::golden("grid-wave-from-8-3.txt"));
}

TEST(Print, TheWayBackWithBothEnds) {
    for (const char* end : {"queue", "stack"})
        EXPECT_EQ(scene("way-back").print(lesson_floor("way-back", {{"end", end}}), Format::csv),
                  tests::golden(fmt::format("grid-path-{}-8-3-to-2-3.csv", end)));
}

}  // namespace
}  // namespace stepwell

// Lesson 1: a goblin, a wall with a gap, and a hero on the other side.
#include "lessons/kit/lesson.h"
#include "lessons/1-enemies-that-think/scenes.h"

namespace stepwell::lesson_1 {

Lesson lesson();
Lesson lesson() {
    Lesson lesson;
    lesson.folder = "lessons/1-enemies-that-think";
    lesson.scenes.push_back(stuck_at_the_wall());
    lesson.scenes.push_back(wave_scene());
    lesson.scenes.push_back(way_back_scene());
    lesson.scenes.push_back(hunt_scene());
    lesson.scenes.push_back(guard_scene());
    lesson.scenes.push_back(utility_scene());
    return lesson;
}

}  // namespace stepwell::lesson_1

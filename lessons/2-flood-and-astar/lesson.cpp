// Lesson 2: a spider, a wall, and recipes that find the way round it.
#include "lessons/kit/lesson.h"
#include "lessons/2-flood-and-astar/scenes.h"

namespace stepwell::lesson_2 {

Lesson lesson();
Lesson lesson() {
    Lesson lesson;
    lesson.folder = "lessons/2-flood-and-astar";
    lesson.scenes.push_back(who_can_step_where());
    lesson.scenes.push_back(compare_scene());
    lesson.scenes.push_back(ties_scene());
    lesson.scenes.push_back(heap_scene());
    lesson.scenes.push_back(rings_scene());
    lesson.scenes.push_back(sight_scene());
    lesson.scenes.push_back(routes_scene());
    return lesson;
}

}  // namespace stepwell::lesson_2

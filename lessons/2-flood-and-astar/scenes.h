// The scenes of lesson 2, in the order of the story.
#pragma once

#include <memory>

#include "lessons/kit/scene.h"

namespace stepwell::lesson_2 {

std::unique_ptr<Scene> who_can_step_where();
std::unique_ptr<Scene> compare_scene();
std::unique_ptr<Scene> ties_scene();
std::unique_ptr<Scene> heap_scene();
std::unique_ptr<Scene> rings_scene();
std::unique_ptr<Scene> sight_scene();
std::unique_ptr<Scene> routes_scene();

}  // namespace stepwell::lesson_2

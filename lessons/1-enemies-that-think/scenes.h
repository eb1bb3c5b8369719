// The scenes of lesson 1, in the order of the story.
#pragma once

#include <memory>

#include "lessons/kit/scene.h"

namespace stepwell::lesson_1 {

std::unique_ptr<Scene> stuck_at_the_wall();
std::unique_ptr<Scene> wave_scene();
std::unique_ptr<Scene> way_back_scene();
std::unique_ptr<Scene> hunt_scene();
std::unique_ptr<Scene> guard_scene();
std::unique_ptr<Scene> utility_scene();

}  // namespace stepwell::lesson_1

#pragma once

#include "lessons/kit/scene.h"

namespace stepwell {

/// All lessons in the order of their folders' numbers. The index is made by the build: a lesson takes part as soon as
/// lessons/N-name/lesson.cpp defines `Lesson stepwell::lesson_N::lesson()`.
std::vector<Lesson> all_lessons();

struct SceneRef {
    const Lesson* lesson = nullptr;
    const Scene* scene = nullptr;
};

/// The scene of this id, or one with null pointers.
SceneRef find_scene(const std::vector<Lesson>& lessons, std::string_view id);

}  // namespace stepwell

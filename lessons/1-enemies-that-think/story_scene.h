// What all scenes of this lesson share: the floor of the story, and a goblin and a hero on it.
#pragma once

#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_1 {

class StoryScene : public GridScene {
public:
    /// The lesson's floor comes first, and a floor without a way last.
    std::vector<std::string> presets() const override;

protected:
    /// Scenes of a search that goes nowhere in particular have no goal.
    enum class Tokens : std::uint8_t { start, start_and_goal };
    explicit StoryScene(Tokens tokens)
        : GridScene(tokens == Tokens::start ? std::vector<std::string>{"start"}
                                            : std::vector<std::string>{"start", "goal"}) {}

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override;
};

}  // namespace stepwell::lesson_1

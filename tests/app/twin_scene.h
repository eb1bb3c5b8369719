// A scene on two stages: the way back with a queue, and beside it the same with a stack.
#pragma once

#include "tests/borrowed_scene.h"

namespace stepwell::tests {

class TwinScene final : public BorrowedScene {
public:
    using BorrowedScene::BorrowedScene;

    std::vector<Input> stages(const Input& input) const override {
        Input queue = input, stack = input;
        queue.settings["end"] = "queue";
        stack.settings["end"] = "stack";
        return {queue, stack};
    }
    std::string stage_name(const Input& stage) const override { return stage.settings.at("end"); }
};

}  // namespace stepwell::tests

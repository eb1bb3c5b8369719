// A scene whose long runs are being recorded until somebody stops them, however fast the machine is.
#pragma once

#include <chrono>
#include <thread>

#include "tests/borrowed_scene.h"

namespace stepwell::tests {

class HeldScene final : public BorrowedScene {
public:
    using BorrowedScene::BorrowedScene;

    Recording record(const Input& stage, const Limits& limits) const override {
        while (limits.stop.stop_possible() && !limits.stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return BorrowedScene::record(stage, limits);
    }
};

}  // namespace stepwell::tests

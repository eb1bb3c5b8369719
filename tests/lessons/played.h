// A stage's run, and its moments.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "core/trace/player.h"
#include "lessons/kit/scene.h"

namespace stepwell::tests {

class Played {
public:
    Played(const Scene& scene, Input stage, const Limits& limits = {})
        : stage_(std::move(stage)),
          recording_(std::make_shared<const Recording>(scene.record(stage_, limits))),
          facts_(scene.facts(stage_, *recording_, nullptr)) {
        if (recording_->empty()) return;
        now_.emplace(recording_);
        after_.emplace(recording_);
    }

    const Recording& recording() const { return *recording_; }
    std::size_t last() const { return recording_->size() - 1; }
    /// Until the next call; the recording is not empty, and reaches to `position`.
    Moment at(std::size_t position) {
        now_->seek(position);
        after_->seek(position + 1);
        return {stage_, *recording_, facts_.get(), position, now_->board(), after_->board()};
    }
    Moment at_last() { return at(last()); }
    /// The first one, from `position` on, at this anchor.
    Moment at(std::string_view anchor, std::size_t position = 0) {
        while (position < last() && recording_->anchor(position).path() != anchor) ++position;
        return at(position);
    }

private:
    Input stage_;
    std::shared_ptr<const Recording> recording_;
    std::unique_ptr<const Facts> facts_;
    std::optional<Player> now_, after_;
};

}  // namespace stepwell::tests

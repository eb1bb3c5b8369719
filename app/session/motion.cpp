#include "app/session/motion.h"

#include <algorithm>
#include <utility>

namespace stepwell {

void Motion::go(std::vector<Mover> to, double seconds) {
    from_ = shown();
    to_ = std::move(to);
    const bool moved = std::ranges::any_of(to_, [&](const Mover& mover) {
        const auto from = std::ranges::find(from_, mover.id, &Mover::id);
        return from != from_.end() && from->place != mover.place;
    });
    seconds_ = seconds_left_ = moved ? std::max(0.0, seconds) : 0;
}

void Motion::tick(double seconds) { seconds_left_ = std::max(0.0, seconds_left_ - seconds); }

std::vector<Mover> Motion::shown() const {
    std::vector<Mover> shown = to_;
    if (!moving()) return shown;
    const double t = 1 - seconds_left_ / seconds_;
    const auto eased = static_cast<float>(t * t * (3 - 2 * t));  // slow, fast, slow
    for (Mover& mover : shown) {
        const auto from = std::ranges::find(from_, mover.id, &Mover::id);
        if (from == from_.end()) continue;
        mover.place.x = from->place.x + (mover.place.x - from->place.x) * eased;
        mover.place.y = from->place.y + (mover.place.y - from->place.y) * eased;
    }
    return shown;
}

}  // namespace stepwell

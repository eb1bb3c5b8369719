// Things on their way from where they were shown to where they are. Motion is only for the eye: no board knows of it.
#pragma once

#include <vector>

#include "lessons/kit/scene.h"

namespace stepwell {

class Motion {
public:
    static constexpr double longest = 0.2;   ///< seconds
    static constexpr double shortest = 0.1;  ///< when steps follow each other faster than that, there is no motion

    /// The movers of a new moment. Those that were shown before glide within `seconds` from where the eye has them now;
    /// 0 puts all of them where they are.
    void go(std::vector<Mover> to, double seconds);
    void tick(double seconds);
    bool moving() const { return seconds_left_ > 0; }
    /// Where things are to be drawn.
    std::vector<Mover> shown() const;

private:
    std::vector<Mover> from_, to_;
    double seconds_ = 0, seconds_left_ = 0;
};

}  // namespace stepwell

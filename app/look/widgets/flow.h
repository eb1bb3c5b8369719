// Buttons side by side as long as they fit, then in the next line.
#pragma once

#include <algorithm>

#include "app/look/widgets/buttons.h"

namespace stepwell {

class Flow {
public:
    /// From the upper left corner of `space` on; its height does not matter.
    Flow(Ui& ui, Box space) : ui_(ui), space_(space), x_(space.x) {}

    /// The place of a button that is at least `least` wide; one that is wider than the space has a line for itself.
    Box next(const ButtonSpec& spec, float least = 0) {
        const float width = std::min(std::max(button_width(ui_, spec), least), space_.w);
        if (x_ > space_.x && x_ + width > space_.x + space_.w) {
            space_.y = bottom() + ui_.pad(1);
            x_ = space_.x;
            high_ = 0;
        }
        const Box place{x_, space_.y, width, button_height(ui_, spec, width)};
        x_ += width + ui_.pad(1);
        high_ = std::max(high_, place.h);
        return place;
    }
    /// The lower end of all places so far.
    float bottom() const { return space_.y + high_; }

private:
    Ui& ui_;
    Box space_;
    float x_;
    float high_ = 0;  // of the last line
};

}  // namespace stepwell

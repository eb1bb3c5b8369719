#include "app/session/presenting.h"

namespace stepwell {

void Presenting::extend_stroke(Point to) {
    if (strokes_.back().back() != to) strokes_.back().push_back(to);
}

void Presenting::hide(bool on) {
    hiding_ = on;
    revealed_ = false;
}

void Presenting::hide_or_reveal() {
    if (hiding_) revealed_ = !revealed_;
    else hide(true);
}

}  // namespace stepwell

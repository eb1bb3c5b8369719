#include "app/look/icon.h"

namespace stepwell {

void draw_icon(Canvas& canvas) {
    constexpr int steps = 4;
    constexpr float cell = 2.75F, gap = 0.25F, left = 2.125F, bottom = 14;
    canvas.fill(icon_box, {Role::rail}, 3.5F);
    const auto corner = [&](int column, int row) {
        return Point{left + static_cast<float>(column) * (cell + gap),
                     bottom - static_cast<float>(row + 1) * (cell + gap)};
    };
    for (int column = 0; column < steps; ++column)
        for (int row = 0; row <= column; ++row) {
            const Point at = corner(column, row);
            const float depth = static_cast<float>(steps - 1 - row) / (steps - 1);
            const bool step = row == column;
            canvas.fill({at.x, at.y, cell, cell},
                        step ? Paint{Role::marked_bar} : Paint{Role::distance, 0.25F + 0.6F * depth}, 0.5F);
        }
}

}  // namespace stepwell

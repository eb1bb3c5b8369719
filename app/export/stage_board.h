// The stages of a run side by side, each with its head, as one picture.
#pragma once

#include <cairo.h>

#include <span>

#include "app/export/page_text.h"
#include "app/look/theme.h"

namespace stepwell {

/// How the stages lie; lengths in units of their world.
class StageBoard {
public:
    StageBoard(const Scene& scene, const Shot& shot);

    float width() const;
    float height() const;
    /// Draws them into the middle of a place, `cell` of the target's units for one of the world's; in whole units where
    /// cells are large enough for that to show. `heads` has one entry a stage, or none for a stage alone. `reveal`
    /// false: nothing is shown yet that the steps are going to choose.
    void draw(cairo_t* cr, const Theme& theme, const Scene& scene, const Shot& shot, std::span<const StageHead> heads,
              const Canvas::Words& words, bool reveal, Box place, float cell) const;

private:
    Box world_;  // of each
    std::size_t columns_ = 1, rows_ = 1;
    float gap_ = 0, head_ = 0;
};

}  // namespace stepwell

#include "app/export/stage_board.h"

#include <algorithm>
#include <cmath>

#include "app/export/cairo_canvas.h"

namespace stepwell {
namespace {

// Parts of all stages' width:
constexpr float gap_share = 0.022F, head_share = 0.05F, type_share = 0.0155F;

}  // namespace

StageBoard::StageBoard(const Scene& scene, const Shot& shot) : world_(scene.world(shot.moment().input)) {
    const std::size_t count = shot.stages.size();
    if (count == 1) return;
    // Wide worlds one below the other, others side by side, as near to a page's form as there is.
    float best = 0;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const float wide = static_cast<float>(columns) * world_.w, high = static_cast<float>(rows) * world_.h;
        const float size = std::min(1.0F / wide, 0.62F / high);
        if (size <= best) continue;
        best = size;
        columns_ = columns;
        rows_ = rows;
    }
    const float all = static_cast<float>(columns_) * world_.w;
    gap_ = gap_share * all;
    head_ = head_share * all;
}

float StageBoard::width() const {
    return static_cast<float>(columns_) * world_.w + static_cast<float>(columns_ - 1) * gap_;
}

float StageBoard::height() const {
    return static_cast<float>(rows_) * (world_.h + head_) + static_cast<float>(rows_ - 1) * gap_;
}

void StageBoard::draw(cairo_t* cr, const Theme& theme, const Scene& scene, const Shot& shot,
                      std::span<const StageHead> heads, const Canvas::Words& words, bool reveal, Box place,
                      float cell) const {
    if (cell >= 4) cell = std::floor(cell);
    const Point middle = place.centre();
    const Point corner{std::round(middle.x - cell * width() / 2), std::round(middle.y - cell * height() / 2)};
    const float type = type_share * static_cast<float>(columns_) * world_.w;
    for (std::size_t i = 0; i < shot.stages.size(); ++i) {
        const auto column = static_cast<float>(i % columns_), row = static_cast<float>(i / columns_);
        const Point at{corner.x + std::round(cell * column * (world_.w + gap_)),
                       corner.y + std::round(cell * (row * (world_.h + head_ + gap_) + head_))};
        Moment moment = shot.stages[i];
        moment.reveal = reveal;
        {
            CairoCanvas stage(cr, theme, world_, at, cell);
            stage.words = words;
            scene.draw(stage, moment, scene.movers(moment));
        }
        if (heads.empty()) continue;
        CairoCanvas head(cr, theme, {0, 0, world_.w, head_}, {at.x, at.y - cell * head_}, cell);
        const auto write = [&](const std::string& markup, float y, Role ink) {
            const Words natural(markup, {type, type * 1.4F, ink, Face::text}, 1e6F);
            const float fitting = type * std::min(1.0F, world_.w / std::max(natural.width(), 1e-3F));
            Words(markup, {fitting, fitting * 1.4F, ink, Face::text}, 1e6F).draw(head, {0, y});
        };
        write(heads[i].name, 0, Role::ink);
        write(heads[i].counts, type * 1.4F, Role::quiet);
    }
}

}  // namespace stepwell

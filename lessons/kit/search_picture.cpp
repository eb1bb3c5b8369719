#include "lessons/kit/search_picture.h"

#include "lessons/kit/grid_scene.h"

namespace stepwell {
namespace {

/// The shade of the largest number. Beyond it the ramp grows as dark as walls are.
constexpr float far_end = 0.5F;

}  // namespace

void draw_search(Canvas& canvas, const Level& level, const SearchLook& look) {
    const Extent extent = level.extent();
    const float shade = far_end / static_cast<float>(look.largest);
    const bool dots = drawn_as_raster(canvas, visible_cells(canvas, extent));
    draw_floor(canvas, level, [&](Cell c) {
        Tile tile;
        const std::size_t i = extent.index(c);
        if (look.numbers.empty() || look.numbers[i] == not_reached) return tile;
        if (!look.came_from.empty() && Slot<Cell>::decode(look.came_from[i]) == nowhere) return tile;
        tile.waiting = !look.waiting.empty() && look.waiting[i] != 0;
        tile.ground = {Role::distance, std::min(far_end, shade * static_cast<float>(look.numbers[i])),
                       tile.waiting ? 0.5F : 1.0F};
        if (dots) return tile;  // no more of it is seen
        const bool on_path = !look.on_path.empty() && look.on_path[i] != 0;
        if (!on_path) tile.number = look.label ? look.label(c) : look.numbers[i];
        if (look.corners) tile.corners = look.corners(c);
        if (!look.came_from.empty() && look.numbers[i] > 0) tile.crumb = Slot<Cell>::decode(look.came_from[i]);
        return tile;
    });
}

void draw_attention(Canvas& canvas, const Moment& moment, Point ring, bool takes, bool looks) {
    const auto current = moment.now.find("current");
    if (!current) return;
    if (takes && moment.reveal) draw_subject(canvas, moment.subject_cell());
    if (looks) draw_look(canvas, moment.input.map.extent(), current->as<Cell>(), moment.subject_cell());
    draw_ring(canvas, ring);
}

std::vector<Cell> walked(const Moment& moment) {
    const auto path = moment.now.find("path");
    const auto step = moment.now.find("step");
    if (!path || !step) return {};
    std::vector<Cell> cells = cells_of(path);
    const bool turned = !cells.empty() && manhattan(cells.back(), step->as<Cell>()) != 1;
    cells.insert(turned ? cells.begin() : cells.end(), step->as<Cell>());
    return cells;
}

}  // namespace stepwell

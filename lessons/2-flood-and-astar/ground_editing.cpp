#include "lessons/2-flood-and-astar/ground_editing.h"

#include <algorithm>
#include <cmath>

#include "core/search/step_graph.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_2 {
namespace {

constexpr float middle = 0.18F;  // within that of its centre no edge of a cell is near; in cells

/// A brush of this scene's own, as the number of what it is and what it leaves behind.
enum class Kind : std::uint8_t { height, room, fence, fences };
constexpr int values = 16;  // of each kind

Brush brush_of(Kind kind, int value) {
    return static_cast<Brush>(static_cast<int>(Brush::own) + static_cast<int>(kind) * values + value);
}

/// The side of a cell that is nearest to a point in it; nothing in its middle.
std::optional<Way> near_edge(Cell c, Point at) {
    const Point centre = centre_of(c);
    const float x = at.x - centre.x, y = at.y - centre.y;
    if (std::max(std::abs(x), std::abs(y)) < middle) return std::nullopt;
    if (std::abs(x) >= std::abs(y)) return x > 0 ? Way::east : Way::west;
    return y > 0 ? Way::south : Way::north;
}

Brush press_fence(const Relief& relief, Cell c, Point at) {
    if (const auto side = near_edge(c, at))
        return brush_of(Kind::fence, 2 * static_cast<int>(*side) + (relief.fence(c, c + *side) ? 0 : 1));
    const int now = (relief.fence(c, c + Way::east) ? 1 : 0) + (relief.fence(c, c + Way::south) ? 2 : 0);
    return brush_of(Kind::fences, (now + 1) % 4);
}

/// Fences above the first row and left of the first column would belong to cells that are not there.
void put_fence(Relief& relief, Cell c, Way way, bool fence) {
    if (relief.covered().contains(std::min(c, c + way))) relief.set_fence(c, c + way, fence);
}

}  // namespace

Brush press_ground(const Relief& relief, Cell c, Point at, Tool tool) {
    const int height = relief.height(c), room = relief.room(c);
    switch (tool) {
        case Tool::raise: return brush_of(Kind::height, std::min(height + 1, Relief::highest));
        case Tool::lower: return brush_of(Kind::height, std::max(height - 1, 0));
        case Tool::ceiling:
            return brush_of(Kind::room, room == Relief::open_sky ? 3 : room == 1 ? Relief::open_sky : room - 1);
        case Tool::fence: return press_fence(relief, c, at);
        default: return Brush::none;
    }
}

void draw_on_ground(Relief& relief, Brush brush, Cell c) {
    if (brush == Brush::erase) {
        relief.set_height(c, 0);
        relief.set_room(c, Relief::open_sky);
        for (const Way way : all_ways) put_fence(relief, c, way, false);
    }
    if (brush < Brush::own) return;
    const int number = static_cast<int>(brush) - static_cast<int>(Brush::own), value = number % values;
    switch (static_cast<Kind>(number / values)) {
        case Kind::height: relief.set_height(c, value); break;
        case Kind::room: relief.set_room(c, value); break;
        case Kind::fence: put_fence(relief, c, static_cast<Way>(value / 2), value % 2 == 1); break;
        case Kind::fences:
            put_fence(relief, c, Way::east, value % 2 == 1);
            put_fence(relief, c, Way::south, value >= 2);
            break;
    }
}

}  // namespace stepwell::lesson_2

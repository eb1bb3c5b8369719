#include "app/session/editor.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace stepwell {

bool Editor::press(const Scene& scene, Input& input, Cell at, Point world, bool secondary) {
    if (!tool_ || drawing()) return false;
    brush_ = scene.press_at(input, at, world, *tool_, secondary);
    if (!drawing()) return false;
    last_ = at;
    before_ = input;
    return draw(scene, input, std::span(&at, 1));
}

bool Editor::drag(const Scene& scene, Input& input, std::span<const Point> worlds) {
    if (!drawing()) return false;
    // Where the picture was when the stroke began: what it has moved since does not slip away below the pointer.
    std::vector<Cell> cells;
    for (const Point world : worlds) cells.push_back(scene.pick(before_, world));
    const bool moves = std::ranges::any_of(cells, [&](Cell each) { return each != last_; });
    return moves && draw(scene, input, cells);
}

std::optional<Input> Editor::release(const Input& input) {
    if (!drawing()) return std::nullopt;
    brush_ = Brush::none;
    if (before_ == input) return std::nullopt;
    return std::move(before_);
}

bool Editor::draw(const Scene& scene, Input& input, std::span<const Cell> cells) {
    Input drawn = input;
    const int reach = moves_token(brush_) ? 0 : width_ / 2;
    for (const Cell to : cells) {
        for (int y = -reach; y <= reach; ++y)
            for (int x = -reach; x <= reach; ++x) scene.stroke(drawn, brush_, last_ + cell(x, y), to + cell(x, y));
        last_ = to;
    }
    if (drawn == input) return false;
    input = std::move(drawn);
    return true;
}

}  // namespace stepwell

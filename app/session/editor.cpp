#include "app/session/editor.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stepwell {

Cell cell_at(Point world) {
    const auto whole = [](float v) { return static_cast<int>(std::floor(std::clamp(v, -16000.0F, 16000.0F))); };
    return cell(whole(world.x), whole(world.y));
}

bool Editor::press(const Scene& scene, Input& input, Point world, bool secondary) {
    if (!tool_ || drawing()) return false;
    const Cell at = cell_at(world);
    brush_ = scene.press_at(input, at, world, *tool_, secondary);
    if (!drawing()) return false;
    last_ = at;
    before_ = input;
    return draw(scene, input, std::span(&world, 1));
}

bool Editor::drag(const Scene& scene, Input& input, std::span<const Point> worlds) {
    const bool moves = std::ranges::any_of(worlds, [&](Point world) { return cell_at(world) != last_; });
    return drawing() && moves && draw(scene, input, worlds);
}

std::optional<Input> Editor::release(const Input& input) {
    if (!drawing()) return std::nullopt;
    brush_ = Brush::none;
    if (before_ == input) return std::nullopt;
    return std::move(before_);
}

bool Editor::draw(const Scene& scene, Input& input, std::span<const Point> worlds) {
    Input drawn = input;
    for (const Point world : worlds) {
        const Cell to = cell_at(world);
        const int reach = brush_ == Brush::start || brush_ == Brush::goal ? 0 : width_ / 2;
        for (int y = -reach; y <= reach; ++y)
            for (int x = -reach; x <= reach; ++x) scene.stroke(drawn, brush_, last_ + cell(x, y), to + cell(x, y));
        last_ = to;
    }
    if (drawn == input) return false;
    input = std::move(drawn);
    return true;
}

}  // namespace stepwell

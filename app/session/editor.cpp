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
    brush_ = scene.press(input, at, *tool_, secondary);
    if (!drawing()) return false;
    last_ = at;
    before_ = input;
    return draw(scene, input, at);
}

bool Editor::drag(const Scene& scene, Input& input, Point world) {
    const Cell to = cell_at(world);
    return drawing() && to != last_ && draw(scene, input, to);
}

std::optional<Input> Editor::release(const Input& input) {
    if (!drawing()) return std::nullopt;
    brush_ = Brush::none;
    if (before_ == input) return std::nullopt;
    return std::move(before_);
}

bool Editor::draw(const Scene& scene, Input& input, Cell to) {
    Input drawn = input;
    scene.stroke(drawn, brush_, last_, to);
    last_ = to;
    if (drawn == input) return false;
    input = std::move(drawn);
    return true;
}

}  // namespace stepwell

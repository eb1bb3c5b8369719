#include "lessons/kit/map_edit.h"

#include <algorithm>

#include "core/base/dice.h"

namespace stepwell {
namespace {

std::vector<std::string> tokens_of(const Scene& scene) {
    std::vector<std::string> tokens;
    for (const Setting& setting : scene.settings())
        if (setting.kind == Setting::Kind::cell) tokens.push_back(setting.name);
    return tokens;
}

/// The input with another map, its tokens inside and on floor.
Input on_map(const Scene& scene, Input input, Level map) {
    const Extent extent = map.extent();
    for (const std::string& token : tokens_of(scene)) {
        const Cell at = cell_of(input.settings, token);
        const Cell inside = cell(std::min<int>(at.x, extent.width - 1), std::min<int>(at.y, extent.height - 1));
        if (!map.walkable(inside)) map.set(inside, Terrain::floor);
        input.settings[token] = to_text(inside);
    }
    input.map = std::move(map);
    return input;
}

}  // namespace

Input cleared(const Scene& scene, Input input) {
    Level map(input.map.extent());
    input.relief = {};
    return on_map(scene, std::move(input), std::move(map));
}

Input with_random_walls(const Scene& scene, Input input, int percent) {
    Level map(input.map.extent());
    Dice dice(input.seed);
    for (std::size_t i = 0; i < map.extent().cells(); ++i)
        if (dice.chance(percent)) map.set(map.extent().at(i), Terrain::wall);
    return on_map(scene, std::move(input), std::move(map));
}

Input resized(const Scene& scene, Input input, Extent extent) {
    extent = {std::clamp(extent.width, least_side, most_side), std::clamp(extent.height, least_side, most_side)};
    Level map(extent);
    for (std::size_t i = 0; i < extent.cells(); ++i)
        if (const Cell c = extent.at(i); input.map.extent().contains(c)) map.set(c, input.map.terrain(c));
    if (!input.relief.flat()) input.relief.cover(extent);
    return on_map(scene, std::move(input), std::move(map));
}

Input with_tokens_on_floor(const Scene& scene, Input input) {
    const Extent extent = input.map.extent();
    std::vector<Cell> stood_on;
    const auto free = [&](Cell c) {
        return extent.contains(c) && input.map.walkable(c) && std::ranges::find(stood_on, c) == stood_on.end();
    };
    for (const std::string& token : tokens_of(scene)) {
        Cell at = cell_of(input.settings, token);
        for (std::size_t i = 0; i < extent.cells() && !free(at); ++i)
            at = extent.at(stood_on.empty() ? i : extent.cells() - 1 - i);
        if (free(at)) input.settings[token] = to_text(at);
        stood_on.push_back(at);
    }
    return input;
}

}  // namespace stepwell

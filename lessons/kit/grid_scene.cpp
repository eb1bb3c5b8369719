#include "lessons/kit/grid_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "core/grid/floors.h"
#include "core/search/wave.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/map_edit.h"

namespace stepwell {
namespace {

Cell farthest_cell(const Level& level, Cell from) {
    Silent silent;
    const std::vector<int> distance = wave(level, from, silent);
    return level.extent().at(static_cast<std::size_t>(std::ranges::max_element(distance) - distance.begin()));
}

/// Calls `visit` with every cell of the line between two cells, both ends included; there is no gap in it.
template <class Visit>
void along_line(Cell from, Cell to, Visit visit) {
    const int across = to.x - from.x, down = to.y - from.y, steps = std::max({1, std::abs(across), std::abs(down)});
    const auto part = [&](int length, int i) {
        return static_cast<int>(std::lround(static_cast<double>(length) * i / steps));
    };
    for (int i = 0; i <= steps; ++i) visit(cell(from.x + part(across, i), from.y + part(down, i)));
}

/// Which token a brush moves, and the other way round.
std::size_t token_of(Brush brush) { return static_cast<std::size_t>(brush) - static_cast<std::size_t>(Brush::start); }
Brush token_brush(std::size_t token) { return static_cast<Brush>(static_cast<std::size_t>(Brush::start) + token); }

}  // namespace

PreparedFloor GridScene::floor(std::string_view preset, std::uint32_t seed) const {
    if (preset == "maze" || preset == "bushy") return seeded_floor(preset, seed, {21, 13});
    if (preset == "rooms") return seeded_floor(preset, seed, {25, 15});
    if (preset == "spiral") {
        const Level level = spiral({17, 11});
        return {level, {cell(1, 1), farthest_cell(level, cell(1, 1))}};
    }
    return {open_room({16, 9}), {cell(12, 6), cell(3, 2)}};
}

PreparedFloor GridScene::seeded_floor(std::string_view preset, std::uint32_t seed, Extent extent) const {
    // Cells with odd coordinates are never walls there.
    const auto last_odd = [](int side) { return side % 2 == 1 ? side - 2 : side - 3; };
    const Cell first = cell(1, 1), last = cell(last_odd(extent.width), last_odd(extent.height));
    if (preset == "maze") return {maze(extent, seed), {last, first}};
    if (preset == "bushy") return {bushy_maze(extent, seed), {last, first}};
    if (preset == "rooms") return {rooms(extent, seed), {first, last}};
    return floor(preset, seed);
}

bool GridScene::is_chosen(Extent extent, std::uint32_t seed) const {
    const auto [shorter, longer] = std::minmax(extent.width, extent.height);
    if (shorter < least_side || longer > most_side) return false;
    return std::ranges::none_of(presets(),
                                [&](const std::string& name) { return floor(name, seed).map.extent() == extent; });
}

std::vector<Setting> GridScene::settings() const {
    std::vector<Setting> settings;
    const PreparedFloor first = floor(presets().front(), 0);
    for (std::size_t i = 0; i < tokens_.size(); ++i)
        settings.push_back({.name = tokens_[i], .kind = Setting::Kind::cell, .initial = to_text(first.tokens[i])});
    return settings;
}

Input GridScene::preset(std::string_view name, const Input& current) const {
    Input input = current;
    const std::vector<std::string> seeded = seeded_presets();
    const Extent extent = current.map.extent();
    const bool sized = std::ranges::find(seeded, name) != seeded.end() && is_chosen(extent, current.seed);
    PreparedFloor prepared = sized ? seeded_floor(name, current.seed, extent) : floor(name, current.seed);
    input.map = std::move(prepared.map);
    for (std::size_t i = 0; i < tokens_.size(); ++i) input.settings[tokens_[i]] = to_text(prepared.tokens[i]);
    return input;
}

Result<void> GridScene::check(const Input& input) const {
    if (const auto fits = check_settings(input); !fits) return fits;
    for (const Setting& setting : settings()) {
        if (setting.kind != Setting::Kind::cell) continue;
        const std::string& value = input.settings.find(setting.name)->second;
        const Cell place = *cell_from_text(value);
        const Extent extent = input.map.extent();
        if (!extent.contains(place))
            return failure(error(
                "setting.outside",
                "{setting} = {value} lies outside of the map; columns go from 0 to {column}, rows from 0 to {row}",
                {{"setting", setting.name},
                 {"value", value},
                 {"column", extent.width - 1},
                 {"row", extent.height - 1}}));
        if (!input.map.walkable(place))
            return failure(error("setting.wall", "{setting} = {value} is a wall; choose a cell of the floor",
                                 {{"setting", setting.name}, {"value", value}}));
    }
    if (!has_relief() && !input.relief.flat())
        return failure(error("map.relief", "this scene's floor is flat; leave out heights, ceilings and fences"));
    if (water_ == Water::no)
        for (std::size_t i = 0; i < input.map.extent().cells(); ++i)
            if (const Cell c = input.map.extent().at(i); input.map.terrain(c) == Terrain::water)
                return failure(error("map.water",
                                     "this scene knows no water, and there is some at {cell}; make it floor or wall",
                                     {{"cell", to_text(c)}}));
    return {};
}

Box GridScene::world(const Input& input) const {
    const Extent extent = input.map.extent();
    return {-ruler, -ruler, static_cast<float>(extent.width) + ruler, static_cast<float>(extent.height) + ruler};
}

void GridScene::draw_sample(Canvas& canvas, const LegendEntry& entry) const { draw_floor_sample(canvas, entry.key); }

std::vector<Tool> GridScene::tools() const {
    std::vector<Tool> tools = {Tool::automatic, Tool::wall, Tool::erase};
    if (water_ == Water::yes) tools.push_back(Tool::water);
    constexpr std::array movers{Tool::start, Tool::goal, Tool::third, Tool::fourth};
    tools.insert(tools.end(), movers.begin(), movers.begin() + static_cast<std::ptrdiff_t>(tokens_.size()));
    return tools;
}

Brush GridScene::press(const Input& input, Cell place, Tool tool, bool secondary) const {
    if (!input.map.extent().contains(place)) return Brush::none;
    if (secondary) return Brush::erase;
    const std::vector<Tool> known = tools();
    if (std::ranges::find(known, tool) == known.end()) return Brush::none;
    const Terrain here = input.map.terrain(place);
    const Brush drawing = here == Terrain::wall ? Brush::erase : Brush::wall;
    const bool draws = tool == Tool::automatic || tool == Tool::wall || tool == Tool::erase || tool == Tool::water;
    for (std::size_t i = 0; draws && i < tokens_.size(); ++i)  // there is nothing to draw below a token
        if (place == token(input, i)) return token_brush(i);
    switch (tool) {
        case Tool::automatic:
        case Tool::wall: return drawing;
        case Tool::erase: return Brush::erase;
        case Tool::water: return here == Terrain::water ? Brush::erase : Brush::water;
        case Tool::start: return Brush::start;
        case Tool::goal: return Brush::goal;
        case Tool::third: return Brush::third;
        case Tool::fourth: return Brush::fourth;
        case Tool::raise:
        case Tool::lower:
        case Tool::ceiling:
        case Tool::fence:
        case Tool::play: break;  // for scenes that shape their floor, or play on it
    }
    return Brush::none;
}

bool GridScene::has_token(const Input& input, Cell cell) const {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
        if (cell == token(input, i)) return true;
    return false;
}

void GridScene::stroke(Input& input, Brush brush, Cell from, Cell to) const {
    if (has_relief()) input.relief.cover(input.map.extent());
    Cell moved = nowhere;
    along_line(from, to, [&](Cell c) {
        if (!input.map.extent().contains(c)) return;
        switch (brush) {
            case Brush::none: break;
            case Brush::wall:
                if (!has_token(input, c)) input.map.set(c, Terrain::wall);
                break;
            case Brush::erase: input.map.set(c, Terrain::floor); break;
            case Brush::water: input.map.set(c, Terrain::water); break;
            case Brush::start:
            case Brush::goal:
            case Brush::third:
            case Brush::fourth:
                if (input.map.walkable(c)) moved = c;
                break;
            default: break;  // a scene's own
        }
        paint(input, brush, c);
    });
    if (moved != nowhere) input.settings[tokens_[token_of(brush)]] = to_text(moved);
}

Value neighbour_check(const Level& level, Cell neighbour, bool taken_in, Labels labels) {
    const bool inside = level.extent().contains(neighbour);
    return {Kind::label, !inside ? 3 : !level.walkable(neighbour) ? 2 : taken_in ? 0 : 1, labels};
}

std::vector<std::uint8_t> marks(Extent extent, std::span<const Cell> cells) {
    std::vector<std::uint8_t> marks(extent.cells(), 0);
    for (const Cell c : cells) marks[extent.index(c)] = 1;
    return marks;
}

std::vector<Cell> cells_of(const std::optional<LayerView>& list) {
    std::vector<Cell> cells;
    if (list)
        for (const std::int32_t item : list->items()) cells.push_back(Slot<Cell>::decode(item));
    return cells;
}

}  // namespace stepwell

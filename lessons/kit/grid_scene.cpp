#include "lessons/kit/grid_scene.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/grid/floors.h"
#include "core/search/wave.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell {
namespace {

/// The floor of the story: a wall between goblin and hero, with a gap at the bottom (lesson 1, RULES.md: Floor).
constexpr std::string_view story_floor =
    "################\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#..............#\n"
    "################\n";
constexpr Cell gap = cell(7, 5);

struct Floor {
    Level map;
    Cell start;
    Cell goal;
};

Cell farthest_cell(const Level& level, Cell from) {
    Silent silent;
    const std::vector<int> distance = wave(level, from, silent);
    return level.extent().at(static_cast<std::size_t>(std::ranges::max_element(distance) - distance.begin()));
}

Floor prepared_floor(std::string_view preset, std::uint32_t seed) {
    if (preset == "open") return {open_room({16, 9}), cell(12, 6), cell(3, 2)};
    if (preset == "maze") return {maze({21, 13}, seed), cell(19, 11), cell(1, 1)};
    if (preset == "spiral") {
        const Level level = spiral({17, 11});
        return {level, cell(1, 1), farthest_cell(level, cell(1, 1))};
    }
    Floor floor{*level_from_text(story_floor), cell(8, 3), cell(2, 3)};
    if (preset == "no-way") floor.map.set_wall(gap, true);
    return floor;
}

/// Calls `visit` with every cell of the line between two cells, both ends included (Bresenham 1965).
template <class Visit>
void along_line(Cell from, Cell to, Visit visit) {
    const int dx = std::abs(to.x - from.x), dy = -std::abs(to.y - from.y);
    const int step_x = from.x < to.x ? 1 : -1, step_y = from.y < to.y ? 1 : -1;
    int x = from.x, y = from.y;
    for (int error = dx + dy;;) {
        visit(cell(x, y));
        if (x == to.x && y == to.y) return;
        const int twice = 2 * error;
        if (twice >= dy) error += dy, x += step_x;
        if (twice <= dx) error += dx, y += step_y;
    }
}

}  // namespace

std::vector<Setting> GridScene::settings() const {
    std::vector<Setting> settings;
    const Floor floor = prepared_floor(presets().front(), 0);
    settings.push_back({.name = "start", .kind = Setting::Kind::cell, .initial = to_text(floor.start)});
    if (has_goal()) settings.push_back({.name = "goal", .kind = Setting::Kind::cell, .initial = to_text(floor.goal)});
    return settings;
}

std::vector<std::string> GridScene::presets() const { return {"lesson", "open", "maze", "spiral", "no-way"}; }

Input GridScene::preset(std::string_view name, const Input& current) const {
    Input input = current;
    Floor floor = prepared_floor(name, current.seed);
    input.map = std::move(floor.map);
    input.settings["start"] = to_text(floor.start);
    if (has_goal()) input.settings["goal"] = to_text(floor.goal);
    return input;
}

Result<void> GridScene::check(const Input& input) const {
    const std::vector<Setting> known = settings();
    for (const auto& [name, value] : input.settings) {
        if (std::ranges::find(known, name, &Setting::name) != known.end()) continue;
        std::vector<std::string> names;
        for (const Setting& setting : known) names.push_back(setting.name);
        return failure(error("setting.unknown", "{scene} has no setting '{setting}'; it has: {all}",
                             {{"scene", id()}, {"setting", name}, {"all", fmt::format("{}", fmt::join(names, ", "))}}));
    }
    for (const Setting& setting : known) {
        const auto value = input.settings.find(setting.name);
        if (value == input.settings.end())
            return failure(error("setting.missing", "the setting '{setting}' is missing", {{"setting", setting.name}}));
        if (const auto fits = check_setting(setting, value->second); !fits) return fits;
        if (setting.kind != Setting::Kind::cell) continue;
        const Cell place = *cell_from_text(value->second);
        const Extent extent = input.map.extent();
        if (!extent.contains(place))
            return failure(error(
                "setting.outside",
                "{setting} = {value} lies outside of the map; columns go from 0 to {column}, rows from 0 to {row}",
                {{"setting", setting.name},
                 {"value", value->second},
                 {"column", extent.width - 1},
                 {"row", extent.height - 1}}));
        if (!input.map.walkable(place))
            return failure(error("setting.wall", "{setting} = {value} is a wall; choose a cell of the floor",
                                 {{"setting", setting.name}, {"value", value->second}}));
    }
    return {};
}

Box GridScene::world(const Input& input) const {
    const Extent extent = input.map.extent();
    return {-ruler, -ruler, static_cast<float>(extent.width) + ruler, static_cast<float>(extent.height) + ruler};
}

void GridScene::draw_sample(Canvas& canvas, const LegendEntry& entry) const { draw_floor_sample(canvas, entry.key); }

Brush GridScene::press(const Input& input, Cell place, Tool tool, bool secondary) const {
    if (!input.map.extent().contains(place)) return Brush::none;
    if (secondary) return Brush::erase;
    const Brush drawing = input.map.walkable(place) ? Brush::wall : Brush::erase;
    switch (tool) {
        case Tool::wall: return drawing;
        case Tool::erase: return Brush::erase;
        case Tool::start: return Brush::start;
        case Tool::goal: return has_goal() ? Brush::goal : Brush::none;
        case Tool::automatic: break;
    }
    if (place == start_of(input)) return Brush::start;
    if (has_goal() && place == goal_of(input)) return Brush::goal;
    return drawing;
}

void GridScene::stroke(Input& input, Brush brush, Cell from, Cell to) const {
    const Cell start = start_of(input);
    const Cell goal = has_goal() ? goal_of(input) : start;
    Cell moved = nowhere;
    along_line(from, to, [&](Cell c) {
        if (!input.map.extent().contains(c)) return;
        switch (brush) {
            case Brush::none: break;
            case Brush::wall:
                if (c != start && c != goal) input.map.set_wall(c, true);
                break;
            case Brush::erase: input.map.set_wall(c, false); break;
            case Brush::start:
            case Brush::goal:
                if (input.map.walkable(c)) moved = c;
                break;
        }
    });
    if (moved != nowhere) input.settings[brush == Brush::start ? "start" : "goal"] = to_text(moved);
}

Cell GridScene::start_of(const Input& input) { return *cell_from_text(input.settings.at("start")); }
Cell GridScene::goal_of(const Input& input) { return *cell_from_text(input.settings.at("goal")); }

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

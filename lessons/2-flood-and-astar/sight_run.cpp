#include "lessons/2-flood-and-astar/sight_run.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace stepwell::lesson_2 {

View::View(const Input& input)
    : eye(cell_of(input.settings, "from")),
      target(cell_of(input.settings, "to")),
      way(input.settings.at("way")),
      step(number_of(input.settings, "step")) {}

std::vector<Cell> look(const Level& level, const View& view, std::string_view way) {
    Silent silent;
    return look(level, view, way, silent);
}

std::vector<Cell> look_through(const Level& level, const View& view, std::string_view way) {
    return look(Level(level.extent()), view, way);
}

Cell blocked_at(const Level& level, const std::vector<Cell>& looked) {
    return clear_view(level, looked) ? nowhere : looked.back();
}

Cell missed(const Level& level, const View& view) {
    const Cell wall = blocked_at(level, look(level, view, "exact"));
    const std::vector<Cell> looked = look(level, view, view.way);
    return std::ranges::find(looked, wall) == looked.end() ? wall : nowhere;
}

bool slips_between_walls(const Level& level, const View& view) {
    const Cell wall = blocked_at(level, look(level, view, "exact"));
    const std::vector<Cell> line = look_through(level, view, "exact");
    return wall != nowhere && std::ranges::find(line, wall) == line.end();
}

EdgeAhead edge_ahead(const Moment& moment, const Board& board) {
    const View view(moment.input);
    if (view.eye.y == view.target.y) return EdgeAhead::all_upright;
    if (view.eye.x == view.target.x) return EdgeAhead::all_flat;
    const int upright = board.find("upright")->as<int>(), flat = board.find("flat")->as<int>();
    if (upright != flat) return upright < flat ? EdgeAhead::upright : EdgeAhead::flat;
    const auto after = moment.after.find("here");
    const bool shut = after && manhattan(after->as<Cell>(), board.find("here")->as<Cell>()) == 1;
    return shut ? EdgeAhead::shut : EdgeAhead::corner;
}

Labels labels(EdgeAhead) {
    static constexpr std::string_view names[] = {"upright", "flat", "all-upright", "all-flat", "corner", "shut"};
    return names;
}

std::string_view name_of(EdgeAhead edge) { return labels(edge)[static_cast<std::size_t>(edge)]; }

int cells_on_line(const View& view) {
    const int across = std::abs(view.target.x - view.eye.x), down = std::abs(view.target.y - view.eye.y);
    // It crosses across + down edges, two of them at once in a corner; corners are there only where both numbers, made
    // as small as their ratio can be, are odd.
    const int parts = std::gcd(across, down);
    const bool corners = parts > 0 && across / parts % 2 == 1 && down / parts % 2 == 1;
    return across + down + 1 - (corners ? parts : 0);
}

int along(const View& view, int k) {
    const int across = view.target.x - view.eye.x, down = view.target.y - view.eye.y;
    const double length = 100 * std::sqrt(across * across + down * down);
    return static_cast<int>(std::min<double>(k * view.step, std::round(length)));
}

}  // namespace stepwell::lesson_2

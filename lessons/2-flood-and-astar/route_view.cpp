#include "lessons/2-flood-and-astar/route_view.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_2 {
namespace {

// What one cell, and one unit of height, is in the picture: columns run to the right and down, rows to the left and
// down.
constexpr float across = 0.7F, down = 0.385F, up = 0.34F;

}  // namespace

RouteView::RouteView(const Input& input) : ground_(ground_of(input)) {
    const Extent extent = ground_.extent();
    blocks_ = input.settings.at("view") == "blocks" && std::max(extent.width, extent.height) <= most_side;
}

Point RouteView::at(Point plan, float height) const {
    if (!blocks_) return plan;
    const auto rows = static_cast<float>(ground_.extent().height);
    return {(plan.x - plan.y + rows) * across, (plan.x + plan.y) * down - height * up};
}

Point RouteView::below(Point world, float height) const {
    const float difference = world.x / across - static_cast<float>(ground_.extent().height);
    const float sum = (world.y + height * up) / down;
    return {(sum + difference) / 2, (sum - difference) / 2};
}

Point RouteView::centre(Cell c) const { return at(centre_of(c), static_cast<float>(top(c))); }

std::array<Point, 4> RouteView::face(Point centre, float inset) const {
    const float part = 0.5F - inset;
    if (!blocks_)
        return {Point{centre.x - part, centre.y - part},
                {centre.x + part, centre.y - part},
                {centre.x + part, centre.y + part},
                {centre.x - part, centre.y + part}};
    const float x = 2 * part * across, y = 2 * part * down;
    return {
        Point{centre.x, centre.y - y}, {centre.x + x, centre.y}, {centre.x, centre.y + y}, {centre.x - x, centre.y}};
}

Box RouteView::box(Cell c) const {
    const Point middle = centre(c);
    const float half_width = blocks_ ? across / 2 : 0.5F, half_height = blocks_ ? down / 2 : 0.5F;
    return {middle.x - half_width, middle.y - half_height, 2 * half_width, 2 * half_height};
}

bool RouteView::on_block(Cell c, Point world) const {
    // Up and down the side the sum of column and row runs, their difference stays.
    const Point high = below(world, static_cast<float>(top(c))), low = below(world, base);
    const float difference = high.x - high.y;
    const auto x = static_cast<float>(c.x), y = static_cast<float>(c.y);
    const float from = std::max({2 * x - difference, 2 * y + difference, low.x + low.y});
    const float to = std::min({2 * x + 2 - difference, 2 * y + 2 + difference, high.x + high.y});
    return from < to;
}

Cell RouteView::pick(Point world) const {
    if (!blocks_) return cell_at(world);
    const auto front_first = std::views::iota(std::size_t{0}, ground_.extent().cells()) | std::views::reverse |
                             std::views::transform([of = ground_.extent()](std::size_t i) { return of.at(i); });
    for (const Cell c : front_first)
        if (cell_at(below(world, static_cast<float>(top(c)))) == c) return c;
    for (const Cell c : front_first)
        if (on_block(c, world)) return c;
    return cell_at(below(world, 0));
}

bool RouteView::hidden(Cell c) const {
    if (!blocks_) return false;
    const Point middle = centre(c);
    return std::ranges::any_of(ground_.cells(),
                               [&](Cell other) { return other.x + other.y > c.x + c.y && on_block(other, middle); });
}

Box RouteView::world() const {
    const auto width = static_cast<float>(ground_.extent().width), height = static_cast<float>(ground_.extent().height);
    if (!blocks_) return {-ruler, -ruler, width + ruler, height + ruler};
    float highest = 0;
    for (const Cell c : ground_.cells())
        highest =
            std::min(highest, at({static_cast<float>(c.x), static_cast<float>(c.y)}, static_cast<float>(top(c))).y);
    // In whole steps, so that the picture seldom grows while somebody raises a floor.
    const float sky = std::floor(highest) - ruler, foot = (width + height) * down - base * up + ruler;
    return {-ruler, sky, (width + height) * across + 2 * ruler, foot - sky};
}

}  // namespace stepwell::lesson_2

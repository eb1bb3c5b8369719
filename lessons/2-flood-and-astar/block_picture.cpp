#include "lessons/2-flood-and-astar/block_picture.h"

#include <algorithm>
#include <string>

#include "core/search/step_graph.h"
#include "lessons/2-flood-and-astar/ground_picture.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_2 {
namespace {

// In world units:
constexpr float hair = 0.03F, edge = 0.045F;  // lines between equal tops and layers, and around what stands out
constexpr float type = 0.36F;
constexpr float overlap = 0.03F;  // in cells
// In pixels:
constexpr float legible = 8;

constexpr Paint joint{Role::ink, 0, 0.13F}, rim{Role::ink, 0, 0.6F};
constexpr float lit = 0, shaded = 1;  // the light comes from the left

void line(Canvas& canvas, Point a, Point b, Paint paint, float width) {
    const std::array<Point, 2> ends{a, b};
    canvas.line(ends, paint, width);
}

/// The two lower ends of an edge of a top: from the left to the right in the picture.
struct Edge {
    Point left, right;  // on the plan
    float shade;
};

Edge edge_of(Cell c, Way way) {
    const auto x = static_cast<float>(c.x), y = static_cast<float>(c.y);
    if (way == Way::south) return {{x, y + 1}, {x + 1, y + 1}, lit};
    return {{x + 1, y + 1}, {x + 1, y}, shaded};
}

/// How far down the side of a cell is seen that way.
float foot_of(const RouteView& view, Cell c, Way way) {
    const Cell next = c + way;
    return view.ground().contains(next) ? static_cast<float>(view.top(next)) : RouteView::base;
}

void draw_side(Canvas& canvas, const RouteView& view, Cell c, Way way) {
    const auto top = static_cast<float>(view.top(c));
    const float foot = foot_of(view, c, way);
    if (foot >= top) return;
    auto [left, right, shade] = edge_of(c, way);
    // Where the side goes on behind, a little more of it: between two of them no line is to shine through.
    const Cell behind = way == Way::south ? c + Way::west : c + Way::north;
    if (view.ground().contains(behind) && view.top(behind) >= view.top(c)) {
        if (way == Way::south) left.x -= overlap;
        else right.y -= overlap;
    }
    const bool rock = view.ground().wall(c);
    const auto plate = [&](float from, float to, Paint paint) {
        const std::array<Point, 4> corners{view.at(left, to), view.at(right, to), view.at(right, from),
                                           view.at(left, from)};
        canvas.polygon(corners, paint);
    };
    plate(foot, top, {Role::side, shade});
    if (rock) plate(std::max(foot, top - 1), top, {Role::wall});
    for (float layer = top - 1; layer > foot; --layer)
        line(canvas, view.at(left, layer), view.at(right, layer), joint, hair);
}

/// Where a neighbour is lower the top has a rim; between equal tops there is a joint.
void draw_rims(Canvas& canvas, const RouteView& view, Cell c) {
    const auto top = static_cast<float>(view.top(c));
    const auto x = static_cast<float>(c.x), y = static_cast<float>(c.y);
    for (const Way way : all_ways) {
        const Point from = way == Way::west || way == Way::north ? Point{x, y} : Point{x + 1, y + 1};
        const Point to = way == Way::west || way == Way::south ? Point{x, y + 1} : Point{x + 1, y};
        const float beside = foot_of(view, c, way);
        if (beside < top) line(canvas, view.at(from, top), view.at(to, top), rim, edge);
        else if (beside == top && (way == Way::west || way == Way::north))
            line(canvas, view.at(from, top), view.at(to, top), joint, hair);
    }
    // The upright edge in the front, and those at the sides where nothing stands before them.
    const auto upright = [&](Point at, float foot) {
        if (foot < top) line(canvas, view.at(at, top), view.at(at, foot), rim, hair);
    };
    const float south = foot_of(view, c, Way::south), east = foot_of(view, c, Way::east);
    upright({x + 1, y + 1}, std::max(south, east));
}

/// Weaker than from above: here heights are seen.
Paint tint(int height) {
    Paint paint = ground_paint(height);
    paint.alpha *= 0.6F;
    return paint;
}

void draw_block(Canvas& canvas, const RouteView& view, Cell c) {
    for (const Way way : {Way::south, Way::east}) draw_side(canvas, view, c, way);
    const auto face = view.face(view.centre(c), 0);
    const Ground& ground = view.ground();
    canvas.polygon(face, {ground.wall(c) ? Role::wall : Role::floor});
    if (!ground.wall(c) && ground.height(c) > 0) canvas.polygon(face, tint(ground.height(c)));
    draw_rims(canvas, view, c);
}

void draw_numbers(Canvas& canvas, const RouteView& view) {
    const Extent extent = view.ground().extent();
    const float size = std::max(type, legible / canvas.scale());
    const std::size_t digits = std::to_string(std::max(extent.width, extent.height) - 1).size();
    if (0.62F * static_cast<float>(digits) * size > 2 * ruler) return;
    const auto write = [&](float x, float y, int number) {
        canvas.text(view.at({x, y}, RouteView::base), std::to_string(number), size, {Role::quiet}, Align::centre,
                    Face::text);
    };
    constexpr float away = 0.45F;
    for (int x = 0; x < extent.width; ++x)
        write(static_cast<float>(x) + 0.5F, static_cast<float>(extent.height) + away, x);
    for (int y = 0; y < extent.height; ++y)
        write(static_cast<float>(extent.width) + away, static_cast<float>(y) + 0.5F, y);
}

}  // namespace

void draw_blocks(Canvas& canvas, const RouteView& view) {
    draw_numbers(canvas, view);
    for (const Cell c : view.ground().cells()) draw_block(canvas, view, c);
}

void draw_block_sample(Canvas& canvas) {
    const auto part = [&](std::array<Point, 4> corners, Paint paint) { canvas.polygon(corners, paint); };
    part({Point{0.05F, 0.3F}, {0.5F, 0.52F}, {0.5F, 0.96F}, {0.05F, 0.74F}}, {Role::side, lit});
    part({Point{0.5F, 0.52F}, {0.95F, 0.3F}, {0.95F, 0.74F}, {0.5F, 0.96F}}, {Role::side, shaded});
    const std::array<Point, 5> top{Point{0.5F, 0.08F}, {0.95F, 0.3F}, {0.5F, 0.52F}, {0.05F, 0.3F}, {0.5F, 0.08F}};
    part({top[0], top[1], top[2], top[3]}, {Role::floor});
    canvas.line(top, rim, edge);
    const std::array<Point, 3> layer{Point{0.05F, 0.52F}, {0.5F, 0.74F}, {0.95F, 0.52F}};
    canvas.line(layer, joint, edge);
}

}  // namespace stepwell::lesson_2

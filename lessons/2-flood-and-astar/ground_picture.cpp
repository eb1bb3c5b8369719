#include "lessons/2-flood-and-astar/ground_picture.h"

#include <algorithm>
#include <array>
#include <string>

#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_2 {
namespace {

// In cells:
// Heights stand left above, ceilings right below: there are no heads of arrows, and no shadows of ledges.
constexpr Point height_at{0.17F, 0.21F}, ceiling_at{0.83F, 0.79F};
constexpr float type = 0.24F;
constexpr float fence_width = 0.1F;
constexpr float post = 0.13F;         // half of a post's length
constexpr float from_centre = 0.27F;  // where an arrow begins
constexpr float head_at = 0.62F, tip_at = 0.74F;
constexpr float aside = 0.12F;  // an arrow's way from the line between two centres
// In pixels:
constexpr float legible = 8;

Box inside(Cell c, float inset) {
    return {static_cast<float>(c.x) + inset, static_cast<float>(c.y) + inset, 1 - 2 * inset, 1 - 2 * inset};
}

void draw_number(Canvas& canvas, Point at, int number, Paint ground) {
    if (type * canvas.scale() >= legible) canvas.text_on(ground, at, std::to_string(number), type);
}

Point in_cell(Cell c, Point at) { return {static_cast<float>(c.x) + at.x, static_cast<float>(c.y) + at.y}; }

/// A roof, and below it how much room there is.
void draw_ceiling(Canvas& canvas, Point at, int room, Paint ground) {
    const std::array<Point, 4> roof{Point{at.x - 0.09F, at.y - 0.08F},
                                    {at.x - 0.06F, at.y - 0.13F},
                                    {at.x + 0.06F, at.y - 0.13F},
                                    {at.x + 0.09F, at.y - 0.08F}};
    canvas.line(roof, {Role::ink}, 0.04F);
    draw_number(canvas, {at.x, at.y + 0.03F}, room, ground);
}

/// A line from corner to corner of a cell, its round ends included.
std::array<Point, 2> edge_line(Point from, Point to, float width) {
    const float x = from.x == to.x ? 0 : width / 2, y = from.x == to.x ? width / 2 : 0;
    return {Point{from.x + x, from.y + y}, Point{to.x - x, to.y - y}};
}

/// A thick line between two corners of a cell, with posts across.
void draw_fence(Canvas& canvas, Point from, Point to) {
    canvas.line(edge_line(from, to, fence_width), {Role::ink}, fence_width);
    const bool upright = from.x == to.x;
    for (const float part : {0.37F, 0.5F, 0.63F}) {  // in the middle, clear of the numbers
        const Point at{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
        const std::array<Point, 2> board{Point{at.x - (upright ? post : 0), at.y - (upright ? 0 : post)},
                                         Point{at.x + (upright ? post : 0), at.y + (upright ? 0 : post)}};
        canvas.line(board, {Role::ink}, 0.07F);
    }
}

/// The edge of the higher floor, with its shadow on the lower one.
void draw_ledge(Canvas& canvas, Point from, Point to, int difference) {
    constexpr float width = 0.03F, shadow = 0.09F;
    canvas.line(edge_line(from, to, width), {Role::ink}, width);
    const bool upright = from.x == to.x;
    const float back =
        difference > 0 ? 0 : shadow;  // it falls down or to the right, if the first cell is the higher one
    const Box box =
        upright ? Box{from.x - back, from.y, shadow, to.y - from.y} : Box{from.x, from.y - back, to.x - from.x, shadow};
    canvas.fill(box, {Role::ink, 0, 0.35F});
}

void draw_edge(Canvas& canvas, const Ground& ground, Cell c, Way way) {
    const auto x = static_cast<float>(c.x), y = static_cast<float>(c.y);
    const Point to{x + 1, y + 1}, from = way == Way::east ? Point{x + 1, y} : Point{x, y + 1};
    const Cell next = c + way;
    if (!ground.contains(next)) return;
    if (!ground.wall(c) && !ground.wall(next) && ground.height(c) != ground.height(next))
        draw_ledge(canvas, from, to, ground.height(c) - ground.height(next));
    if (ground.fence(c, next)) draw_fence(canvas, from, to);
}

}  // namespace

Paint ground_paint(int height) { return {Role::ink, 0, 0.055F * static_cast<float>(height)}; }

void draw_ground(Canvas& canvas, const Ground& ground, Cell c, bool reached) {
    if (ground.wall(c)) return draw_wall(canvas, c);
    draw_tile(canvas, c, {.ground = {ground.water(c) ? Role::water : Role::floor}});
    const int height = ground.height(c);
    const Paint paint = height == 0 ? Paint{Role::floor} : ground_paint(height);
    if (height > 0) canvas.fill(inside(c, 0.025F), paint, 0.1F);
    if (ground.water(c)) draw_waves(canvas, c);
    if (height > 0) draw_number(canvas, in_cell(c, height_at), height, paint);
    if (ground.room(c) < Relief::open_sky) draw_ceiling(canvas, in_cell(c, ceiling_at), ground.room(c), paint);
    if (reached) canvas.disc(centre_of(c), 0.1F, {Role::start});
}

void draw_edges(Canvas& canvas, const Ground& ground, Cell c) {
    for (const Way way : {Way::east, Way::south}) draw_edge(canvas, ground, c, way);
}

void draw_step(Canvas& canvas, Cell from, Way way, bool one_way) {
    const Point centre = centre_of(from), next = centre_of(from + way);
    const float x = next.x - centre.x, y = next.y - centre.y;  // a unit long
    const auto at = [&](float along, float across) {
        return Point{centre.x + x * along - y * across, centre.y + y * along + x * across};
    };
    const Paint paint{one_way ? Role::current : Role::start};
    const float width = one_way ? 0.09F : 0.06F, half = one_way ? 0.13F : 0.1F;
    const std::array<Point, 2> shaft{at(from_centre, aside), at(head_at, aside)};
    canvas.line(shaft, paint, width);
    canvas.triangle(at(tip_at, aside), at(head_at, aside - half), at(head_at, aside + half), paint);
}

void draw_place(Canvas& canvas, Cell cell, Role role, std::string_view letter) {
    canvas.disc(centre_of(cell), std::max(0.23F, 5 / canvas.scale()), {role});
    if (0.34F * canvas.scale() >= legible) canvas.text_on({role}, centre_of(cell), letter, 0.34F);
}

void draw_ground_sample(Canvas& canvas, std::string_view key) {
    constexpr Cell here = cell(0, 0);
    constexpr Point middle{0.5F, 0.5F};
    if (key == "arrow" || key == "one-way") {
        const Paint paint{key == "arrow" ? Role::start : Role::current};
        const float width = key == "arrow" ? 0.1F : 0.16F;
        const std::array<Point, 2> shaft{Point{0.1F, 0.5F}, Point{0.6F, 0.5F}};
        canvas.line(shaft, paint, width);
        return canvas.triangle({0.95F, 0.5F}, {0.6F, 0.25F}, {0.6F, 0.75F}, paint);
    }
    draw_tile(canvas, here, {});
    if (key == "height") {
        canvas.fill(inside(here, 0.025F), ground_paint(3), 0.1F);
        canvas.text_on(ground_paint(3), middle, "3", 0.6F);
    }
    if (key == "ceiling") {
        const std::array<Point, 4> roof{Point{0.15F, 0.3F}, {0.25F, 0.12F}, {0.75F, 0.12F}, {0.85F, 0.3F}};
        canvas.line(roof, {Role::ink}, 0.09F);
        canvas.text_on({Role::floor}, {0.5F, 0.58F}, "2", 0.55F);
    }
    if (key == "fence") draw_fence(canvas, {0.5F, 0}, {0.5F, 1});
    if (key == "ledge") {
        canvas.fill({0, 0, 0.5F, 1}, ground_paint(3));
        draw_ledge(canvas, {0.5F, 0}, {0.5F, 1}, 1);
    }
    if (key == "reached") canvas.disc(middle, 0.2F, {Role::start});
}

}  // namespace stepwell::lesson_2

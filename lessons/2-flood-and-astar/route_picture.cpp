#include "lessons/2-flood-and-astar/route_picture.h"

#include <array>
#include <cmath>

namespace stepwell::lesson_2 {
namespace {

constexpr float rail = 0.05F, thin = 0.04F;  // widths, in cells
constexpr float half_ladder = 0.09F, half_bridge = 0.13F;

/// Points beside the straight line from one point to another.
class Beside {
public:
    Beside(Point from, Point to) : from_(from), x_(to.x - from.x), y_(to.y - from.y), length_(std::hypot(x_, y_)) {}
    float length() const { return length_; }
    /// `along` cells from the first point, `across` cells to the right of the line.
    Point at(float along, float across) const {
        const float x = x_ / length_, y = y_ / length_;
        return {from_.x + x * along - y * across, from_.y + y * along + x * across};
    }

private:
    Point from_;
    float x_, y_, length_;
};

void line(Canvas& canvas, Point a, Point b, Paint paint, float width, Stroke stroke = Stroke::solid) {
    const std::array<Point, 2> ends{a, b};
    canvas.line(ends, paint, width, stroke);
}

/// Lines across, `half` to each side, every `apart` cells from `first` to `last`.
void draw_across(Canvas& canvas, const Beside& way, float first, float last, float apart, float half, Paint paint) {
    for (float along = first; along <= last + 0.01F; along += apart)
        line(canvas, way.at(along, -half), way.at(along, half), paint, thin);
}

void draw_rails(Canvas& canvas, const Beside& way, float half, Paint paint) {
    for (const float side : {-half, half})
        line(canvas, way.at(0.12F, side), way.at(way.length() - 0.12F, side), paint, rail);
}

void draw_arc(Canvas& canvas, const Beside& way, Paint paint) {
    constexpr float height = 0.3F;
    std::array<Point, 13> arc;
    for (std::size_t i = 0; i < arc.size(); ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(arc.size() - 1);
        arc[i] = way.at(part * way.length(), -4 * height * part * (1 - part));
    }
    canvas.line(arc, paint, rail);
}

}  // namespace

void draw_move(Canvas& canvas, Point from, Point to, Move move, Paint paint) {
    const Beside way(from, to);
    const float end = way.length();
    switch (move) {
        case Move::walk: return line(canvas, from, to, paint, 0.08F);
        case Move::stair:
            line(canvas, from, to, paint, rail);
            return draw_across(canvas, way, end / 2 - 0.18F, end / 2 + 0.18F, 0.12F, 0.12F, paint);
        case Move::ladder:
            draw_rails(canvas, way, half_ladder, paint);
            return draw_across(canvas, way, 0.2F, end - 0.2F, 0.15F, half_ladder, paint);
        case Move::bridge:
            draw_rails(canvas, way, half_bridge, paint);
            return draw_across(canvas, way, 0.5F, end - 0.5F, 0.25F, half_bridge, paint);
        case Move::jump: return draw_arc(canvas, way, paint);
        case Move::drop:
            line(canvas, from, way.at(end - 0.3F, 0), paint, rail, Stroke::dashed);
            return canvas.triangle(way.at(end - 0.12F, 0), way.at(end - 0.34F, -0.13F), way.at(end - 0.34F, 0.13F),
                                   paint);
    }
}

bool draw_move_sample(Canvas& canvas, std::string_view key) {
    for (const Move move : all_moves) {
        if (labels(move)[static_cast<std::size_t>(move)] != key) continue;
        draw_move(canvas, {0.05F, move == Move::jump ? 0.65F : 0.5F}, {0.95F, move == Move::jump ? 0.65F : 0.5F}, move,
                  {Role::start});
        return true;
    }
    return false;
}

}  // namespace stepwell::lesson_2

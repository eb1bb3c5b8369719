#include "lessons/2-flood-and-astar/route_picture.h"

#include <array>
#include <cmath>
#include <cstdlib>

#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_2 {
namespace {

constexpr float rail = 0.05F, thin = 0.04F;  // widths, in cells
constexpr float half_ladder = 0.09F, half_bridge = 0.13F;
constexpr float wide = 1.6F;         // as much wider is everything on blocks, whose tops lie askew
constexpr float beside_edge = 0.1F;  // a ladder's way from the side that it stands at

/// Points along and beside the straight line from one place to another. Without a view it lies flat in the picture.
class Track {
public:
    Track(Point from, Point to) : from_(from), x_(to.x - from.x), y_(to.y - from.y), length_(std::hypot(x_, y_)) {}
    Track(const RouteView& view, Cell from, Cell to) : Track(centre_of(from), centre_of(to)) {
        view_ = &view;
        low_ = static_cast<float>(view.top(from));
        high_ = static_cast<float>(view.top(to));
    }

    float length() const { return length_; }
    bool on_blocks() const { return view_ != nullptr && view_->blocks(); }
    float width() const { return on_blocks() ? wide : 1; }
    float from_height() const { return low_; }
    float to_height() const { return high_; }

    /// `along` cells from the first place, `across` cells to the right of the line, evenly from height to height.
    Point at(float along, float across, float above = 0) const {
        return at_height(along, across, low_ + (high_ - low_) * along / length_ + above);
    }
    Point at_height(float along, float across, float height) const {
        const float x = x_ / length_, y = y_ / length_;
        const Point plan{from_.x + x * along - y * across, from_.y + y * along + x * across};
        return view_ == nullptr ? plan : view_->at(plan, height);
    }

private:
    Point from_;
    float x_, y_, length_;
    const RouteView* view_ = nullptr;
    float low_ = 0, high_ = 0;
};

void line(Canvas& canvas, Point a, Point b, Paint paint, float width, Stroke stroke = Stroke::solid) {
    const std::array<Point, 2> ends{a, b};
    canvas.line(ends, paint, width, stroke);
}

/// Lines across, `half` to each side, every `apart` cells from `first` to `last`.
void draw_across(Canvas& canvas, const Track& way, float first, float last, float apart, float half, Paint paint) {
    for (float along = first; along <= last + 0.01F; along += apart)
        line(canvas, way.at(along, -half), way.at(along, half), paint, thin);
}

void draw_rails(Canvas& canvas, const Track& way, float half, Paint paint) {
    for (const float side : {-half, half})
        line(canvas, way.at(0.12F, side), way.at(way.length() - 0.12F, side), paint, rail);
}

/// Up from the ground, or aside where nothing is up.
void draw_arc(Canvas& canvas, const Track& way, Paint paint) {
    constexpr float aside = 0.3F, above = 1.6F;
    std::array<Point, 13> arc;
    for (std::size_t i = 0; i < arc.size(); ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(arc.size() - 1);
        const float bend = 4 * part * (1 - part);
        arc[i] =
            way.on_blocks() ? way.at(part * way.length(), 0, above * bend) : way.at(part * way.length(), -aside * bend);
    }
    canvas.line(arc, paint, rail);
}

void draw_head(Canvas& canvas, Point base, Point tip, Paint paint) {
    const float x = tip.x - base.x, y = tip.y - base.y;
    canvas.triangle(tip, {base.x - y * 0.6F, base.y + x * 0.6F}, {base.x + y * 0.6F, base.y - x * 0.6F}, paint);
}

/// A deck that covers what lies below it.
void draw_bridge(Canvas& canvas, const Track& way, Paint paint) {
    const float half = half_bridge * way.width(), end = way.length();
    if (way.on_blocks()) {
        const std::array<Point, 4> deck{way.at(0.12F, -half), way.at(end - 0.12F, -half), way.at(end - 0.12F, half),
                                        way.at(0.12F, half)};
        canvas.polygon(deck, {Role::card});
    }
    draw_rails(canvas, way, half, paint);
    draw_across(canvas, way, 0.5F, end - 0.5F, 0.25F, half, paint);
}

/// From the lower to the higher place.
void draw_ladder(Canvas& canvas, const Track& way, Paint paint) {
    const float end = way.length(), half = half_ladder * way.width();
    if (!way.on_blocks()) {
        draw_rails(canvas, way, half, paint);
        return draw_across(canvas, way, 0.2F, end - 0.2F, 0.15F, half, paint);
    }
    const float foot = end / 2 - beside_edge, low = way.from_height(), high = way.to_height();
    line(canvas, way.at_height(0, 0, low), way.at_height(foot, 0, low), paint, rail);
    line(canvas, way.at_height(foot, 0, high), way.at_height(end, 0, high), paint, rail);
    for (const float side : {-half, half})
        line(canvas, way.at_height(foot, side, low), way.at_height(foot, side, high), paint, rail);
    for (float rung = low + 0.25F; rung < high; rung += 0.5F)
        line(canvas, way.at_height(foot, -half, rung), way.at_height(foot, half, rung), paint, thin);
}

/// From the higher to the lower place.
void draw_drop(Canvas& canvas, const Track& way, Paint paint) {
    const float end = way.length();
    if (!way.on_blocks()) {
        line(canvas, way.at(0, 0), way.at(end - 0.3F, 0), paint, rail, Stroke::dashed);
        return draw_head(canvas, way.at(end - 0.34F, 0), way.at(end - 0.12F, 0), paint);
    }
    const float over = end / 2 + beside_edge, high = way.from_height(), low = way.to_height();
    const std::array<Point, 3> fall{way.at_height(0, 0, high), way.at_height(over, 0, high),
                                    way.at_height(over, 0, low + 0.6F)};
    canvas.line(fall, paint, rail, Stroke::dashed);
    draw_head(canvas, way.at_height(over, 0, low + 0.6F), way.at_height(over, 0, low), paint);
    line(canvas, way.at_height(over, 0, low), way.at_height(end, 0, low), paint, rail);
}

void draw_on(Canvas& canvas, const Track& way, Move move, Paint paint) {
    const float end = way.length();
    switch (move) {
        case Move::walk: return line(canvas, way.at(0, 0), way.at(end, 0), paint, 0.08F);
        case Move::stair:
            line(canvas, way.at(0, 0), way.at(end, 0), paint, rail);
            return draw_across(canvas, way, end / 2 - 0.2F, end / 2 + 0.2F, way.on_blocks() ? 0.2F : 0.13F,
                               0.12F * way.width(), paint);
        case Move::ladder: return draw_ladder(canvas, way, paint);
        case Move::bridge: return draw_bridge(canvas, way, paint);
        case Move::jump: return draw_arc(canvas, way, paint);
        case Move::drop: return draw_drop(canvas, way, paint);
    }
}

}  // namespace

void draw_move(Canvas& canvas, const RouteView& view, Cell from, Cell to, Move move, Paint paint) {
    draw_on(canvas, Track(view, from, to), move, paint);
}

std::vector<Point> line_between(const RouteView& view, Cell from, Cell to) {
    const int up = view.top(to) - view.top(from);
    if (std::abs(up) < 2) return {view.centre(from), view.centre(to)};
    const Track way(view, from, to);
    const float over = way.length() / 2 + (up > 0 ? -beside_edge : beside_edge);
    return {view.centre(from), way.at_height(over, 0, way.from_height()), way.at_height(over, 0, way.to_height()),
            view.centre(to)};
}

bool draw_move_sample(Canvas& canvas, std::string_view key) {
    for (const Move move : all_moves) {
        if (labels(move)[static_cast<std::size_t>(move)] != key) continue;
        const float y = move == Move::jump ? 0.65F : 0.5F;
        draw_on(canvas, Track({0.05F, y}, {0.95F, y}), move, {Role::start});
        return true;
    }
    return false;
}

}  // namespace stepwell::lesson_2

// A canvas that writes down what is drawn.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "lessons/kit/canvas.h"

namespace stepwell::tests {

class LogCanvas final : public Canvas {
public:
    /// `box` is what the call can colour, text by an estimate of its width.
    struct Call {
        enum class Kind { fill, outline, disc, line, polygon, text, raster } kind;
        Box box;
        Paint paint;
        std::string text = {};
        std::vector<Point> points = {};
        float width = 0;
        Stroke stroke = Stroke::solid;
        std::vector<Paint> dots = {};
    };

    LogCanvas(Box visible, float scale) : visible_(visible), scale_(scale) {}

    std::vector<Call> calls;

    std::size_t count(Call::Kind kind) const {
        return static_cast<std::size_t>(std::ranges::count(calls, kind, &Call::kind));
    }

    void fill(Box box, Paint paint, float) override { calls.push_back({Call::Kind::fill, box, paint}); }
    void outline(Box box, Paint paint, float width, Stroke stroke, float) override {
        calls.push_back({.kind = Call::Kind::outline,
                         .box = grown(box, width / 2),
                         .paint = paint,
                         .width = width,
                         .stroke = stroke});
    }
    void disc(Point c, float r, Paint paint) override {
        calls.push_back({Call::Kind::disc, {c.x - r, c.y - r, 2 * r, 2 * r}, paint});
    }
    void line(std::span<const Point> points, Paint paint, float width, Stroke stroke) override {
        calls.push_back({.kind = Call::Kind::line,
                         .box = grown(around(points), width / 2),
                         .paint = paint,
                         .points = {points.begin(), points.end()},
                         .width = width,
                         .stroke = stroke});
    }
    void polygon(std::span<const Point> corners, Paint paint) override {
        calls.push_back({.kind = Call::Kind::polygon,
                         .box = around(corners),
                         .paint = paint,
                         .points = {corners.begin(), corners.end()}});
    }
    void text(Point at, std::string_view utf8, float size, Paint paint, Align align, Face) override {
        const float width = 0.62F * size * static_cast<float>(utf8.size()), height = 0.73F * size;
        const float left = align == Align::left ? at.x : align == Align::right ? at.x - width : at.x - width / 2;
        calls.push_back({.kind = Call::Kind::text,
                         .box = {left, at.y - height / 2, width, height},
                         .paint = paint,
                         .text = std::string(utf8)});
    }
    void text_on(Paint ground, Point at, std::string_view utf8, float size, Align align, Face face) override {
        text(at, utf8, size, ground, align, face);
    }
    void raster(Box box, int columns, int rows, std::span<const Paint> dots) override {
        calls.push_back({.kind = Call::Kind::raster, .box = box, .paint = {}, .dots = {dots.begin(), dots.end()}});
        sizes_match = sizes_match && dots.size() == static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
    Box visible() const override { return visible_; }
    float scale() const override { return scale_; }

    bool sizes_match = true;  ///< each raster had as many dots as columns × rows

private:
    static Box grown(Box b, float by) { return {b.x - by, b.y - by, b.w + 2 * by, b.h + 2 * by}; }
    static Box around(std::span<const Point> points) {
        const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
        return {left.x, top.y, right.x - left.x, bottom.y - top.y};
    }

    Box visible_;
    float scale_;
};

}  // namespace stepwell::tests

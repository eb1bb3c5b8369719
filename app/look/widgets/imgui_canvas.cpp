#include "app/look/widgets/imgui_canvas.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>
#include <vector>

namespace stepwell {
namespace {

/// The edge of a box with round corners, closed: the last point is the first.
std::vector<Point> edge(Box box, float radius) {
    radius = std::max(0.0F, std::min({radius, box.w / 2, box.h / 2}));
    std::vector<Point> points;
    const std::array<Point, 4> middles = {{{box.x + box.w - radius, box.y + radius},
                                           {box.x + box.w - radius, box.y + box.h - radius},
                                           {box.x + radius, box.y + box.h - radius},
                                           {box.x + radius, box.y + radius}}};
    const int parts = radius < 1 ? 0 : 6;
    for (int corner = 0; corner < 4; ++corner)
        for (int part = 0; part <= parts; ++part) {
            const float turn = static_cast<float>(corner - 1) +
                               (parts == 0 ? 0 : static_cast<float>(part) / static_cast<float>(parts));
            const float angle = turn * std::numbers::pi_v<float> / 2;
            const Point middle = middles[static_cast<std::size_t>(corner)];
            points.push_back(
                parts == 0 ? middle : Point{middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)});
        }
    points.push_back(points.front());
    return points;
}

float length_of(const std::vector<Point>& points) {
    float length = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        length += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    return length;
}

constexpr std::uint64_t odd_number = 0x9E3779B97F4A7C15ULL;

std::uint64_t word_of(Paint paint) {
    const std::uint64_t word =
        std::uint64_t{std::bit_cast<std::uint32_t>(paint.shade)} << 32 | std::bit_cast<std::uint32_t>(paint.alpha);
    return word ^ static_cast<std::uint64_t>(paint.role) * 0xD6E8FEB86659FD93ULL;
}

std::uint64_t hash_of(std::span<const Paint> cells, const Theme* theme) {
    std::uint64_t hash = std::bit_cast<std::uintptr_t>(theme) * odd_number + cells.size();
    for (const Paint& cell : cells) {
        hash = (hash ^ word_of(cell)) * odd_number;
        hash ^= hash >> 29;
    }
    return hash == 0 ? 1 : hash;
}

/// The colours of paints as pixels, the latest ones remembered: a board of a million cells has a few thousand paints.
class Pixels {
public:
    explicit Pixels(const Theme& theme) : theme_(theme), known_(std::size_t{1} << bits, Known{{}, pixel({})}) {}

    std::uint32_t of(Paint paint) {
        Known& known = known_[word_of(paint) * odd_number >> (64 - bits)];
        if (known.paint != paint) known = {paint, pixel(paint)};
        return known.pixel;
    }

private:
    static constexpr int bits = 12;
    struct Known {
        Paint paint;
        std::uint32_t pixel;
    };

    std::uint32_t pixel(Paint paint) const {
        const Colour c = theme_.colour(paint);
        return IM_COL32(c.r, c.g, c.b, c.a);
    }

    const Theme& theme_;
    std::vector<Known> known_;
};

}  // namespace

ImGuiCanvas::ImGuiCanvas(Painter& painter, Textures& textures, const Theme& theme, const Camera& camera, Box view,
                         float bold_lines)
    : painter_(painter), textures_(textures), theme_(theme), camera_(camera), view_(view), bold_lines_(bold_lines) {}

Box ImGuiCanvas::visible() const {
    const Point corner = camera_.to_world({view_.x, view_.y});
    return {corner.x, corner.y, view_.w / camera_.scale(), view_.h / camera_.scale()};
}

bool ImGuiCanvas::outside(Box p) const {
    return p.x > view_.x + view_.w || p.y > view_.y + view_.h || p.x + p.w < view_.x || p.y + p.h < view_.y;
}

/// Lines are at least a pixel wide, and from two pixels on a whole number of them.
float ImGuiCanvas::thick(float width) const {
    const float pixels = width * camera_.scale() * bold_lines_;
    return pixels < 1.5F ? std::max(1.0F, pixels) : std::round(pixels);
}

void ImGuiCanvas::fill(Box box, Paint paint, float radius) {
    const Box pixels = camera_.to_screen(box);
    if (!outside(pixels)) painter_.tile(pixels, theme_.colour(paint), radius * camera_.scale());
}

void ImGuiCanvas::outline(Box box, Paint paint, float width, Stroke stroke, float radius) {
    const Box pixels = Painter::snap(camera_.to_screen(box));
    const float wide = thick(width), round = radius * camera_.scale();
    if (outside(inset(pixels, -wide))) return;
    const Colour colour = theme_.colour(paint);
    if (stroke == Stroke::solid) {
        painter_.frame(inset(pixels, -wide / 2), colour, wide, round + wide / 2);
        return;
    }
    // A whole number of dashes, so that the end meets the beginning.
    const std::vector<Point> path = edge(pixels, round);
    const float length = length_of(path);
    const float count = std::max(4.0F, std::round(length / (wide * 3.6F)));
    const float period = length / count;
    painter_.dashes(path, colour, wide, period * 0.6F, period * 0.4F);
}

void ImGuiCanvas::disc(Point centre, float radius, Paint paint) {
    const Point middle = camera_.to_screen(centre);
    const float pixels = radius * camera_.scale();
    if (!outside({middle.x - pixels, middle.y - pixels, 2 * pixels, 2 * pixels}))
        painter_.disc(middle, pixels, theme_.colour(paint));
}

void ImGuiCanvas::line(std::span<const Point> points, Paint paint, float width, Stroke stroke) {
    std::vector<Point> path;
    path.reserve(points.size());
    for (const Point p : points) path.push_back(camera_.to_screen(p));
    const float wide = thick(width);
    const Colour colour = theme_.colour(paint);
    if (stroke == Stroke::dashed) {
        painter_.dashes(path, colour, wide, wide * 2.2F, wide * 1.4F);
        return;
    }
    painter_.line(path, colour, wide);
    // Round joints and ends; where the colour is see-through they would show as darker spots.
    if (wide >= 3 && colour.a == 255)
        for (const Point p : path) painter_.disc(p, wide / 2, colour);
}

void ImGuiCanvas::polygon(std::span<const Point> corners, Paint paint) {
    std::vector<Point> pixels;
    pixels.reserve(corners.size());
    for (const Point p : corners) pixels.push_back(camera_.to_screen(p));
    painter_.polygon(pixels, theme_.colour(paint));
}

void ImGuiCanvas::text(Point at, std::string_view utf8, float size, Paint paint, Align align, Face face) {
    letters(at, utf8, size, theme_.colour(paint), align, face);
}

void ImGuiCanvas::text_on(Paint ground, Point at, std::string_view utf8, float size, Align align, Face face) {
    letters(at, utf8, size, theme_.text_on(theme_.colour(ground)), align, face);
}

void ImGuiCanvas::letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face) {
    const Point pixels = camera_.to_screen(at);
    const float em = size * camera_.scale();
    const Font font = font_of(face);
    if (em < 4 || outside({pixels.x - 2000, pixels.y - em, 4000, 2 * em})) return;
    Point pen = {pixels.x, pixels.y + painter_.glyphs().cap_height(font, em) / 2};
    if (align != Align::left) pen.x -= painter_.width(font, em, utf8) * (align == Align::centre ? 0.5F : 1.0F);
    painter_.text(pen, font, em, utf8, colour);
}

void ImGuiCanvas::raster(Box box, int columns, int rows, std::span<const Paint> cells) {
    const auto needed = static_cast<std::size_t>(std::max(0, columns)) * static_cast<std::size_t>(std::max(0, rows));
    if (needed == 0 || cells.size() < needed) return;
    const std::uint64_t hash = hash_of(cells.first(needed), &theme_);
    const Box p = Painter::snap(camera_.to_screen(box));
    const bool shrunk = p.w < static_cast<float>(columns);
    TextureName name = textures_.known(hash, shrunk);
    if (name == 0) {
        std::vector<std::uint32_t> pixels(needed);
        std::ranges::transform(cells.first(needed), pixels.begin(),
                               [known = Pixels(theme_)](Paint paint) mutable { return known.of(paint); });
        name = textures_.picture(hash, columns, rows, pixels, shrunk);
    }
    painter_.list()->AddImage(std::bit_cast<ImTextureID>(name), {p.x, p.y}, {p.x + p.w, p.y + p.h});
}

}  // namespace stepwell

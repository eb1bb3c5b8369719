#include "app/export/cairo_canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "app/export/letters.h"
#include "app/look/typefaces.h"

namespace stepwell {
namespace {

constexpr int largest_raster = 4096;  // dots of an edge, as long as the cells are fewer

/// As cairo keeps its pixels.
std::uint32_t premultiplied(Colour c) {
    const auto part = [&](std::uint8_t channel) { return std::uint32_t{channel} * c.a / 255; };
    return std::uint32_t{c.a} << 24 | part(c.r) << 16 | part(c.g) << 8 | part(c.b);
}

}  // namespace

CairoCanvas::CairoCanvas(cairo_t* target, const Theme& theme, Box world, Point corner, float scale)
    : cr_(target),
      theme_(theme),
      world_(world),
      scale_(scale),
      on_paper_(cairo_surface_get_type(cairo_get_target(target)) == CAIRO_SURFACE_TYPE_PDF) {
    cairo_save(cr_);
    cairo_translate(cr_, corner.x, corner.y);
    cairo_scale(cr_, scale, scale);
    cairo_translate(cr_, -world.x, -world.y);
    cairo_set_line_join(cr_, CAIRO_LINE_JOIN_ROUND);
}

CairoCanvas::~CairoCanvas() { cairo_restore(cr_); }

void CairoCanvas::fill(Box box, Paint paint, float radius) { fill(box, theme_.colour(paint), radius); }

void CairoCanvas::fill(Box box, Colour colour, float radius) {
    trace(box, radius);
    use(colour);
    cairo_fill(cr_);
}

void CairoCanvas::outline(Box box, Paint paint, float width, Stroke how, float radius) {
    trace(box, radius);
    use(theme_.colour(paint));
    stroke(width, how);
}

void CairoCanvas::outline(Box box, Colour colour, float width, float radius) {
    trace(box, radius);
    use(colour);
    stroke(width, Stroke::solid);
}

void CairoCanvas::within(Box world, Point corner, float scale, const std::function<void(Canvas&)>& draw) {
    CairoCanvas inner(cr_, theme_, world, corner, scale);
    inner.scale_ = scale * scale_;
    draw(inner);
}

void CairoCanvas::disc(Point centre, float radius, Paint paint) {
    cairo_new_path(cr_);
    cairo_arc(cr_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
    use(theme_.colour(paint));
    cairo_fill(cr_);
}

void CairoCanvas::line(std::span<const Point> points, Paint paint, float width, Stroke how) {
    if (points.empty()) return;
    cairo_new_path(cr_);
    for (const Point p : points) cairo_line_to(cr_, p.x, p.y);
    use(theme_.colour(paint));
    stroke(width, how);
}

void CairoCanvas::polygon(std::span<const Point> corners, Paint paint) {
    cairo_new_path(cr_);
    for (const Point p : corners) cairo_line_to(cr_, p.x, p.y);
    cairo_close_path(cr_);
    use(theme_.colour(paint));
    cairo_fill(cr_);
}

void CairoCanvas::text(Point at, std::string_view utf8, float size, Paint paint, Align align, Face face) {
    letters(at, utf8, size, theme_.colour(paint), align, face);
}

void CairoCanvas::text_on(Paint ground, Point at, std::string_view utf8, float size, Align align, Face face) {
    letters(at, utf8, size, theme_.text_on(theme_.colour(ground)), align, face);
}

void CairoCanvas::raster(Box box, int columns, int rows, std::span<const Paint> cells) {
    const auto needed = static_cast<std::size_t>(std::max(columns, 0)) * static_cast<std::size_t>(std::max(rows, 0));
    if (needed == 0 || cells.size() < needed) return;
    // Whoever shows an SVG or a PDF smooths its pictures: there a cell is many dots, so that its edges stay sharp.
    int dots = 1;
    if (cairo_surface_get_type(cairo_get_target(cr_)) != CAIRO_SURFACE_TYPE_IMAGE) {
        const auto wish = static_cast<int>(std::ceil(2 * scale_ * box.w / static_cast<float>(columns)));
        dots = std::max(1, std::min(wish, largest_raster / std::max(columns, rows)));
    }
    cairo_surface_t* picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns * dots, rows * dots);
    unsigned char* bytes = cairo_image_surface_get_data(picture);
    const int stride = cairo_image_surface_get_stride(picture);
    for (int y = 0; bytes != nullptr && y < rows * dots; ++y) {
        auto* row = reinterpret_cast<std::uint32_t*>(bytes + static_cast<std::ptrdiff_t>(y) * stride);
        const std::span paints = cells.subspan(static_cast<std::size_t>(y / dots) * static_cast<std::size_t>(columns));
        for (int x = 0; x < columns; ++x)
            std::fill_n(row + x * dots, dots, premultiplied(theme_.colour(paints[static_cast<std::size_t>(x)])));
    }
    cairo_surface_mark_dirty(picture);
    cairo_save(cr_);
    cairo_translate(cr_, box.x, box.y);
    cairo_scale(cr_, static_cast<double>(box.w) / (columns * dots), static_cast<double>(box.h) / (rows * dots));
    cairo_set_source_surface(cr_, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr_), CAIRO_FILTER_NEAREST);
    cairo_rectangle(cr_, 0, 0, columns * dots, rows * dots);
    cairo_fill(cr_);
    cairo_restore(cr_);
    cairo_surface_destroy(picture);
}

void CairoCanvas::use(Colour c) { cairo_set_source_rgba(cr_, c.r / 255.0, c.g / 255.0, c.b / 255.0, c.a / 255.0); }

void CairoCanvas::trace(Box box, float radius) {
    cairo_new_path(cr_);
    radius = std::min({radius, box.w / 2, box.h / 2});
    if (radius <= 0) {
        cairo_rectangle(cr_, box.x, box.y, box.w, box.h);
        return;
    }
    constexpr double quarter = std::numbers::pi / 2;
    cairo_arc(cr_, box.x + box.w - radius, box.y + radius, radius, -quarter, 0);
    cairo_arc(cr_, box.x + box.w - radius, box.y + box.h - radius, radius, 0, quarter);
    cairo_arc(cr_, box.x + radius, box.y + box.h - radius, radius, quarter, 2 * quarter);
    cairo_arc(cr_, box.x + radius, box.y + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(cr_);
}

void CairoCanvas::stroke(float width, Stroke how) {
    cairo_set_line_width(cr_, width);
    if (how == Stroke::dashed) {
        const std::array dash{2.2 * width, 1.4 * width};
        cairo_set_dash(cr_, dash.data(), static_cast<int>(dash.size()), 0);
    }
    cairo_set_line_cap(cr_, how == Stroke::dashed ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
    cairo_stroke(cr_);
    cairo_set_dash(cr_, nullptr, 0, 0);
}

void CairoCanvas::letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face) {
    use(colour);
    Point left{at.x, at.y + size * cap_height(font_of(face)) / 2};
    if (align != Align::left) left.x -= text_width(utf8, size, face) * (align == Align::centre ? 0.5F : 1.0F);
    fill_text(cr_, left, utf8, size, face);
}

}  // namespace stepwell

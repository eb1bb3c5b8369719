#include "app/look/widgets/painter.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

ImVec2 vec(Point p) { return {p.x, p.y}; }
ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }

ImDrawFlags flags_of(Corners corners, float radius) {
    if (radius <= 0) return ImDrawFlags_RoundCornersNone;
    if (corners == Corners::top) return ImDrawFlags_RoundCornersTop;
    return corners == Corners::bottom ? ImDrawFlags_RoundCornersBottom : ImDrawFlags_RoundCornersAll;
}

}  // namespace

Font strong(Font font) {
    switch (font) {
        case Font::regular:
        case Font::medium: return Font::semibold;
        case Font::semibold: return Font::bold;
        case Font::mono: return Font::mono_bold;
        default: return font;
    }
}

Font font_of(Emphasis emphasis, Font font) {
    switch (emphasis) {
        case Emphasis::bold: return strong(font);
        case Emphasis::code: return Font::mono;
        case Emphasis::none: break;
    }
    return font;
}

Box Painter::snap(Box box) {
    const float left = std::round(box.x), top = std::round(box.y);
    return {left, top, std::round(box.x + box.w) - left, std::round(box.y + box.h) - top};
}

void Painter::fill(Box box, Colour colour, float radius, Corners corners) {
    if (colour.a == 0 || box.w <= 0 || box.h <= 0) return;
    list_->AddRectFilled({box.x, box.y}, {box.x + box.w, box.y + box.h}, packed(colour), radius,
                         flags_of(corners, radius));
}

void Painter::frame(Box box, Colour colour, float width, float radius) {
    if (colour.a == 0) return;
    const Box middle = inset(box, width / 2 - 0.5F);  // AddRect itself moves its line half a pixel inwards
    list_->AddRect({middle.x, middle.y}, {middle.x + middle.w, middle.y + middle.h}, packed(colour),
                   std::max(0.0F, radius - width / 2),
                   radius > 0 ? ImDrawFlags_RoundCornersAll : ImDrawFlags_RoundCornersNone, width);
}

void Painter::card(Box box, Colour ground, Colour border, float width, float radius) {
    // Of a large card only the edge gets the border's colour: without a graphics card every layer costs milliseconds.
    const float end = std::ceil(radius) + 1, middle = box.h - 2 * end;
    if (ground.a == 255 && middle > 0 && box == snap(box)) {
        fill({box.x, box.y, box.w, end}, border, radius, Corners::top);
        fill({box.x, box.y + end + middle, box.w, end}, border, radius, Corners::bottom);
        fill({box.x, box.y + end, width, middle}, border);
        fill({box.x + box.w - width, box.y + end, width, middle}, border);
    } else {
        fill(box, border, radius);
    }
    fill(inset(box, width), ground, std::max(0.0F, radius - width));
}

void Painter::shadow(Box box, Colour colour, float blur) {
    const int size = std::clamp(static_cast<int>(blur), 4, 96);
    const GlyphPicture corner = glyphs_.shadow_corner(size);
    const float s = static_cast<float>(size);
    // The soft edge lies half inside, half outside of the box; corners meet edges that repeat the corner's last row.
    const float left = box.x - s / 2, top = box.y - s / 2, right = box.x + box.w + s / 2, low = box.y + box.h + s / 2;
    const float u0 = corner.u0, v0 = corner.v0;
    const float u1 = corner.u1 - 0.5F / Glyphs::side, v1 = corner.v1 - 0.5F / Glyphs::side;
    const auto part = [&](float x0, float y0, float x1, float y1, float ua, float va, float ub, float vb) {
        list_->PrimReserve(6, 4);
        list_->PrimRectUV({x0, y0}, {x1, y1}, {ua, va}, {ub, vb}, packed(colour));
    };
    part(left, top, left + s, top + s, u0, v0, u1, v1);
    part(right - s, top, right, top + s, u1, v0, u0, v1);
    part(left, low - s, left + s, low, u0, v1, u1, v0);
    part(right - s, low - s, right, low, u1, v1, u0, v0);
    part(left + s, top, right - s, top + s, u1, v0, u1, v1);
    part(left + s, low - s, right - s, low, u1, v1, u1, v0);
    part(left, top + s, left + s, low - s, u0, v1, u1, v1);
    part(right - s, top + s, right, low - s, u1, v1, u0, v1);
    part(left + s, top + s, right - s, low - s, u1, v1, u1, v1);
}

void Painter::disc(Point centre, float radius, Colour colour) {
    list_->AddCircleFilled(vec(centre), radius, packed(colour));
}

void Painter::ring(Point centre, float radius, Colour colour, float width) {
    list_->AddCircle(vec(centre), radius, packed(colour), 0, width);
}

void Painter::triangle(Point a, Point b, Point c, Colour colour) {
    list_->AddTriangleFilled(vec(a), vec(b), vec(c), packed(colour));
}

void Painter::polygon(std::span<const Point> corners, Colour colour) {
    std::vector<ImVec2> path;
    path.reserve(corners.size());
    for (const Point p : corners) path.push_back(vec(p));
    list_->AddConvexPolyFilled(path.data(), static_cast<int>(path.size()), packed(colour));
}

void Painter::line(std::span<const Point> points, Colour colour, float width) {
    if (points.size() < 2) return;
    std::vector<ImVec2> path;
    path.reserve(points.size());
    for (const Point p : points) path.push_back(vec(p));
    list_->AddPolyline(path.data(), static_cast<int>(path.size()), packed(colour), ImDrawFlags_None, width);
}

void Painter::dashes(std::span<const Point> points, Colour colour, float width, float dash, float gap) {
    bool on = true;
    float left = dash;
    std::vector<Point> piece;
    const auto finish = [&] {
        if (on) line(piece, colour, width);
        piece.clear();
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        Point from = points[i - 1];
        const Point to = points[i];
        float length = std::hypot(to.x - from.x, to.y - from.y);
        piece.push_back(from);
        while (length > left) {
            const float t = left / length;
            from = {from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
            length -= left;
            piece.push_back(from);
            finish();
            on = !on;
            left = on ? dash : gap;
            piece.push_back(from);
        }
        left -= length;
        if (i + 1 == points.size()) piece.push_back(to);
    }
    finish();
}

void Painter::tile(Box box, Colour colour, float radius) {
    const Box place = snap(box);
    if (place.w > 128 || place.h > 128 || place.w < 1 || place.h < 1) {
        fill(place, colour, radius);
        return;
    }
    if (radius < 0.75F) {
        fill(place, colour);
        return;
    }
    picture({place.x, place.y},
            glyphs_.rounded(static_cast<int>(place.w), static_cast<int>(place.h), std::round(radius * 2) / 2), colour);
}

void Painter::picture(Point at, const GlyphPicture& picture, Colour colour) {
    if (picture.w <= 0) return;
    const ImVec2 a = {at.x + picture.x, at.y + picture.y};
    list_->PrimReserve(6, 4);
    list_->PrimRectUV(a, {a.x + picture.w, a.y + picture.h}, {picture.u0, picture.v0}, {picture.u1, picture.v1},
                      packed(colour));
}

float Painter::text(Point pen, Font font, float size, std::string_view utf8, Colour colour) {
    const float baseline = std::round(pen.y);
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t code = next_code_point(utf8, at);
        if (code != U' ') {
            const float whole = std::floor(pen.x);
            picture({whole, baseline}, glyphs_.glyph(font, size, code, pen.x - whole), colour);
        }
        pen.x += glyphs_.advance(font, size, code);
    }
    return pen.x;
}

void Painter::label(Box box, Font font, float size, std::string_view utf8, Colour colour, Align align) {
    std::string cut;
    float wide = width(font, size, utf8);
    if (wide > box.w + 0.5F) {
        constexpr std::string_view ellipsis = "…";
        const float room = box.w - width(font, size, ellipsis);
        float used = 0;
        for (std::size_t at = 0; at < utf8.size();) {
            const std::size_t begin = at;
            used += glyphs_.advance(font, size, next_code_point(utf8, at));
            if (used > room) break;
            cut += utf8.substr(begin, at - begin);
        }
        cut += ellipsis;
        cut_.emplace_back(utf8);
        utf8 = cut;
        wide = width(font, size, utf8);
    }
    float x = box.x;
    if (align == Align::centre) x += (box.w - wide) / 2;
    if (align == Align::right) x += box.w - wide;
    text({x, box.y + (box.h + glyphs_.cap_height(font, size)) / 2}, font, size, utf8, colour);
}

void Painter::icon(Point centre, char32_t code, float size, Colour colour) {
    GlyphPicture p = glyphs_.glyph(Font::icons, size, code, 0);
    const Point corner = {std::round(centre.x - p.w / 2), std::round(centre.y - p.h / 2)};
    p.x = p.y = 0;
    picture(corner, p, colour);
}

void Painter::paragraph(Point top_left, const Paragraph& paragraph, Font font, float size, float leading, Colour colour,
                        Colour strong_colour) {
    for (const Piece& piece : paragraph.pieces) {
        const Font face = font_of(piece.emphasis, font);
        const float face_size = piece.emphasis == Emphasis::code ? size * 0.94F : size;
        const float middle = top_left.y + (static_cast<float>(piece.line) + 0.5F) * leading;
        text({top_left.x + piece.x, middle + glyphs_.cap_height(font, size) / 2}, face, face_size, piece.text,
             piece.emphasis == Emphasis::none ? colour : strong_colour);
    }
}

void Painter::push_clip(Box box) {
    list_->PushClipRect({std::floor(box.x), std::floor(box.y)}, {std::ceil(box.x + box.w), std::ceil(box.y + box.h)},
                        true);
}

void Painter::pop_clip() { list_->PopClipRect(); }

}  // namespace stepwell

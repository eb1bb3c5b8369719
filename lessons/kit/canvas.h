// What a scene draws on. It names roles, shapes and text in world units (one grid cell is 1 × 1, y grows downwards);
// colours, fonts and pixels belong to the host: the window's canvas and the one for files draw the same calls. Radii,
// widths and type sizes are world units too.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace stepwell {

struct Point {
    float x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

struct Box {
    float x = 0, y = 0, w = 0, h = 0;
    Point centre() const { return {x + w / 2, y + h / 2}; }
    bool operator==(const Box&) const = default;
};

/// What a thing is, never how it looks. A theme turns each role into a colour (app/look/theme).
enum class Role : std::uint8_t {
    page,
    card,
    border,
    ink,
    quiet,
    faint,
    accent,
    on_accent,
    rail,
    on_rail,
    marked,
    marked_bar,
    right,
    wrong,  // the window's
    wall,
    floor,
    water,
    water_line,
    frontier,
    current,
    path,
    start,
    goal,
    side,
    distance,  // the scenes'
};

/// A role, how strong, and where that role is a ramp, where on it: Role::distance is 0 = near (bright) … 1 = far
/// (dark), Role::side, what stands upright, 0 = lit … 1 = in the shade.
struct Paint {
    Role role = Role::ink;
    float shade = 0;
    float alpha = 1;
    bool operator==(const Paint&) const = default;
};

enum class Stroke : std::uint8_t { solid, dashed };
enum class Align : std::uint8_t { left, centre, right };
enum class Face : std::uint8_t { text, bold, mono };

class Canvas {
public:
    virtual ~Canvas() = default;

    virtual void fill(Box box, Paint paint, float radius = 0) = 0;
    /// The line runs on the box's edge, half of its width inside and half outside.
    virtual void outline(Box box, Paint paint, float width, Stroke stroke = Stroke::solid, float radius = 0) = 0;
    virtual void disc(Point centre, float radius, Paint paint) = 0;
    /// A line through all points, joints rounded.
    virtual void line(std::span<const Point> points, Paint paint, float width, Stroke stroke = Stroke::solid) = 0;
    /// No corner points inwards.
    virtual void polygon(std::span<const Point> corners, Paint paint) = 0;
    void triangle(Point a, Point b, Point c, Paint paint) {
        const Point corners[] = {a, b, c};
        polygon(corners, paint);
    }
    /// One line of UTF-8; the middle of its capital letters is at `at.y`. `size` is the type size (em).
    virtual void text(Point at, std::string_view utf8, float size, Paint paint, Align align = Align::centre,
                      Face face = Face::bold) = 0;
    /// Text on a filled ground: ink or white, whichever reads better there.
    virtual void text_on(Paint ground, Point at, std::string_view utf8, float size, Align align = Align::centre,
                         Face face = Face::bold) = 0;
    /// `columns × rows` paints, row by row, one flat picture: for boards too big for single rectangles.
    virtual void raster(Box box, int columns, int rows, std::span<const Paint> cells) = 0;

    /// The part of the world that is on screen; a scene may skip what lies outside.
    virtual Box visible() const = 0;
    /// Pixels of one world unit; a scene leaves out labels that nobody could read.
    virtual float scale() const = 0;

    /// A text of the scene, in the language of whoever looks at it: `sign goal`, what stands on a goal's token.
    using Words = std::function<std::string(std::string_view key)>;
    Words words = [](std::string_view key) { return std::string(key); };
};

}  // namespace stepwell

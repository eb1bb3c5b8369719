// The brush of the window: shapes and text in pixels, on one ImGui draw list. Everything that is seen goes through
// here, so crispness (whole pixels, soft edges) is looked after in one place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/look/boxes.h"
#include "app/look/rich_text.h"
#include "app/look/theme.h"
#include "app/look/widgets/glyphs.h"

struct ImDrawList;

namespace stepwell {

/// Which corners of a rectangle are round.
enum class Corners : std::uint8_t { all, top, bottom };

class Painter {
public:
    explicit Painter(Glyphs& glyphs) : glyphs_(glyphs) {}

    /// Paints on `list` from now on.
    void use(ImDrawList* list) {
        list_ = list;
        cut_.clear();
    }
    ImDrawList* list() const { return list_; }
    Glyphs& glyphs() { return glyphs_; }

    // --- shapes; a box with round corners is best on whole pixels (snap) ---
    void fill(Box box, Colour colour, float radius = 0, Corners corners = Corners::all);
    /// A border inside the box's edge.
    void frame(Box box, Colour colour, float width, float radius = 0);
    /// Filled, with a border: the border never shines through at the corners.
    void card(Box box, Colour ground, Colour border, float width, float radius);
    void shadow(Box box, Colour colour, float blur);
    void disc(Point centre, float radius, Colour colour);
    void ring(Point centre, float radius, Colour colour, float width);
    void triangle(Point a, Point b, Point c, Colour colour);
    void polygon(std::span<const Point> corners, Colour colour);  ///< no corner points inwards
    void line(std::span<const Point> points, Colour colour, float width);
    void dashes(std::span<const Point> points, Colour colour, float width, float dash, float gap);
    /// A small filled rectangle out of the glyph texture: four corners however round it is.
    void tile(Box box, Colour colour, float radius);

    // --- text ---
    float width(Font font, float size, std::string_view text) { return glyphs_.width(font, size, text); }
    /// `pen` is the baseline's left end. Returns the pen's place behind the text.
    float text(Point pen, Font font, float size, std::string_view utf8, Colour colour);
    /// One line in a box, its capitals in the box's vertical middle; cut with an ellipsis if the box is too narrow.
    void label(Box box, Font font, float size, std::string_view utf8, Colour colour, Align align = Align::left);
    /// An icon with its picture (not its advance) in the middle.
    void icon(Point centre, char32_t code, float size, Colour colour);
    /// A paragraph made by wrap(); `top_left` of its first line, `leading` pixels a line.
    void paragraph(Point top_left, const Paragraph& paragraph, Font font, float size, float leading, Colour colour,
                   Colour strong);

    /// What label() had to cut since use(): nobody can read it, and tests want to know.
    const std::vector<std::string>& cut() const { return cut_; }

    void push_clip(Box box);
    void pop_clip();

    /// The nearest box with whole-pixel edges.
    static Box snap(Box box);

private:
    void picture(Point at, const GlyphPicture& picture, Colour colour);

    Glyphs& glyphs_;
    ImDrawList* list_ = nullptr;
    std::vector<std::string> cut_;
};

/// The bold face that goes with a face.
Font strong(Font font);
/// Which font a piece of a paragraph in `font` is set in.
Font font_of(Emphasis emphasis, Font font);

}  // namespace stepwell

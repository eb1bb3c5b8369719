// The canvas for files: the same drawing as in the window, on a Cairo surface.
#pragma once

#include <cairo.h>

#include <functional>

#include "app/look/theme.h"
#include "lessons/kit/canvas.h"

namespace stepwell {

class CairoCanvas final : public Canvas {
public:
    /// Draws on `target` (kept by the caller, who must not use it while the canvas lives): `world` comes to lie with
    /// its corner at `corner`, `scale` of the target's units for one of the world's.
    CairoCanvas(cairo_t* target, const Theme& theme, Box world, Point corner, float scale);
    CairoCanvas(const CairoCanvas&) = delete;
    CairoCanvas& operator=(const CairoCanvas&) = delete;
    ~CairoCanvas() override;

    void fill(Box box, Paint paint, float radius = 0) override;
    void outline(Box box, Paint paint, float width, Stroke stroke = Stroke::solid, float radius = 0) override;
    void disc(Point centre, float radius, Paint paint) override;
    void line(std::span<const Point> points, Paint paint, float width, Stroke stroke = Stroke::solid) override;
    void polygon(std::span<const Point> corners, Paint paint) override;
    void text(Point at, std::string_view utf8, float size, Paint paint, Align align = Align::centre,
              Face face = Face::bold) override;
    void text_on(Paint ground, Point at, std::string_view utf8, float size, Align align = Align::centre,
                 Face face = Face::bold) override;
    void raster(Box box, int columns, int rows, std::span<const Paint> cells) override;

    Box visible() const override { return world_; }
    /// On paper smaller letters can be read than on a screen: a point counts as two pixels.
    float scale() const override { return on_paper_ ? 2 * scale_ : scale_; }

    /// In a colour that is no role of scenes.
    void fill(Box box, Colour colour, float radius = 0);
    void outline(Box box, Colour colour, float width, float radius = 0);
    /// Draws another world on this one, in its units placed like the constructor's.
    void within(Box world, Point corner, float scale, const std::function<void(Canvas&)>& draw);

private:
    void use(Colour colour);
    void trace(Box box, float radius);
    void stroke(float width, Stroke stroke);
    void letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face);

    cairo_t* cr_;
    const Theme& theme_;
    Box world_;
    float scale_;
    bool on_paper_;
};

}  // namespace stepwell

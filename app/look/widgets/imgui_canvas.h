// The canvas of the window: a scene's drawing on a draw list, seen through a camera.
#pragma once

#include "app/look/camera.h"
#include "app/look/widgets/painter.h"
#include "app/look/widgets/textures.h"

namespace stepwell {

class ImGuiCanvas final : public Canvas {
public:
    /// `view` in pixels. `bold_lines` makes lines and outlines thicker, for projectors.
    ImGuiCanvas(Painter& painter, Textures& textures, const Theme& theme, const Camera& camera, Box view,
                float bold_lines);

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

    Box visible() const override;
    float scale() const override { return camera_.scale(); }

private:
    float thick(float width) const;
    void letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face);
    bool outside(Box pixels) const;

    Painter& painter_;
    Textures& textures_;
    const Theme& theme_;
    const Camera& camera_;
    Box view_;
    float bold_lines_;
};

}  // namespace stepwell

// The canvas for web pages: it notes a scene's calls as numbers, which the page's script draws again
// (app/export/web/page.js has the same list of shapes). What is drawn again and again is noted once.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/look/theme.h"
#include "lessons/kit/canvas.h"

namespace stepwell {

/// The shapes of one drawing, in the order in which they lie over each other: indices into Shapes.
using Sketch = std::vector<std::uint32_t>;

/// All shapes, colours and rasters of a page, each once. Lengths are thousandths of a world unit.
class Shapes {
public:
    std::uint32_t shape(std::string json);
    std::uint32_t colour(Colour colour);
    /// Rasters are noted as changes of the one before on the same stage.
    std::uint32_t raster(std::size_t stage, std::vector<std::uint32_t> colours);

    /// Arrays in JSON: shapes, colours as CSS has them, rasters.
    std::string shapes_as_json() const;
    std::string colours_as_json() const;
    std::string rasters_as_json() const;

private:
    std::vector<std::string> shapes_, rasters_;
    std::unordered_map<std::string, std::uint32_t> known_shapes_;
    std::vector<Colour> colours_;
    std::map<std::uint32_t, std::uint32_t> known_colours_;
    struct Raster {
        std::uint32_t index = 0;
        std::vector<std::uint32_t> colours = {};
    };
    std::map<std::size_t, Raster> last_rasters_;  // by stage
};

class SketchCanvas final : public Canvas {
public:
    /// `scale`: about as many pixels of one world unit as the page will have on a usual screen.
    SketchCanvas(Shapes& shapes, const Theme& theme, Box world, float scale, std::size_t stage = 0)
        : shapes_(shapes), theme_(theme), world_(world), scale_(scale), stage_(stage) {}

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
    float scale() const override { return scale_; }

    const Sketch& sketch() const { return sketch_; }

private:
    std::uint32_t colour(Paint paint) { return shapes_.colour(theme_.colour(paint)); }
    void letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face);
    void add(std::string json) { sketch_.push_back(shapes_.shape(std::move(json))); }

    Shapes& shapes_;
    const Theme& theme_;
    Box world_;
    float scale_;
    std::size_t stage_;
    Sketch sketch_;
};

/// What makes `after` of `before`, as JSON: [at, removed, added…] one after the other, from the left to the right.
std::string changes_as_json(const Sketch& before, const Sketch& after);

}  // namespace stepwell

#include "lessons/kit/grid_picture.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace stepwell {
namespace {

constexpr float gap = 0.025F;          // on each side of a cell
constexpr float radius = 0.1F;         // of a cell's corners
constexpr float stop_radius = 0.3F;    // of a path's stops
constexpr float legible = 8;           // pixels of type
constexpr float smallest_cell = 6;     // pixels; below that cells are dots of a raster
constexpr int most_cells = 20000;      // drawn one by one

Box box_of(Cell c, float inset) {
    return {static_cast<float>(c.x) + inset, static_cast<float>(c.y) + inset, 1 - 2 * inset, 1 - 2 * inset};
}

Point towards(Point from, Point to, float distance) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0) return from;
    return {from.x + (to.x - from.x) / length * distance, from.y + (to.y - from.y) / length * distance};
}

/// A number has to fit its cell.
float type_size(std::string_view digits) {
    constexpr float sizes[] = {0.4F, 0.4F, 0.4F, 0.34F, 0.27F};
    return digits.size() < std::size(sizes) ? sizes[digits.size()] : 0.21F;
}

bool labels_can_be_read(const Canvas& canvas) { return type_size("12") * canvas.scale() >= legible; }

void draw_number(Canvas& canvas, Point at, Paint ground, int number, bool quiet = false) {
    const std::string digits = std::to_string(number);
    const float size = type_size(digits) * (quiet ? 0.8F : 1.0F);
    if (size * canvas.scale() < legible) return;
    if (quiet) {
        canvas.text(at, digits, size, {Role::quiet}, Align::centre, Face::text);
    } else {
        canvas.text_on(ground, at, digits, size);
    }
}

/// The visible cells; right and bottom are excluded.
struct Range {
    int left, top, right, bottom;
    int columns() const { return right - left; }
    int rows() const { return bottom - top; }
};

Range visible_cells(const Canvas& canvas, Extent extent) {
    const Box box = canvas.visible();
    const auto within = [](float v, int most) { return static_cast<int>(std::clamp(v, 0.0F, static_cast<float>(most))); };
    return {within(std::floor(box.x), extent.width), within(std::floor(box.y), extent.height),
            within(std::ceil(box.x + box.w), extent.width), within(std::ceil(box.y + box.h), extent.height)};
}

void draw_raster(Canvas& canvas, const Level& level, const Range& range, const std::function<Tile(Cell)>& tile) {
    std::vector<Paint> paints;
    paints.reserve(static_cast<std::size_t>(range.columns()) * static_cast<std::size_t>(range.rows()));
    for (int y = range.top; y < range.bottom; ++y) {
        for (int x = range.left; x < range.right; ++x) {
            if (!level.walkable(cell(x, y))) {
                paints.push_back({Role::wall});
                continue;
            }
            const Tile here = tile(cell(x, y));
            paints.push_back(here.waiting ? Paint{Role::frontier} : here.ground);
        }
    }
    const Box box{static_cast<float>(range.left), static_cast<float>(range.top), static_cast<float>(range.columns()),
                  static_cast<float>(range.rows())};
    canvas.raster(box, range.columns(), range.rows(), paints);
}

/// A small arrow head at the edge of the cell, in the ramp's other end, so that it can be seen on either.
void draw_crumb(Canvas& canvas, Cell at, Cell to, Paint ground) {
    const Point from = centre_of(at);
    const Point tip = towards(from, centre_of(to), 0.45F);
    const Point base = towards(from, centre_of(to), 0.34F);
    const float across_x = (tip.y - base.y) * 0.8F, across_y = (base.x - tip.x) * 0.8F;
    const Paint paint{Role::distance, ground.shade < 0.5F ? 1.0F : 0.0F};
    canvas.triangle(tip, {base.x + across_x, base.y + across_y}, {base.x - across_x, base.y - across_y}, paint);
}

}  // namespace

Point centre_of(Cell cell) { return {static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F}; }

void draw_floor(Canvas& canvas, const Level& level, const std::function<Tile(Cell)>& tile) {
    const Range range = visible_cells(canvas, level.extent());
    if (range.columns() <= 0 || range.rows() <= 0) return;
    if (canvas.scale() < smallest_cell || range.columns() > most_cells / range.rows()) {
        draw_raster(canvas, level, range, tile);
        return;
    }
    for (int y = range.top; y < range.bottom; ++y) {
        for (int x = range.left; x < range.right; ++x) {
            const Cell c = cell(x, y);
            if (level.walkable(c)) {
                draw_tile(canvas, c, tile(c));
            } else {
                draw_wall(canvas, c);
            }
        }
    }
}

void draw_wall(Canvas& canvas, Cell cell) { canvas.fill(box_of(cell, gap), {Role::wall}, radius); }

void draw_tile(Canvas& canvas, Cell cell, const Tile& tile) {
    canvas.fill(box_of(cell, gap), tile.ground, radius);
    if (tile.waiting) canvas.outline(box_of(cell, gap + 0.03F), {Role::frontier}, 0.06F, Stroke::dashed, radius);
    if (tile.crumb != nowhere && labels_can_be_read(canvas)) draw_crumb(canvas, cell, tile.crumb, tile.ground);
    if (tile.number) draw_number(canvas, centre_of(cell), tile.ground, *tile.number, tile.quiet);
}

void draw_path(Canvas& canvas, std::span<const Cell> cells, const std::function<std::optional<int>(Cell)>& number) {
    constexpr Paint paint{Role::path};
    const float width = std::clamp(2.5F / canvas.scale(), 0.16F, 1.0F);
    if (!labels_can_be_read(canvas)) {
        std::vector<Point> points;
        for (const Cell c : cells) points.push_back(centre_of(c));
        if (points.size() > 1) canvas.line(points, paint, width);
        return;
    }
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        const Point a = centre_of(cells[i]), b = centre_of(cells[i + 1]);
        const Point ends[] = {towards(a, b, stop_radius), towards(b, a, stop_radius)};
        canvas.line(ends, paint, width);
    }
    for (const Cell c : cells) {
        canvas.disc(centre_of(c), stop_radius, paint);
        if (const auto n = number(c)) draw_number(canvas, centre_of(c), paint, *n);
    }
}

void draw_token(Canvas& canvas, Point centre, Role role, std::string_view letter) {
    constexpr float size = 0.46F;
    canvas.disc(centre, 0.37F, {role});
    if (size * canvas.scale() >= legible) canvas.text_on({role}, centre, letter, size);
}

void draw_ring(Canvas& canvas, Point centre) {
    const float width = std::clamp(2 / canvas.scale(), 0.1F, 0.5F);
    const float inset = width / 2;
    canvas.outline({centre.x - 0.5F + inset, centre.y - 0.5F + inset, 1 - width, 1 - width}, {Role::current}, width,
                   Stroke::solid, radius);
}

void draw_look(Canvas& canvas, Extent extent, Cell from, Cell at) {
    const bool inside = extent.contains(at);
    if (inside) canvas.outline(box_of(at, 0.05F), {Role::current}, 0.06F, Stroke::solid, radius);
    // The arrow stands on the border between the two cells, clear of both numbers; at the map's edge it stays inside.
    const Point a = centre_of(from), b = centre_of(at);
    const Point tip = towards(a, b, inside ? 0.68F : 0.5F), base = towards(a, b, inside ? 0.48F : 0.3F);
    const float across_x = (tip.y - base.y) * 0.9F, across_y = (base.x - tip.x) * 0.9F;
    canvas.triangle(tip, {base.x + across_x, base.y + across_y}, {base.x - across_x, base.y - across_y},
                    {Role::current});
}

Point place_of(const std::vector<Mover>& movers, int id) { return std::ranges::find(movers, id, &Mover::id)->place; }

void draw_floor_sample(Canvas& canvas, std::string_view key) {
    constexpr Cell here = cell(0, 0);
    const Tile reached{.ground = {Role::distance, 0.2F}, .number = 5};
    if (key == "goblin") return draw_token(canvas, centre_of(here), Role::start, "g");
    if (key == "hero") return draw_token(canvas, centre_of(here), Role::goal, "@");
    if (key == "wall") return draw_wall(canvas, here);
    if (key == "straight") return draw_tile(canvas, here, {.number = 5, .quiet = true});
    if (key == "waiting") return draw_tile(canvas, here, {.ground = {Role::distance, 0.4F, 0.5F}, .waiting = true});
    if (key == "crumb") return draw_tile(canvas, here, {.ground = {Role::distance, 0.2F}, .crumb = cell(-1, 0)});
    if (key == "path") {
        const Point ends[] = {{0.1F, 0.5F}, {0.9F, 0.5F}};
        canvas.line(ends, {Role::path}, 0.16F);
        return canvas.disc(centre_of(here), stop_radius, {Role::path});
    }
    draw_tile(canvas, here, key == "number" ? reached : Tile{});
    if (key == "current" || key == "best") draw_ring(canvas, centre_of(here));
    if (key == "look") draw_look(canvas, {1, 1}, cell(-1, 0), here);
}

}  // namespace stepwell

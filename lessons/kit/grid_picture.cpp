#include "lessons/kit/grid_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace stepwell {
namespace {

// In cells:
constexpr float gap = 0.025F;   // on each side of a cell
constexpr float radius = 0.1F;  // of a cell's corners
constexpr float path_width = 0.16F;
constexpr float stop_radius = 0.3F;  // of a path's stops
constexpr float largest_type = 0.4F;
constexpr float corner_type = 0.24F;
constexpr float tile_room = 0.64F, stop_room = 0.52F;  // for the width of a number
// In pixels:
constexpr float legible = 8;                                  // type
constexpr float smallest_cell = 6;                            // below that cells are dots of a raster
constexpr float smallest_pin = 5;                             // half of what must be found on any map
constexpr float smallest_token = 7.5F, smallest_letter = 10;  // radius and type of what must be told apart on any map

constexpr int most_cells = 20000;                // drawn one by one
constexpr Paint crumb_paint{Role::distance, 1};  // the ramp's dark end on its bright half

Box box_of(Cell c, float inset) {
    return {static_cast<float>(c.x) + inset, static_cast<float>(c.y) + inset, 1 - 2 * inset, 1 - 2 * inset};
}

Point towards(Point from, Point to, float distance) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0) return from;
    return {from.x + (to.x - from.x) / length * distance, from.y + (to.y - from.y) / length * distance};
}

/// Type for a number that has `room` for its width; a digit is about 0.62 em wide.
float type_size(std::size_t digits, float room) {
    return std::min(largest_type, room / (0.62F * static_cast<float>(digits)));
}

bool labels_can_be_read(const Canvas& canvas) { return largest_type * canvas.scale() >= legible; }

void draw_number(Canvas& canvas, Point at, Paint ground, int number, float room) {
    const std::string digits = std::to_string(number);
    const float size = type_size(digits.size(), room);
    if (size * canvas.scale() >= legible) canvas.text_on(ground, at, digits, size);
}

void draw_remark(Canvas& canvas, Point at, int number) {
    const std::string digits = std::to_string(number);
    const float size = type_size(digits.size(), tile_room) * 0.85F;
    if (size * canvas.scale() >= legible) canvas.text(at, digits, size, {Role::quiet}, Align::centre, Face::text);
}

void draw_corners(Canvas& canvas, Cell cell, const Tile& tile) {
    if (corner_type * canvas.scale() < legible) return;
    const Point middle = centre_of(cell);
    const auto write = [&](float x, int number, Align align) {
        canvas.text_on(tile.ground, {middle.x + x, middle.y - 0.34F}, std::to_string(number), corner_type, align,
                       Face::text);
    };
    write(-0.42F, tile.corners->first, Align::left);
    write(0.42F, tile.corners->second, Align::right);
}

/// The parts of a path that may be on screen, with one point for each bend.
std::vector<std::vector<Point>> visible_parts(const Canvas& canvas, std::span<const Cell> cells) {
    const Box screen = canvas.visible();
    const auto seen = [&](Point a, Point b) {
        return std::max(a.x, b.x) + 1 > screen.x && std::min(a.x, b.x) - 1 < screen.x + screen.w &&
               std::max(a.y, b.y) + 1 > screen.y && std::min(a.y, b.y) - 1 < screen.y + screen.h;
    };
    std::vector<std::vector<Point>> parts;
    for (std::size_t i = 0, end = 0; i + 1 < cells.size(); i = end) {
        end = i + 1;
        while (end + 1 < cells.size() && (cells[i].x == cells[end + 1].x || cells[i].y == cells[end + 1].y)) ++end;
        const Point a = centre_of(cells[i]), b = centre_of(cells[end]);
        if (!seen(a, b)) continue;
        if (parts.empty() || parts.back().back() != a) parts.push_back({a});
        parts.back().push_back(b);
    }
    return parts;
}

/// A flat arrow head from `base` to `tip`.
void draw_arrow(Canvas& canvas, Point base, Point tip, Paint paint) {
    const float across_x = (tip.y - base.y) * 0.85F, across_y = (base.x - tip.x) * 0.85F;
    canvas.triangle(tip, {base.x + across_x, base.y + across_y}, {base.x - across_x, base.y - across_y}, paint);
}

}  // namespace

Point centre_of(Cell cell) { return {static_cast<float>(cell.x) + 0.5F, static_cast<float>(cell.y) + 0.5F}; }

CellRange visible_cells(const Canvas& canvas, Extent extent) {
    const Box box = canvas.visible();
    const auto within = [](float v, int most) {
        return static_cast<int>(std::clamp(v, 0.0F, static_cast<float>(most)));
    };
    return {within(std::floor(box.x), extent.width), within(std::floor(box.y), extent.height),
            within(std::ceil(box.x + box.w), extent.width), within(std::ceil(box.y + box.h), extent.height)};
}

bool drawn_as_raster(const Canvas& canvas, const CellRange& cells) {
    return canvas.scale() < smallest_cell || cells.columns() * cells.rows() > most_cells;
}

std::vector<Paint>& room_for_dots() {
    thread_local std::vector<Paint> dots;
    dots.clear();
    return dots;
}

void draw_wall(Canvas& canvas, Cell cell) { canvas.fill(box_of(cell, gap), {Role::wall}, radius); }

void draw_tile(Canvas& canvas, Cell cell, const Tile& tile) {
    canvas.fill(box_of(cell, gap), tile.ground, radius);
    if (tile.waiting) canvas.outline(box_of(cell, gap + 0.03F), {Role::frontier}, 0.06F, Stroke::dashed, radius);
    if (tile.crumb != nowhere && labels_can_be_read(canvas)) {
        // At the edge that it points over, clear of the number.
        const Point middle = centre_of(cell), next = centre_of(tile.crumb);
        draw_arrow(canvas, towards(middle, next, 0.33F), towards(middle, next, 0.44F),
                   tile.waiting ? Paint{Role::frontier} : crumb_paint);
    }
    if (tile.corners) draw_corners(canvas, cell, tile);
    if (!tile.number) return;
    if (tile.quiet) {
        draw_remark(canvas, centre_of(cell), *tile.number);
    } else {
        draw_number(canvas, centre_of(cell), tile.ground, *tile.number, tile_room);
    }
}

void draw_waves(Canvas& canvas, Cell cell) {
    if (canvas.scale() < 12) return;
    const Point middle = centre_of(cell);
    const float width = std::max(0.035F, 1 / canvas.scale());
    for (const float y : {0.28F, 0.4F}) {
        std::array<Point, 9> wave;
        for (std::size_t i = 0; i < wave.size(); ++i) {
            const auto step = static_cast<float>(i);
            constexpr std::array<float, 4> rise = {0, -1, 0, 1};
            wave[i] = {middle.x - 0.34F + step * 0.085F, middle.y + y + rise[i % 4] * 0.035F};
        }
        canvas.line(wave, {Role::water_line}, width);
    }
}

void draw_rulers(Canvas& canvas, const CellRange& cells) {
    const float type = std::max(0.3F, legible / canvas.scale());
    const std::size_t digits = std::to_string(std::max(cells.right, cells.bottom) - 1).size();
    if (0.62F * static_cast<float>(digits) * type > ruler) return;
    const auto write = [&](Point at, int number) {
        canvas.text(at, std::to_string(number), type, {Role::quiet}, Align::centre, Face::text);
    };
    for (int x = cells.left; x < cells.right; ++x) write({static_cast<float>(x) + 0.5F, -ruler / 2}, x);
    for (int y = cells.top; y < cells.bottom; ++y) write({-ruler / 2, static_cast<float>(y) + 0.5F}, y);
}

void draw_path(Canvas& canvas, std::span<const Cell> cells, const std::function<std::optional<int>(Cell)>& number) {
    constexpr Paint paint{Role::path};
    const float width = std::clamp(2.5F / canvas.scale(), path_width, 1.0F);
    if (!labels_can_be_read(canvas)) {
        for (const std::vector<Point>& part : visible_parts(canvas, cells)) canvas.line(part, paint, width);
        return;
    }
    const auto seen = [screen = canvas.visible()](Cell c) {
        const auto x = static_cast<float>(c.x), y = static_cast<float>(c.y);
        return x < screen.x + screen.w && x + 1 > screen.x && y < screen.y + screen.h && y + 1 > screen.y;
    };
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        if (!seen(cells[i]) && !seen(cells[i + 1])) continue;
        const Point a = centre_of(cells[i]), b = centre_of(cells[i + 1]);
        const Point ends[] = {towards(a, b, stop_radius), towards(b, a, stop_radius)};
        canvas.line(ends, paint, width);
    }
    for (const Cell c : cells) {
        if (!seen(c)) continue;
        canvas.disc(centre_of(c), stop_radius, paint);
        if (const auto n = number(c)) draw_number(canvas, centre_of(c), paint, *n, stop_room);
    }
}

void draw_token(Canvas& canvas, Point centre, Role role, std::string_view letter) {
    canvas.disc(centre, std::max(0.37F, smallest_token / canvas.scale()), {role});
    canvas.text_on({role}, centre, letter, std::max(0.46F, smallest_letter / canvas.scale()));
}

void draw_ring(Canvas& canvas, Point centre) {
    const float width = std::max(0.1F, 2 / canvas.scale());
    const float half = std::max(0.5F, (smallest_pin + 2) / canvas.scale()) - width / 2;
    canvas.outline({centre.x - half, centre.y - half, 2 * half, 2 * half}, {Role::current}, width, Stroke::solid,
                   radius);
}

void draw_subject(Canvas& canvas, Cell cell) {
    canvas.outline(box_of(cell, 0.05F), {Role::current}, 0.06F, Stroke::solid, radius);
}

void draw_look(Canvas& canvas, Extent extent, Cell from, Cell at) {
    const bool inside = extent.contains(at);
    if (inside) draw_subject(canvas, at);
    // The arrow stands on the border between the two cells, clear of both numbers; at the map's edge it stays inside.
    const Point a = centre_of(from), b = centre_of(at);
    draw_arrow(canvas, towards(a, b, inside ? 0.48F : 0.3F), towards(a, b, inside ? 0.68F : 0.5F), {Role::current});
}

Point place_of(const std::vector<Mover>& movers, int id) { return std::ranges::find(movers, id, &Mover::id)->place; }

void draw_floor_sample(Canvas& canvas, std::string_view key) {
    constexpr Cell here = cell(0, 0);
    constexpr Point middle{0.5F, 0.5F};
    constexpr Paint reached{Role::distance, 0.2F};
    constexpr float large = 0.6F;  // type: legends are small
    if (key == "goblin") return draw_token(canvas, middle, Role::start, "g");
    if (key == "hero") return draw_token(canvas, middle, Role::goal, "@");
    if (key == "wall") return draw_wall(canvas, here);
    if (key == "water") {
        draw_tile(canvas, here, {.ground = {Role::water}});
        return draw_waves(canvas, here);
    }
    if (key == "number" || key == "straight") {
        draw_tile(canvas, here, {.ground = key == "number" ? reached : Paint{Role::floor}});
        if (key == "number") return canvas.text_on(reached, middle, "5", large);
        return canvas.text(middle, "5", large, {Role::quiet}, Align::centre, Face::text);
    }
    if (key == "path") {
        const Point ends[] = {{0.08F, 0.5F}, {0.92F, 0.5F}};
        canvas.line(ends, {Role::path}, path_width);
        return canvas.disc(middle, stop_radius, {Role::path});
    }
    if (key == "waiting") return draw_tile(canvas, here, {.ground = {Role::distance, 0.2F, 0.5F}, .waiting = true});
    draw_tile(canvas, here, {.ground = key == "crumb" ? reached : Paint{Role::floor}});
    if (key == "crumb") draw_arrow(canvas, {0.65F, 0.5F}, {0.35F, 0.5F}, crumb_paint);
    if (key == "current" || key == "best") draw_ring(canvas, middle);
    if (key != "look") return;
    draw_subject(canvas, here);
    draw_arrow(canvas, {0.04F, 0.5F}, {0.34F, 0.5F}, {Role::current});
}

}  // namespace stepwell

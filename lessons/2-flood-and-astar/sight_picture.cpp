#include "lessons/2-flood-and-astar/sight_picture.h"

#include <algorithm>
#include <cmath>

#include "lessons/2-flood-and-astar/sight_run.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

// In cells:
constexpr float line_width = 0.04F, cross_width = 0.1F, frame_width = 0.05F;
constexpr float dot = 0.055F;
// In pixels:
constexpr float thinnest = 1.5F;    // line
constexpr float readable_eye = 16;  // a cell in which an eye can be told from a dot

constexpr Paint looked_into{Role::path, 0, 0.22F};

Box frame_of(Cell c) {
    constexpr float inset = 0.07F;
    return {static_cast<float>(c.x) + inset, static_cast<float>(c.y) + inset, 1 - 2 * inset, 1 - 2 * inset};
}

Point between(Point a, Point b, float share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// An eye that looks to `at`.
void draw_eye(Canvas& canvas, Point centre, Point at) {
    draw_token(canvas, centre, Role::start, "");
    if (canvas.scale() < readable_eye) return;
    canvas.disc(centre, 0.24F, {Role::card});
    const float length = std::max(1.0F, std::hypot(at.x - centre.x, at.y - centre.y));
    canvas.disc({centre.x + (at.x - centre.x) / length * 0.09F, centre.y + (at.y - centre.y) / length * 0.09F}, 0.13F,
                {Role::ink});
}

/// The wall that ends the view.
void draw_cross(Canvas& canvas, Point centre) {
    constexpr float arm = 0.24F;
    const Point falling[] = {{centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}};
    const Point rising[] = {{centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm}};
    canvas.line(falling, {Role::current}, cross_width);
    canvas.line(rising, {Role::current}, cross_width);
}

/// A wall that the line hits, but that nobody looked into.
void draw_missed(Canvas& canvas, Cell cell) {
    const Point centre = centre_of(cell);
    canvas.outline(frame_of(cell), {Role::current}, frame_width, Stroke::dashed, 0.1F);
    if (canvas.scale() >= readable_eye) canvas.text_on({Role::wall}, centre, "!", 0.6F);
}

void draw_line(Canvas& canvas, Point from, Point to, Stroke stroke, Paint paint) {
    const Point ends[] = {from, to};
    if (from != to) canvas.line(ends, paint, std::max(line_width, thinnest / canvas.scale()), stroke);
}

/// Where sample `k` of those that were taken so far lies.
Point sample_point(const View& view, int k) {
    const Point eye = centre_of(view.eye), target = centre_of(view.target);
    const float length = std::hypot(target.x - eye.x, target.y - eye.y);
    const float walked = static_cast<float>(k * view.step) / 100;
    return walked < length ? between(eye, target, walked / length) : target;
}

/// How much of the line has been looked along: up to the last sample, or abreast of the last cell.
float share_seen(const View& view, const std::vector<Cell>& looked) {
    const int all = manhattan(view.eye, view.target);
    if (all == 0 || looked.empty()) return 0;
    const float across = static_cast<float>(view.target.x - view.eye.x);
    const float down = static_cast<float>(view.target.y - view.eye.y);
    const float x = static_cast<float>(looked.back().x - view.eye.x),
                y = static_cast<float>(looked.back().y - view.eye.y);
    return std::clamp((x * across + y * down) / (across * across + down * down), 0.0F, 1.0F);
}

}  // namespace

void draw_sight(Canvas& canvas, const Moment& moment, Point ring) {
    const Level& level = moment.input.map;
    const View view(moment.input);
    const std::vector<Cell> looked = cells_of(moment.now.find("looked"));
    const std::vector<std::uint8_t> marked = marks(level.extent(), looked);
    draw_floor(canvas, level, [&](Cell c) {
        Tile tile;
        if (marked[level.extent().index(c)] != 0) tile.ground = looked_into;
        return tile;
    });
    const bool samples = view.way == "samples";
    const bool dots = drawn_as_raster(canvas, visible_cells(canvas, level.extent()));
    if (!samples && !dots)
        for (const Cell c : looked) canvas.outline(frame_of(c), {Role::path}, frame_width, Stroke::solid, 0.1F);

    const Point eye = centre_of(view.eye), target = centre_of(view.target);
    const int last = static_cast<int>(looked.size()) - 1;
    const Point seen = samples ? sample_point(view, std::max(last, 0)) : between(eye, target, share_seen(view, looked));
    draw_line(canvas, seen, target, Stroke::dashed, {Role::quiet});
    draw_line(canvas, eye, seen, Stroke::solid, {Role::path});
    if (samples) {
        const float radius = std::max(dot, thinnest / canvas.scale());
        constexpr float apart = 3;  // in pixels; nearer ones are a line
        const bool all = static_cast<float>(view.step) / 100 * canvas.scale() >= apart;
        for (int k = all ? 0 : std::max(last, 0); k <= last; ++k)
            canvas.disc(sample_point(view, k), k == last ? 1.8F * radius : radius,
                        {k == last ? Role::current : Role::path});
    }

    draw_eye(canvas, eye, target);
    draw_token(canvas, target, Role::goal, "@");

    const Cell unseen = missed(level, view);
    if (somewhere(unseen) && !looked.empty() && manhattan(looked.back(), view.eye) > manhattan(unseen, view.eye))
        draw_missed(canvas, unseen);
    if (looked.empty()) return;
    draw_ring(canvas, ring);
    if (!level.walkable(looked.back())) draw_cross(canvas, centre_of(looked.back()));
}

void draw_sight_sample(Canvas& canvas, std::string_view key) {
    constexpr Cell here = cell(0, 0);
    constexpr Point middle{0.5F, 0.5F}, left{0.06F, 0.5F}, right{0.94F, 0.5F};
    if (key == "eye") return draw_eye(canvas, middle, right);
    if (key == "target") return draw_token(canvas, middle, Role::goal, "@");
    if (key == "wall" || key == "blocks" || key == "missed") {
        draw_wall(canvas, here);
        if (key == "blocks") draw_cross(canvas, middle);
        if (key == "missed") draw_missed(canvas, here);
        return;
    }
    draw_tile(canvas, here, {.ground = key == "line" ? Paint{Role::floor} : looked_into});
    if (key == "looked") canvas.outline(frame_of(here), {Role::path}, frame_width, Stroke::solid, 0.1F);
    if (key == "line") draw_line(canvas, left, right, Stroke::dashed, {Role::quiet});
    if (key != "sample") return;
    draw_line(canvas, left, right, Stroke::solid, {Role::path});
    for (const float x : {0.2F, 0.5F, 0.8F}) canvas.disc({x, 0.5F}, 0.1F, {Role::path});
}

std::string sight_text(const Level& level, Cell eye, Cell target, const std::vector<Cell>& looked) {
    std::string text = to_text(level);
    const auto place = [&](Cell c) -> char& {
        return text[level.extent().index(c) + static_cast<std::size_t>(c.y)];  // a line break ends each row
    };
    for (const Cell c : looked) place(c) = level.walkable(c) ? '*' : 'X';
    place(target) = 'T';
    place(eye) = 'E';
    return text;
}

}  // namespace stepwell::lesson_2

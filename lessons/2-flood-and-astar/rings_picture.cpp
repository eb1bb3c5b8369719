#include "lessons/2-flood-and-astar/rings_picture.h"

#include <algorithm>

#include "lessons/2-flood-and-astar/rings_run.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

constexpr float far_end = 0.5F;      // the shade of the last ring; beyond it the ramp grows as dark as walls are
constexpr float readable_legs = 16;  // in pixels: a cell in which legs can be seen

/// A spider: a body with eight legs.
void draw_spider(Canvas& canvas, Point at) {
    if (canvas.scale() < readable_legs) return draw_token(canvas, at, Role::start, "");
    for (const float side : {-1.0F, 1.0F}) {
        for (const float y : {-0.3F, -0.1F, 0.1F, 0.3F}) {
            const Point leg[] = {
                at, {at.x + side * 0.26F, at.y + y * 0.7F - 0.08F}, {at.x + side * 0.4F, at.y + y * 1.25F}};
            canvas.line(leg, {Role::start}, 0.06F);
        }
        canvas.disc({at.x, at.y}, 0.22F, {Role::start});
    }
    for (const float side : {-1.0F, 1.0F}) canvas.disc({at.x + side * 0.08F, at.y - 0.08F}, 0.05F, {Role::card});
}

void draw_ladder(Canvas& canvas, Point centre) {
    constexpr Paint wood{Role::quiet};
    for (const float side : {-0.3F, 0.3F}) {
        const Point rail[] = {{centre.x + side, centre.y - 0.44F}, {centre.x + side, centre.y + 0.44F}};
        canvas.line(rail, wood, 0.07F);
    }
    for (const float y : {-0.33F, -0.11F, 0.11F, 0.33F}) {
        const Point rung[] = {{centre.x - 0.3F, centre.y + y}, {centre.x + 0.3F, centre.y + y}};
        canvas.line(rung, wood, 0.06F);
    }
}

/// The cells of the way that the breadcrumbs have told so far, in a row; or of the steps of a chase.
std::vector<Cell> way_so_far(const Moment& moment, const Hunt& hunt) {
    std::vector<Cell> cells = cells_of(moment.now.find("path"));
    if (const auto step = moment.now.find("step"); step && moment.now.find("path")) {
        cells.insert(cells.begin(), step->as<Cell>());
        return cells;
    }
    cells = cells_of(moment.now.find("steps"));
    if (!cells.empty()) cells.insert(cells.begin(), hunt.start);
    return cells;
}

}  // namespace

std::optional<int> ring_of(const LayerView& prev, Cell cell) {
    if (!somewhere(prev.at<Cell>(cell))) return std::nullopt;
    int ring = 0;
    for (; prev.at<Cell>(cell) != cell; cell = prev.at<Cell>(cell)) ++ring;
    return ring;
}

void draw_rings(Canvas& canvas, const Moment& moment, Point ring, Point monster) {
    const Hunt hunt(moment.input);
    const Extent extent = hunt.map.extent();
    const auto prev = moment.now.find("prev");
    const std::vector<std::uint8_t> front = marks(extent, cells_of(moment.now.find("front")));
    const std::vector<std::uint8_t> next = marks(extent, cells_of(moment.now.find("next")));
    const std::vector<Cell> way = way_so_far(moment, hunt);
    const std::vector<std::uint8_t> on_way = marks(extent, way);
    const Cell asked = !moment.reveal && moment.at("flood_in_rings", "take") ? moment.subject_cell() : nowhere;
    const auto ring_at = [&](Cell c) { return prev ? ring_of(*prev, c) : std::nullopt; };
    draw_floor(canvas, hunt.map, [&](Cell c) {
        Tile tile;
        const std::optional<int> steps = ring_at(c);
        if (!steps) return tile;
        const std::size_t i = extent.index(c);
        tile.waiting = front[i] != 0;
        tile.ground = {Role::distance, far_end * static_cast<float>(*steps) / static_cast<float>(hunt.limit),
                       tile.waiting || next[i] != 0 ? 0.5F : 1.0F};
        if (on_way[i] == 0 && *steps > 0 && c != asked && c != hunt.goal) tile.number = steps;
        if (*steps > 0) tile.crumb = prev->at<Cell>(c);
        return tile;
    });
    draw_path(canvas, way, [&](Cell c) { return c == way.front() && hunt.chase ? std::nullopt : ring_at(c); });
    if (hunt.ladder) draw_ladder(canvas, centre_of(hunt.goal));
    draw_token(canvas, centre_of(hunt.goal), Role::goal, "@");
    draw_spider(canvas, monster);

    const auto current = moment.now.find("current");
    if (!current) return;
    const bool look = moment.at("flood_in_rings", "look") || moment.at("flood_in_rings", "ladder?");
    if (look || (moment.at("flood_in_rings", "wet") && moment.reveal))
        draw_look(canvas, extent, current->as<Cell>(), moment.subject_cell());
    if (moment.at("flood_in_rings", "take")) draw_subject(canvas, moment.subject_cell());
    draw_ring(canvas, ring);
}

void draw_rings_sample(Canvas& canvas, std::string_view key) {
    constexpr Point middle{0.5F, 0.5F};
    constexpr Paint water{Role::distance, 0.2F, 0.5F};
    if (key == "monster") return draw_spider(canvas, middle);
    if (key == "ladder") return draw_ladder(canvas, middle);
    if (key != "next") return draw_floor_sample(canvas, key);
    draw_tile(canvas, cell(0, 0), {.ground = water});
    canvas.text_on(water, middle, "5", 0.6F);
}

}  // namespace stepwell::lesson_2

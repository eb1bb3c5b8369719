#include "lessons/2-flood-and-astar/builder_picture.h"

#include <algorithm>
#include <functional>
#include <string>

#include "lessons/2-flood-and-astar/block_picture.h"
#include "lessons/2-flood-and-astar/ground_picture.h"
#include "lessons/2-flood-and-astar/route_picture.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

// In cells, or units of the world:
constexpr float frame_width = 0.05F;
constexpr float behind_blocks = 0.4F;  // how strong a route is seen through them
constexpr float sum_type = 0.3F;
constexpr float gate_size = 0.31F, small_gate = 0.23F;  // the small ones leave heights their corners
// In pixels:
constexpr float legible = 8, smallest_pin = 5, lettered_pin = 8;
constexpr float room_for_dashes = 18;  // a cell

constexpr std::array<std::string_view, gate_names.size()> letters{"A", "B", "C", "D"};

Role role_of(std::size_t gate) { return gate % 2 == 0 ? Role::start : Role::goal; }

/// The cells on screen; all of them, if they are blocks.
std::vector<Cell> seen_cells(const Canvas& canvas, const RouteView& view) {
    const Extent extent = view.ground().extent();
    const CellRange range =
        view.blocks() ? CellRange{0, 0, extent.width, extent.height} : visible_cells(canvas, extent);
    std::vector<Cell> cells;
    for (int y = range.top; y < range.bottom; ++y)
        for (int x = range.left; x < range.right; ++x) cells.push_back(cell(x, y));
    return cells;
}

class BuilderPicture {
public:
    BuilderPicture(Canvas& canvas, const RouteView& view, const Moment& moment, const std::vector<Planned>& plan)
        : canvas_(canvas), view_(view), moment_(moment), plan_(plan), cube_(cube_of(moment.input)) {}

    void draw(Point ring) const {
        const std::vector<Cell> cells = seen_cells(canvas_, view_);
        draw_floor(cells);
        const std::vector<Cell> waiting = waiting_cells();
        for (const Cell c : waiting) draw_waiting(c);
        draw_built(cells);
        draw_look();
        for (const Cell c : waiting) draw_sum(c);
        draw_search();
        draw_gates();
        if (moment_.now.find("current")) draw_top_frame(canvas_, view_, ring, {Role::current}, 0.1F);
    }

private:
    void draw_floor(const std::vector<Cell>& cells) const {
        const auto taken = moment_.now.find("taken");
        const auto is_taken = [&](Cell c) { return taken && taken->at<bool>(c); };
        if (view_.blocks()) {
            draw_blocks(canvas_, view_);
            for (const Cell c : cells)
                if (is_taken(c)) canvas_.disc(view_.centre(c), 0.11F, {Role::start});
            return;
        }
        for (const Cell c : cells) draw_ground(canvas_, view_.ground(), c, is_taken(c));
        for (const Cell c : cells) draw_edges(canvas_, view_.ground(), c);
    }

    /// What waits, each once, and without what was taken meanwhile.
    std::vector<Cell> waiting_cells() const {
        const auto taken = moment_.now.find("taken");
        std::vector<Cell> cells = cells_of(moment_.now.find("frontier"));
        std::ranges::sort(cells, std::less());
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        std::erase_if(cells, [&](Cell c) { return taken->at<bool>(c); });
        return cells;
    }

    void draw_waiting(Cell c) const {
        const Point at = view_.centre(c);
        if (canvas_.scale() >= room_for_dashes)
            return draw_top_frame(canvas_, view_, at, {Role::frontier}, frame_width, Stroke::dashed);
        canvas_.polygon(view_.face(at, 0.2F), {Role::frontier});
    }

    /// The cost so far and the guess, on a plate: lines run below it.
    void draw_sum(Cell c) const {
        if (sum_type * canvas_.scale() < legible) return;
        const Cell goal = route_in_hand(moment_, plan_).gates.goal;
        const int sum = moment_.now.find("cost")->at<int>(c) + weight_of(moment_.input.settings) * manhattan(c, goal);
        const std::string digits = std::to_string(sum);
        const Point at = view_.centre(c);
        const float width = 0.6F * sum_type * static_cast<float>(digits.size()), height = 0.85F * sum_type;
        canvas_.fill({at.x - width / 2, at.y - height / 2, width, height}, {Role::card}, 0.08F);
        canvas_.text(at, digits, sum_type, {Role::ink}, Align::centre, Face::text);
    }

    /// All moves that are built, each once.
    void draw_built(const std::vector<Cell>& cells) const {
        const auto built = moment_.now.find("built");
        if (!built) return;
        for (const Cell from : cells) {
            if (built->at<int>(from) == no_links) continue;
            for (const Cell to : cube_.moves(from, built->at<int>(from))) {
                if ((built->at<int>(from) & link(from, to)) == 0) continue;
                const auto move = cube_.move(from, to);
                const bool both = (built->at<int>(to) & link(to, from)) != 0;
                // Of both directions the one upwards says what it is.
                const int up = cube_.ground().height(to) - cube_.ground().height(from);
                if (both && (up < 0 || (up == 0 && to < from))) continue;
                const bool behind = view_.hidden(from) || view_.hidden(to);
                if (move) draw_move(canvas_, view_, from, to, *move, {Role::ink, 0, behind ? behind_blocks : 1});
            }
        }
    }

    /// Along a list of cells, wherever a move leads over an edge.
    void draw_line(const std::vector<Cell>& cells, Paint paint, float width, Stroke stroke) const {
        std::vector<Point> points;
        for (std::size_t i = 1; i < cells.size(); ++i)
            for (const Point p : line_between(view_, cells[i - 1], cells[i]))
                if (points.empty() || points.back() != p) points.push_back(p);
        if (points.size() > 1) canvas_.line(points, paint, width, stroke);
    }

    void draw_look() const {
        if (!moment_.at("build_route", "look") && !moment_.at("build_route", "add")) return;
        const Cell next = moment_.subject_cell();
        draw_line({moment_.now.find("current")->as<Cell>(), next}, {Role::current}, 0.08F, Stroke::solid);
        draw_top_frame(canvas_, view_, view_.centre(next), {Role::current}, 0.06F);
    }

    /// The way back, and a cheaper route if there is one.
    void draw_search() const {
        if (const Planned* found = route_found(moment_, plan_); found != nullptr && moment_.reveal && found->dear())
            draw_cheaper(*found);
        if (const auto step = moment_.now.find("step")) {
            std::vector<Cell> cells = cells_of(moment_.now.find("path"));
            // It runs from the goal back, until it is turned round.
            const bool turned = !cells.empty() && cells.front() != route_in_hand(moment_, plan_).gates.goal;
            cells.insert(turned ? cells.begin() : cells.end(), step->as<Cell>());
            draw_line(cells, {Role::path}, 0.12F, Stroke::solid);
        }
    }

    void draw_cheaper(const Planned& found) const {
        std::vector<Cell> cells = found.cheapest;
        cells.insert(cells.begin(), found.gates.start);
        draw_line(cells, {Role::goal}, 0.1F, Stroke::dashed);
        if (found.passed_over) draw_pin(view_.centre(found.passed_over->cell), Role::goal, "!");
    }

    void draw_gates() const {
        for (std::size_t i = 0; i < gate_names.size(); ++i)
            draw_pin(view_.centre(gate(moment_.input, i)), role_of(i), letters[i]);
    }

    void draw_pin(Point at, Role role, std::string_view letter) const {
        const float scale = canvas_.scale();
        // Letters are read on small blocks, too.
        const float size = !view_.blocks() ? std::max(small_gate, smallest_pin / scale)
                                           : std::max(gate_size, (scale < 9 ? smallest_pin : lettered_pin) / scale);
        canvas_.disc(at, size + 1 / scale, {Role::card});
        canvas_.disc(at, size, {role});
        if (1.3F * size * scale >= legible) canvas_.text_on({role}, at, letter, 1.3F * size);
    }

    Canvas& canvas_;
    const RouteView& view_;
    const Moment& moment_;
    const std::vector<Planned>& plan_;
    Cube cube_;
};

}  // namespace

void draw_builder(Canvas& canvas, const RouteView& view, const Moment& moment, const std::vector<Planned>& plan,
                  Point ring) {
    if (!view.blocks()) {
        const CellRange cells = visible_cells(canvas, view.ground().extent());
        if (drawn_as_raster(canvas, cells)) return draw_floor(canvas, view.ground().level, [](Cell) { return Tile{}; });
        draw_rulers(canvas, cells);
    }
    BuilderPicture(canvas, view, moment, plan).draw(ring);
}

void draw_top_frame(Canvas& canvas, const RouteView& view, Point centre, Paint paint, float width, Stroke stroke) {
    width = std::max(width, 1.5F / canvas.scale());
    const std::array<Point, 4> face = view.face(centre, 0.04F + width / 2);
    const std::array<Point, 5> closed{face[0], face[1], face[2], face[3], face[0]};
    canvas.line(closed, paint, width, stroke);
}

bool draw_builder_sample(Canvas& canvas, std::string_view key) {
    constexpr Point middle{0.5F, 0.5F};
    if (draw_move_sample(canvas, key)) return true;
    if (key == "gate") draw_token(canvas, middle, Role::start, "A");
    else if (key == "passed-over") draw_token(canvas, middle, Role::goal, "!");
    else if (key == "block") draw_block_sample(canvas);
    else if (key == "taken") draw_ground_sample(canvas, "reached");
    else if (key == "waiting") {
        draw_tile(canvas, cell(0, 0), {.waiting = true});
        canvas.text(middle, "f", 0.5F, {Role::ink}, Align::centre, Face::text);
    } else if (key == "path") {
        const std::array<Point, 2> ends{Point{0.1F, 0.5F}, Point{0.9F, 0.5F}};
        canvas.line(ends, {Role::path}, 0.16F);
    } else if (key == "height") draw_ground_sample(canvas, "height");
    else if (key == "cheapest") {
        const std::array<Point, 2> ends{Point{0.1F, 0.5F}, Point{0.9F, 0.5F}};
        canvas.line(ends, {Role::goal}, 0.12F, Stroke::dashed);
    } else {
        return false;
    }
    return true;
}

}  // namespace stepwell::lesson_2

// The builder's routes: A* over moves of different cost, on a cube of columns. What one route builds the next one
// shares, and then the guess is too much.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/ground_editing.h"
#include "lessons/2-flood-and-astar/ground_picture.h"
#include "lessons/2-flood-and-astar/route_picture.h"
#include "lessons/2-flood-and-astar/route_plan.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"
#include "lessons/kit/known.h"
#include "lessons/kit/line.h"

namespace stepwell::lesson_2 {
namespace {

/// Two plains and a gorge between them, which is narrow in one place and has a step in another.
constexpr std::string_view gorge =
    "................\n................\n................\n................\n................\n................\n"
    "................\n................\n................\n................\n................\n................\n"
    "................\n................\n................\n................\n"
    "\n"
    "heights\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333333003333333\n"
    "3333333003333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "4444330000334444\n"
    "4444330000334444\n"
    "4444330000334444\n"
    "4444321001234444\n"
    "4444330000334444\n"
    "5555330000335555\n"
    "5555330000335555\n";

std::string_view letter_of(std::size_t gate) {
    constexpr std::array<std::string_view, gate_names.size()> letters{"A", "B", "C", "D"};
    return letters[gate];
}

Brush gate_brush(std::size_t gate) {
    return static_cast<Brush>(static_cast<int>(Brush::own) + 128 + static_cast<int>(gate));
}

class Routes final : public GridScene {
public:
    Routes() : GridScene({gate_names.begin(), gate_names.end()}) {}

    std::string_view id() const override { return "routes"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        std::vector<Setting> own{{.name = "guess", .choices = {"manhattan", "zero"}}};
        const auto number = [&](const char* name, int least, int most, const char* initial) {
            own.push_back(
                {.name = name, .kind = Setting::Kind::number, .least = least, .most = most, .initial = initial});
        };
        number("stair", 1, 9, "2");
        number("bridge", 1, 9, "2");
        number("ladder", 1, 9, "5");
        number("jump", 2, 9, "3");
        number("drop", 1, 9, "2");
        number("jitter", 0, 5, "2");
        settings.insert(settings.begin(), own.begin(), own.end());
        return settings;
    }

    std::vector<std::string> presets() const override { return {"gorge", "plain", "cube", "tower"}; }
    std::vector<std::string> seeded_presets() const override { return {"cube"}; }

    Input preset(std::string_view name, const Input& current) const override {
        Input input = GridScene::preset(name, current);
        set_ground(input, ground(name, current.seed));
        return input;
    }

    Recording record(const Input& input, const Limits& limits) const override {
        const Cube cube = cube_of(input);
        return stepwell::record(
            [&](Tape& tape) { build_routes(cube, gate_pairs(input), weight_of(input.settings), tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        const std::vector<Planned> plan = planned_routes(input);
        if (format == Format::csv) {
            std::vector<Path> routes;
            for (const Planned& each : plan) routes.push_back(each.route);
            return routes_as_csv(routes);
        }
        return format == Format::json ? as_json(plan) : as_text(plan);
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const Ground ground = ground_of(moment.input);
        const CellRange cells = visible_cells(canvas, ground.extent());
        if (drawn_as_raster(canvas, cells)) return draw_floor(canvas, ground.level, [](Cell) { return Tile{}; });
        draw_rulers(canvas, cells);
        const auto each = [&](const auto& visit) {
            for (int y = cells.top; y < cells.bottom; ++y)
                for (int x = cells.left; x < cells.right; ++x) visit(cell(x, y));
        };
        const auto taken = moment.now.find("taken");
        each([&](Cell c) { draw_ground(canvas, ground, c, taken && taken->at<bool>(c)); });
        each([&](Cell c) { draw_edges(canvas, ground, c); });
        for (const Cell c : cells_of(moment.now.find("frontier"))) draw_waiting(canvas, c);
        draw_built(canvas, moment);
        draw_search(canvas, moment);
        for (std::size_t i = 0; i < gate_names.size(); ++i)
            draw_place(canvas, token(moment.input, i), i % 2 == 0 ? Role::start : Role::goal, letter_of(i));
        if (moment.now.find("current")) draw_ring(canvas, place_of(movers, 0));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto step = moment.now.find("step");
        const auto current = moment.now.find("current");
        return {{0, centre_of(step ? step->as<Cell>() : current ? current->as<Cell>() : token(moment.input, 0))}};
    }

    std::vector<LegendEntry> legend(const Input&) const override {
        return {{"gate"},   {"height"}, {"taken"}, {"waiting"}, {"walk"}, {"stair"},
                {"bridge"}, {"ladder"}, {"jump"},  {"drop"},    {"path"}, {"cheapest"}};
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        if (draw_move_sample(canvas, entry.key)) return;
        if (entry.key == "gate") return draw_token(canvas, {0.5F, 0.5F}, Role::start, "A");
        if (entry.key == "height") return draw_ground_sample(canvas, "height");
        if (entry.key == "taken") return draw_ground_sample(canvas, "reached");
        if (entry.key == "cheapest") {
            const std::array<Point, 2> ends{Point{0.1F, 0.5F}, Point{0.9F, 0.5F}};
            return canvas.line(ends, {Role::goal}, 0.12F, Stroke::dashed);
        }
        GridScene::draw_sample(canvas, entry);
    }

    std::vector<Count> counts(const Moment& moment) const override {
        const auto taken = moment.now.find("taken");
        const auto frontier = moment.now.find("frontier");
        std::vector<Count> counts{{"taken", taken ? static_cast<int>(std::ranges::count(taken->raw(), 1)) : 0},
                                  {"waiting", frontier ? static_cast<int>(frontier->items().size()) : 0}};
        const Planned* route = route_found(moment);
        const bool there = route != nullptr && !route->route.empty();
        counts.push_back({"cost", there ? std::optional(route->cost) : std::nullopt});
        // Whether it could be cheaper is asked first.
        const bool told = there && !moment.at("share", "build");
        counts.push_back({"least", told ? std::optional(route->least) : std::nullopt});
        return counts;
    }

    std::vector<std::string> listings(const Settings&) const override {
        return {"build_routes", "build_route", "way_back", "share"};
    }

    /// Of a cell: move (which leads there from where the search is), price (what that costs now, in hundredths), used
    /// (whether it is built), way (cost so far), sum (with the guess). Of the route on its way: from, to, found
    /// (whether there is one), cost, least, dear (whether there is a cheaper one).
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const std::vector<Planned>& plan = this->plan(moment);
        const std::size_t begun = moment.recording.count("build_routes/connect", moment.position);
        const std::size_t now =
            std::min(begun == 0 || moment.at("build_routes", "connect") ? begun : begun - 1, plan.size() - 1);
        if (function == "from") return Value::of(plan[now].gates.start);
        if (function == "to") return Value::of(plan[now].gates.goal);
        if (function == "cost") return Value::of(plan[now].cost);
        if (function == "least") return Value::of(plan[now].least);
        if (function == "dear") return Value::of(plan[now].cost > plan[now].least);
        if (function == "found") return Value::of(!plan[now].route.empty());
        if (argument.kind != Kind::cell) return std::nullopt;
        const auto current = board.find("current");
        const auto built = board.find("built");
        if (!current || !built) return std::nullopt;
        const Cube cube = cube_of(moment.input);
        const Cell here = current->as<Cell>(), next = argument.cell();
        const auto cost = board.find("cost");
        if (function == "way") return Value::of(cost->at<int>(next));
        if (function == "sum")
            return Value::of(cost->at<int>(next) +
                             weight_of(moment.input.settings) * manhattan(next, plan[now].gates.goal));
        const Links links = built->at<int>(here);
        const std::vector<Cell> targets = cube.moves(here, links);
        if (std::ranges::find(targets, next) == targets.end()) return std::nullopt;
        const bool used = (links & link(here, next)) != 0;
        if (function == "used") return Value::of(used);
        if (function == "price") return Value::of(used ? used_cost : cube.cost(here, next) + cube.jitter(next));
        if (function == "move") {
            const Move move = cube.kind(here, next, built->at<int>(next));
            return Value{Kind::label, static_cast<int>(move), labels(move)};
        }
        return std::nullopt;
    }

    std::vector<std::string> variables() const override {
        return {"current", "frontier", "f", "cost", "came_from", "by", "taken", "step", "path", "here"};
    }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"start", Role::start},       {"goal", Role::goal},    {"current", Role::current},
                {"frontier", Role::frontier}, {"step", Role::current}, {"path", Role::path}};
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto cost = moment.now.find("cost");
        if (!cost || !moment.input.map.walkable(cell)) return std::nullopt;
        return cost->layer().first_slot + static_cast<std::uint32_t>(moment.input.map.extent().index(cell));
    }

    std::vector<std::string> question_kinds() const override { return {"price", "cheapest"}; }

    std::optional<Question> ask(const Moment& moment) const override {
        if (moment.at("build_route", "add")) return ask_price(moment);
        const Planned* route = moment.at("share", "build") ? route_found(moment) : nullptr;
        if (route == nullptr || route->route.empty()) return std::nullopt;
        const bool dear = route->cost > route->least;
        Question question{.key = "cheapest", .choices = {}, .in_scene = false, .elsewhere = ""};
        question.choices.push_back({"yes", {}, !dear, dear ? "not-cheapest" : "cheapest"});
        question.choices.push_back({"no", {}, dear, dear ? "dear" : "not-dear"});
        return question;
    }

    std::vector<Tool> tools() const override {
        return {Tool::automatic, Tool::wall, Tool::erase, Tool::raise, Tool::lower, Tool::start, Tool::goal};
    }

    Brush press_at(const Input& input, Cell cell, Point at, Tool tool, bool secondary) const override {
        if (!secondary && input.map.extent().contains(cell)) {
            if (tool == Tool::automatic)
                for (std::size_t i = 0; i < gate_names.size(); ++i)
                    if (cell == token(input, i)) return gate_brush(i);
            if (const Brush brush = press_ground(input.relief, cell, at, tool); brush != Brush::none) return brush;
        }
        return press(input, cell, tool, secondary);
    }

    void stroke(Input& input, Brush brush, Cell from, Cell to) const override {
        GridScene::stroke(input, brush, from, to);
        input.relief.cover(input.map.extent());
        Cell moved = nowhere;
        along_line(from, to, [&](Cell c) {
            if (!input.map.extent().contains(c)) return;
            draw_on_ground(input.relief, brush, c);
            if (input.map.walkable(c)) moved = c;
        });
        for (std::size_t i = 0; i < gate_names.size(); ++i)
            if (brush == gate_brush(i) && moved != nowhere) input.settings[gate_names[i]] = to_text(moved);
    }

protected:
    bool has_relief() const override { return true; }

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        const std::vector<Cell> gates = preset == "plain"
                                            ? std::vector<Cell>{cell(0, 4), cell(15, 4), cell(0, 9), cell(15, 9)}
                                            : std::vector<Cell>{cell(0, 2), cell(15, 3), cell(1, 10), cell(15, 13)};
        return {ground(preset, seed).level, gates};
    }

private:
    static Ground ground(std::string_view preset, std::uint32_t seed) {
        if (preset == "cube") return random_cube(seed);
        if (preset == "plain") return {Level({16, 16}), {}};
        if (preset == "tower") return tower();
        return *ground_from_text(gorge);
    }

    /// Gate D stands so high that no ladder leads up to it.
    static Ground tower() {
        Ground ground{Level({16, 16}), {}};
        ground.relief.cover(ground.extent());
        ground.relief.set_height(cell(15, 13), Relief::highest);
        return ground;
    }

    const std::vector<Planned>& plan(const Moment& moment) const {
        return plans_.of(moment.recording, [&](const Recording&) { return planned_routes(moment.input); });
    }

    /// The route whose search is over, until the next one begins.
    const Planned* route_found(const Moment& moment) const {
        const std::size_t begun = moment.recording.count("build_routes/connect", moment.position);
        const std::size_t done =
            moment.recording.count("share/build", moment.position) + (moment.at("share", "build") ? 1 : 0);
        return done > 0 && done == begun ? &plan(moment)[done - 1] : nullptr;
    }

    static void draw_waiting(Canvas& canvas, Cell c) {
        canvas.outline({static_cast<float>(c.x) + 0.06F, static_cast<float>(c.y) + 0.06F, 0.88F, 0.88F},
                       {Role::frontier}, 0.05F, Stroke::dashed, 0.1F);
    }

    /// All moves that are built, each once.
    void draw_built(Canvas& canvas, const Moment& moment) const {
        const auto built = moment.now.find("built");
        if (!built) return;
        const Cube cube = cube_of(moment.input);
        for (const Cell from : cube.ground().cells()) {
            if (built->at<int>(from) == no_links) continue;
            for (const Cell to : cube.moves(from, built->at<int>(from))) {
                if ((built->at<int>(from) & link(from, to)) == 0) continue;
                const auto move = cube.move(from, to);
                const bool both = (built->at<int>(to) & link(to, from)) != 0;
                // Of both directions the one upwards says what it is.
                const int up = cube.ground().height(to) - cube.ground().height(from);
                if (both && (up < 0 || (up == 0 && to < from))) continue;
                if (move) draw_move(canvas, centre_of(from), centre_of(to), *move, {Role::ink});
            }
        }
    }

    /// What the search has in hand: its look, the way back, and a cheaper route if there is one.
    void draw_search(Canvas& canvas, const Moment& moment) const {
        const auto line = [&](std::span<const Cell> cells, Paint paint, float width, Stroke stroke) {
            std::vector<Point> points;
            for (const Cell c : cells) points.push_back(centre_of(c));
            if (points.size() > 1) canvas.line(points, paint, width, stroke);
        };
        if (const Planned* found = route_found(moment);
            found != nullptr && moment.reveal && found->cost > found->least) {
            std::vector<Cell> cells = found->cheapest;
            cells.insert(cells.begin(), found->gates.start);
            line(cells, {Role::goal}, 0.1F, Stroke::dashed);
        }
        if (const auto step = moment.now.find("step")) {
            std::vector<Cell> cells = cells_of(moment.now.find("path"));
            // It runs from the goal back, until it is turned round.
            const Cell goal =
                plan(moment)[moment.recording.count("build_routes/connect", moment.position) - 1].gates.goal;
            const bool turned = !cells.empty() && cells.front() != goal;
            cells.insert(turned ? cells.begin() : cells.end(), step->as<Cell>());
            line(cells, {Role::path}, 0.12F, Stroke::solid);
        }
        if (!moment.at("build_route", "look") && !moment.at("build_route", "add")) return;
        const Cell cells[] = {moment.now.find("current")->as<Cell>(), moment.subject_cell()};
        line(cells, {Role::current}, 0.06F, Stroke::solid);
        draw_subject(canvas, moment.subject_cell());
    }

    /// What does the move cost? Reasons: used or own (right); not-used, not-own for the other one, without-jitter, and
    /// so-far for the cost of the whole way.
    std::optional<Question> ask_price(const Moment& moment) const {
        const Cell here = moment.now.find("current")->as<Cell>(), next = moment.subject_cell();
        const Cube cube = cube_of(moment.input);
        const bool used = (moment.now.find("built")->at<int>(here) & link(here, next)) != 0;
        const std::optional<Move> move = cube.move(here, next);
        const int own = move ? cube.cost(here, next) : 0, jitter = cube.jitter(next);
        const int right = used ? used_cost : own + jitter;
        Choices choices(Value::of(right), used ? "used" : "own");
        if (!used) choices.wrong(Value::of(used_cost), "not-used");
        if (used && move) choices.wrong(Value::of(own + jitter), "not-own");
        if (!used) choices.wrong(Value::of(own), "without-jitter");
        choices.wrong(Value::of(right + moment.now.find("cost")->at<int>(here)), "so-far");
        if (choices.size() < 2) return std::nullopt;
        return Question{"price", std::move(choices).shuffled(moment.position), false, ""};
    }

    static std::string as_json(const std::vector<Planned>& plan) {
        std::string routes;
        for (const Planned& each : plan) {
            std::vector<std::string> cells;
            for (const Cell c : each.route) cells.push_back(fmt::format("[{}, {}]", c.x, c.y));
            const bool there = !each.route.empty();
            routes +=
                fmt::format("{}{{\"from\": [{}, {}], \"to\": [{}, {}], \"cost\": {}, \"least\": {}, \"path\": [{}]}}",
                            routes.empty() ? "" : ", ", each.gates.start.x, each.gates.start.y, each.gates.goal.x,
                            each.gates.goal.y, there ? fmt::format("{}", each.cost) : "null",
                            there ? fmt::format("{}", each.least) : "null", fmt::join(cells, ", "));
        }
        return fmt::format("{{\"routes\": [{}]}}\n", routes);
    }

    static std::string as_text(const std::vector<Planned>& plan) {
        std::string text;
        for (const Planned& each : plan) {
            text += fmt::format("{},{} -> {},{}: ", each.gates.start.x, each.gates.start.y, each.gates.goal.x,
                                each.gates.goal.y);
            if (each.route.empty()) text += "no way\n";
            else text += fmt::format("{} moves, cost {}, least {}\n", each.route.size(), each.cost, each.least);
        }
        return text;
    }

    mutable Known<std::vector<Planned>> plans_;
};

}  // namespace

std::unique_ptr<Scene> routes_scene() { return std::make_unique<Routes>(); }

}  // namespace stepwell::lesson_2

// The builder's routes: A* over moves of different cost, on a cube of columns. What one route builds the next one
// shares, and then the guess is too much.
#include <algorithm>
#include <array>

#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/builder_picture.h"
#include "lessons/2-flood-and-astar/ground_editing.h"
#include "lessons/2-flood-and-astar/route_questions.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

/// Two plains and a gorge between them, which is narrow in one place and has steps in another. What is high lies in the
/// back: nothing stands before it.
constexpr std::string_view gorge =
    "................\n................\n................\n................\n................\n................\n"
    "................\n................\n................\n................\n................\n................\n"
    "................\n................\n................\n................\n"
    "\n"
    "heights\n"
    "5555330000335555\n"
    "5555330000335555\n"
    "4444330000334444\n"
    "4444321001234444\n"
    "4444330000334444\n"
    "4444330000334444\n"
    "4444330000334444\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333333003333333\n"
    "3333333003333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n"
    "3333330000333333\n";

/// The cube of the task: two terraces and a gap between them (RULES.md: By hand).
constexpr std::string_view small_cube =
    "......\n......\n......\n"
    "\n"
    "heights\n"
    "220011\n"
    "220111\n"
    "221111\n";

class Routes final : public GridScene {
public:
    Routes() : GridScene({gate_names.begin(), gate_names.end()}) {}

    std::string_view id() const override { return "routes"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        std::vector<Setting> own{{.name = "view", .choices = {"blocks", "plan"}},
                                 {.name = "guess", .choices = {"manhattan", "zero"}}};
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

    Result<void> check(const Input& input) const override {
        if (const auto good = GridScene::check(input); !good) return good;
        const Ground ground = ground_of(input);
        const auto bare = [&](Cell c) {
            return ground.room(c) == Relief::open_sky &&
                   std::ranges::none_of(all_ways, [&](Way way) { return ground.fence(c, c + way); });
        };
        if (std::ranges::all_of(ground.cells(), bare)) return {};
        return failure(error("map.ceilings",
                             "this scene knows heights, but no ceilings and no fences; leave out ceilings and fences"));
    }

    Recording record(const Input& input, const Limits& limits) const override {
        const Cube cube = cube_of(input);
        return stepwell::record(
            [&](Tape& tape) { build_routes(cube, gate_pairs(input), weight_of(input.settings), tape); }, limits);
    }

    std::unique_ptr<const Facts> facts(const Input& input, const Recording& run, const Facts*) const override {
        auto known = std::make_unique<Known>();
        known->plan = planned_routes(input, run);
        return known;
    }

    std::string print(const Input& input, Format format) const override {
        const std::vector<Planned> plan = planned_routes(input);
        if (format == Format::csv) return plan_as_csv(plan);
        return format == Format::json ? plan_as_json(plan) : plan_as_text(plan);
    }

    Box world(const Input& input) const override { return RouteView(input).world(); }
    Cell pick(const Input& input, Point world) const override { return RouteView(input).pick(world); }
    Box box_of(const Input& input, Cell c) const override { return RouteView(input).box(c); }
    void draw_frame(Canvas& canvas, const Input& input, Cell c, Paint paint, float width) const override {
        const RouteView view(input);
        draw_top_frame(canvas, view, view.centre(c), paint, width);
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        draw_builder(canvas, RouteView(moment.input), moment, plan(moment), place_of(movers, 0));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto step = moment.now.find("step");
        const auto current = moment.now.find("current");
        const Cell at = step ? step->as<Cell>() : current ? current->as<Cell>() : gate(moment.input, 0);
        return {{0, RouteView(moment.input).centre(at)}};
    }

    std::vector<LegendEntry> legend(const Input& input) const override {
        const bool blocks = RouteView(input).blocks();
        return {{"gate"},       {blocks ? "block" : "height"},
                {"taken"},      {"waiting"},
                {"walk"},       {"stair"},
                {"bridge"},     {"ladder"},
                {"jump"},       {"drop"},
                {"path"},       {"cheapest"},
                {"passed-over"}};
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        if (!draw_builder_sample(canvas, entry.key)) GridScene::draw_sample(canvas, entry);
    }

    std::vector<Count> counts(const Moment& moment) const override {
        const auto taken = moment.now.find("taken");
        const auto frontier = moment.now.find("frontier");
        std::vector<Count> counts{{"taken", taken ? static_cast<int>(std::ranges::count(taken->raw(), 1)) : 0},
                                  {"waiting", frontier ? static_cast<int>(frontier->items().size()) : 0}};
        const Planned* route = route_found(moment, plan(moment));
        const bool there = route != nullptr && route->found();
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
    /// (whether it is built), way (cost so far), sum (with the guess). Of the route in hand: from, to, found (whether
    /// there is one), cost, least, dear (whether there is a cheaper one), passed (whether a cell of that was passed
    /// over), passed_cell, guess and rest (what the search expected from there on, and what it would have been). Of all
    /// routes: found_routes, missing (those that are not found) and dear_routes (those that could be cheaper), how
    /// many.
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const Planned& route = route_in_hand(moment, plan(moment));
        if (const auto of_plan = derive_plan(function, plan(moment))) return of_plan;
        if (argument.kind == Kind::none) return derive_route(function, route);
        const auto current = board.find("current");
        const auto built = board.find("built");
        if (argument.kind != Kind::cell || !current || !built) return std::nullopt;
        const Cube cube = cube_of(moment.input);
        const Cell here = current->as<Cell>(), next = argument.cell();
        const int so_far = board.find("cost")->at<int>(next);
        if (function == "way") return Value::of(so_far);
        if (function == "sum")
            return Value::of(so_far + weight_of(moment.input.settings) * manhattan(next, route.gates.goal));
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
        return cost->slot_of(cell);
    }

    std::vector<std::string> question_kinds() const override { return {"take", "price", "cheapest"}; }
    std::optional<Question> ask(const Moment& moment) const override { return ask_builder(moment, plan(moment)); }

    std::vector<Task> tasks() const override { return {{.key = "be-the-builder", .question = "take"}}; }

    Input task_input(const Task&) const override {
        Input input = first_input();
        set_ground(input, *ground_from_text(small_cube));
        constexpr std::array gates{"0,0", "5,0", "0,2", "5,2"};
        for (std::size_t i = 0; i < gates.size(); ++i) input.settings[gate_names[i]] = gates[i];
        input.settings["jitter"] = "0";
        return input;
    }

    std::vector<Tool> tools() const override {
        std::vector<Tool> tools = GridScene::tools();
        tools.insert(tools.begin() + 3, {Tool::raise, Tool::lower});
        return tools;
    }

    Brush press_at(const Input& input, Cell cell, Point at, Tool tool, bool secondary) const override {
        if (!secondary && input.map.extent().contains(cell))
            if (const Brush brush = press_ground(input.relief, cell, at, tool); brush != Brush::none) return brush;
        return press(input, cell, tool, secondary);
    }

protected:
    bool has_relief() const override { return true; }
    void paint(Input& input, Brush brush, Cell c) const override { draw_on_ground(input.relief, brush, c); }

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        std::vector<Cell> gates{cell(0, 2), cell(15, 3), cell(1, 10), cell(15, 13)};
        if (preset == "gorge") gates = {cell(0, 13), cell(15, 12), cell(1, 5), cell(15, 2)};
        if (preset == "plain") gates = {cell(0, 4), cell(15, 4), cell(0, 9), cell(15, 9)};
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

    struct Known : Facts {
        std::vector<Planned> plan;
    };
    static const std::vector<Planned>& plan(const Moment& moment) { return moment.facts_as<Known>().plan; }

    static std::optional<Value> derive_plan(std::string_view function, const std::vector<Planned>& plan) {
        const auto number = [&](auto is) { return Value::of(static_cast<int>(std::ranges::count_if(plan, is))); };
        if (function == "found_routes") return number(&Planned::found);
        if (function == "missing") return number([](const Planned& route) { return !route.found(); });
        if (function == "dear_routes") return number(&Planned::dear);
        return std::nullopt;
    }

    static std::optional<Value> derive_route(std::string_view function, const Planned& route) {
        if (function == "from") return Value::of(route.gates.start);
        if (function == "to") return Value::of(route.gates.goal);
        if (function == "cost") return Value::of(route.cost);
        if (function == "least") return Value::of(route.least);
        if (function == "dear") return Value::of(route.dear());
        if (function == "found") return Value::of(route.found());
        if (function == "passed") return Value::of(route.passed_over.has_value());
        const PassedOver passed = route.passed_over.value_or(PassedOver{route.gates.start});
        if (function == "passed_cell") return Value::of(passed.cell);
        if (function == "guess") return Value::of(passed.guess);
        if (function == "rest") return Value::of(passed.rest);
        return std::nullopt;
    }
};

}  // namespace

std::unique_ptr<Scene> routes_scene() { return std::make_unique<Routes>(); }

}  // namespace stepwell::lesson_2

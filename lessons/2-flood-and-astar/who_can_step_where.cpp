// Who can step where: the floor as a graph. Whether there is an arrow from a cell to the next depends on walls, fences,
// heights, water and ceilings – and on the body.
#include <algorithm>

#include <fmt/format.h>

#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/ground_editing.h"
#include "lessons/2-flood-and-astar/ground_picture.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/step_edges.h"
#include "lessons/2-flood-and-astar/step_questions.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

struct Prepared {
    std::string_view name;
    std::string_view ground;
    Cell start;
};

constexpr Prepared grounds[] = {
    // A plateau with stairs and cliffs, a cave with a low roof, a pond, a fence.
    {"yard",
     "..........\n"
     ".###......\n"
     ".#.#..~~..\n"
     ".#.....~..\n"
     ".###......\n"
     "..........\n"
     "\n"
     "heights\n"
     "0000001233\n"
     "0000000033\n"
     "0000000022\n"
     "0000000022\n"
     "0000000011\n"
     "0000000000\n"
     "\n"
     "ceilings\n"
     "..........\n"
     "..........\n"
     "..1.......\n"
     "..22......\n"
     "..........\n"
     "..........\n"
     "\n"
     "fences\n"
     "..........\n"
     "..........\n"
     "..........\n"
     "....|.....\n"
     "....|.....\n"
     "....|.....\n",
     cell(4, 2)},
    // Every terrace is two lower than the one before: there is a way down for everybody, and a way up for some.
    {"terraces",
     "........\n"
     "........\n"
     "........\n"
     "........\n"
     "........\n"
     "\n"
     "heights\n"
     "66442200\n"
     "66442200\n"
     "66442200\n"
     "66442210\n"
     "66442200\n",
     cell(0, 2)},
    // Two rooms: a tunnel for those who are small, a ford for those who do not mind water.
    {"two-rooms",
     "....#....\n"
     ".........\n"
     "....#....\n"
     "....~....\n"
     "....#....\n"
     "\n"
     "ceilings\n"
     ".........\n"
     "...222...\n"
     ".........\n"
     ".........\n"
     ".........\n",
     cell(1, 2)},
    {"meadow",
     ".......\n"
     ".......\n"
     ".......\n"
     ".......\n"
     ".......\n",
     cell(3, 2)},
};

/// The yard of the fixed task: what the ogre can do there is said by hand (RULES.md: Who can step where).
constexpr std::string_view task_ground =
    "...\n"
    ".~#\n"
    "\n"
    "heights\n"
    "032\n"
    "010\n"
    "\n"
    "ceilings\n"
    "..2\n"
    "...\n"
    "\n"
    "fences\n"
    "_..\n"
    "...\n";

const Prepared& prepared(std::string_view preset) {
    const auto* found = std::ranges::find(grounds, preset, &Prepared::name);
    return found == std::end(grounds) ? grounds[0] : *found;
}

bool is_big(const Input& input) { return input.settings.at("body") == "big"; }

/// On the token that stands where the body starts.
std::string_view letter_of(bool big) { return big ? "o" : "s"; }

std::vector<Arrows> arrows_on(const std::optional<LayerView>& layer) {
    std::vector<Arrows> arrows;
    if (layer)
        for (const std::int32_t raw : layer->raw()) arrows.push_back(Slot<Arrows>::decode(raw));
    return arrows;
}

/// The cells, from the first on, whose arrows are all there.
std::size_t cells_done(const Moment& moment) {
    const std::size_t begun = moment.recording.count("step_graph/stand", moment.position);
    return begun == 0 || moment.at("step_graph", "done") || moment.at("step_graph", "stand") ? begun : begun - 1;
}

class WhoCanStepWhere final : public GridScene {
public:
    WhoCanStepWhere() : GridScene({"start"}, Water::yes) {}

    std::string_view id() const override { return "who-can-step-where"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        settings.insert(settings.begin(), {.name = "body", .choices = {"spider", "big"}});
        return settings;
    }

    std::vector<std::string> presets() const override {
        std::vector<std::string> names;
        for (const Prepared& each : grounds) names.emplace_back(each.name);
        return names;
    }
    std::vector<std::string> seeded_presets() const override { return {}; }

    Input preset(std::string_view name, const Input& current) const override {
        Input input = GridScene::preset(name, current);
        input.relief = ground_from_text(prepared(name).ground)->relief;
        return input;
    }

    bool has_relief() const override { return true; }

    Recording record(const Input& input, const Limits& limits) const override {
        const Ground ground = ground_of(input);
        return stepwell::record([&](Tape& tape) { step_graph(ground, body_of(input.settings), tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        Silent silent;
        const Ground ground = ground_of(input);
        const std::vector<Arrows> arrows = step_graph(ground, body_of(input.settings), silent);
        if (format == Format::csv) return edges_as_csv(ground.extent(), arrows);
        if (format == Format::json) return edges_as_json(ground.extent(), arrows, start_of(input));
        return edges_text(ground, arrows, start_of(input));
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const Ground ground = ground_of(moment.input);
        const CellRange cells = visible_cells(canvas, ground.extent());
        if (drawn_as_raster(canvas, cells)) return draw_floor(canvas, ground.level, [](Cell) { return Tile{}; });
        const std::vector<Arrows> arrows = arrows_on(moment.now.find("arrows"));
        const std::vector<std::uint8_t> marks = arrows.empty()
                                                    ? std::vector<std::uint8_t>(ground.extent().cells(), 0)
                                                    : reached(ground.extent(), arrows, start_of(moment.input));
        draw_rulers(canvas, cells);
        const auto each = [&](const auto& visit) {
            for (int y = cells.top; y < cells.bottom; ++y)
                for (int x = cells.left; x < cells.right; ++x) visit(cell(x, y), ground.extent().index(cell(x, y)));
        };
        each([&](Cell c, std::size_t i) { draw_ground(canvas, ground, c, marks[i] != 0); });
        each([&](Cell c, std::size_t) { draw_edges(canvas, ground, c); });
        const std::size_t done = cells_done(moment);
        if (!arrows.empty())
            each([&](Cell c, std::size_t i) {
                for (const Way way : all_ways)
                    if (contains(arrows[i], way))
                        draw_step(canvas, c, way, is_one_way(ground.extent(), arrows, c, way, done));
            });
        draw_place(canvas, start_of(moment.input), Role::start, letter_of(is_big(moment.input)));
        if (moment.at("step_graph", "stand")) draw_subject(canvas, moment.subject_cell());
        const auto here = moment.now.find("here");
        if (!here || !somewhere(here->as<Cell>())) return;
        if (moment.at("step_graph", "ask") || moment.at("in_the_way", "rule"))
            draw_look(canvas, ground.extent(), here->as<Cell>(), moment.subject_cell());
        if (!moment.at("step_graph", "done")) draw_ring(canvas, place_of(movers, 0));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto here = moment.now.find("here");
        return {{0, centre_of(here && somewhere(here->as<Cell>()) ? here->as<Cell>() : start_of(moment.input))}};
    }

    std::vector<LegendEntry> legend(const Input& input) const override {
        return {{is_big(input) ? "ogre" : "spider"},
                {"wall"},
                {"water"},
                {"fence"},
                {"height"},
                {"ledge"},
                {"ceiling"},
                {"arrow"},
                {"one-way"},
                {"reached"},
                {"current"},
                {"look"}};
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        if (entry.key == "spider" || entry.key == "ogre")
            return draw_token(canvas, {0.5F, 0.5F}, Role::start, letter_of(entry.key == "ogre"));
        for (const char* key : {"wall", "water", "current", "look"})
            if (entry.key == key) return GridScene::draw_sample(canvas, entry);
        draw_ground_sample(canvas, entry.key);
    }

    std::vector<Count> counts(const Moment& moment) const override {
        const Extent extent = moment.input.map.extent();
        const std::vector<Arrows> arrows = arrows_on(moment.now.find("arrows"));
        if (arrows.empty()) return {{"arrows", 0}, {"one-way", 0}, {"reached", 1}};
        int all = 0;
        for (const Arrows each : arrows) all += count(each);
        const std::vector<std::uint8_t> marks = reached(extent, arrows, start_of(moment.input));
        return {{"arrows", all},
                {"one-way", static_cast<int>(one_way(extent, arrows, cells_done(moment)))},
                {"reached", static_cast<int>(std::ranges::count(marks, 1))}};
    }

    std::vector<std::string> listings(const Settings&) const override { return {"step_graph", "in_the_way"}; }

    /// Of a cell: height, room, place (what keeps the body from being there), way (what is in the way from `here`),
    /// stands, wet, open (under open sky), arrows. Of the body: big, tall, climb, drop.
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const Body& body = body_of(moment.input.settings);
        if (function == "big") return Value::of(is_big(moment.input));
        if (function == "tall") return Value::of(body.height);
        if (function == "climb") return Value::of(body.climb);
        if (function == "drop") return Value::of(body.drop);
        if (argument.kind != Kind::cell) return std::nullopt;
        const Ground ground = ground_of(moment.input);
        const Cell c = argument.cell();
        if (function == "height") return Value::of(ground.height(c));
        if (function == "room") return Value::of(ground.room(c));
        if (function == "open") return Value::of(ground.room(c) == Relief::open_sky);
        const auto here = board.find("here");
        if (function == "way" && here) return way(ground, body, here->as<Cell>(), c);
        if (!ground.contains(c)) return std::nullopt;
        if (function == "wet") return Value::of(ground.water(c));
        if (function == "place") return label(obstacle_on(ground, body, c));
        if (function == "stands") return Value::of(obstacle_on(ground, body, c) == Obstacle::none);
        return std::nullopt;
    }

    std::vector<std::string> variables() const override { return {"here", "obstacle", "arrows"}; }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"here", Role::current}, {"arrows", Role::start}};
    }

    /// The arrows of the cell that is asked from.
    Cell cell_in_variables(const Moment& moment) const override {
        const auto here = moment.now.find("here");
        return here && !moment.at("step_graph", "stand") ? here->as<Cell>() : moment.subject_cell();
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto arrows = moment.now.find("arrows");
        if (!arrows || !moment.input.map.walkable(cell)) return std::nullopt;
        return arrows->slot_of(cell);
    }

    std::vector<std::string> question_kinds() const override { return {"obstacle", "arrows"}; }

    std::optional<Question> ask(const Moment& moment) const override {
        const Ground ground = ground_of(moment.input);
        const Body& body = body_of(moment.input.settings);
        if (moment.at("step_graph", "stand")) {
            const Cell c = moment.subject_cell();
            if (obstacle_on(ground, body, c) != Obstacle::none) return std::nullopt;
            int arrows = 0;
            for (const Way each : all_ways) arrows += obstacles_between(ground, body, c, c + each).empty() ? 1 : 0;
            return ask_arrows(arrows, moment.position);
        }
        // What is asked in details only is about cells on which nobody stands.
        if (!moment.at("step_graph", "ask") || moment.step().size != StepSize::step) return std::nullopt;
        return ask_obstacle(ground, body, moment.now.find("here")->as<Cell>(), moment.subject_cell(), moment.position);
    }

    std::vector<Task> tasks() const override { return {{.key = "ogre", .question = "obstacle"}}; }

    Input task_input(const Task&) const override {
        Input input = first_input();
        const Ground ground = *ground_from_text(task_ground);
        input.map = ground.level;
        input.relief = ground.relief;
        input.settings["body"] = "big";
        input.settings["start"] = "0,0";
        return input;
    }

    std::vector<Tool> tools() const override {
        return {Tool::automatic, Tool::wall,    Tool::erase, Tool::water, Tool::raise,
                Tool::lower,     Tool::ceiling, Tool::fence, Tool::start};
    }

    Brush press_at(const Input& input, Cell cell, Point at, Tool tool, bool secondary) const override {
        const bool shapes = !secondary && input.map.extent().contains(cell);
        const Brush brush = shapes ? press_ground(input.relief, cell, at, tool) : Brush::none;
        return brush != Brush::none ? brush : press(input, cell, tool, secondary);
    }

private:
    void paint(Input& input, Brush brush, Cell c) const override { draw_on_ground(input.relief, brush, c); }

    PreparedFloor floor(std::string_view preset, std::uint32_t) const override {
        const Prepared& one = prepared(preset);
        return {ground_from_text(one.ground)->level, {one.start}};
    }

    static Value label(Obstacle obstacle) { return {Kind::label, static_cast<int>(obstacle), labels(obstacle)}; }
    static Value way(const Ground& ground, const Body& body, Cell here, Cell next) {
        Silent silent;
        return label(in_the_way(ground, body, here, next, silent));
    }
};

}  // namespace

std::unique_ptr<Scene> who_can_step_where() { return std::make_unique<WhoCanStepWhere>(); }

}  // namespace stepwell::lesson_2

// Monsters give up: the flood in rings, with a limit, and a spider that uses it.
#include "core/search/rings.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/grid/floors.h"
#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/rings_picture.h"
#include "lessons/2-flood-and-astar/rings_questions.h"
#include "lessons/2-flood-and-astar/rings_run.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"
#include "lessons/kit/print.h"

namespace stepwell::lesson_2 {
namespace {

/// 24 steps from (1, 1) to (13, 1): round the wall, as far as a chase goes.
constexpr std::string_view long_wall =
    "################\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#..............#\n"
    "################\n";
constexpr Cell gap = cell(7, 7);

/// 40 steps from (3, 1) to (16, 8): as far as a monster walks home.
constexpr std::string_view long_way_home =
    "##################\n"
    "#....#.....#.....#\n"
    "#....#.....#.....#\n"
    "#....#..#..#..#..#\n"
    "#....#..#..#..#..#\n"
    "#....#..#..#..#..#\n"
    "#....#..#..#..#..#\n"
    "#.......#.....#..#\n"
    "#.......#.....#..#\n"
    "##################\n";

/// A room with a door, and a corner with a ladder in the next one.
constexpr std::string_view tower =
    "################\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#..............#\n"
    "#......#.......#\n"
    "#......#...###.#\n"
    "#......#...#...#\n"
    "#......#...#...#\n"
    "################\n";

/// The task: the flood is run by hand from (1, 1).
constexpr std::string_view small_floor =
    "######\n"
    "#...##\n"
    "#.#..#\n"
    "#....#\n"
    "######\n";

/// A neighbour is new, or it is not, …
constexpr std::string_view checks[] = {"new", "seen", "wall", "outside"};

std::string json_of(const Hunt& hunt) {
    const Flooded flood = flooded(hunt);
    const bool touched = flood.end == FloodEnd::touch;
    const Cell nearest = flood.way.empty() ? hunt.start : flood.way.back();
    return fmt::format(
        "{{\"rounds\": {}, \"taken\": {}, \"seen\": {}, \"path_length\": {}, \"path\": {}, \"gave_up\": {}, "
        "\"nearest\": {}",
        flood.rounds, flood.taken, flood.seen, touched ? fmt::format("{}", flood.way.size()) : "null",
        touched ? cells_as_json(flood.way) : "[]", flood.end == FloodEnd::limit,
        touched || flood.end == FloodEnd::limit ? "null" : fmt::format("[{}, {}]", nearest.x, nearest.y));
}

class Rings final : public GridScene {
public:
    Rings() : GridScene({"start", "goal"}) {}

    std::string_view id() const override { return "rings"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        settings.insert(settings.begin(),
                        {{.name = "show", .choices = {"flood", "chase"}},
                         {.name = "limit", .kind = Setting::Kind::number, .least = 1, .most = 99, .initial = "24"},
                         {.name = "ladder", .choices = {"no", "yes"}}});
        return settings;
    }

    std::vector<std::string> presets() const override {
        return {"chasing", "going-home", "wandering", "up-the-ladder", "no-way", "open", "maze", "spiral"};
    }

    Input preset(std::string_view name, const Input& current) const override {
        Input input = GridScene::preset(name, current);
        const auto set = [&](const char* limit, const char* ladder) {
            input.settings["limit"] = limit;
            input.settings["ladder"] = ladder;
        };
        if (name == "chasing" || name == "no-way") set("24", "no");
        if (name == "going-home") set("40", "no");
        if (name == "wandering") set("6", "no");
        if (name == "up-the-ladder") {
            set("24", "yes");
            input.settings["show"] = "chase";
        }
        return input;
    }

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        // RULES.md: Rings says how far it is on each of them.
        if (preset == "chasing") return {*level_from_text(long_wall), {cell(1, 1), cell(13, 1)}};
        if (preset == "no-way") {
            PreparedFloor floor{*level_from_text(long_wall), {cell(1, 1), cell(13, 1)}};
            floor.map.set(gap, Terrain::wall);
            return floor;
        }
        if (preset == "going-home") return {*level_from_text(long_way_home), {cell(3, 1), cell(16, 8)}};
        if (preset == "wandering") return {open_room({16, 9}), {cell(5, 4), cell(12, 4)}};
        if (preset == "up-the-ladder") return {*level_from_text(tower), {cell(2, 2), cell(13, 6)}};
        return GridScene::floor(preset, seed);
    }

    Recording record(const Input& input, const Limits& limits) const override {
        const Hunt hunt(input);
        return stepwell::record([&](Tape& tape) { run(hunt, tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        const Hunt hunt(input);
        Tally tally;
        const std::vector<Cell> cells = run(hunt, tally);
        if (format == Format::csv) return cells_as_csv(cells);
        const std::size_t turns = tally.count("chase_in_rings", "turn");
        const bool caught = tally.count("chase_in_rings", "caught") > 0;
        if (format == Format::json)
            return json_of(hunt) +
                   (hunt.chase ? fmt::format(", \"turns\": {}, \"caught\": {}, \"steps\": {}", turns, caught,
                                             cells_as_json(cells))
                               : "") +
                   "}\n";
        const std::string floor = path_text(input.map, hunt.start, hunt.goal, cells);
        if (hunt.chase) return floor + fmt::format("{} turns, {}\n", turns, caught ? "caught" : "gave up");
        const Flooded flood = flooded(hunt);
        return floor + fmt::format("{} rounds, {} seen, {}\n", flood.rounds, flood.seen,
                                   flood.end == FloodEnd::touch   ? fmt::format("path of {}", flood.way.size())
                                   : flood.end == FloodEnd::limit ? "gave up"
                                                                  : "no path, as close as one can get");
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        draw_rings(canvas, moment, place_of(movers, ring_mover), place_of(movers, monster_mover));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto place = [&](std::string_view name, Point otherwise) {
            const auto variable = moment.now.find(name);
            return variable ? centre_of(variable->as<Cell>()) : otherwise;
        };
        const Point monster = place("monster", centre_of(start_of(moment.input)));
        return {{ring_mover, place("current", monster)}, {monster_mover, monster}};
    }

    std::vector<LegendEntry> legend(const Input& input) const override {
        std::vector<LegendEntry> legend = {{"monster"}, {"hero"},    {"wall"},  {"number"}, {"waiting"},
                                           {"next"},    {"current"}, {"crumb"}, {"path"}};
        if (input.settings.at("ladder") == "yes") legend.insert(legend.begin() + 3, {"ladder"});
        return legend;
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override { draw_rings_sample(canvas, entry.key); }

    std::vector<Count> counts(const Moment& moment) const override {
        const auto size_of = [&](std::string_view list) -> std::optional<int> {
            const auto view = moment.now.find(list);
            return view ? std::optional(static_cast<int>(view->items().size())) : std::nullopt;
        };
        const auto value_of = [&](std::string_view variable) -> std::optional<int> {
            const auto view = moment.now.find(variable);
            return view ? std::optional(view->as<int>()) : std::nullopt;
        };
        const auto count = [&](std::string_view anchor) {
            return static_cast<int>(moment.recording.count(anchor, moment.position));
        };
        const int seen = count("flood_in_rings/start") + count("flood_in_rings/wet");
        if (moment.input.settings.at("show") == "chase")
            return {{"turn", count("chase_in_rings/turn")},
                    {"steps", size_of("steps").value_or(0)},
                    {"waited", value_of("waited").value_or(0)},
                    {"seen", seen}};
        return {{"round", value_of("round").value_or(0)}, {"seen", seen}, {"path", size_of("path")}};
    }

    std::vector<std::string> listings(const Settings& settings) const override {
        if (settings.at("show") == "flood") return {"flood_in_rings", "follow_back"};
        return {"chase_in_rings", "flood_in_rings", "follow_back"};
    }

    /// The code is the same with and without a ladder.
    std::vector<Settings> variants() const override { return {{{"show", "flood"}}, {{"show", "chase"}}}; }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const Hunt hunt(moment.input);
        if (function == "turn")
            return Value::of(1 + static_cast<int>(moment.recording.count("chase_in_rings/turn", moment.position)));
        if (function == "up")
            return Value::of(!moment.last() && moment.recording.anchor(moment.position + 1).name == "ladder");
        if (function == "distance") return Value::of(steps_to_goal(hunt));
        const auto prev = board.find("prev");
        if (argument.kind != Kind::cell || !prev) return std::nullopt;
        const Cell c = argument.cell();
        const auto ring = hunt.map.walkable(c) ? ring_of(*prev, c) : std::nullopt;
        if (function == "ring") return Value::of(ring.value_or(not_reached));
        if (function == "check") return neighbour_check(hunt.map, c, !ring, checks);
        return std::nullopt;
    }

    std::vector<std::string> variables() const override {
        return {"monster", "climbed", "waited",  "round", "current", "front",
                "next",    "prev",    "nearest", "step",  "path",    "steps"};
    }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"start", Role::start},    {"monster", Role::start}, {"goal", Role::goal}, {"current", Role::current},
                {"front", Role::frontier}, {"step", Role::current},  {"path", Role::path}, {"steps", Role::path}};
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto prev = moment.now.find("prev");
        if (!prev || !moment.input.map.walkable(cell)) return std::nullopt;
        return prev->slot_of(cell);
    }

    std::vector<std::string> question_kinds() const override { return {"outcome", "ring", "wet", "turn"}; }
    std::optional<Question> ask(const Moment& moment) const override { return ask_rings(moment); }

    std::vector<Task> tasks() const override { return {{.key = "flood", .question = "wet"}}; }

    Input task_input(const Task&) const override {
        Input input = first_input();
        input.map = *level_from_text(small_floor);
        input.settings["start"] = "1,1";
        input.settings["goal"] = "4,3";
        return input;
    }

private:
    static constexpr int ring_mover = 0, monster_mover = 1;

    template <Recorder T>
    static std::vector<Cell> run(const Hunt& hunt, T& tape) {
        if (hunt.chase) return chase_in_rings(hunt.floor(), hunt.start, hunt.goal, hunt.ladder, hunt.limit, tape);
        return flood_in_rings(hunt.floor(), hunt.start, hunt.goal, hunt.ladder, hunt.limit, tape);
    }
};

}  // namespace

std::unique_ptr<Scene> rings_scene() { return std::make_unique<Rings>(); }

}  // namespace stepwell::lesson_2

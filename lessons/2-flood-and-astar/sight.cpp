// Can it see me? A straight line from the eye to its target, and what stands on it.
#include "core/search/sight.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/grid/floors.h"
#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/sight_picture.h"
#include "lessons/2-flood-and-astar/sight_questions.h"
#include "lessons/2-flood-and-astar/sight_run.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"
#include "lessons/kit/print.h"

namespace stepwell::lesson_2 {
namespace {

/// Two rooms with a door between them, and a few pillars.
constexpr std::string_view two_rooms =
    "################\n"
    "#......#.......#\n"
    "#......#..#....#\n"
    "#..............#\n"
    "#......#....#..#\n"
    "#.##...#.......#\n"
    "#......#..##...#\n"
    "#......#.......#\n"
    "################\n";

PreparedFloor room_with_walls(std::initializer_list<Cell> walls, Cell eye, Cell target) {
    PreparedFloor floor{open_room({16, 9}), {eye, target}};
    for (const Cell wall : walls) floor.map.set(wall, Terrain::wall);
    return floor;
}

/// What Bresenham does next.
constexpr std::string_view moves[] = {"straight", "diagonal"};

class Sight final : public GridScene {
public:
    Sight() : GridScene({"from", "to"}) {}

    std::string_view id() const override { return "sight"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        settings.insert(settings.begin(),
                        {{.name = "way", .choices = {"samples", "exact", "bresenham"}},
                         {.name = "step", .kind = Setting::Kind::number, .least = 5, .most = 100, .initial = "15"}});
        return settings;
    }

    /// Samples alone are so far apart.
    bool matters(std::string_view setting, const Input& input) const override {
        return setting != "step" || input.settings.at("way") == "samples";
    }

    std::vector<std::string> presets() const override {
        return {"pillars", "door", "thin-corner", "between-corners", "open", "maze"};
    }

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        // RULES.md: Sight says what each of them shows.
        if (preset == "pillars") return {*level_from_text(two_rooms), {cell(3, 6), cell(12, 2)}};
        if (preset == "door") return {*level_from_text(two_rooms), {cell(2, 1), cell(12, 5)}};
        if (preset == "thin-corner")
            return room_with_walls({cell(7, 3), cell(8, 3), cell(8, 2), cell(5, 6)}, cell(2, 1), cell(13, 7));
        if (preset == "between-corners")
            return room_with_walls({cell(9, 2), cell(8, 3), cell(7, 4), cell(6, 5)}, cell(5, 1), cell(10, 6));
        return GridScene::floor(preset, seed);
    }

    Recording record(const Input& input, const Limits& limits) const override {
        const View view(input);
        return stepwell::record([&](Tape& tape) { look(input.map, view, view.way, tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        const View view(input);
        const std::vector<Cell> looked = look(input.map, view, view.way);
        if (format == Format::csv) return cells_as_csv(looked);
        const std::vector<Cell> samples = look(input.map, view, "samples");
        if (format == Format::json) {
            const Cell blocked = blocked_at(input.map, samples);
            return fmt::format(
                "{{\"visible_samples\": {}, \"visible_exact\": {}, \"visible_bresenham\": {}, \"blocked_at\": {}, "
                "\"samples\": {}}}\n",
                clear_view(input.map, samples), clear_view(input.map, look(input.map, view, "exact")),
                clear_view(input.map, look(input.map, view, "bresenham")),
                somewhere(blocked) ? fmt::format("[{}, {}]", blocked.x, blocked.y) : "null", samples.size());
        }
        return sight_text(input.map, view.eye, view.target, looked) +
               fmt::format("{} looks, {}\n", looked.size(),
                           clear_view(input.map, looked) ? "clear" : "blocked at " + to_text(looked.back()));
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        draw_sight(canvas, moment, place_of(movers, 0));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto here = moment.now.find("here");
        return {{0, centre_of(here ? here->as<Cell>() : start_of(moment.input))}};
    }

    std::vector<LegendEntry> legend(const Input& input) const override {
        const std::string& way = input.settings.at("way");
        std::vector<LegendEntry> legend = {{"eye"}, {"target"}, {"wall"}, {"line"}, {"looked"}, {"blocks"}};
        if (way == "samples") legend[4].key = "sample";
        if (way != "exact") legend.push_back({"missed"});
        return legend;
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override { draw_sight_sample(canvas, entry.key); }

    std::vector<Count> counts(const Moment& moment) const override {
        std::vector<Cell> looked = cells_of(moment.now.find("looked"));
        const auto number = [](std::size_t n) { return static_cast<int>(n); };
        const int looks = number(looked.size());
        looked.erase(std::ranges::unique(looked).begin(), looked.end());
        const View view(moment.input);
        return {{"looks", looks}, {"cells", number(looked.size())}, {"line", cells_on_line(view)}};
    }

    std::vector<std::string> listings(const Settings& settings) const override {
        const std::string& way = settings.at("way");
        return {way == "samples" ? "sight_by_samples" : way == "exact" ? "sight_by_cells" : "sight_by_bresenham"};
    }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const Level& map = moment.input.map;
        const View view(moment.input);
        if (function == "missed") return Value::of(missed(map, view));
        if (function == "between") return Value::of(slips_between_walls(map, view));
        if (function == "stop") return Value::of(blocked_at(map, look(map, view, view.way)));
        if (function == "edge" && board.find("upright")) {
            const EdgeAhead edge = edge_ahead(moment, board);
            return Value{Kind::label, static_cast<std::int32_t>(edge), labels(edge)};
        }
        if (function == "move" && board.find("here") && moment.after.find("here")) {
            const int steps = manhattan(board.find("here")->as<Cell>(), moment.after.find("here")->as<Cell>());
            return Value{Kind::label, steps == 2 ? 1 : 0, moves};
        }
        if (argument.kind == Kind::cell && function == "solid") return Value::of(!map.walkable(argument.cell()));
        if (argument.kind != Kind::number) return std::nullopt;
        // A decimal number, digit by digit: every language has its own point.
        const int hundredths = argument.number();
        if (function == "along") return Value::of(along(view, hundredths));
        if (function == "ones") return Value::of(hundredths / 100);
        if (function == "tenths") return Value::of(hundredths / 10 % 10);
        if (function == "hundredths") return Value::of(hundredths % 10);
        return std::nullopt;
    }

    std::vector<std::string> variables() const override {
        return {"k", "last", "upright", "flat", "error", "here", "looked"};
    }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"eye", Role::start}, {"target", Role::goal}, {"here", Role::current}, {"looked", Role::path}};
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto looked = moment.now.find("looked");
        if (!looked) return std::nullopt;
        const std::vector<Cell> cells = cells_of(looked);
        const auto found = std::ranges::find(cells, cell);
        if (found == cells.end()) return std::nullopt;
        return looked->first_item_slot() + static_cast<std::uint32_t>(found - cells.begin());
    }

    std::vector<std::string> question_kinds() const override { return {"first", "sample", "next", "near", "clear"}; }
    std::optional<Question> ask(const Moment& moment) const override { return ask_sight(moment); }

    std::vector<Task> tasks() const override { return {{.key = "walk", .question = "next"}}; }

    Input task_input(const Task&) const override {
        Input input = first_input();
        input.map = open_room({8, 6});
        input.map.set(cell(4, 2), Terrain::wall);
        input.settings["way"] = "exact";
        input.settings["from"] = "1,1";
        input.settings["to"] = "6,4";
        return input;
    }
};

}  // namespace

std::unique_ptr<Scene> sight_scene() { return std::make_unique<Sight>(); }

}  // namespace stepwell::lesson_2

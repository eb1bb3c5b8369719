// The way back: every cell remembers where the wave came from, and the breadcrumbs lead home.
#include <span>

#include <fmt/format.h>

#include "core/search/find_path.h"
#include "core/search/wave.h"
#include "core/trace/record.h"
#include "lessons/1-enemies-that-think/print.h"
#include "lessons/1-enemies-that-think/scenes.h"
#include "lessons/1-enemies-that-think/search_scene.h"
#include "lessons/kit/search_picture.h"
#include "lessons/kit/search_questions.h"

namespace stepwell::lesson_1 {
namespace {

class WayBack final : public SearchScene {
public:
    WayBack() : SearchScene(Tokens::start_and_goal, "find_path", "frontier", "came_from") {}

    std::string_view id() const override { return "way-back"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        settings.insert(settings.begin(), {.name = "end", .choices = {"queue", "stack"}});
        return settings;
    }

    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record([&](Tape& tape) { run(input, tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        Tally tally;
        const Path path = run(input, tally);
        if (format == Format::csv) return cells_as_csv(path);
        const std::size_t taken = tally.count("find_path", "take"), discovered = 1 + tally.count("find_path", "add");
        if (format == Format::json)
            return result_as_json(taken, discovered, path.empty() ? std::nullopt : std::optional(path.size()), path);
        return path_text(input.map, start_of(input), goal_of(input), path) +
               fmt::format("{} taken, {} discovered, {}\n", taken, discovered,
                           path.empty() ? "no path" : fmt::format("path of {}", path.size()));
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const auto came_from = moment.now.find("came_from");
        const Extent extent = moment.input.map.extent();
        const std::span<const int> steps = came_from ? depths(moment).of_cell : std::span<const int>{};
        const std::vector<Cell> way = walked(moment);
        draw_numbers(canvas, moment, steps, came_from ? came_from->raw() : std::span<const std::int32_t>{},
                     marks(extent, way));
        draw_path(canvas, way, [&](Cell c) { return std::optional(steps[extent.index(c)]); });
        draw_token(canvas, centre_of(goal_of(moment.input)), Role::goal, "@");
        draw_token(canvas, centre_of(start_of(moment.input)), Role::start, "g");
        draw_attention(canvas, moment, movers);
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        if (const auto step = moment.now.find("step")) return {{0, centre_of(step->as<Cell>())}};
        return SearchScene::movers(moment);
    }

    std::vector<LegendEntry> legend(const Input&) const override {
        return {{"goblin"}, {"hero"}, {"wall"}, {"number"}, {"crumb"}, {"waiting"}, {"current"}, {"look"}, {"path"}};
    }

    std::vector<Count> counts(const Moment& moment) const override {
        std::vector<Count> counts = SearchScene::counts(moment);
        const auto path = moment.now.find("path");
        counts.push_back({"path", path ? std::optional(static_cast<int>(path->items().size())) : std::nullopt});
        return counts;
    }

    std::vector<std::string> listings(const Settings&) const override { return {"find_path", "way_back"}; }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const auto came_from = board.find("came_from");
        if (argument.kind != Kind::cell || !came_from) return std::nullopt;
        const Level& level = moment.input.map;
        const Cell c = argument.cell();
        const bool known = level.walkable(c) && came_from->at<Cell>(c) != nowhere;
        if (function == "skip") return neighbour_check(level, c, !known, search_checks);
        if (function != "steps") return std::nullopt;
        return Value::of(known ? depths(moment).of_cell[level.extent().index(c)] : not_reached);
    }

    std::vector<std::string> variables() const override { return {"current", "frontier", "came_from", "step", "path"}; }

    std::vector<std::string> question_kinds() const override { return {"take", "look", "back"}; }

    std::optional<Question> ask(const Moment& moment) const override {
        if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
        if (at(moment, "take"))
            return ask_take(moment, *frontier(moment.now), stack(moment.input) ? End::back : End::front,
                            goal_of(moment.input));
        if (at(moment, "look")) return ask_look(moment);
        if (moment.at("way_back", "back")) return ask_back(moment);
        return std::nullopt;
    }

private:
    static bool stack(const Input& input) { return input.settings.at("end") == "stack"; }

    template <Recorder T>
    Path run(const Input& input, T& tape) const {
        const Cell start = start_of(input), goal = goal_of(input);
        return stack(input) ? find_path<Stack>(input.map, start, goal, tape)
                            : find_path<Queue>(input.map, start, goal, tape);
    }
};

}  // namespace

std::unique_ptr<Scene> way_back_scene() { return std::make_unique<WayBack>(); }

}  // namespace stepwell::lesson_1

// Stuck at the wall: the goblin steps to whatever cell is nearer, and the wall is always nearer than the way round.
#include <fmt/format.h>

#include "core/search/chase.h"
#include "core/search/find_path.h"
#include "core/trace/record.h"
#include "lessons/1-enemies-that-think/print.h"
#include "lessons/1-enemies-that-think/scenes.h"
#include "lessons/1-enemies-that-think/story_scene.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_1 {
namespace {

constexpr int goblin = 0, best_so_far = 1;  // movers

/// A neighbour is nearer than the best so far, or it is not, …
constexpr std::string_view checks[] = {"nearer", "farther", "wall", "outside"};

/// Where does the goblin step to, or does it stay? Reasons: nearer (right), stuck (right to stay), and for wrong ones
/// wall, farther, tie (just as near, but later in the order), free (there is a nearer cell, so it does not stay).
std::optional<Question> ask_step(const Moment& moment, Cell goal) {
    const Cell here = moment.subject_cell();
    const Recording& run = moment.recording;
    std::size_t p = moment.position;
    while (p < run.size() && run.anchor(p).name != "step" && run.anchor(p).name != "stuck") ++p;
    if (p == run.size()) return std::nullopt;  // what a cut recording would do next is not in it
    const Cell target = Slot<Cell>::decode(run.step(p).subject);
    Choices choices = target == here ? Choices(Value::of(here), "stuck", "stay") : Choices(Value::of(target), "nearer");
    for (const Cell next : moment.input.map.neighbours(here)) {
        if (!moment.input.map.extent().contains(next)) continue;
        const bool wall = !moment.input.map.walkable(next), nearer = manhattan(next, goal) < manhattan(here, goal);
        choices.wrong(Value::of(next), wall ? "wall" : nearer ? "tie" : "farther");
    }
    choices.wrong(Value::of(here), "free", "stay");
    return Question{"step", std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

class StuckAtTheWall final : public StoryScene {
public:
    StuckAtTheWall() : StoryScene(Tokens::start_and_goal) {}

    std::string_view id() const override { return "stuck-at-the-wall"; }

    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record([&](Tape& tape) { chase(input.map, start_of(input), goal_of(input), tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        Silent silent;
        const Cell start = start_of(input), goal = goal_of(input);
        const std::vector<Cell> steps = chase(input.map, start, goal, silent);
        if (format == Format::csv) return cells_as_csv(steps);
        const Cell end = steps.empty() ? start : steps.back();
        if (format == Format::json) {
            // It knows of no cell but those that it stands on.
            const std::size_t cells = 1 + steps.size();
            return result_as_json(cells, cells, end == goal ? std::optional(steps.size()) : std::nullopt, steps,
                                  fmt::format("\"arrived\": {}, \"steps\": {}, \"distance\": {}", end == goal,
                                              steps.size(), manhattan(end, goal)));
        }
        return path_text(input.map, start, goal, steps) +
               fmt::format("{} steps, {} at {},{}\n", steps.size(), end == goal ? "arrived" : "stuck", end.x, end.y);
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const Cell goal = goal_of(moment.input);
        const std::vector<Cell> way = walked(moment);
        const Extent extent = moment.input.map.extent();
        const std::vector<std::uint8_t> on_way = marks(extent, way);
        draw_floor(canvas, moment.input.map, [&](Cell c) {
            Tile tile{.quiet = true};
            if (on_way[extent.index(c)] == 0) tile.number = manhattan(c, goal);
            return tile;
        });
        draw_path(canvas, way, [&](Cell c) { return std::optional(manhattan(c, goal)); });
        draw_token(canvas, centre_of(goal), Role::goal, "@");
        draw_token(canvas, place_of(movers, goblin), Role::start, "g");
        if (moment.at("chase", "look") || moment.at("chase", "nearer"))
            draw_look(canvas, extent, moment.now.find("current")->as<Cell>(), moment.subject_cell());
        if (moment.now.find("best")) draw_ring(canvas, place_of(movers, best_so_far));
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto place = [&](std::string_view name) {
            const auto layer = moment.now.find(name);
            return centre_of(layer ? layer->as<Cell>() : start_of(moment.input));
        };
        return {{goblin, place("current")}, {best_so_far, place("best")}};
    }

    std::vector<LegendEntry> legend(const Input&) const override {
        return {{"goblin"}, {"hero"}, {"wall"}, {"straight"}, {"look"}, {"best"}, {"path"}};
    }

    std::vector<Count> counts(const Moment& moment) const override {
        const auto current = moment.now.find("current");
        const Cell here = current ? current->as<Cell>() : start_of(moment.input);
        return {{"steps", static_cast<int>(moment.recording.count("chase/step", moment.position))},
                {"distance", manhattan(here, goal_of(moment.input))}};
    }

    std::vector<std::string> listings(const Settings&) const override { return {"chase"}; }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        if (argument.kind != Kind::cell) return std::nullopt;
        const Cell c = argument.cell(), goal = goal_of(moment.input);
        if (function == "straight") return Value::of(manhattan(c, goal));
        const auto best = board.find("best");
        if (function != "skip" || !best) return std::nullopt;
        return neighbour_check(moment.input.map, c, manhattan(c, goal) < manhattan(best->as<Cell>(), goal), checks);
    }

    std::vector<std::string> variables() const override { return {"current", "best", "steps"}; }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"start", Role::start},
                {"current", Role::start},
                {"goal", Role::goal},
                {"best", Role::current},
                {"steps", Role::path}};
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto steps = moment.now.find("steps");
        if (!steps) return std::nullopt;
        const auto items = steps->items();
        for (std::size_t i = 0; i < items.size(); ++i)
            if (Slot<Cell>::decode(items[i]) == cell) return steps->first_item_slot() + static_cast<std::uint32_t>(i);
        return std::nullopt;
    }

    std::vector<std::string> question_kinds() const override { return {"step"}; }

    std::optional<Question> ask(const Moment& moment) const override {
        if (!moment.at("chase", "stand")) return std::nullopt;
        return ask_step(moment, goal_of(moment.input));
    }

private:
    /// The cell that the run began on and all that the goblin has stepped on.
    static std::vector<Cell> walked(const Moment& moment) {
        std::vector<Cell> cells = cells_of(moment.now.find("steps"));
        cells.insert(cells.begin(), Slot<Cell>::decode(moment.recording.step(0).subject));
        return cells;
    }
};

}  // namespace

std::unique_ptr<Scene> stuck_at_the_wall() { return std::make_unique<StuckAtTheWall>(); }

}  // namespace stepwell::lesson_1

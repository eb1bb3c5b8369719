// Sleep, wander, chase, flee; and a guard on its post: the same hunt with two minds.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/trace/record.h"
#include "lessons/1-enemies-that-think/hunt_facts.h"
#include "lessons/1-enemies-that-think/hunt_questions.h"
#include "lessons/1-enemies-that-think/hunt_run.h"
#include "lessons/1-enemies-that-think/scenes.h"
#include "lessons/1-enemies-that-think/story_scene.h"
#include "lessons/kit/depth.h"
#include "lessons/kit/search_picture.h"
#include "lessons/kit/search_questions.h"

namespace stepwell::lesson_1 {
namespace {

constexpr int ring_mover = 0, hero_mover = 1, enemy_mover = 2;

/// The scripted hunt (RULES.md: The scripted hunt).
std::vector<Action> hunter_script() {
    std::vector<Action> script = {"4,4", "5,4"};
    for (int turn = 3; turn <= 15; ++turn)
        script.push_back(to_text({cell(6, 4), turn == 12 ? 13 : 0, turn >= 5 && turn <= 9}));
    return script;
}

/// What the hero does while the guard stands there (RULES.md: The guard).
std::vector<Action> guard_script() {
    std::vector<Action> script = {"3,5"};
    for (int turn = 2; turn <= 12; ++turn) script.push_back(to_text({cell(4, 5), 0, turn >= 4}));
    return script;
}

/// A bar of life below a token.
void draw_life(Canvas& canvas, Point centre, int life, int max_life) {
    constexpr float width = 0.9F, height = 0.12F;
    const Box track{centre.x - width / 2, centre.y + 0.42F, width, height};
    canvas.fill(track, {Role::border}, height / 2);
    if (life > 0)
        canvas.fill({track.x, track.y, width * static_cast<float>(life) / static_cast<float>(max_life), height},
                    {Role::start}, height / 2);
}

/// A hero that hides is pale, with a dashed edge.
void draw_hero(Canvas& canvas, Point centre, bool hidden) {
    if (!hidden) return draw_token(canvas, centre, Role::goal, "@");
    canvas.disc(centre, 0.37F, {Role::card});
    canvas.disc(centre, 0.37F, {Role::goal, 0, 0.3F});
    canvas.outline({centre.x - 0.37F, centre.y - 0.37F, 0.74F, 0.74F}, {Role::goal}, 0.05F, Stroke::dashed, 0.37F);
    canvas.text(centre, "@", 0.46F, {Role::goal}, Align::centre, Face::bold);
}

class HuntScene final : public StoryScene {
public:
    explicit HuntScene(Mind mind) : StoryScene(Tokens::start_and_goal), mind_(mind) {}

    std::string_view id() const override { return hunter() ? "hunt" : "guard"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        const auto number = [&](const char* name, int least, int most, const char* initial) {
            settings.push_back(
                {.name = name, .kind = Setting::Kind::number, .least = least, .most = most, .initial = initial});
        };
        number("sight", 1, 50, "8");
        number("wake", 1, 50, hunter() ? "5" : "6");
        number("lost", 0, 20, "3");
        number("far", 1, 98, "20");
        if (hunter()) number("life", 1, 99, "16");
        return settings;
    }

    /// The diagram shows all numbers but one: how far it follows shows in a run alone.
    bool matters(std::string_view setting, const Input& input) const override {
        return setting != "far" || !input.script.empty();
    }

    std::vector<std::string> presets() const override {
        return {"scripted", "yours", "no-way", "open", "maze", "spiral"};
    }

    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        if (preset == "scripted")
            return {StoryScene::floor("lesson", seed).map, {cell(8, 3), hunter() ? cell(4, 4) : cell(3, 5)}};
        return StoryScene::floor(preset == "yours" ? "lesson" : preset, seed);
    }

    Input preset(std::string_view name, const Input& current) const override {
        Input input = GridScene::preset(name, current);
        input.script.clear();
        if (name == "scripted") input.script = hunter() ? hunter_script() : guard_script();
        if (name == "no-way") input.script = {"6,4", "6,5", "6,5 hit 5"};
        return input;
    }

    Result<void> check(const Input& input) const override {
        if (const auto good = StoryScene::check(input); !good) return good;
        for (const Action& line : input.script)
            if (const auto turn = hero_turn_from(line); !turn) return tl::unexpected(turn.error());
        return {};
    }

    std::vector<Input> stages(const Input& input) const override {
        Input stage = input;
        stage.settings["end"] = "queue";
        stage.settings["mind"] = hunter() ? "hunter" : "guard";
        stage.settings.try_emplace("life", "16");
        return {stage};
    }

    std::vector<Settings> variants() const override {
        Settings added = stages(first_input()).front().settings;
        std::erase_if(added, [&, known = settings()](const auto& setting) {
            return std::ranges::find(known, setting.first, &Setting::name) != known.end();
        });
        return {added};
    }

    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record([stage = stages(input).front()](Tape& tape) { run_hunt(stage, tape); }, limits);
    }

    std::unique_ptr<const Facts> facts(const Input&, const Recording& run, const Facts*) const override {
        return std::make_unique<HuntFacts>(run, mind_);
    }

    std::string print(const Input& input, Format format) const override {
        Silent silent;
        const Input stage = stages(input).front();
        const Scenario scenario = scenario_of(stage);
        const std::vector<EnemyTurn> turns = run_hunt(stage, silent);
        if (format == Format::csv) return turns_as_csv(scenario, turns);
        if (format == Format::json) return turns_as_json(scenario, turns);
        return turns_as_text(scenario, turns);
    }

    // --- the picture ---------------------------------------------------------------------------------------------

    Box world(const Input& input) const override {
        Box box = StoryScene::world(input);
        box.h += diagram_gap * box.w / 16 + diagram_height * box.w;
        return box;
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const HuntFacts& facts = moment.facts_as<HuntFacts>();
        const Scenario scenario = scenario_of(stages(moment.input).front());
        draw_wave(canvas, moment);
        draw_trail(canvas, facts.trail(moment));
        if (const auto way = facts.way(moment); !way.empty()) draw_path(canvas, way, [](Cell) { return std::nullopt; });
        const auto hidden = moment.now.find("hidden");
        draw_hero(canvas, place_of(movers, hero_mover), hidden && hidden->as<bool>());
        const Point enemy = place_of(movers, enemy_mover);
        draw_token(canvas, enemy, Role::start, "g");
        const GuardValues values = guard_values(moment.now, scenario);
        if (hunter()) draw_life(canvas, enemy, values.life, values.max_life);
        if (searches(moment))
            draw_attention(canvas, moment, place_of(movers, ring_mover), moment.at("find_path", "take"),
                           moment.at("find_path", "look") || moment.at("find_path", "add"));
        else if (moment.reveal && points_at_next_cell(moment))
            draw_look(canvas, moment.input.map.extent(), values.enemy, moment.subject_cell());
        draw_state_machine(canvas, diagram_place(moment.input), mind_,
                           {values, facts.looked(moment), facts.fired(moment)});
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        const auto place = [&](std::string_view name, Cell otherwise) {
            const auto layer = moment.now.find(name);
            return centre_of(layer ? layer->as<Cell>() : otherwise);
        };
        const Point enemy = place("enemy", start_of(moment.input));
        const bool searching = searches(moment);
        return {{ring_mover, searching ? place("current", start_of(moment.input)) : enemy},
                {hero_mover, place("hero", goal_of(moment.input))},
                {enemy_mover, enemy}};
    }

    std::vector<LegendEntry> legend(const Input&) const override {
        std::vector<LegendEntry> legend = {{"goblin"}, {"hero"},  {"hidden"}, {"number"}, {"waiting"},
                                           {"path"},   {"trail"}, {"state"},  {"fires"}};
        if (hunter()) legend.insert(legend.begin() + 1, {"life"});
        return legend;
    }

    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        constexpr Point middle{0.5F, 0.5F};
        if (entry.key == "hidden") return draw_hero(canvas, middle, true);
        if (entry.key == "life") return draw_life(canvas, {middle.x, 0.02F}, 10, 16);
        if (entry.key == "trail") {
            const Point ends[] = {{0.1F, 0.5F}, {0.9F, 0.5F}};
            return canvas.line(ends, trail_paint, trail_width);
        }
        if (entry.key == "state") {
            const Box box{0.06F, 0.22F, 0.88F, 0.56F};
            canvas.fill(box, {Role::marked}, 0.28F);
            return canvas.outline(box, {Role::current}, 0.1F, Stroke::solid, 0.28F);
        }
        if (entry.key == "fires") {
            const Point ends[] = {{0.08F, 0.5F}, {0.7F, 0.5F}};
            canvas.line(ends, {Role::current}, 0.14F);
            return canvas.triangle({1, 0.5F}, {0.6F, 0.22F}, {0.6F, 0.78F}, {Role::current});
        }
        StoryScene::draw_sample(canvas, entry);
    }

    std::vector<Count> counts(const Moment& moment) const override {
        const auto number = [&](std::string_view name) -> std::optional<int> {
            const auto view = moment.now.find(name);
            return view ? std::optional(view->as<int>()) : std::nullopt;
        };
        const auto length = number("length");
        const bool known = moment.facts_as<HuntFacts>().looked(moment) && length != no_path;
        return {{"turn", number("turn")},
                {"path", known ? length : std::nullopt},
                {"unseen", number("lost")},
                {"taken", taken_in_turn(moment)}};
    }

    // --- playing -------------------------------------------------------------------------------------------------

    std::vector<PlayMove> next_moves(const Moment& moment) const override {
        const auto place = [&](std::string_view name, Cell otherwise) {
            const auto layer = moment.now.find(name);
            return layer ? layer->as<Cell>() : otherwise;
        };
        const Cell hero = place("hero", goal_of(moment.input)), enemy = place("enemy", start_of(moment.input));
        std::vector<PlayMove> moves;
        for (std::size_t i = 0; i < std::size(ways_by_name); ++i) {
            const Cell to = hero + directions[i];
            moves.push_back(
                {std::string(ways_by_name[i]), to_text(HeroTurn{to}), moment.input.map.walkable(to) && to != enemy});
        }
        moves.push_back({"wait", to_text(HeroTurn{hero})});
        moves.push_back({"hide", to_text(HeroTurn{hero, 0, true})});
        if (hunter()) moves.push_back({"strike", to_text(HeroTurn{hero, strike}), manhattan(hero, enemy) == 1});
        return moves;
    }

    /// One step on the way to the cell; onto the hero it hides, onto an enemy beside it it strikes.
    std::string move_to(const Moment& moment, Cell cell) const override {
        const auto hero = moment.now.find("hero"), enemy = moment.now.find("enemy");
        const Cell here = hero ? hero->as<Cell>() : goal_of(moment.input);
        if (cell == here) return "hide";
        if (hunter() && cell == (enemy ? enemy->as<Cell>() : start_of(moment.input)) && manhattan(cell, here) == 1)
            return "strike";
        if (!moment.input.map.extent().contains(cell)) return {};
        Silent silent;
        const Path way = find_path(moment.input.map, here, cell, silent);
        if (way.empty()) return {};
        for (std::size_t i = 0; i < std::size(ways_by_name); ++i)
            if (here + directions[i] == way.front()) return std::string(ways_by_name[i]);
        return {};
    }

    std::vector<Tool> tools() const override {
        std::vector<Tool> tools = StoryScene::tools();
        tools.insert(tools.begin(), Tool::play);
        return tools;
    }

    // --- the words -----------------------------------------------------------------------------------------------

    std::vector<std::string> listings(const Settings&) const override {
        if (hunter()) return {"enemy_turn", "pursue", "step_away", "hunt", "find_path", "way_back"};
        return {"guard_turn", "pursue", "hunt", "find_path", "way_back"};
    }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const auto cell_named = [&](std::string_view name) {
            const auto view = board.find(name);
            return view ? view->as<Cell>() : nowhere;
        };
        const GuardValues values = guard_values(board, scenario_of(stages(moment.input).front()));
        if (function == "near") return Value::of(holds(Guard::near, values));
        if (function == "weak") return Value::of(holds(Guard::weak, values));
        if (function == "unseen") return Value::of(holds(Guard::unseen, values));
        if (function == "max_life") return Value::of(values.max_life);
        if (function == "patience") return Value::of(values.rules.lost);
        if (function == "beside") return Value::of(values.length <= 1);
        if (function == "too_far") return Value::of(values.length > values.rules.far);
        if (function == "four") return Value::of(argument.raw * 4);
        if (function == "rest") return Value::of(argument.raw % 4);
        if (function == "corner") return Value::of(moment.subject_cell() == values.enemy);
        if (function == "found")
            return Value::of(!moment.last() && moment.recording.anchor(moment.position + 1).name == "found");
        if (function == "look") return Value{Kind::label, look_of(moment), looks};
        if (argument.kind != Kind::cell) return std::nullopt;
        const Cell c = argument.cell();
        if (function == "straight") return Value::of(manhattan(c, cell_named("hero")));
        if (function == "free") return Value::of(moment.input.map.walkable(c) && c != cell_named("hero"));
        if (function == "away") return Value{Kind::label, away_of(c, moment, board), aways};
        if (function == "steps") {
            const auto came_from = board.find("came_from");
            if (!came_from || !moment.input.map.walkable(c)) return std::nullopt;
            return Value::of(
                steps_along(came_from->raw(), moment.input.map.extent())[moment.input.map.extent().index(c)]);
        }
        if (function != "skip") return std::nullopt;
        const auto came_from = board.find("came_from");
        const bool known = came_from && moment.input.map.walkable(c) && somewhere(came_from->at<Cell>(c));
        return neighbour_check(moment.input.map, c, !known, search_checks);
    }

    std::vector<std::string> variables() const override {
        std::vector<std::string> names = {"turn", "hero", "hidden", "state", "enemy", "length", "sees", "lost"};
        if (hunter()) names.insert(names.end(), {"life", "best"});
        names.insert(names.end(), {"current", "frontier", "came_from", "step", "path"});
        return names;
    }

    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"enemy", Role::start},     {"hero", Role::goal},         {"goal", Role::goal}, {"start", Role::start},
                {"current", Role::current}, {"frontier", Role::frontier}, {"path", Role::path}, {"way", Role::path}};
    }

    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        const auto came_from = moment.now.find("came_from");
        if (!came_from || !moment.input.map.walkable(cell)) return std::nullopt;
        return came_from->slot_of(cell);
    }

    /// The guard is one (RULES.md: The guard); the hunt is shown, not asked for.
    std::vector<Exercise> exercises() const override {
        if (hunter()) return {};
        const std::array<std::string_view, 1> told{"start"};
        Input input = first_input();
        std::string text = exercise_text(input, told);
        return {{"guard", std::move(input), std::move(text)}};
    }

    std::vector<std::string> question_kinds() const override { return hunt_questions(mind_); }
    std::optional<Question> ask(const Moment& moment) const override {
        return ask_hunt(moment, scenario_of(stages(moment.input).front()), mind_);
    }

private:
    static constexpr float diagram_gap = 0.35F;  // in sixteenths of the picture's width
    static constexpr float trail_width = 0.16F;
    static constexpr Paint trail_paint{Role::start, 0, 0.35F};
    static constexpr std::string_view ways_by_name[] = {"up", "right", "down", "left"};  // as directions
    static constexpr std::string_view looks[] = {"seen", "hidden", "far", "none"};
    static constexpr std::string_view aways[] = {"farther", "not", "hero", "wall", "outside"};

    bool hunter() const { return mind_ == Mind::hunter; }

    Box diagram_place(const Input& input) const {
        const Box floor = StoryScene::world(input);
        return {floor.x, floor.y + floor.h + diagram_gap * floor.w / 16, floor.w, diagram_height * floor.w};
    }

    static bool searches(const Moment& moment) {
        return moment.anchor().function == "find_path" || moment.anchor().function == "way_back";
    }
    static bool points_at_next_cell(const Moment& moment) {
        return moment.at("pursue", "step") || moment.at("enemy_turn", "stroll") || moment.at("enemy_turn", "wander") ||
               moment.at("step_away", "look") || moment.at("step_away", "farther");
    }

    /// The floor, and on it the numbers of the search that goes on.
    void draw_wave(Canvas& canvas, const Moment& moment) const {
        const auto came_from = moment.now.find("came_from");
        if (!came_from) return draw_floor(canvas, moment.input.map, [](Cell) { return Tile{}; });
        const Extent extent = moment.input.map.extent();
        const std::vector<int> steps = steps_along(came_from->raw(), extent);
        const std::vector<std::uint8_t> waiting = marks(extent, cells_of(moment.now.find("frontier")));
        const std::vector<Cell> way = walked(moment);
        draw_search(canvas, moment.input.map,
                    {.numbers = steps,
                     .largest = std::max(number_of(moment.input.settings, "far"), 1),
                     .came_from = came_from->raw(),
                     .waiting = waiting,
                     .on_path = marks(extent, way)});
        draw_path(canvas, way, [&](Cell c) { return std::optional(steps[extent.index(c)]); });
    }

    /// In parts that never turn back: there a line would get a sharp end.
    static void draw_trail(Canvas& canvas, const std::vector<Cell>& cells) {
        std::vector<Point> part;
        for (const Cell c : cells) {
            const Point here = centre_of(c);
            if (part.size() > 1 && part[part.size() - 2] == here) {
                canvas.line(part, trail_paint, trail_width);
                part = {part.back()};
            }
            part.push_back(here);
        }
        if (part.size() > 1) canvas.line(part, trail_paint, trail_width);
    }

    /// What the enemy finds out at `sees?`, as one of `looks`.
    static int look_of(const Moment& moment) {
        const int length = moment.step().subject;
        if (length == no_path) return 3;
        if (length > number_of(moment.input.settings, "sight")) return 2;
        return moment.now.find("hidden")->as<bool>() ? 1 : 0;
    }

    /// What a neighbour is to an enemy that flees, as one of `aways`.
    static int away_of(Cell c, const Moment& moment, const Board& board) {
        const Level& level = moment.input.map;
        const Cell hero = board.find("hero")->as<Cell>();
        const auto best = board.find("best");
        if (!level.extent().contains(c)) return 4;
        if (!level.walkable(c)) return 3;
        if (c == hero) return 2;
        return best && manhattan(c, hero) <= manhattan(best->as<Cell>(), hero) ? 1 : 0;
    }

    /// Cells that the search of this turn has taken.
    static int taken_in_turn(const Moment& moment) {
        const TurnFacts* turn = moment.facts_as<HuntFacts>().turn_at(moment.position);
        if (turn == nullptr) return 0;
        const auto count = [&](std::size_t position) { return moment.recording.count("find_path/take", position); };
        return static_cast<int>(count(moment.position) - count(turn->begin));
    }

    Mind mind_;
};

}  // namespace

std::unique_ptr<Scene> hunt_scene() { return std::make_unique<HuntScene>(Mind::hunter); }
std::unique_ptr<Scene> guard_scene() { return std::make_unique<HuntScene>(Mind::guard); }

}  // namespace stepwell::lesson_1

#include "lessons/2-flood-and-astar/search_stages.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/grid/directions.h"
#include "core/search/cut.h"
#include "core/trace/record.h"
#include "lessons/kit/frontier_picture.h"
#include "lessons/kit/print.h"
#include "lessons/kit/search_picture.h"

namespace stepwell::lesson_2 {
namespace {

std::string_view verdict_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::shortest: return "shortest";
        case Verdict::not_guaranteed: return "not-guaranteed";
        case Verdict::wrong: return "wrong";
        case Verdict::no_way: return "no-way";
    }
    return "";
}

/// A stage's name as a value: its words are the text `label <name>`.
Value name_of_stage(std::string_view name) {
    static constexpr std::string_view names[] = {"flood",    "astar", "dijkstra", "greedy", "straight",
                                                 "weighted", "first", "deeper",   "last"};
    return {Kind::label, static_cast<std::int32_t>(std::ranges::find(names, name) - std::begin(names)), names};
}

/// Where the heap stands in the picture: below the map.
HeapForm heap_below(const Input& input) {
    const Extent extent = input.map.extent();
    return {{0, static_cast<float>(extent.height) + ruler}, static_cast<float>(extent.width)};
}

void draw_cut(Canvas& canvas, Cell c) {
    canvas.outline({static_cast<float>(c.x) + 0.1F, static_cast<float>(c.y) + 0.1F, 0.8F, 0.8F}, {Role::wall}, 0.1F,
                   Stroke::dashed, 0.1F);
}

void draw_way_to_closest(Canvas& canvas, std::span<const Point> line) {
    canvas.line(line, {Role::path}, std::max(0.1F, 2 / canvas.scale()), Stroke::dashed);
    draw_token(canvas, line.back(), Role::path, "!");
}

/// There is no more to see of the run, which perhaps waits for others.
bool ended(const Moment& moment) {
    return moment.last() || moment.anchor().name == "wait" || moment.at("way_back", "done");
}

/// The search has come to its end, and what came of it may be said.
bool over(const Moment& moment) { return ended(moment) && moment.recording.ending() == Ending::complete; }

}  // namespace

std::vector<Setting> SearchStages::common_settings() {
    return {{.name = "numbers", .choices = {"cost", "sum"}},
            {.name = "waiting", .choices = {"on-the-map", "as-a-heap"}},
            {.name = "weight", .kind = Setting::Kind::number, .least = 2, .most = 9, .initial = "3"},
            {.name = "order", .choices = all_orders(), .plain = true}};
}

bool SearchStages::matters(std::string_view setting, const Input& input) const {
    const auto any = [&](auto test) { return std::ranges::any_of(kinds(input), test); };
    if (setting == "weight") return any([](const Settings& stage) { return stage.at("stage") == "weighted"; });
    if (setting == "ties") return any([](const Settings& stage) { return stage.at("search") == "astar"; });
    if (setting == "numbers") return any([](const Settings& stage) { return stage.at("search") != "flood"; });
    return true;
}

std::vector<Settings> SearchStages::kinds(const Input& input) const {
    Input without_map;  // which may be large
    without_map.settings = input.settings;
    std::vector<Settings> kinds;
    for (Input& stage : side_by_side(without_map)) kinds.push_back(std::move(stage.settings));
    return kinds;
}

Recording SearchStages::record(const Input& stage, const Limits& limits) const {
    return stepwell::record([&](Tape& tape) { run_search(stage, tape); }, limits);
}

std::unique_ptr<const Facts> SearchStages::facts(const Input& stage, const Recording& run, const Facts* first) const {
    auto known = std::make_unique<Known>();
    // The flood counts steps alone; greedy search counts nothing, so its cells show what the ways to them cost.
    known->depths = stage.settings.at("search") == "greedy" ? costs(run, stage.map) : stepwell::depths(run);
    known->complete = run.ending() == Ending::complete;
    if (!known->complete) return known;
    const Input first_stage = side_by_side(stage).front();
    const bool is_first = stage_name(first_stage) == stage_name(stage);
    std::optional<Outcome> other;
    const auto* const known_first = static_cast<const Known*>(first);
    if (known_first != nullptr && known_first->complete) other = known_first->outcome;
    else if (!is_first) other = outcome(first_stage);
    known->outcome = other ? outcome(stage, other->least) : outcome(stage);
    const Outcome& beside = other ? *other : known->outcome;
    known->first_name = stage_name(first_stage);
    known->first_taken = beside.taken;
    known->first_cost = beside.cost.value_or(0);
    known->cut = cut_of(stage);
    return known;
}

std::vector<Cell> SearchStages::cut_of(const Input& stage) const {
    constexpr std::size_t most_cells = 64 * 64;
    if (stage.settings.at("search") != "flood" || stage.map.extent().cells() > most_cells || !is_drawn(stage))
        return {};
    return smallest_cut(stage.map, start_of(stage), goal_of(stage)).value_or(std::vector<Cell>{});
}

std::string SearchStages::print(const Input& input, Format format) const {
    if (input.settings.contains("stage")) {  // one stage's way, as its listings print it
        Silent silent;
        return cells_as_csv(run_search(input, silent));
    }
    const std::vector<Input> stages = printed(input);
    std::string lines;
    for (const Input& stage : stages) {
        const Outcome outcome = lesson_2::outcome(stage);
        const std::string name = stage_name(stage);
        std::string said{verdict_name(outcome.verdict)};
        std::ranges::replace(said, '-', ' ');
        const bool found = !outcome.path.empty();
        const auto number = [&](std::size_t value, const char* none) {
            return found ? fmt::format("{}", value) : none;
        };
        const std::size_t length = outcome.path.size();
        const auto cost = static_cast<std::size_t>(outcome.cost.value_or(0));
        if (format == Format::json)
            lines += fmt::format(R"({}"{}": {{"taken": {}, "path_length": {}, "cost": {}, "verdict": "{}"}})",
                                 lines.empty() ? "" : ", ", name, outcome.taken, number(length, "null"),
                                 number(cost, "null"), said);
        else if (format == Format::csv)
            lines += fmt::format("{},{},{},{},{}\n", name, outcome.taken, number(length, ""), number(cost, ""), said);
        else
            lines += fmt::format("{:<9} {:>6} taken, {}\n", name, outcome.taken,
                                 found ? fmt::format("{} long, costs {}: {}", length, cost, said) : said);
    }
    if (format == Format::json) return "{" + lines + "}\n";
    if (format == Format::csv) return "search,taken,path_length,cost,verdict\n" + lines;
    Silent silent;
    return path_text(input.map, start_of(input), goal_of(input), run_search(stages.front(), silent)) + lines;
}

Box SearchStages::world(const Input& input) const {
    Box world = GridScene::world(input);
    if (input.settings.at("waiting") == "as-a-heap") world.h += ruler + heap_below(input).box().h;
    return world;
}

/// The heap or the queue, as it is before the step.
void SearchStages::draw_waiting(Canvas& canvas, const Moment& moment) const {
    const Extent extent = moment.input.map.extent();
    const auto width = static_cast<float>(extent.width), height = static_cast<float>(extent.height);
    const std::vector<Cell> items = cells_of(moment.now.find("frontier"));
    const auto f = moment.now.find("f"), h = moment.now.find("h");
    if (f || h) draw_heap(canvas, heap_below(moment.input), {items, (f ? f : h)->items()});
    else draw_queue(canvas, {0, height + ruler, width, 0}, items);
}

void SearchStages::draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const {
    draw_run(canvas, moment, movers);
    if (moment.input.settings.at("waiting") == "as-a-heap") draw_waiting(canvas, moment);
}

void SearchStages::draw_run(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const {
    const Level& level = moment.input.map;
    const Extent extent = level.extent();
    const Depths& depths = known(moment).depths;
    const auto came_from = moment.now.find("came_from"), cost = moment.now.find("cost");
    const std::span<const int> numbers = cost        ? std::span<const int>(cost->raw())
                                         : came_from ? std::span<const int>(depths.of_cell)
                                                     : std::span<const int>{};
    const std::vector<Cell> way = walked(moment);
    const std::vector<std::uint8_t> on_path = marks(extent, way),
                                    waiting = marks(extent, cells_of(moment.now.find("frontier")));
    SearchLook look{.numbers = numbers,
                    .largest = depths.largest,
                    .came_from = came_from ? came_from->raw() : std::span<const std::int32_t>{},
                    .waiting = waiting,
                    .on_path = on_path};
    const bool sums = moment.input.settings.at("numbers") == "sum" && moment.input.settings.at("search") != "flood";
    std::function<int(Cell)> label = [&](Cell c) { return numbers[extent.index(c)]; };
    if (sums && !numbers.empty()) {
        const bool greedy = moment.input.settings.at("search") == "greedy";
        look.corners = [number = label, guess = Guess(moment.input)](Cell c) { return std::pair(number(c), guess(c)); };
        label = [corners = look.corners, greedy](Cell c) {
            const auto [g, h] = corners(c);
            return greedy ? h : g + h;
        };
    }
    look.label = label;
    draw_search(canvas, level, look);
    draw_path(canvas, way, [&](Cell c) { return std::optional(label(c)); });
    if (over(moment) && moment.reveal) {
        for (const Cell c : known(moment).cut) draw_cut(canvas, c);
        if (const Path& closest = known(moment).outcome.to_closest; !closest.empty()) {
            std::vector<Point> line{centre_of(start_of(moment.input))};
            for (const Cell step : closest) line.push_back(centre_of(step));
            draw_way_to_closest(canvas, line);
        }
    }
    draw_token(canvas, centre_of(goal_of(moment.input)), Role::goal, canvas.words("sign goal"));
    draw_token(canvas, centre_of(start_of(moment.input)), Role::start, "S");
    const std::string& anchor = moment.anchor().name;
    if (!ended(moment))
        draw_attention(canvas, moment, place_of(movers, 0), anchor == "take", anchor == "look" || anchor == "add");
}

void SearchStages::draw_sample(Canvas& canvas, const LegendEntry& entry) const {
    constexpr Point middle{0.5F, 0.5F};
    if (entry.key == "start") return draw_token(canvas, middle, Role::start, "S");
    if (entry.key == "goal") return draw_token(canvas, middle, Role::goal, canvas.words("sign goal"));
    if (entry.key == "sum" || entry.key == "sum-or-guess") {
        constexpr Paint ground{Role::distance, 0.2F};
        draw_tile(canvas, cell(0, 0), {.ground = ground});
        return canvas.text_on(ground, middle, "f", 0.6F);
    }
    if (entry.key == "cut") return draw_cut(canvas, cell(0, 0));
    if (entry.key == "closest") {
        const Point line[] = {{-0.3F, 0.5F}, middle};
        return draw_way_to_closest(canvas, line);
    }
    if (entry.key.starts_with("steps") || entry.key.starts_with("costs")) return draw_floor_sample(canvas, "number");
    GridScene::draw_sample(canvas, entry);
}

std::vector<Mover> SearchStages::movers(const Moment& moment) const {
    for (const char* name : {"step", "current"})
        if (const auto at = moment.now.find(name)) return {{0, centre_of(at->as<Cell>())}};
    return {{0, centre_of(start_of(moment.input))}};
}

std::vector<LegendEntry> SearchStages::legend(const Input& input) const {
    return legend_with(input, input.map.water_cells() > 0);
}

std::vector<LegendEntry> SearchStages::longest_legend(const Input& input) const { return legend_with(input, true); }

std::vector<LegendEntry> SearchStages::further_legend(const Moment& moment) const {
    std::vector<LegendEntry> legend;
    if (!known(moment).cut.empty()) legend.push_back({"cut"});
    if (!known(moment).outcome.to_closest.empty()) legend.push_back({"closest"});
    return legend;
}

std::vector<LegendEntry> SearchStages::legend_with(const Input& input, bool water) const {
    const std::vector<Settings> stages = kinds(input);
    const auto runs = [&](std::string_view search) {
        return std::ranges::any_of(stages, [&](const Settings& stage) { return stage.at("search") == search; });
    };
    const bool sums = input.settings.at("numbers") == "sum";
    const bool flood = runs("flood"), others = runs("astar") || runs("greedy");
    std::vector<LegendEntry> legend = {{"start"}, {"goal"}, {"wall"}};
    if (water) legend.push_back({"water"});
    if (flood || !sums) legend.push_back({!water || !others || sums ? "steps" : flood ? "costs-or-steps" : "costs"});
    if (sums && others) legend.push_back({runs("greedy") ? "sum-or-guess" : "sum"});
    for (const char* key : {"crumb", "waiting", "current", "look", "path"}) legend.push_back({key});
    return legend;
}

std::vector<Count> SearchStages::counts(const Moment& moment) const {
    const Recording& run = moment.recording;
    const auto times = [&](const char* anchor) { return run.count(anchor, moment.position); };
    const std::size_t taken =
        times("find_path/take") + times("greedy/take") + times("astar/take") - times("astar/again");
    const auto number = [](std::size_t n) { return static_cast<int>(n); };
    const auto waiting = moment.now.find("frontier"), path = moment.now.find("path");
    std::vector<Count> counts = {{"taken", number(taken)},
                                 {"waiting", waiting ? number(waiting->items().size()) : 0},
                                 {"path", path ? std::optional(number(path->items().size())) : std::nullopt}};
    if (moment.input.map.water_cells() > 0)
        counts.push_back({"cost", over(moment) ? known(moment).outcome.cost : std::nullopt});
    if (const std::size_t cells = known(moment).cut.size(); cells > 0)
        counts.push_back({"cut", over(moment) ? std::optional(number(cells)) : std::nullopt});
    return counts;
}

std::optional<Badge> SearchStages::badge(const Moment& moment) const {
    if (!ended(moment)) return std::nullopt;
    if (!over(moment)) return Badge{"unfinished", Badge::Tone::doubtful, {"unfinished"}};
    const Outcome& here = known(moment).outcome;
    const std::string said(verdict_name(here.verdict));
    const Badge::Tone tone = here.verdict == Verdict::shortest || here.verdict == Verdict::no_way ? Badge::Tone::right
                             : here.verdict == Verdict::not_guaranteed ? Badge::Tone::doubtful
                                                                       : Badge::Tone::wrong;
    Badge badge{said, tone, {}};
    const bool is_first = known(moment).first_name == stage_name(moment.input);
    if (!is_first && here.verdict != Verdict::no_way) {  // what is new comes first
        const std::size_t first_taken = known(moment).first_taken;
        const int more = *here.cost - known(moment).first_cost;
        badge.remarks.push_back(more > 0 ? "dearer" : more < 0 ? "cheaper" : "same");
        badge.remarks.push_back(here.taken < first_taken ? "fewer" : here.taken > first_taken ? "more" : "as-many");
    }
    badge.remarks.push_back(said);
    if (here.verdict == Verdict::no_way) badge.remarks.push_back(here.to_closest.empty() ? "stays" : "closest");
    return badge;
}

/// The map is none of the prepared ones.
bool SearchStages::is_drawn(const Input& input) const {
    return std::ranges::none_of(presets(),
                                [&](const std::string& name) { return preset(name, input).map == input.map; }) &&
           std::ranges::none_of(tasks(), [&](const Task& task) { return task_input(task).map == input.map; });
}

std::vector<std::string> SearchStages::listings(const Settings& settings) const {
    const auto search = settings.find("search");
    const std::string name = search == settings.end() || search->second == "flood" ? "find_path" : search->second;
    return {name, "way_back"};
}

std::optional<Value> SearchStages::derive(std::string_view function, const Value& argument, const Moment& moment,
                                          const Board& board) const {
    if (argument.kind == Kind::none) return derive_outcome(function, moment);
    if (argument.kind != Kind::cell) return std::nullopt;
    return derive_sum(function, argument.cell(), moment, board);
}

std::optional<Value> SearchStages::derive_sum(std::string_view function, Cell cell, const Moment& moment,
                                              const Board& board) {
    if (function == "skip") return looked_at(cell, moment, board);
    if (!moment.input.map.walkable(cell)) return std::nullopt;
    const auto cost = board.find("cost");
    const auto came_from = board.find("came_from");
    const bool is_known = came_from && came_from->at<Cell>(cell) != nowhere;
    const int g = !is_known ? not_reached
                  : cost    ? cost->at<int>(cell)
                            : known(moment).depths.of_cell[moment.input.map.extent().index(cell)];
    const int h = Guess(moment.input)(cell);
    if (function == "g") return Value::of(g);
    if (function == "h") return Value::of(h);
    if (function == "f") return Value::of(moment.input.settings.at("search") == "greedy" ? h : g + h);
    if (function == "pays") return Value::of(moment.input.map.cost(cell));
    return std::nullopt;
}

std::optional<Value> SearchStages::derive_outcome(std::string_view function, const Moment& moment) const {
    const Outcome& here = known(moment).outcome;
    const std::size_t first_taken = known(moment).first_taken;
    const auto number = [](std::size_t n) { return Value::of(static_cast<int>(n)); };
    const std::size_t larger = std::max(here.taken, first_taken), smaller = std::min(here.taken, first_taken);
    const std::size_t tenths = smaller == 0 ? 0 : (larger * 10 + smaller / 2) / smaller;
    if (function == "close") return Value::of(10 * larger < 11 * smaller);
    if (function == "gap") return number(larger - smaller);
    if (function == "times") return number(tenths / 10);
    if (function == "tenths") return number(tenths % 10);
    if (function == "length") return number(here.path.size());
    if (function == "cost") return Value::of(here.cost.value_or(0));
    if (function == "least") return Value::of(here.least.value_or(0));
    if (function == "difference") return Value::of(std::abs(here.cost.value_or(0) - known(moment).first_cost));
    if (function == "closest")
        return Value::of(here.to_closest.empty() ? start_of(moment.input) : here.to_closest.back());
    if (function == "taken") return number(here.taken);
    if (function == "beside") return name_of_stage(known(moment).first_name);
    if (function == "wet") return Value::of(moment.input.map.water_cells() > 0);
    return std::nullopt;
}

Value SearchStages::looked_at(Cell cell, const Moment& moment, const Board& board) {
    static constexpr std::string_view labels[] = {"added", "known", "wall", "outside", "taken", "better"};
    enum : std::int32_t { added, is_known, wall, outside, is_taken, better };
    const Level& level = moment.input.map;
    const auto label = [&](std::int32_t which) { return Value{Kind::label, which, labels}; };
    if (!level.extent().contains(cell)) return label(outside);
    if (!level.walkable(cell)) return label(wall);
    const auto came_from = board.find("came_from"), taken = board.find("taken");
    if (!came_from || came_from->at<Cell>(cell) == nowhere) return label(added);
    if (taken && taken->at<bool>(cell)) return label(is_taken);
    // The search itself says whether it adds the cell, in this step or in the next one.
    const auto adds = [&](std::size_t position) { return moment.recording.anchor(position).name == "add"; };
    return label(adds(moment.position) || (!moment.last() && adds(moment.position + 1)) ? better : is_known);
}

std::vector<std::string> SearchStages::variables() const {
    return {"current", "frontier", "f", "h", "cost", "taken", "came_from", "step", "path"};
}

std::vector<std::pair<std::string, Role>> SearchStages::coloured_names() const {
    return {{"start", Role::start},       {"goal", Role::goal},    {"current", Role::current},
            {"frontier", Role::frontier}, {"step", Role::current}, {"path", Role::path}};
}

std::optional<std::uint32_t> SearchStages::slot_at(Cell cell, const Moment& moment) const {
    auto known = moment.now.find("cost");
    if (!known) known = moment.now.find("came_from");
    if (!known || !moment.input.map.walkable(cell)) return std::nullopt;
    return known->slot_of(cell);
}

}  // namespace stepwell::lesson_2

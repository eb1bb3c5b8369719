// Inside the heap: A* with its to-do list opened.
#include <algorithm>
#include <bit>

#include "core/trace/record.h"
#include "lessons/2-flood-and-astar/heap_look.h"
#include "lessons/2-flood-and-astar/heap_questions.h"
#include "lessons/2-flood-and-astar/scenes.h"
#include "lessons/2-flood-and-astar/search_stages.h"
#include "lessons/kit/frontier_picture.h"

namespace stepwell::lesson_2 {
namespace {

/// Small, so that few wait and can be read; wall and water make new entries rise past others (RULES.md: Heap).
constexpr std::string_view small_floor =
    "..........\n"
    ".~~...#...\n"
    "~.....#...\n"
    "~.....#...\n"
    "..#####...\n";

/// The floor of the task (RULES.md: By hand).
constexpr std::string_view task_floor =
    "....\n"
    "..#.\n"
    "....\n";

constexpr int held_mover = 1;

class HeapScene final : public SearchStages {
public:
    std::string_view id() const override { return "heap"; }

    std::vector<Setting> settings() const override {
        std::vector<Setting> settings = GridScene::settings();
        settings.push_back({.name = "ties", .choices = {"first", "deeper", "last"}});
        settings.push_back({.name = "heap", .choices = {"below", "beside"}});
        for (Setting& setting : common_settings()) {
            if (setting.name == "numbers") setting.choices = {"sum", "cost"};
            if (setting.name == "numbers" || setting.name == "order") settings.push_back(std::move(setting));
        }
        return settings;
    }

    std::vector<std::string> presets() const override {
        return {"small", "walls", "open", "pond", "scattered", "maze"};
    }
    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override {
        if (preset == "small") return {*level_from_text(small_floor), {cell(1, 2), cell(8, 1)}};
        return SearchStages::floor(preset, seed);
    }

    std::vector<Input> side_by_side(const Input& input) const override { return {stage_of(input, "astar")}; }
    std::vector<Settings> variants() const override {
        std::vector<Settings> variants;
        for (const char* ties : {"first", "deeper", "last"}) {
            variants.push_back(side_by_side(first_input()).front().settings);
            variants.back()["ties"] = ties;
            for (const char* own : {"start", "goal", "heap", "numbers", "order"}) variants.back().erase(own);
        }
        return variants;
    }

    Recording record(const Input& stage, const Limits& limits) const override {
        return stepwell::record([&](Tape& tape) { run_search<OpenedHeap>(stage, tape); }, limits);
    }
    std::vector<std::string> listings(const Settings&) const override { return {"astar", "push", "pop", "way_back"}; }

    Box world(const Input& input) const override {
        const Box floor = GridScene::world(input), heap = form(input).box();
        const float margin = 0.3F * form(input).unit();
        const float left = std::min(floor.x, heap.x - margin),
                    right = std::max(floor.x + floor.w, heap.x + heap.w + margin),
                    bottom = std::max(floor.y + floor.h, heap.y + heap.h + margin);
        return {left, floor.y, right - left, bottom - floor.y};
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        draw_run(canvas, moment, movers);
        const OpenHeap heap(moment, moment.now);
        HeapLook look{heap.items(), heap.numbers(), true};
        if (heap.busy()) {
            draw_subject(canvas, heap.entry());
            look.held = {heap.entry(), heap.number(), heap.gap(), stepwell::place_of(movers, held_mover)};
            look.compared = compared(moment, heap);
            if (moment.anchor().name == "step down") look.moves = heap.parent();
            if (moment.anchor().name == "step up" && moment.reveal) look.moves = heap.child();
        }
        draw_heap(canvas, form(moment.input), look);
    }

    std::vector<Mover> movers(const Moment& moment) const override {
        std::vector<Mover> movers = SearchStages::movers(moment);
        const OpenHeap heap(moment, moment.now);
        const HeapForm form = HeapScene::form(moment.input);
        const auto place = [&](std::size_t i) {
            return (i < form.shown() ? form.in_tree(i) : form.in_list(form.shown())).centre();
        };
        if (heap.busy()) movers.push_back({held_mover, place(heap.gap())});
        else if (moment.at("pop", "top")) movers.push_back({held_mover, place(heap.size() - 1)});
        else if (moment.at("astar", "add")) movers.push_back({held_mover, centre_of(moment.subject_cell())});
        return movers;
    }

    std::vector<LegendEntry> legend_with(const Input& input, bool water) const override {
        std::vector<LegendEntry> legend = SearchStages::legend_with(input, water);
        std::erase_if(legend, [](const LegendEntry& entry) { return entry.key == "crumb"; });
        legend.push_back({"gap"});
        return legend;
    }
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        if (entry.key == "gap") draw_gap_sample(canvas);
        else SearchStages::draw_sample(canvas, entry);
    }
    std::vector<Count> counts(const Moment& moment) const override {
        std::vector<Count> counts = SearchStages::counts(moment);
        std::erase_if(counts, [](const Count& count) { return count.key == "cost"; });  // one line has room for four
        const std::size_t size = cells_of(moment.now.find("frontier")).size();
        counts.insert(counts.begin() + 2, {"levels", static_cast<int>(std::bit_width(size))});
        return counts;
    }

    std::vector<std::string> variables() const override {
        std::vector<std::string> variables = SearchStages::variables();
        variables.insert(variables.begin() + 1, {"entry", "number", "gap"});
        return variables;
    }
    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        auto names = SearchStages::coloured_names();
        names.emplace_back("heap", Role::frontier);
        return names;
    }

    /// Of a place: parent, item, f. Places: last; place, of the gap; parent, left, right, child (the first of them).
    /// children: how many the gap has; fits, tie (heap_look.h).
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const OpenHeap heap(moment, board);
        const auto number = [](std::size_t n) { return Value::of(static_cast<int>(n)); };
        if (argument.kind == Kind::number) {
            const auto i = static_cast<std::size_t>(argument.number());
            if (function == "parent") return number((i - 1) / 2);
            if (i >= heap.size()) return std::nullopt;
            if (function == "item") return Value::of(heap.items()[i]);
            if (function == "f") return Value::of(heap.numbers()[i]);
        }
        if (function == "last" && heap.size() > 0) return number(heap.size() - 1);
        if (heap.busy()) {
            if (function == "place") return number(heap.gap());
            if (function == "parent" && heap.gap() > 0) return number(heap.parent());
            if (function == "child" && heap.children() > 0) return number(heap.child());
            if (function == "fits") return Value::of(heap.fits());
            if (function == "tie") return Value::of(heap.tie());
            if (function == "children") return number(heap.children());
            if (function == "left" && heap.children() > 0) return number(2 * heap.gap() + 1);
            if (function == "right" && heap.children() > 1) return number(2 * heap.gap() + 2);
        }
        return SearchStages::derive(function, argument, moment, board);
    }

    std::vector<std::string> question_kinds() const override { return {"take", "place", "moves", "gap"}; }
    std::optional<Question> ask(const Moment& moment) const override {
        return moment.at("astar", "take") ? SearchStages::ask(moment) : ask_heap(moment);
    }
    std::optional<Cell> cell_beside(const Moment& moment, Point at) const override {
        const OpenHeap heap(moment, moment.now);
        const auto place = form(moment.input).at(at);
        if (place && heap.busy() && *place == heap.gap()) return heap.entry();
        return place && *place < heap.size() ? std::optional(heap.items()[*place]) : std::nullopt;
    }

    std::vector<Task> tasks() const override { return {{.key = "be-the-heap", .question = "gap"}}; }
    Input task_input(const Task&) const override {
        Input input = first_input();
        input.map = *level_from_text(task_floor);
        input.settings["start"] = "0,1";
        input.settings["goal"] = "3,1";
        return input;
    }

private:
    static constexpr std::size_t few_cells = 100;  // on so few, hardly more than 15 wait

    /// Where the heap stands in the picture.
    static HeapForm form(const Input& input) {
        const Extent extent = input.map.extent();
        const auto width = static_cast<float>(extent.width), height = static_cast<float>(extent.height);
        const float across = std::max(14.4F, 0.7F * std::max(width, height));
        const bool beside = input.settings.at("heap") == "beside";
        const Point corner = beside ? Point{width + 1, 0} : Point{(width - across) / 2, height + ruler};
        return {corner, across, extent.cells() <= few_cells ? 4 : 5};
    }

    /// Who is held against the gap at this step.
    static std::vector<std::size_t> compared(const Moment& moment, const OpenHeap& heap) {
        const std::string& anchor = moment.anchor().name;
        if (anchor == "parent?" || anchor == "step down") return {heap.parent()};
        if (anchor == "child?" || (anchor == "step up" && !moment.reveal)) {
            std::vector<std::size_t> children{2 * heap.gap() + 1};
            if (heap.children() == 2) children.push_back(2 * heap.gap() + 2);
            return children;
        }
        if (anchor == "fits?" || anchor == "step up") return {heap.child()};
        return {};
    }
};

}  // namespace

std::unique_ptr<Scene> heap_scene() { return std::make_unique<HeapScene>(); }

}  // namespace stepwell::lesson_2

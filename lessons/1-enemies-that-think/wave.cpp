// The wave: how many steps is every cell away from the goblin?
#include "core/search/wave.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/trace/record.h"
#include "lessons/1-enemies-that-think/print.h"
#include "lessons/1-enemies-that-think/scenes.h"
#include "lessons/1-enemies-that-think/search_scene.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/search_questions.h"

namespace stepwell::lesson_1 {
namespace {

/// The floor of the fixed task: the wave is filled in by hand from (1, 1) (RULES.md: The wave).
constexpr std::string_view quiz_floor =
    "#######\n"
    "#.#...#\n"
    "#...#.#\n"
    "#######\n";

/// Which number does the neighbour get? Reasons: number (right), same, jump, and order for the one that counts cells.
Question ask_number(const Moment& moment) {
    const int right = moment.after.find("distance")->at<int>(moment.subject_cell());
    Choices choices(Value::of(right), "number");
    choices.wrong(Value::of(right - 1), "same");
    choices.wrong(Value::of(right + 1), "jump");
    const std::size_t cells = 1 + moment.recording.count("wave/add", moment.position);
    choices.wrong(Value::of(static_cast<int>(cells)), "order");
    return {"number", std::move(choices).shuffled(moment.position), false, ""};
}

class Wave final : public SearchScene {
public:
    Wave() : SearchScene(Tokens::start, "wave", "queue", "distance") {}

    std::string_view id() const override { return "wave"; }

    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record([&](Tape& tape) { wave(input.map, start_of(input), tape); }, limits);
    }

    std::string print(const Input& input, Format format) const override {
        Tally tally;
        const std::vector<int> distance = wave(input.map, start_of(input), tally);
        if (format == Format::text) return wave_text(input.map, distance);
        const std::size_t reached = 1 + tally.count("wave", "add");
        if (format == Format::json)
            return result_as_json(tally.count("wave", "take"), reached, std::nullopt, {},
                                  fmt::format("\"reached\": {}, \"floor\": {}, \"farthest\": {}", reached,
                                              input.map.floor_cells(), *std::ranges::max_element(distance)));
        return distances_as_csv(input.map, distance);
    }

    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        const auto distance = moment.now.find("distance");
        draw_numbers(canvas, moment, distance ? distance->raw() : std::span<const int>{}, {}, {});
        draw_token(canvas, centre_of(start_of(moment.input)), Role::start, "g");
        draw_attention(canvas, moment, movers);
    }

    std::vector<LegendEntry> legend(const Input&) const override {
        return {{"goblin"}, {"wall"}, {"number"}, {"waiting"}, {"current"}, {"look"}};
    }

    std::vector<std::string> listings(const Settings&) const override { return {"wave"}; }

    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const auto distance = board.find("distance");
        if (argument.kind != Kind::cell || !distance) return std::nullopt;
        const Cell c = argument.cell();
        const int steps = moment.input.map.walkable(c) ? distance->at<int>(c) : not_reached;
        if (function == "steps") return Value::of(steps);
        if (function == "skip") return neighbour_check(moment.input.map, c, steps == not_reached, search_checks);
        return std::nullopt;
    }

    std::vector<std::string> variables() const override { return {"current", "queue", "distance"}; }

    std::vector<std::string> question_kinds() const override { return {"take", "look", "number"}; }

    std::optional<Question> ask(const Moment& moment) const override {
        if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
        if (at(moment, "take")) return ask_take(moment, *frontier(moment.now), End::front);
        if (at(moment, "look")) return ask_look(moment);
        if (at(moment, "add")) return ask_number(moment);
        return std::nullopt;
    }

    std::vector<Task> tasks() const override { return {{.key = "quiz", .question = "number"}}; }

    Input task_input(const Task&) const override {
        Input input = first_input();
        input.map = *level_from_text(quiz_floor);
        input.settings["start"] = "1,1";
        return input;
    }

    std::vector<Exercise> exercises() const override {
        const std::array<std::string_view, 1> told{"start"};
        Input input = first_input();
        std::string text = exercise_text(input, told);
        return {{"wave", std::move(input), std::move(text)}};
    }
};

}  // namespace

std::unique_ptr<Scene> wave_scene() { return std::make_unique<Wave>(); }

}  // namespace stepwell::lesson_1

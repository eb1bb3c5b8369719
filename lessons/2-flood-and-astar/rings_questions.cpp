#include "lessons/2-flood-and-astar/rings_questions.h"

#include <algorithm>
#include <string>

#include "lessons/kit/choices.h"

namespace stepwell::lesson_2 {
namespace {

Question ask_outcome(const Hunt& hunt) {
    const FloodEnd end = flooded(hunt).end;
    Question question{.key = "outcome", .choices = {}, .in_scene = false, .elsewhere = ""};
    for (const FloodEnd each : {FloodEnd::touch, FloodEnd::limit, FloodEnd::dry, FloodEnd::foot}) {
        if (each == FloodEnd::foot && !hunt.ladder) continue;
        const bool right = each == end;
        question.choices.push_back(
            {std::string(name_of(each)), {}, right, (right ? "" : "not-") + std::string(name_of(end))});
    }
    return question;
}

std::optional<Question> ask_ring(const Moment& moment, const Hunt& hunt) {
    const int ring = moment.now.find("round")->as<int>() - 1;
    if (ring == 0) return std::nullopt;
    Choices choices(Value::of(ring), "ring");
    choices.wrong(Value::of(ring + 1), "next");
    choices.wrong(Value::of(manhattan(hunt.start, moment.subject_cell())), "straight");
    const std::size_t taken = moment.recording.count("flood_in_rings/take", moment.position);
    choices.wrong(Value::of(static_cast<int>(taken)), "counted");
    return Question{"ring", std::move(choices).shuffled(moment.position), false, ""};
}

std::optional<Question> ask_wet(const Moment& moment, const Hunt& hunt) {
    const Cell right = moment.subject_cell(), current = moment.now.find("current")->as<Cell>();
    const LayerView prev = *moment.now.find("prev");
    Choices choices(Value::of(right), "wet");
    const Level floor = hunt.floor();
    for (const Cell c : floor.neighbours(current)) {
        if (!hunt.map.extent().contains(c)) continue;
        const bool seen = hunt.map.walkable(c) && somewhere(prev.at<Cell>(c));
        choices.wrong(Value::of(c), !hunt.map.walkable(c) ? "wall" : seen ? "seen" : "later");
    }
    if (choices.size() < 2) return std::nullopt;
    return Question{"wet", std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

std::optional<Question> ask_turn(const Moment& moment, const Hunt& hunt) {
    const Cell here = moment.subject_cell();
    const Cell right = next_step(hunt, here, moment.after.find("climbed")->as<bool>());
    Choices choices = right == here ? Choices(Value::of(here), "waits", "stay") : Choices(Value::of(right), "first");
    const Level floor = hunt.floor();
    for (const Cell c : floor.neighbours(here))
        if (hunt.map.extent().contains(c)) choices.wrong(Value::of(c), hunt.map.walkable(c) ? "longer" : "wall");
    choices.wrong(Value::of(here), "moves", "stay");
    if (choices.size() < 2) return std::nullopt;
    return Question{"turn", std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

}  // namespace

std::optional<Question> ask_rings(const Moment& moment) {
    if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
    const Hunt hunt(moment.input);
    if (moment.at("chase_in_rings", "turn")) return ask_turn(moment, hunt);
    if (hunt.chase) return std::nullopt;  // a flood that is seen again each turn is not asked about
    if (moment.at("flood_in_rings", "start")) {
        if (hunt.start == hunt.goal) return std::nullopt;  // an odd case, and no riddle
        return ask_outcome(hunt);
    }
    if (moment.at("flood_in_rings", "take")) return ask_ring(moment, hunt);
    if (moment.at("flood_in_rings", "wet")) return ask_wet(moment, hunt);
    return std::nullopt;
}

}  // namespace stepwell::lesson_2

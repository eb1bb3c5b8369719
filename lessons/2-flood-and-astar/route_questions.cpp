#include "lessons/2-flood-and-astar/route_questions.h"

#include "lessons/2-flood-and-astar/smallest_question.h"
#include "lessons/kit/choices.h"

namespace stepwell::lesson_2 {
namespace {

std::optional<Question> ask_price(const Moment& moment) {
    const Cell here = moment.now.find("current")->as<Cell>(), next = moment.subject_cell();
    const Cube cube = cube_of(moment.input);
    const bool used = (moment.now.find("built")->at<int>(here) & link(here, next)) != 0;
    const std::optional<Move> move = cube.move(here, next);
    const int own = move ? cube.cost(here, next) : 0, jitter = cube.jitter(next);
    const int right = used ? used_cost : own + jitter;
    Choices choices(Value::of(right), used ? "used" : "own");
    if (!used) choices.wrong(Value::of(used_cost), "not-used");
    if (used && move) choices.wrong(Value::of(own + jitter), "not-own");
    if (!used) choices.wrong(Value::of(own), "without-jitter");
    choices.wrong(Value::of(right + moment.now.find("cost")->at<int>(here)), "so-far");
    if (choices.size() < 2) return std::nullopt;
    return Question{"price", std::move(choices).shuffled(moment.position), false, ""};
}

std::optional<Question> ask_cheapest(const Planned& route) {
    if (!route.found()) return std::nullopt;
    const bool dear = route.dear();
    Question question{.key = "cheapest", .choices = {}, .in_scene = false, .elsewhere = ""};
    question.choices.push_back({"yes", {}, !dear, dear ? "not-cheapest" : "cheapest"});
    question.choices.push_back({"no", {}, dear, dear ? "dear" : "not-dear"});
    return question;
}

}  // namespace

std::optional<Question> ask_builder(const Moment& moment, const std::vector<Planned>& plan) {
    if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
    if (moment.at("build_route", "take"))
        return ask_smallest(moment, *moment.now.find("f"), route_in_hand(moment, plan).gates.goal);
    if (moment.at("build_route", "add")) return ask_price(moment);
    const Planned* route = moment.at("share", "build") ? route_found(moment, plan) : nullptr;
    return route != nullptr ? ask_cheapest(*route) : std::nullopt;
}

}  // namespace stepwell::lesson_2

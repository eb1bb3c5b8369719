// What the searches on stages ask about themselves.
#include "lessons/2-flood-and-astar/search_stages.h"
#include "lessons/2-flood-and-astar/smallest_question.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/search_questions.h"

namespace stepwell::lesson_2 {

/// With which number does the cell join the heap? Reasons: sum (right), only-cost, only-guess, old-sum (that of the
/// current cell), one-more.
std::optional<Question> SearchStages::ask_sum(const Moment& moment) const {
    const Cell cell = moment.subject_cell();
    const int cost = moment.after.find("cost")->at<int>(cell), guess = Guess(moment.input)(cell);
    if (guess == 0) return std::nullopt;
    Choices choices(Value::of(cost + guess), "sum");
    choices.wrong(Value::of(cost), "only-cost");
    choices.wrong(Value::of(guess), "only-guess");
    const Cell current = moment.now.find("current")->as<Cell>();
    choices.wrong(Value::of(moment.now.find("cost")->at<int>(current) + Guess(moment.input)(current)), "old-sum");
    choices.wrong(Value::of(cost + guess + 1), "one-more");
    return Question{"sum", std::move(choices).shuffled(moment.position), false, ""};
}

std::optional<Question> SearchStages::ask(const Moment& moment) const {
    if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
    const std::string& search = moment.input.settings.at("search");
    const std::string& anchor = moment.anchor().name;
    if (moment.at("way_back", "back")) return ask_back(moment);
    if (search == "flood") {
        if (anchor == "take") return ask_take(moment, *moment.now.find("frontier"), End::front, goal_of(moment.input));
        if (anchor == "look") return ask_look(moment);
        return std::nullopt;
    }
    if (anchor == "take")
        return ask_smallest(moment, *moment.now.find(search == "greedy" ? "h" : "f"), goal_of(moment.input));
    if (anchor == "look" && search == "greedy") return ask_look(moment);
    if (anchor == "add" && search == "astar") return ask_sum(moment);
    return std::nullopt;
}

}  // namespace stepwell::lesson_2

// What the searches on stages ask about themselves.
#include <algorithm>

#include "core/base/dice.h"
#include "lessons/2-flood-and-astar/search_stages.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/search_questions.h"

namespace stepwell::lesson_2 {
namespace {

/// A search with a heap: which waiting cell comes next? Reasons: smallest (right); nearest, cheapest (smallest in
/// another way), larger, taken, and tie for one whose number is just as small.
std::optional<Question> ask_smallest(const Moment& moment, Cell goal) {
    const auto frontier = moment.now.find("frontier");
    const auto numbers = moment.now.find(moment.input.settings.at("search") == "greedy" ? "h" : "f");
    const std::vector<Cell> waiting = cells_of(frontier);
    if (waiting.size() < 2 || !numbers) return std::nullopt;
    const auto number = numbers->items();
    Choices choices(Value::of(moment.subject_cell()), "smallest");
    const auto reason = [&](std::size_t i, const char* otherwise) {
        return number[i] == number[0] ? "tie" : otherwise;
    };
    std::size_t nearest = 0, cheapest = 0;
    const auto cost = moment.now.find("cost");
    for (std::size_t i = 1; i < waiting.size(); ++i) {
        if (manhattan(waiting[i], goal) < manhattan(waiting[nearest], goal)) nearest = i;
        if (cost && cost->at<int>(waiting[i]) < cost->at<int>(waiting[cheapest])) cheapest = i;
    }
    choices.wrong(Value::of(waiting[nearest]), reason(nearest, "nearest"));
    if (cost) choices.wrong(Value::of(waiting[cheapest]), reason(cheapest, "cheapest"));
    // Not the dice that shuffle the answers: where the right one stands is not to follow from what is offered.
    Dice dice(~static_cast<std::uint32_t>(moment.position));
    const auto any = static_cast<std::size_t>(dice.range(0, static_cast<int>(waiting.size()) - 1));
    choices.wrong(Value::of(waiting[any]), reason(any, "larger"));
    choices.wrong(Value::of(moment.now.find("current")->as<Cell>()), "taken");
    return Question{"take", std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

}  // namespace

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
    if (anchor == "take") return ask_smallest(moment, goal_of(moment.input));
    if (anchor == "look" && search == "greedy") return ask_look(moment);
    if (anchor == "add" && search == "astar") return ask_sum(moment);
    return std::nullopt;
}

}  // namespace stepwell::lesson_2

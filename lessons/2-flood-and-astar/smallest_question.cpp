#include "lessons/2-flood-and-astar/smallest_question.h"

#include <algorithm>

#include "core/base/dice.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {

std::optional<Question> ask_smallest(const Moment& moment, const LayerView& numbers, Cell goal) {
    struct Waiting {
        Cell cell;
        int number;
    };
    const auto taken = moment.now.find("taken");
    const auto is_taken = [&](Cell c) { return taken && taken->at<bool>(c); };
    if (is_taken(moment.subject_cell())) return std::nullopt;
    std::vector<Waiting> waiting;
    const std::vector<Cell> cells = cells_of(moment.now.find("frontier"));
    for (std::size_t i = 0; i < cells.size(); ++i) {  // of two entries of a cell the smaller one counts
        const int number = numbers.items()[i];
        const auto known = std::ranges::find(waiting, cells[i], &Waiting::cell);
        if (known != waiting.end()) known->number = std::min(known->number, number);
        else if (!is_taken(cells[i])) waiting.push_back({cells[i], number});
    }
    if (waiting.size() < 2) return std::nullopt;
    constexpr std::size_t enough = 4;
    Choices choices(Value::of(moment.subject_cell()), "smallest");
    const auto wrong = [&](const Waiting& each, const char* reason) {
        choices.wrong(Value::of(each.cell), each.number == numbers.items()[0] ? "tie" : reason);
    };
    wrong(*std::ranges::min_element(waiting, {}, [&](const Waiting& each) { return manhattan(each.cell, goal); }),
          "nearest");
    if (const auto cost = moment.now.find("cost"))
        wrong(*std::ranges::min_element(waiting, {}, [&](const Waiting& each) { return cost->at<int>(each.cell); }),
              "cheapest");
    // Not the dice that shuffle the answers: where the right one stands is not to follow from what is offered.
    Dice dice(~static_cast<std::uint32_t>(moment.position));
    const auto first = static_cast<std::size_t>(dice.range(0, static_cast<int>(waiting.size()) - 1));
    for (std::size_t i = 0; i < waiting.size() && choices.size() < enough; ++i)
        wrong(waiting[(first + i) % waiting.size()], "larger");
    if (choices.size() < enough) choices.wrong(Value::of(moment.now.find("current")->as<Cell>()), "taken");
    return Question{"take", std::move(choices).shuffled(moment.position), true, "not-this-one"};
}

}  // namespace stepwell::lesson_2

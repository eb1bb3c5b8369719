#include "lessons/kit/search_questions.h"

#include <algorithm>

#include "core/base/dice.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell {

std::optional<Question> ask_take(const Moment& moment, const LayerView& frontier, End end, std::optional<Cell> goal) {
    const auto items = frontier.items();
    if (items.size() < 2) return std::nullopt;
    const auto item = [&](std::size_t i) { return Slot<Cell>::decode(items[i]); };
    const bool front = end == End::front;
    Choices choices(Value::of(moment.subject_cell()), front ? "front" : "back");
    choices.wrong(Value::of(front ? item(items.size() - 1) : item(0)), front ? "newest" : "oldest");
    if (goal) {
        Cell nearest = item(0);
        for (std::size_t i = 1; i < items.size(); ++i)
            if (manhattan(item(i), *goal) < manhattan(nearest, *goal)) nearest = item(i);
        choices.wrong(Value::of(nearest), "nearest");
    }
    Dice dice(static_cast<std::uint32_t>(moment.position));
    const int any = dice.range(0, static_cast<int>(items.size()) - 1);
    choices.wrong(Value::of(item(static_cast<std::size_t>(any))), "waiting");
    choices.wrong(Value::of(moment.now.find("current")->as<Cell>()), "taken");
    return Question{"take", std::move(choices).shuffled(moment.position), true, "not-this-one"};
}

Question ask_look(const Moment& moment) {
    const bool added = moment.recording.anchor(moment.position + 1).name == "add";
    const std::string right = to_text(neighbour_check(moment.input.map, moment.subject_cell(), added, search_checks));
    const auto neighbours = moment.input.map.neighbours(moment.now.find("current")->as<Cell>());
    const bool at_edge =
        !std::ranges::all_of(neighbours, [&](Cell c) { return moment.input.map.extent().contains(c); });
    Question question{.key = "look", .choices = {}, .in_scene = false, .elsewhere = ""};
    const auto offer = [&](const char* key, const char* reason_if_wrong) {
        question.choices.push_back({key, {}, key == right, key == right ? key : reason_if_wrong});
    };
    offer("added", "not-added");
    offer("known", "not-known");
    offer("wall", "no-wall");
    if (at_edge) offer("outside", "not-outside");
    return question;
}

std::optional<Question> ask_back(const Moment& moment) {
    const LayerView came_from = *moment.now.find("came_from");
    const Cell here = moment.subject_cell();
    const auto path = moment.now.find("path")->items();
    const Cell behind = path.empty() ? nowhere : Slot<Cell>::decode(path.back());
    Choices choices(Value::of(came_from.at<Cell>(here)), "crumb");
    for (const Cell next : moment.input.map.neighbours(here)) {
        if (!moment.input.map.walkable(next) || came_from.at<Cell>(next) == nowhere || next == behind) continue;
        choices.wrong(Value::of(next), came_from.at<Cell>(next) == here ? "child" : "other");
    }
    if (choices.size() < 2) return std::nullopt;
    if (behind != nowhere) choices.wrong(Value::of(behind), "behind");
    return Question{"back", std::move(choices).shuffled(moment.position), true, "not-there"};
}

}  // namespace stepwell

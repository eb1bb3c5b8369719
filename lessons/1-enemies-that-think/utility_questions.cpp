#include "lessons/1-enemies-that-think/utility_questions.h"

#include <algorithm>

#include "lessons/1-enemies-that-think/utility_view.h"
#include "lessons/kit/choices.h"

namespace stepwell::lesson_1 {
namespace {

constexpr std::size_t most_choices = 5;

Value value_of(Act act) { return {Kind::label, static_cast<std::int32_t>(act), labels(Act{})}; }

/// Reasons: highest, and tied-first if a later one has the same score; and for wrong ones lower, tie, impossible.
std::optional<Question> ask_winner(const Moment& moment) {
    const UtilityView view(moment, moment.now);
    const Decision& decision = view.one().decision;
    const auto is_considered = [&](Act act) {
        return std::ranges::find(decision.considered, act, &Scored::act) != decision.considered.end();
    };
    const auto equals = std::ranges::count(decision.considered, decision.best.score, &Scored::score);
    Choices choices(value_of(decision.best.act), equals > 1 ? "tied-first" : "highest");
    for (const Scored& each : decision.considered)
        if (choices.size() < most_choices)
            choices.wrong(value_of(each.act), each.score == decision.best.score ? "tie" : "lower");
    for (const Act act : acts_of(view.one().settings))
        if (choices.size() < most_choices && !is_considered(act)) choices.wrong(value_of(act), "impossible");
    return Question{"wins", std::move(choices).shuffled(moment.position), false, ""};
}

/// Reasons: floor; and for wrong ones missing (what is gone), points (hit points are no share), swapped (the larger
/// number divided by the smaller one).
std::optional<Question> ask_percent(const Moment& moment) {
    const UtilityView view(moment, moment.now);
    const Fighter& ally = view.one().at.others[moment.step().subject];
    const int share = percent(ally.life, ally.max_life);
    Choices choices(Value::of(share), "floor");
    choices.wrong(Value::of(100 - share), "missing");
    choices.wrong(Value::of(ally.life), "points");
    choices.wrong(Value::of(percent(ally.max_life, ally.life)), "swapped");
    return Question{"percent", std::move(choices).shuffled(moment.position), false, ""};
}

/// The reasons say what is the case, for right and wrong answers alike: is-greater, is-tie, is-lower.
std::optional<Question> ask_replace(const Moment& moment) {
    const UtilityView view(moment, moment.now);
    const int score = view.considered_now().score, best = *view.best_score();
    const std::string reason = score > best ? "is-greater" : score == best ? "is-tie" : "is-lower";
    return Question{
        "replace", {{"replaces", {}, score > best, reason}, {"stays", {}, score <= best, reason}}, false, ""};
}

}  // namespace

std::vector<std::string> utility_question_kinds() { return {"wins", "percent", "replace"}; }

std::optional<Question> ask_utility(const Moment& moment) {
    const std::string& name = moment.anchor().name;
    if (moment.at("consider", "greater?")) return ask_replace(moment);
    if (moment.at("weakest_ally", "look")) return ask_percent(moment);
    if (name == "start" && moment.step().depth == 1 && show_of(moment.input.settings) != Show::curves)
        return ask_winner(moment);
    return std::nullopt;
}

}  // namespace stepwell::lesson_1

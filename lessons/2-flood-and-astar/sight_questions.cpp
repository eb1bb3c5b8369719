#include "lessons/2-flood-and-astar/sight_questions.h"

#include <algorithm>

#include "core/base/dice.h"
#include "lessons/2-flood-and-astar/sight_run.h"
#include "lessons/kit/choices.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

/// "Nowhere: the view is clear", as a number.
const Value not_at_all = Value::of(-1);

std::optional<Question> ask_first(const Moment& moment) {
    const View view(moment.input);
    const std::vector<Cell> looked = look(moment.input.map, view, "samples");
    const int last = static_cast<int>(looked.size()) - 1;
    if (clear_view(moment.input.map, looked)) {
        Choices choices(not_at_all, "free", "nowhere");
        for (const int part : {3, 2, 1})
            if (last / part > 0) choices.wrong(Value::of(last / part), "open");
        if (choices.size() < 2) return std::nullopt;
        return Question{"first", std::move(choices).shuffled(looked.size()), false, ""};
    }
    Choices choices(Value::of(last), "first");
    choices.wrong(Value::of(last - 1), "before");
    choices.wrong(Value::of(last + 1), "later");
    const auto cells =
        1 + std::ranges::count_if(looked, [&](const Cell& c) { return &c != &looked[0] && c != *(&c - 1); });
    choices.wrong(Value::of(static_cast<int>(cells)), "counted");
    choices.wrong(not_at_all, "not-free", "nowhere");
    return Question{"first", std::move(choices).shuffled(looked.size()), false, ""};
}

/// Asked where an edge is near: between this sample and the one before or behind it.
std::optional<Question> ask_sample(const Moment& moment) {
    const View view(moment.input);
    const std::vector<Cell> samples = look_through(moment.input.map, view, "samples");
    const auto k = static_cast<std::size_t>(moment.step().subject);
    if (k == 0 || k + 1 >= samples.size()) return std::nullopt;
    const Cell before = samples[k - 1], here = samples[k];
    if (before == here && here == samples[k + 1]) return std::nullopt;
    const std::vector<Cell> line = look_through(moment.input.map, view, "exact");
    Choices choices(Value::of(here), before == here ? "still" : "moved");
    if (before != here) choices.wrong(Value::of(before), "not-still");
    const auto place = std::ranges::find(line, here);
    const auto offer = [&](Cell c) {
        if (!moment.input.map.extent().contains(c) || c == here || c == before) return;
        const auto found = std::ranges::find(line, c);
        choices.wrong(Value::of(c), found == line.end() ? "off" : found < place ? "clipped" : "ahead");
    };
    const int side = view.target.x < view.eye.x ? -1 : 1, ahead = view.target.y < view.eye.y ? -1 : 1;
    for (const Cell d : {cell(side, 0), cell(0, ahead), cell(side, ahead)}) offer(before + d);
    if (choices.size() < 2) return std::nullopt;
    return Question{"sample", std::move(choices).shuffled(moment.position), true, "not-so-far"};
}

/// The three cells that a line may enter next.
struct Neighbours {
    explicit Neighbours(const Moment& moment, const View& view) : here(moment.now.find("here")->as<Cell>()) {
        const int side = view.eye.x < view.target.x ? 1 : -1, ahead = view.eye.y < view.target.y ? 1 : -1;
        beside = here + cell(side, 0);
        above = here + cell(0, ahead);
        diagonal = here + cell(side, ahead);
    }

    Cell here, beside, above, diagonal;
};

std::optional<Question> offered(const char* key, Choices choices, const Moment& moment) {
    if (choices.size() < 2) return std::nullopt;
    return Question{key, std::move(choices).shuffled(moment.position), true, "elsewhere"};
}

std::optional<Question> ask_next(const Moment& moment) {
    const View view(moment.input);
    const Neighbours cells(moment, view);
    const Cell right = moment.after.find("here")->as<Cell>();
    const EdgeAhead edge = edge_ahead(moment, moment.now);
    const bool shut = edge == EdgeAhead::shut, corner = shut || edge == EdgeAhead::corner;
    Choices choices(Value::of(right), std::string(name_of(edge)));
    const auto offer = [&](Cell c, const char* reason) {
        if (moment.input.map.extent().contains(c)) choices.wrong(Value::of(c), reason);
    };
    offer(cells.beside, corner ? "touched" : "other-edge");
    offer(cells.above, shut ? "other-wall" : corner ? "touched" : "other-edge");
    offer(cells.diagonal, shut ? "no-gap" : "no-corner");
    return offered("next", std::move(choices), moment);
}

std::optional<Question> ask_near(const Moment& moment) {
    const View view(moment.input);
    const Neighbours cells(moment, view);
    const int across = std::abs(view.target.x - view.eye.x), down = std::abs(view.target.y - view.eye.y);
    const Cell right = moment.after.find("here")->as<Cell>();
    const bool level = across >= down;  // else the line is steep
    const Cell along_line = level ? cells.beside : cells.above, across_line = level ? cells.above : cells.beside;
    Choices choices(Value::of(right), right == cells.diagonal ? "diagonal" : "straight");
    const auto offer = [&](Cell c, const char* reason) {
        if (moment.input.map.extent().contains(c)) choices.wrong(Value::of(c), reason);
    };
    // Twice the distance of a cell's middle from the line, across it, in parts of the longer side.
    const auto off_line = [&](Cell c) {
        return 2 * std::abs(std::abs(c.y - view.eye.y) * across - std::abs(c.x - view.eye.x) * down);
    };
    const Cell other = right == cells.diagonal ? along_line : cells.diagonal;
    offer(other, off_line(other) == off_line(right) ? "tie" : "nearer");
    offer(across_line, across == down ? "nearer" : "short-side");
    return offered("near", std::move(choices), moment);
}

Question ask_clear(const Moment& moment) {
    const View view(moment.input);
    const bool clear = clear_view(moment.input.map, look(moment.input.map, view, view.way));
    Question question{.key = "clear", .choices = {}, .in_scene = false, .elsewhere = ""};
    question.choices.push_back({"clear", Value::of(true), clear, clear ? "clear" : "not-clear"});
    question.choices.push_back({"stopped", Value::of(false), !clear, clear ? "not-stopped" : "stopped"});
    return question;
}

}  // namespace

std::optional<Question> ask_sight(const Moment& moment) {
    if (moment.last()) return std::nullopt;  // what a cut recording would do next is not in it
    if (moment.at("sight_by_samples", "start")) return ask_first(moment);
    if (moment.at("sight_by_samples", "sample")) return ask_sample(moment);
    if (moment.at("sight_by_cells", "next")) return ask_next(moment);
    if (moment.at("sight_by_bresenham", "next")) return ask_near(moment);
    if (moment.anchor().name == "start") return ask_clear(moment);
    return std::nullopt;
}

}  // namespace stepwell::lesson_2

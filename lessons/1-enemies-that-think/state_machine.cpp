#include "lessons/1-enemies-that-think/state_machine.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace stepwell::lesson_1 {
namespace {

constexpr Transition of_hunter[] = {
    {State::sleep, State::chase, Guard::near, "enemy_turn/wake"},
    {State::wander, State::chase, Guard::seen, "enemy_turn/notice"},
    {State::chase, State::flee, Guard::weak, "enemy_turn/flee"},
    {State::chase, State::wander, Guard::unseen, "pursue/give up"},
};
constexpr Transition of_guard[] = {
    {State::home, State::guard, Guard::at_post, "guard_turn/arrive"},
    {State::chase, State::home, Guard::unseen, "pursue/give up"},
    {State::guard, State::chase, Guard::near, "guard_turn/alarm"},
};

constexpr float half_width = 1.2F, half_height = 0.5F, type = 0.46F;

/// Where a state stands in a diagram that is 16 wide.
struct Node {
    State state;
    Point at;
};
/// How a transition is drawn: a line with an arrow's head at its end, and where its guard is written.
struct Arrow {
    std::array<Point, 4> line;
    std::size_t points;
    Point label;
    Align align = Align::centre;
};

constexpr float top = 0.8F, bottom = 3.35F, below = 3.1F;  // rows
constexpr float left = 1.4F, middle = 8, right = 14.6F;    // columns
constexpr float label_above = 0.36F, label_beside = 0.3F, lane = 0.5F;

constexpr Node hunter_nodes[] = {{State::sleep, {left, top}},
                                 {State::chase, {middle, top}},
                                 {State::flee, {right, top}},
                                 {State::wander, {middle, bottom}}};
constexpr Arrow hunter_arrows[] = {
    {{{{left + half_width, top}, {middle - half_width, top}}}, 2, {(left + middle) / 2, top - label_above}},
    {{{{middle + lane, bottom - half_height}, {middle + lane, top + half_height}}},
     2,
     {middle + lane + label_beside, (top + bottom) / 2},
     Align::left},
    {{{{middle + half_width, top}, {right - half_width, top}}}, 2, {(middle + right) / 2, top - label_above}},
    {{{{middle - lane, top + half_height}, {middle - lane, bottom - half_height}}},
     2,
     {middle - lane - label_beside, (top + bottom) / 2},
     Align::right},
};

constexpr Node guard_nodes[] = {
    {State::guard, {left, top}}, {State::chase, {middle, top}}, {State::home, {right, top}}};
constexpr Arrow guard_arrows[] = {
    {{{{right, top + half_height}, {right, below}, {left, below}, {left, top + half_height}}},
     4,
     {middle, below - label_above}},
    {{{{middle + half_width, top}, {right - half_width, top}}}, 2, {(middle + right) / 2, top - label_above}},
    {{{{left + half_width, top}, {middle - half_width, top}}}, 2, {(left + middle) / 2, top - label_above}},
};

std::span<const Node> nodes(Mind mind) {
    return mind == Mind::hunter ? std::span<const Node>(hunter_nodes) : std::span<const Node>(guard_nodes);
}
std::span<const Arrow> arrows(Mind mind) {
    return mind == Mind::hunter ? std::span<const Arrow>(hunter_arrows) : std::span<const Arrow>(guard_arrows);
}

/// `path 5 ≤ 5`, in the words of the language.
std::string guard_text(const Canvas& canvas, Guard guard, const DiagramLook& look) {
    const GuardValues& v = look.values;
    const auto length = [&] {
        return !look.looked || v.length == no_path ? std::string("–") : fmt::format("{}", v.length);
    };
    switch (guard) {
        case Guard::near: return fmt::format("{} {} ≤ {}", canvas.words("guard near"), length(), v.rules.wake);
        case Guard::seen: return fmt::format("{} {} ≤ {}", canvas.words("guard near"), length(), v.rules.sight);
        case Guard::unseen: return fmt::format("{} {} > {}", canvas.words("guard unseen"), v.lost, v.rules.lost);
        case Guard::weak: return fmt::format("{} {} · 4 < {}", canvas.words("guard weak"), v.life, v.max_life);
        case Guard::at_post: return canvas.words("guard at-post");
    }
    return {};
}

/// A drawing whose unit is a sixteenth of the diagram's width.
class Diagram {
public:
    Diagram(Canvas& canvas, Box place) : canvas_(canvas), corner_{place.x, place.y}, unit_(place.w / 16) {}

    void arrow(const Arrow& arrow, Paint paint, float width) {
        std::vector<Point> line;
        for (std::size_t i = 0; i < arrow.points; ++i) line.push_back(at(arrow.line[i]));
        const Point before = line[line.size() - 2], tip = line.back();
        const float far = std::hypot(tip.x - before.x, tip.y - before.y);
        const Point along{(tip.x - before.x) / far * unit_, (tip.y - before.y) / far * unit_};
        constexpr float length = 0.36F, half = 0.18F;
        const Point base{tip.x - length * along.x, tip.y - length * along.y};
        line.back() = base;
        canvas_.line(line, paint, width * unit_);
        canvas_.triangle(tip, {base.x - half * along.y, base.y + half * along.x},
                         {base.x + half * along.y, base.y - half * along.x}, paint);
    }

    void node(State state, Point centre, bool current, bool other_end) {
        const Box box = in_world({centre.x - half_width, centre.y - half_height, 2 * half_width, 2 * half_height});
        const float round = half_height * unit_;
        canvas_.fill(box, current ? Paint{Role::marked} : Paint{Role::card}, round);
        canvas_.outline(box, current || other_end ? Paint{Role::current} : Paint{Role::quiet, 0, 0.6F},
                        (current ? 0.11F : 0.06F) * unit_, other_end ? Stroke::dashed : Stroke::solid, round);
        text(centre, canvas_.words("label " + std::string(name_of(state))), type, {Role::ink}, Align::centre,
             Face::bold);
    }

    void text(Point where, std::string_view words, float size, Paint paint, Align align, Face face) {
        canvas_.text(at(where), words, size * unit_, paint, align, face);
    }

private:
    Point at(Point p) const { return {corner_.x + p.x * unit_, corner_.y + p.y * unit_}; }
    Box in_world(Box b) const { return {corner_.x + b.x * unit_, corner_.y + b.y * unit_, b.w * unit_, b.h * unit_}; }

    Canvas& canvas_;
    Point corner_;
    float unit_;
};

}  // namespace

std::span<const Transition> transitions(Mind mind) {
    return mind == Mind::hunter ? std::span<const Transition>(of_hunter) : std::span<const Transition>(of_guard);
}

GuardValues guard_values(const Board& board, const Scenario& scenario) {
    const auto number = [&](std::string_view name, int otherwise) {
        const auto view = board.find(name);
        return view ? view->as<int>() : otherwise;
    };
    const auto state = board.find("state");
    const auto enemy = board.find("enemy");
    const auto sees = board.find("sees");
    return {state ? state->as<State>() : State::sleep,
            enemy ? enemy->as<Cell>() : scenario.enemy,
            scenario.enemy,
            number("length", no_path),
            number("lost", 0),
            number("life", scenario.life),
            scenario.life,
            sees && sees->as<bool>(),
            scenario.rules};
}

bool holds(Guard guard, const GuardValues& v) {
    switch (guard) {
        case Guard::near: return v.sees && v.length <= v.rules.wake;
        case Guard::seen: return v.sees;
        case Guard::unseen: return v.lost > v.rules.lost;
        case Guard::weak: return v.life * 4 < v.max_life;
        case Guard::at_post: return v.enemy == v.post;
    }
    return false;
}

void draw_state_machine(Canvas& canvas, Box place, Mind mind, const DiagramLook& look) {
    Diagram diagram(canvas, place);
    const auto all = transitions(mind);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Transition& each = all[i];
        const Arrow& arrow = arrows(mind)[i];
        const bool lit = look.fired == i, leaves = each.from == look.values.state || lit;
        const bool known = look.looked || each.guard == Guard::weak || each.guard == Guard::unseen;
        diagram.arrow(arrow, lit ? Paint{Role::current} : Paint{Role::quiet, 0, leaves ? 1.0F : 0.6F},
                      lit ? 0.11F : 0.06F);
        std::string words = guard_text(canvas, each.guard, look);
        if (lit) words += " ✓";
        else if (leaves && known) words += holds(each.guard, look.values) ? " ✓" : " ×";
        diagram.text(arrow.label, words, type * 0.9F,
                     lit ? Paint{Role::current} : Paint{leaves ? Role::ink : Role::quiet}, arrow.align,
                     lit ? Face::bold : Face::text);
    }
    for (const Node& node : nodes(mind)) {
        const bool current = node.state == look.values.state;
        const bool other_end =
            !current && look.fired && (all[*look.fired].from == node.state || all[*look.fired].to == node.state);
        diagram.node(node.state, node.at, current, other_end);
    }
}

}  // namespace stepwell::lesson_1

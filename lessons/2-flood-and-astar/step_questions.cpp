#include "lessons/2-flood-and-astar/step_questions.h"

#include <algorithm>
#include <array>

#include "core/base/dice.h"
#include "lessons/kit/choices.h"

namespace stepwell::lesson_2 {
namespace {

constexpr std::array all_obstacles{Obstacle::none,  Obstacle::outside, Obstacle::wall,  Obstacle::fence,
                                   Obstacle::cliff, Obstacle::drop,    Obstacle::water, Obstacle::ceiling};
constexpr std::size_t most_choices = 5;

/// The two cells alone, side by side.
Ground pair_of(const Ground& ground, Cell from, Cell to) {
    Ground pair{Level({2, 1}), {}};
    pair.relief.cover(pair.extent());
    for (const auto& [here, there] : {std::pair{cell(0, 0), from}, std::pair{cell(1, 0), to}}) {
        pair.level.set(here, ground.level.terrain(there));
        pair.relief.set_height(here, ground.height(there));
        pair.relief.set_room(here, ground.room(there));
    }
    pair.relief.set_fence(cell(0, 0), cell(1, 0), ground.fence(from, to));
    return pair;
}

/// Takes one obstacle out of the way between the two cells of a pair.
void clear(Ground& pair, Obstacle obstacle) {
    for (const Cell c : pair.cells()) {
        if (obstacle == Obstacle::wall && pair.wall(c)) pair.level.set(c, Terrain::floor);
        if (obstacle == Obstacle::water) pair.level.set(c, Terrain::floor);
        if (obstacle == Obstacle::cliff || obstacle == Obstacle::drop) pair.relief.set_height(c, 0);
        if (obstacle == Obstacle::ceiling) pair.relief.set_room(c, Relief::open_sky);
    }
    if (obstacle == Obstacle::fence) pair.relief.set_fence(cell(0, 0), cell(1, 0), false);
}

std::string name_of(Obstacle obstacle) { return std::string(labels(obstacle)[static_cast<std::size_t>(obstacle)]); }

}  // namespace

std::vector<Obstacle> obstacles_between(const Ground& ground, const Body& body, Cell from, Cell to) {
    if (!ground.contains(to)) return {Obstacle::outside};
    Silent silent;
    std::vector<Obstacle> all;
    Ground pair = pair_of(ground, from, to);
    while (true) {
        const Obstacle first = in_the_way(pair, body, cell(0, 0), cell(1, 0), silent);
        if (first == Obstacle::none) return all;
        all.push_back(first);
        clear(pair, first);
    }
}

Question ask_obstacle(const Ground& ground, const Body& body, Cell from, Cell to, std::size_t position) {
    const std::vector<Obstacle> there = obstacles_between(ground, body, from, to);
    const Obstacle right = there.empty() ? Obstacle::none : there.front();
    std::vector<Obstacle> wrong;
    for (const Obstacle each : all_obstacles)
        if (each != Obstacle::none && std::ranges::find(there, each) == there.end()) wrong.push_back(each);
    // Not the same ones every time, but the same at the same place.
    Dice dice(static_cast<std::uint32_t>(position));
    const std::size_t offered = most_choices - (right == Obstacle::none ? 1 : 2);
    while (wrong.size() > offered) wrong.erase(wrong.begin() + dice.range(0, static_cast<int>(wrong.size()) - 1));
    Question question{.key = "obstacle", .choices = {}, .in_scene = false, .elsewhere = ""};
    for (const Obstacle each : all_obstacles) {
        const std::string name = name_of(each);
        if (each == right) {
            question.choices.push_back({name, {}, true, name});
        } else if (each == Obstacle::none || std::ranges::find(wrong, each) != wrong.end()) {
            const bool beyond = right == Obstacle::outside;
            question.choices.push_back({name, {}, false, beyond ? "beyond" : "not-" + name});
        }
    }
    return question;
}

Question ask_arrows(int arrows, std::size_t position) {
    Choices choices(Value::of(arrows), "count");
    for (int other = 0; other <= 4; ++other) choices.wrong(Value::of(other), other < arrows ? "fewer" : "more");
    return {"arrows", std::move(choices).shuffled(position), false, ""};
}

}  // namespace stepwell::lesson_2

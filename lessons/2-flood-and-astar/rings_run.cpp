#include "lessons/2-flood-and-astar/rings_run.h"

#include "core/search/wave.h"

namespace stepwell::lesson_2 {

Hunt::Hunt(const Input& input)
    : map(input.map),
      start(cell_of(input.settings, "start")),
      goal(cell_of(input.settings, "goal")),
      chase(input.settings.at("show") == "chase"),
      ladder(input.settings.at("ladder") == "yes"),
      limit(number_of(input.settings, "limit")) {}

Level Hunt::floor() const {
    Level floor = map;
    floor.look_in(compass);
    return floor;
}

std::string_view name_of(FloodEnd end) {
    constexpr std::string_view names[] = {"touch", "limit", "dry", "foot"};
    return names[static_cast<std::size_t>(end)];
}

Flooded flooded(const Hunt& hunt) {
    Tally tally;
    Flooded result;
    result.way = flood_in_rings(hunt.floor(), hunt.start, hunt.goal, hunt.ladder, hunt.limit, tally);
    const auto count = [&](std::string_view anchor) { return static_cast<int>(tally.count("flood_in_rings", anchor)); };
    result.end = count("touch") > 0    ? FloodEnd::touch
                 : count("ladder") > 0 ? FloodEnd::foot
                 : count("dry") > 0    ? FloodEnd::dry
                                       : FloodEnd::limit;
    result.rounds = count("ring");
    result.taken = count("take");
    result.seen = 1 + count("wet");
    return result;
}

Cell next_step(const Hunt& hunt, Cell monster, bool on_ladder) {
    Silent silent;
    const Path way = flood_in_rings(hunt.floor(), monster, hunt.goal, on_ladder, hunt.limit, silent);
    return way.empty() ? monster : way.front();
}

int steps_to_goal(const Hunt& hunt) {
    Silent silent;
    return wave(hunt.map, hunt.start, silent)[hunt.map.extent().index(hunt.goal)];
}

}  // namespace stepwell::lesson_2

// The floors that the searches on stages are prepared with.
#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "lessons/2-flood-and-astar/search_stages.h"

namespace stepwell::lesson_2 {
namespace {

/// The floor of the story: two walls and a hook between the spider and its goal.
constexpr std::string_view story_floor =
    "................\n"
    ".......#........\n"
    ".......#........\n"
    ".......#........\n"
    ".......#........\n"
    ".......#........\n"
    "....#..#........\n"
    "....#..#........\n"
    "....#..#........\n"
    "....#..#........\n"
    "....#..#........\n"
    "....#..#####....\n"
    "....#...........\n"
    "....#...........\n"
    "....#...........\n"
    "................\n";

/// A pond lies on the straight way.
constexpr std::string_view pond_floor =
    "................\n"
    "................\n"
    "................\n"
    ".....~~~~~......\n"
    "....~~~~~~~.....\n"
    "....~~~~~~~.....\n"
    "....~~~~~~~.....\n"
    ".....~~~~~......\n"
    "................\n"
    "................\n";

/// A puddle lies aside: nobody has to cross it.
constexpr std::string_view puddle_floor =
    "................\n"
    "....#...........\n"
    "....#...........\n"
    "....#......~~...\n"
    "....#.....~~~...\n"
    "...........~....\n"
    "................\n";

/// A winding lane leads straight towards the goal, a longer-looking way around it is shorter.
constexpr std::string_view zigzag_floor =
    "................\n"
    ".##############.\n"
    "..#...#...#...#.\n"
    "..#.#.#.#.#.#.#.\n"
    "....#...#...#...\n"
    ".##############.\n"
    "................\n";

/// The goal lies on an island of floor.
constexpr std::string_view locked_floor =
    "................\n"
    ".........#####..\n"
    ".........#...#..\n"
    ".........#...#..\n"
    "..####...#...#..\n"
    "..#......#####..\n"
    "..#.............\n"
    "..####..........\n"
    "................\n";

/// Random walls, drawn anew with the next numbers of the same dice until there is a way (RULES.md: Maps).
PreparedFloor scattered_floor(std::uint32_t seed, Extent extent) {
    PreparedFloor floor{Level(extent), {cell(1, 1), cell(extent.width - 2, extent.height - 2)}};
    Dice dice(seed);
    do {
        floor.map = scattered(extent, 30, dice);
        for (const Cell token : floor.tokens) floor.map.set(token, Terrain::floor);
    } while (!least_cost(floor.map, floor.tokens[0], floor.tokens[1]));
    return floor;
}

}  // namespace

PreparedFloor SearchStages::floor(std::string_view preset, std::uint32_t seed) const {
    if (preset == "walls") return {*level_from_text(story_floor), {cell(2, 3), cell(13, 12)}};
    if (preset == "pond") return {*level_from_text(pond_floor), {cell(1, 5), cell(14, 5)}};
    if (preset == "puddle") return {*level_from_text(puddle_floor), {cell(1, 3), cell(8, 3)}};
    if (preset == "zigzag") return {*level_from_text(zigzag_floor), {cell(0, 3), cell(15, 3)}};
    if (preset == "locked") return {*level_from_text(locked_floor), {cell(3, 6), cell(11, 3)}};
    if (preset == "open") return {Level({20, 14}), {cell(4, 3), cell(15, 10)}};
    if (preset == "scattered") return scattered_floor(seed, {24, 16});
    return GridScene::floor(preset, seed);
}

PreparedFloor SearchStages::seeded_floor(std::string_view preset, std::uint32_t seed, Extent extent) const {
    return preset == "scattered" ? scattered_floor(seed, extent) : GridScene::seeded_floor(preset, seed, extent);
}

}  // namespace stepwell::lesson_2

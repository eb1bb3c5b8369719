#include "lessons/1-enemies-that-think/story_scene.h"

namespace stepwell::lesson_1 {
namespace {

/// A wall between goblin and hero, with a gap at the bottom (RULES.md: Floor).
constexpr std::string_view story_floor =
    "################\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#......#.......#\n"
    "#..............#\n"
    "################\n";
constexpr Cell gap = cell(7, 5);

}  // namespace

std::vector<std::string> StoryScene::presets() const {
    std::vector<std::string> presets = GridScene::presets();
    presets.insert(presets.begin(), "lesson");
    presets.push_back("no-way");
    return presets;
}

PreparedFloor StoryScene::floor(std::string_view preset, std::uint32_t seed) const {
    if (preset != "lesson" && preset != "no-way") return GridScene::floor(preset, seed);
    PreparedFloor floor{*level_from_text(story_floor), {cell(8, 3), cell(2, 3)}};
    if (preset == "no-way") floor.map.set(gap, Terrain::wall);
    return floor;
}

}  // namespace stepwell::lesson_1

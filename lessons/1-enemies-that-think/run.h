#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "lessons/kit/input.h"
#include "lessons/kit/prelude.h"

namespace stepwell::plain::lesson_1 {

inline constexpr int not_reached = -1;

/// Runs a scene's listings and prints the result as `stepwell run SCENE --format csv` does.
template <class Listings>
std::string run(Listings listings, std::string_view scene, const Input& input) {
    const auto cell_of = [&](const char* setting) { return *cell_from_text(input.settings.at(setting)); };
    const auto as_csv = [](const std::vector<Cell>& cells) {
        std::string text = "x,y\n";
        for (const Cell c : cells) text += fmt::format("{},{}\n", c.x, c.y);
        return text;
    };
    if (scene == "stuck-at-the-wall") return as_csv(listings.chase(input.map, cell_of("start"), cell_of("goal")));
    if (scene == "way-back") return as_csv(listings.find_path(input.map, cell_of("start"), cell_of("goal")));
    if (scene == "wave") {
        const std::vector<int> distance = listings.wave(input.map, cell_of("start"));
        std::string text = "x,y,distance\n";
        for (std::size_t i = 0; i < distance.size(); ++i) {
            const Cell c = input.map.extent().at(i);
            if (distance[i] != not_reached) text += fmt::format("{},{},{}\n", c.x, c.y, distance[i]);
        }
        return text;
    }
    throw std::invalid_argument("no scene " + std::string(scene));
}

}  // namespace stepwell::plain::lesson_1

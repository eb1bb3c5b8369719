#include "lessons/1-enemies-that-think/print.h"

#include <fmt/format.h>

namespace stepwell::lesson_1 {

std::string distances_as_csv(const Level& level, const std::vector<int>& distance) {
    std::string text = "x,y,distance\n";
    for (std::size_t i = 0; i < distance.size(); ++i) {
        const Cell c = level.extent().at(i);
        if (distance[i] != not_reached) text += fmt::format("{},{},{}\n", c.x, c.y, distance[i]);
    }
    return text;
}

std::string result_as_json(std::size_t taken, std::size_t discovered, std::optional<std::size_t> path_length,
                           const std::vector<Cell>& path, std::string_view more) {
    return fmt::format("{{\"taken\": {}, \"discovered\": {}, \"path_length\": {}, \"path\": {}{}{}}}\n", taken,
                       discovered, path_length ? fmt::format("{}", *path_length) : "null", cells_as_json(path),
                       more.empty() ? "" : ", ", more);
}

}  // namespace stepwell::lesson_1

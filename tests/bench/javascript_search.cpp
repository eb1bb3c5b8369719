#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

#include "tests/bench/searches.h"
#include "tests/files.h"

namespace stepwell::bench {

std::optional<double> javascript_milliseconds(const Floor& floor, const std::string& folder,
                                              const std::string& finder) {
    if (!std::filesystem::exists(std::filesystem::path(folder) / "node_modules" / "pathfinding")) return std::nullopt;
    const std::string map = folder + "/map.txt";
    std::ofstream(map, std::ios::binary) << to_text(floor.level);
    const auto quoted = [](const std::string& text) { return "'" + text + "'"; };
    const std::string command = "node " + quoted(tests::source_folder() + "/tests/bench/pathfinding.js") + " " +
                                quoted(folder) + " " + finder + " " + quoted(map) + " " +
                                std::to_string(floor.start.x) + " " + std::to_string(floor.start.y) + " " +
                                std::to_string(floor.goal.x) + " " + std::to_string(floor.goal.y);
    const std::unique_ptr<FILE, int (*)(FILE*)> node(popen(command.c_str(), "r"), pclose);
    double time = 0;
    std::size_t length = 0;
    if (node == nullptr || std::fscanf(node.get(), "%zu %lf", &length, &time) != 2) return std::nullopt;
    if (length != silent_path(floor).size()) return std::nullopt;  // no cheapest way: every step costs 1
    return time;
}

}  // namespace stepwell::bench

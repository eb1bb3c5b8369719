// How results of searches are printed.
#include "core/search/find_path.h"
#include "core/search/wave.h"

namespace stepwell {
namespace {

char digit(int distance) {
    if (distance == not_reached) return '.';
    if (distance < 10) return static_cast<char>('0' + distance);
    return distance < 36 ? static_cast<char>('a' + distance - 10) : '+';
}

std::size_t place_in_text(Extent extent, Cell c) {
    return extent.index(c) + static_cast<std::size_t>(c.y);  // a line break ends each row
}

}  // namespace

std::string wave_text(const Level& level, const std::vector<int>& distance) {
    std::string text = to_text(level);
    const Extent extent = level.extent();
    for (std::size_t i = 0; i < distance.size(); ++i)
        if (level.walkable(extent.at(i))) text[place_in_text(extent, extent.at(i))] = digit(distance[i]);
    return text;
}

std::string path_text(const Level& level, Cell start, Cell goal, const Path& path) {
    std::string text = to_text(level);
    for (const Cell c : path) text[place_in_text(level.extent(), c)] = '*';
    text[place_in_text(level.extent(), goal)] = 'G';
    text[place_in_text(level.extent(), start)] = 'S';
    return text;
}

}  // namespace stepwell

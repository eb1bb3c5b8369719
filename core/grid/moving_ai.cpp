#include "core/grid/moving_ai.h"

#include <algorithm>
#include <array>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

struct Letter {
    char letter;
    Terrain terrain;
};
constexpr std::array letters{Letter{'.', Terrain::floor}, Letter{'W', Terrain::water}, Letter{'@', Terrain::wall},
                             Letter{'G', Terrain::floor}, Letter{'S', Terrain::floor}, Letter{'O', Terrain::wall},
                             Letter{'T', Terrain::wall}};

/// A line `height 49`.
Result<int> read_side(LineReader& lines, std::string_view name) {
    const std::string_view line = lines.take();
    if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ' ')
        return lines.wrong(error("moving_ai.side", "here comes a line '{name}' with a number", {{"name", name}}));
    const auto number = whole_number(trimmed(line.substr(name.size())));
    if (!number || *number < 1 || *number > Level::largest)
        return lines.wrong(error("moving_ai.size", "{name} is a whole number from 1 to {most}",
                                 {{"name", name}, {"most", Level::largest}}),
                           name.size() + 1);
    return *number;
}

Result<void> read_row(LineReader& lines, Level& level, int y) {
    const bool there = lines.more();
    const std::string_view line = lines.take();
    if (!there)
        return lines.wrong(error("moving_ai.rows", "the map ends after {rows} of its {height} rows",
                                 {{"rows", y}, {"height", level.extent().height}}));
    const auto width = static_cast<std::size_t>(level.extent().width);
    for (std::size_t x = 0; x < std::min(line.size(), width); ++x) {
        const auto known = std::ranges::find(letters, line[x], &Letter::letter);
        if (known == letters.end())
            return lines.wrong(
                error("moving_ai.cell",
                      "'{character}' is no cell; . and G and S are floor, W is water, @ and O and T are walls",
                      {{"character", first_character(line.substr(x))}}),
                x);
        level.set(cell(static_cast<int>(x), y), known->terrain);
    }
    if (line.size() != width)
        return lines.wrong(error("moving_ai.ragged", "this row has {cells} cells, the head says {width}",
                                 {{"cells", line.size()}, {"width", width}}),
                           std::min(line.size(), width));
    return {};
}

}  // namespace

bool is_moving_ai(std::string_view text) { return text.starts_with("type "); }

Result<Level> level_from_moving_ai(std::string_view text) {
    LineReader lines(text);
    if (trimmed(lines.take()) != "type octile")
        return lines.wrong(error("moving_ai.type", "the first line of a Moving AI map is 'type octile'"));
    const auto height = read_side(lines, "height");
    if (!height) return tl::unexpected(height.error());
    const auto width = read_side(lines, "width");
    if (!width) return tl::unexpected(width.error());
    if (trimmed(lines.take()) != "map")
        return lines.wrong(error("moving_ai.map", "here comes a line 'map', and then the rows of the map"));
    Level level({*width, *height});
    for (int y = 0; y < *height; ++y)
        if (const auto read = read_row(lines, level, y); !read) return tl::unexpected(read.error());
    while (lines.more())
        if (!trimmed(lines.take()).empty())
            return lines.wrong(error("moving_ai.more", "the map has more rows than the {height} that its head says",
                                     {{"height", *height}}));
    return level;
}

std::string to_moving_ai(const Level& level) {
    const Extent extent = level.extent();
    std::string text =
        "type octile\nheight " + std::to_string(extent.height) + "\nwidth " + std::to_string(extent.width) + "\nmap\n";
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        // The first letter for a terrain is the one that is written.
        text += std::ranges::find(letters, level.terrain(extent.at(i)), &Letter::terrain)->letter;
        if ((i + 1) % static_cast<std::size_t>(extent.width) == 0) text += '\n';
    }
    return text;
}

}  // namespace stepwell

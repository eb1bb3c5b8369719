#include "core/grid/moving_ai.h"

#include <algorithm>
#include <array>
#include <optional>

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

/// Reads line by line and knows where it is.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    Result<Level> read() {
        if (next_line() != "type octile")
            return wrong(error("moving_ai.type", "the first line of a Moving AI map is 'type octile'"), 0);
        const auto height = side("height");
        if (!height) return tl::unexpected(height.error());
        const auto width = side("width");
        if (!width) return tl::unexpected(width.error());
        if (next_line() != "map")
            return wrong(error("moving_ai.map", "here comes a line 'map', and then the rows of the map"), 0);
        Level level({*width, *height});
        for (int y = 0; y < *height; ++y)
            if (const auto read = row(level, y); !read) return tl::unexpected(read.error());
        while (!rest_.empty())
            if (!trimmed(next_line()).empty())
                return wrong(error("moving_ai.more", "the map has more rows than the {height} that its head says",
                                   {{"height", *height}}),
                             0);
        return level;
    }

private:
    std::string_view next_line() {
        ++line_;
        return take_line(rest_);
    }

    tl::unexpected<Error> wrong(Error what, std::size_t x) const {
        what.line = line_;
        what.column = static_cast<int>(x) + 1;
        return failure(std::move(what));
    }

    /// A line `height 49`.
    Result<int> side(std::string_view name) {
        std::string_view line = next_line();
        if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ' ')
            return wrong(error("moving_ai.side", "here comes a line '{name}' with a number", {{"name", name}}), 0);
        const auto number = whole_number(trimmed(line.substr(name.size())));
        if (!number || *number < 1 || *number > Level::largest)
            return wrong(error("moving_ai.size", "{name} is a whole number from 1 to {most}",
                               {{"name", name}, {"most", Level::largest}}),
                         name.size() + 1);
        return *number;
    }

    Result<void> row(Level& level, int y) {
        if (rest_.empty()) {
            ++line_;
            return wrong(error("moving_ai.rows", "the map ends after {rows} of its {height} rows",
                               {{"rows", y}, {"height", level.extent().height}}),
                         0);
        }
        const std::string_view line = next_line();
        const auto width = static_cast<std::size_t>(level.extent().width);
        for (std::size_t x = 0; x < std::min(line.size(), width); ++x) {
            const auto known = std::ranges::find(letters, line[x], &Letter::letter);
            if (known == letters.end()) {
                std::size_t end = 0;
                const bool readable = next_code_point(line.substr(x), end) != replacement_character && line[x] >= ' ';
                return wrong(
                    error("moving_ai.cell",
                          "'{character}' is no cell; . and G and S are floor, W is water, @ and O and T are walls",
                          {{"character", readable ? line.substr(x, end) : std::string_view("?")}}),
                    x);
            }
            level.set(cell(static_cast<int>(x), y), known->terrain);
        }
        if (line.size() != width)
            return wrong(error("moving_ai.ragged", "this row has {cells} cells, the head says {width}",
                               {{"cells", line.size()}, {"width", width}}),
                         std::min(line.size(), width));
        return {};
    }

    std::string_view rest_;
    int line_ = 0;
};

}  // namespace

bool is_moving_ai(std::string_view text) { return text.starts_with("type "); }

Result<Level> level_from_moving_ai(std::string_view text) { return Reader(text).read(); }

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

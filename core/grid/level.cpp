#include "core/grid/level.h"

#include <algorithm>
#include <utility>

#include "core/base/lines.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

constexpr std::string_view letters = "#.~";  // by the value of Terrain

/// What is wrong with the character that `text` begins with; it is no cell.
Error no_cell(std::string_view text) {
    std::size_t end = 0;
    const char32_t code = next_code_point(text, end);
    if (code == ' ') return error("map.space", "a space is no cell; use # for wall, . for floor and ~ for water");
    if (code == '\t') return error("map.tab", "a tab is no cell; use # for wall, . for floor and ~ for water");
    if (code == 0xFEFF)
        return error("map.mark", "a byte order mark is no cell; use # for wall, . for floor and ~ for water");
    if (code < ' ' || code == 0x7F || code == replacement_character)
        return error("map.byte", "byte {byte} is no cell; use # for wall, . for floor and ~ for water",
                     {{"byte", static_cast<unsigned char>(text[0])}});
    return error("map.character", "'{character}' is no cell; use # for wall, . for floor and ~ for water",
                 {{"character", text.substr(0, end)}});
}

}  // namespace

void Level::look_in(const Directions& order) {
    for (std::size_t i = 0; i < order.size(); ++i)
        ways_[i] = {order[i], static_cast<std::size_t>(extent_.index_step(order[i]))};
}

std::size_t Level::floor_cells() const {
    return terrain_.size() - static_cast<std::size_t>(std::ranges::count(terrain_, Terrain::wall));
}

std::size_t Level::water_cells() const {
    return static_cast<std::size_t>(std::ranges::count(terrain_, Terrain::water));
}

Result<Level> level_from_text(std::string_view text) {
    if (text.empty())
        return failure(
            error("map.empty", "the map is empty; write one line a row, # for wall, . for floor, ~ for water"));
    std::vector<std::string_view> rows;
    LineReader lines(text);
    while (lines.more()) {
        const std::string_view row = rows.emplace_back(lines.take());
        const std::size_t width = rows[0].size();
        const std::size_t odd = row.find_first_not_of(letters);
        if (odd != std::string_view::npos) return lines.wrong(no_cell(row.substr(odd)), odd);
        if (width == 0)
            return lines.wrong(error(
                "map.first_row", "the first row is empty; write one line a row, # for wall, . for floor, ~ for water"));
        if (width > Level::largest)
            return lines.wrong(
                error("map.wide", "the map is wider than {most} cells; make it smaller", {{"most", Level::largest}}),
                Level::largest);
        if (rows.size() > Level::largest)
            return lines.wrong(
                error("map.high", "the map is higher than {most} rows; make it smaller", {{"most", Level::largest}}));
        if (row.size() != width)
            return lines.wrong(
                error("map.ragged", "this row has {cells} cells, the first one has {first}; make all rows equally long",
                      {{"cells", row.size()}, {"first", width}}),
                std::min(row.size(), width));
    }
    Level level({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())});
    const Extent extent = level.extent();
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        const Cell c = extent.at(i);
        const char letter = rows[static_cast<std::size_t>(c.y)][static_cast<std::size_t>(c.x)];
        level.set(c, static_cast<Terrain>(letters.find(letter)));
    }
    return level;
}

std::string to_text(const Level& level) {
    std::string text;
    for (int y = 0; y < level.extent().height; ++y) {
        for (int x = 0; x < level.extent().width; ++x)
            text += letters[static_cast<std::size_t>(level.terrain(cell(x, y)))];
        text += '\n';
    }
    return text;
}

}  // namespace stepwell

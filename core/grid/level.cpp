#include "core/grid/level.h"

#include <algorithm>

#include "core/base/lines.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

/// The character that `text` begins with, as a person would name it.
std::string name_of_first(std::string_view text) {
    std::size_t end = 0;
    const char32_t code = next_code_point(text, end);
    if (code == ' ') return "a space";
    if (code == '\t') return "a tab";
    if (code == 0xFEFF) return "a byte order mark";
    if (code < ' ' || code == 0x7F || code == replacement_character)
        return "byte " + std::to_string(static_cast<unsigned char>(text[0]));
    return "'" + std::string(text.substr(0, end)) + "'";
}

}  // namespace

std::size_t Level::floor_cells() const {
    return static_cast<std::size_t>(std::count(wall_.begin(), wall_.end(), std::uint8_t{0}));
}

Result<Level> level_from_text(std::string_view text) {
    if (text.empty()) return failure("the map is empty; write one line a row, # for wall and . for floor");
    std::vector<std::string_view> rows;
    const auto wrong = [&](const std::string& what, std::size_t x) {
        return failure(what, static_cast<int>(rows.size()), static_cast<int>(x) + 1);
    };
    while (!text.empty()) {
        const std::string_view row = rows.emplace_back(take_line(text));
        const std::size_t width = rows[0].size();
        const std::size_t odd = row.find_first_not_of("#.");
        if (odd != std::string_view::npos)
            return wrong(name_of_first(row.substr(odd)) + " is no cell; use # for wall and . for floor", odd);
        if (width == 0) return wrong("the first row is empty; write one line a row, # for wall and . for floor", 0);
        if (width > Level::largest) return wrong("the map is wider than 2048 cells; make it smaller", Level::largest);
        if (rows.size() > Level::largest) return wrong("the map is higher than 2048 rows; make it smaller", 0);
        if (row.size() != width)
            return wrong("this row has " + std::to_string(row.size()) + " cells, the first one has " +
                             std::to_string(width) + "; make all rows equally long",
                         std::min(row.size(), width));
    }
    Level level({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())});
    const Extent extent = level.extent();
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        const Cell c = extent.at(i);
        level.set_wall(c, rows[static_cast<std::size_t>(c.y)][static_cast<std::size_t>(c.x)] == '#');
    }
    return level;
}

std::string to_text(const Level& level) {
    std::string text;
    for (int y = 0; y < level.extent().height; ++y) {
        for (int x = 0; x < level.extent().width; ++x) text += level.walkable(cell(x, y)) ? '.' : '#';
        text += '\n';
    }
    return text;
}

}  // namespace stepwell

#include "core/grid/level.h"

#include <algorithm>

#include "core/base/lines.h"

namespace stepwell {
namespace {

std::string name_of(char c) {
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x21 && code < 0x7F) return "'" + std::string(1, c) + "'";
    if (c == ' ') return "a space";
    if (c == '\t') return "a tab";
    return "byte " + std::to_string(code);
}

}  // namespace

std::size_t Level::floor_cells() const {
    return static_cast<std::size_t>(std::count(wall_.begin(), wall_.end(), std::uint8_t{0}));
}

Result<Level> level_from_text(std::string_view text) {
    const std::vector<std::string_view> lines = split_lines(text);
    if (lines.empty()) return failure("the map is empty; write one line a row, # for wall and . for floor");
    const auto width = static_cast<int>(std::min<std::size_t>(lines[0].size(), Level::largest + 1));
    if (width == 0) return failure("the first row is empty; write one line a row, # for wall and . for floor", 1, 1);
    if (width > Level::largest)
        return failure("the map is wider than 2048 cells; make it smaller", 1, Level::largest + 1);
    if (lines.size() > Level::largest)
        return failure("the map is higher than 2048 rows; make it smaller", Level::largest + 1, 1);

    Level level({width, static_cast<int>(lines.size())});
    for (int y = 0; y < level.extent().height; ++y) {
        const std::string_view row = lines[static_cast<std::size_t>(y)];
        for (int x = 0; x < std::min(width, static_cast<int>(row.size())); ++x) {
            const char c = row[static_cast<std::size_t>(x)];
            if (c != '#' && c != '.') return failure(name_of(c) + " is no cell; use # for wall and . for floor", y + 1, x + 1);
            level.set_wall(cell(x, y), c == '#');
        }
        if (row.size() != lines[0].size())
            return failure("this row has " + std::to_string(row.size()) + " cells, the first one has " +
                               std::to_string(width) + "; make all rows equally long",
                           y + 1, static_cast<int>(std::min(row.size(), lines[0].size())) + 1);
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

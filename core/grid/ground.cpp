#include "core/grid/ground.h"

#include <algorithm>
#include <utility>

#include "core/base/lines.h"
#include "core/base/utf8.h"
#include "core/grid/moving_ai.h"

namespace stepwell {
namespace {

/// What a map has below its floor: the name of a part, how one of its characters is written and read.
struct Part {
    std::string_view name;
    char (*character)(const Relief& relief, Cell c);
    /// False if the character does not belong into this part.
    bool (*put)(Relief& relief, Cell c, char character);
    Error (*no_such)(std::string_view character);
};

const Part parts[] = {
    {"heights", [](const Relief& relief, Cell c) { return static_cast<char>('0' + relief.height(c)); },
     [](Relief& relief, Cell c, char character) {
         if (character < '0' || character > '9') return false;
         relief.set_height(c, character - '0');
         return true;
     },
     [](std::string_view character) {
         return error("relief.height", "'{character}' is no height; write a digit from 0 to 9 for each cell",
                      {{"character", character}});
     }},
    {"ceilings",
     [](const Relief& relief, Cell c) {
         return relief.room(c) == Relief::open_sky ? '.' : static_cast<char>('0' + relief.room(c));
     },
     [](Relief& relief, Cell c, char character) {
         if (character != '.' && (character < '1' || character > '9')) return false;
         relief.set_room(c, character == '.' ? Relief::open_sky : character - '0');
         return true;
     },
     [](std::string_view character) {
         return error("relief.ceiling",
                      "'{character}' is no ceiling; write a digit from 1 to 9, or . where there is open sky",
                      {{"character", character}});
     }},
    {"fences",
     [](const Relief& relief, Cell c) {
         const bool east = relief.fence(c, c + cell(1, 0)), south = relief.fence(c, c + cell(0, 1));
         return east && south ? '+' : east ? '|' : south ? '_' : '.';
     },
     [](Relief& relief, Cell c, char character) {
         if (std::string_view("|_+.").find(character) == std::string_view::npos) return false;
         relief.set_fence(c, c + cell(1, 0), character == '|' || character == '+');
         relief.set_fence(c, c + cell(0, 1), character == '_' || character == '+');
         return true;
     },
     [](std::string_view character) {
         return error("relief.fence",
                      "'{character}' is no fence; write | for one at the right edge of a cell, _ for one at its lower "
                      "edge, + for both and . for none",
                      {{"character", character}});
     }},
};

const Part* part_of(std::string_view name) {
    const Part* found = std::ranges::find(parts, name, &Part::name);
    return found == std::end(parts) ? nullptr : found;
}

/// Reads the rows of a part into the relief.
Result<void> read_part(const Part& part, LineReader& lines, Relief& into) {
    const Extent extent = into.covered();
    for (int y = 0; y < extent.height; ++y) {
        const std::string_view row = lines.more() ? lines.take() : std::string_view();
        if (row.empty())
            return lines.wrong(error("relief.rows", "{part} has {rows} rows, the floor has {floor}; make them equal",
                                     {{"part", part.name}, {"rows", y}, {"floor", extent.height}}));
        const auto width = static_cast<std::size_t>(extent.width);
        for (std::size_t x = 0; x < std::min(width, row.size()); ++x) {
            if (part.put(into, cell(static_cast<int>(x), y), row[x])) continue;
            return lines.wrong(part.no_such(first_character(row.substr(x))), x);
        }
        if (row.size() != width)
            return lines.wrong(
                error("map.ragged", "this row has {cells} cells, the first one has {first}; make all rows equally long",
                      {{"cells", row.size()}, {"first", width}}),
                std::min(row.size(), width));
    }
    return {};
}

}  // namespace

Result<Ground> ground_from_text(std::string_view text) {
    if (is_moving_ai(text)) {
        Result<Level> level = level_from_moving_ai(text);
        if (!level) return tl::unexpected(level.error());
        return Ground{*std::move(level), {}};
    }
    LineReader lines(text);
    const Part* part = nullptr;
    std::size_t floor = 0;  // bytes that belong to the map itself
    while (part == nullptr && lines.more()) {
        const std::string_view line = lines.take();
        part = part_of(line);
        if (part == nullptr && !line.empty()) floor = text.size() - lines.left().size();
    }
    // Without a part below it a map is what it always was.
    Result<Level> level = level_from_text(part == nullptr ? text : text.substr(0, floor));
    if (!level) return tl::unexpected(level.error());
    Ground ground{*std::move(level), {}};
    if (part == nullptr) return ground;
    ground.relief.cover(ground.extent());
    std::vector<const Part*> known;
    while (true) {
        if (std::ranges::find(known, part) != known.end())
            return lines.wrong(
                error("relief.twice", "'{part}' is there a second time; keep one of them", {{"part", part->name}}));
        known.push_back(part);
        if (const auto read = read_part(*part, lines, ground.relief); !read) return tl::unexpected(read.error());
        std::string_view line;
        while (line.empty() && lines.more()) line = lines.take();
        if (line.empty()) return ground;
        part = part_of(line);
        if (part == nullptr)
            return lines.wrong(error("relief.part",
                                     "'{text}' begins no part of a map; below the floor come heights, ceilings and "
                                     "fences",
                                     {{"text", line}}));
    }
}

std::string to_text(const Ground& ground) {
    std::string text = to_text(ground.level);
    for (const Part& part : parts) {
        std::string rows;
        bool any = false;
        for (const Cell c : ground.cells()) {
            const char character = part.character(ground.relief, c);
            any = any || character != part.character(Relief(), c);
            rows += character;
            if (c.x + 1 == ground.extent().width) rows += '\n';
        }
        if (any) text += "\n" + std::string(part.name) + "\n" + rows;
    }
    return text;
}

}  // namespace stepwell

#include "lessons/kit/frontier_picture.h"

#include <bit>
#include <string>

#include <fmt/format.h>

namespace stepwell {
namespace {

constexpr std::size_t shown = 15;  // four levels of a tree
constexpr float rows = 6.2F;       // of the height of one entry's row

/// One row's height: a sixteenth of the width, the place of an entry of the list.
float unit(float width) { return width / 16; }

std::string name_of(Cell c) { return fmt::format("{}, {}", c.x, c.y); }

/// A box with a number in it and the cell below the number; the one that comes next has a thick frame.
void draw_entry(Canvas& canvas, Point centre, float width, float u, const std::string& number, Cell cell, bool next) {
    const Box box{centre.x - width / 2, centre.y - 0.42F * u, width, 0.84F * u};
    constexpr Paint ground{Role::floor};
    canvas.fill(box, ground, 0.12F * u);
    canvas.outline(box, {next ? Role::current : Role::frontier}, (next ? 0.09F : 0.045F) * u, Stroke::solid, 0.12F * u);
    canvas.text_on(ground, {centre.x, centre.y - 0.14F * u}, number, 0.4F * u);
    canvas.text({centre.x, centre.y + 0.22F * u}, name_of(cell), 0.24F * u, {Role::quiet}, Align::centre, Face::text);
}

/// How many more there are than are shown.
void draw_rest(Canvas& canvas, Point at, std::size_t all, float u) {
    if (all > shown)
        canvas.text(at, fmt::format("+ {}", all - shown), 0.3F * u, {Role::quiet}, Align::centre, Face::text);
}

}  // namespace

float heap_picture_height(float width) { return rows * unit(width); }

void draw_heap(Canvas& canvas, Box place, std::span<const Cell> items, std::span<const std::int32_t> numbers) {
    const float u = unit(place.w);
    const std::size_t count = std::min(items.size(), shown);
    const auto centre = [&](std::size_t i) {
        const auto level = static_cast<std::size_t>(std::bit_width(i + 1) - 1);
        const std::size_t across = std::size_t{1} << level, at = i + 1 - across;
        return Point{place.x + (static_cast<float>(at) + 0.5F) * place.w / static_cast<float>(across),
                     place.y + (static_cast<float>(level) + 0.5F) * 1.2F * u};
    };
    for (std::size_t i = 1; i < count; ++i) {
        const Point line[] = {centre((i - 1) / 2), centre(i)};
        canvas.line(line, {Role::faint}, 0.05F * u);
    }
    for (std::size_t i = 0; i < count; ++i)
        draw_entry(canvas, centre(i), 1.5F * u, u, std::to_string(numbers[i]), items[i], i == 0);
    const float y = place.y + 5.5F * u;
    for (std::size_t i = 0; i < count; ++i)
        draw_entry(canvas, {place.x + (static_cast<float>(i) + 0.5F) * u, y}, 0.94F * u, u, std::to_string(numbers[i]),
                   items[i], i == 0);
    draw_rest(canvas, {place.x + 15.5F * u, y}, items.size(), u);
}

void draw_queue(Canvas& canvas, Box place, std::span<const Cell> items) {
    const float u = unit(place.w);
    for (std::size_t i = 0; i < std::min(items.size(), shown); ++i)
        draw_entry(canvas, {place.x + (static_cast<float>(i) + 0.5F) * u, place.y + 0.6F * u}, 0.94F * u, u,
                   std::to_string(i + 1), items[i], i == 0);
    draw_rest(canvas, {place.x + 15.5F * u, place.y + 0.6F * u}, items.size(), u);
}

}  // namespace stepwell

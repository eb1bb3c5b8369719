#include "app/export/sketch.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/export/json.h"

namespace stepwell {
namespace {

constexpr std::size_t farthest = 64;  // shapes that are looked at for the place where two drawings meet again

/// Thousandths of a world unit.
long number(float length) { return std::lround(length * 1000); }
std::string numbers(Point p) { return fmt::format("{},{}", number(p.x), number(p.y)); }
std::string numbers(Box b) { return fmt::format("{},{},{},{}", number(b.x), number(b.y), number(b.w), number(b.h)); }

std::string joined(const std::vector<std::string>& parts) { return fmt::format("[{}]", fmt::join(parts, ",")); }

std::string css(Colour c) {
    if (c.a == 255) return fmt::format("\"#{:02x}{:02x}{:02x}\"", c.r, c.g, c.b);
    return fmt::format("\"rgba({},{},{},{:.3f})\"", c.r, c.g, c.b, c.a / 255.0);
}

/// Runs of colours in `after` that are other than in `before`, each with a comma before it: how many are as before, how
/// many follow, their colour.
std::string runs(std::span<const std::uint32_t> before, std::span<const std::uint32_t> after) {
    std::string json;
    std::size_t same = 0;
    for (std::size_t i = 0, end = 0; i < after.size(); i = end) {
        end = i + 1;
        if (i < before.size() && before[i] == after[i]) {
            ++same;
            continue;
        }
        while (end < after.size() && after[end] == after[i] && (end >= before.size() || before[end] != after[end]))
            ++end;
        json += fmt::format(",{},{},{}", same, end - i, after[i]);
        same = 0;
    }
    return json;
}

/// How far to go in both drawings until they are alike again: the shortest way.
std::pair<std::size_t, std::size_t> way_to_meeting(std::span<const std::uint32_t> before,
                                                   std::span<const std::uint32_t> after) {
    const auto meet = [&](std::size_t i, std::size_t j) {
        if (i == before.size() || j == after.size()) return i == before.size() && j == after.size();
        const bool last = i + 1 == before.size() || j + 1 == after.size();
        return before[i] == after[j] && (last || before[i + 1] == after[j + 1]);
    };
    for (std::size_t steps = 1; steps <= farthest; ++steps)
        for (std::size_t removed = 0; removed <= steps; ++removed)
            if (removed <= before.size() && steps - removed <= after.size() && meet(removed, steps - removed))
                return {removed, steps - removed};
    return {before.size(), after.size()};
}

}  // namespace

std::uint32_t Shapes::shape(std::string json) {
    const auto [known, is_new] = known_shapes_.try_emplace(json, static_cast<std::uint32_t>(shapes_.size()));
    if (is_new) shapes_.push_back(std::move(json));
    return known->second;
}

std::uint32_t Shapes::colour(Colour c) {
    const std::uint32_t key = std::uint32_t{c.r} << 24 | std::uint32_t{c.g} << 16 | std::uint32_t{c.b} << 8 | c.a;
    const auto [known, is_new] = known_colours_.try_emplace(key, static_cast<std::uint32_t>(colours_.size()));
    if (is_new) colours_.push_back(c);
    return known->second;
}

std::uint32_t Shapes::raster(std::size_t stage, std::vector<std::uint32_t> colours) {
    const auto [found, is_new] = last_rasters_.try_emplace(stage);
    Raster& last = found->second;
    if (!is_new && colours == last.colours) return last.index;
    const bool other = is_new || colours.size() != last.colours.size();
    rasters_.push_back(fmt::format("[{}{}]", other ? -1 : static_cast<int>(last.index),
                                   runs(other ? std::span<const std::uint32_t>() : last.colours, colours)));
    last = {static_cast<std::uint32_t>(rasters_.size() - 1), std::move(colours)};
    return last.index;
}

std::string Shapes::shapes_as_json() const { return joined(shapes_); }
std::string Shapes::rasters_as_json() const { return joined(rasters_); }
std::string Shapes::colours_as_json() const {
    std::vector<std::string> colours;
    for (const Colour& each : colours_) colours.push_back(css(each));
    return joined(colours);
}

void SketchCanvas::fill(Box box, Paint paint, float radius) {
    add(fmt::format("[0,{},{},{}]", colour(paint), numbers(box), number(radius)));
}

void SketchCanvas::outline(Box box, Paint paint, float width, Stroke stroke, float radius) {
    add(fmt::format("[1,{},{},{},{},{}]", colour(paint), numbers(box), number(radius), number(width),
                    stroke == Stroke::dashed ? 1 : 0));
}

void SketchCanvas::disc(Point centre, float radius, Paint paint) {
    add(fmt::format("[2,{},{},{}]", colour(paint), numbers(centre), number(radius)));
}

void SketchCanvas::line(std::span<const Point> points, Paint paint, float width, Stroke stroke) {
    if (points.empty()) return;
    std::string json = fmt::format("[3,{},{},{}", colour(paint), number(width), stroke == Stroke::dashed ? 1 : 0);
    for (const Point p : points) json += "," + numbers(p);
    add(json + "]");
}

void SketchCanvas::polygon(std::span<const Point> corners, Paint paint) {
    std::string json = fmt::format("[4,{}", colour(paint));
    for (const Point p : corners) json += "," + numbers(p);
    add(json + "]");
}

void SketchCanvas::text(Point at, std::string_view utf8, float size, Paint paint, Align align, Face face) {
    letters(at, utf8, size, theme_.colour(paint), align, face);
}

void SketchCanvas::text_on(Paint ground, Point at, std::string_view utf8, float size, Align align, Face face) {
    letters(at, utf8, size, theme_.text_on(theme_.colour(ground)), align, face);
}

void SketchCanvas::letters(Point at, std::string_view utf8, float size, Colour colour, Align align, Face face) {
    add(fmt::format("[5,{},{},{},{},{},{}]", shapes_.colour(colour), numbers(at), number(size), static_cast<int>(align),
                    static_cast<int>(face), page_string(utf8)));
}

void SketchCanvas::raster(Box box, int columns, int rows, std::span<const Paint> cells) {
    const auto needed = static_cast<std::size_t>(std::max(columns, 0)) * static_cast<std::size_t>(std::max(rows, 0));
    if (needed == 0 || cells.size() < needed) return;
    std::vector<std::uint32_t> colours(needed);
    for (std::size_t i = 0; i < needed; ++i)
        colours[i] = i > 0 && cells[i] == cells[i - 1] ? colours[i - 1] : colour(cells[i]);
    add(fmt::format("[6,{},{},{},{}]", shapes_.raster(stage_, std::move(colours)), numbers(box), columns, rows));
}

std::string changes_as_json(const Sketch& before, const Sketch& after) {
    std::string json = "[";
    std::size_t i = 0, j = 0;
    while (i < before.size() || j < after.size()) {
        if (i < before.size() && j < after.size() && before[i] == after[j]) {
            ++i, ++j;
            continue;
        }
        const auto [removed, added] = way_to_meeting(std::span(before).subspan(i), std::span(after).subspan(j));
        json += fmt::format("{}[{},{}", json.size() > 1 ? "," : "", j, removed);
        for (std::size_t k = 0; k < added; ++k) json += fmt::format(",{}", after[j + k]);
        json += "]";
        i += removed;
        j += added;
    }
    return json + "]";
}

}  // namespace stepwell

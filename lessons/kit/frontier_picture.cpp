#include "lessons/kit/frontier_picture.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include <fmt/format.h>

namespace stepwell {
namespace {

constexpr std::size_t columns = 16;     // of the list, the last one for how many more there are
constexpr float row = 1.2F;             // of the tree and the list, in units
constexpr float list_gap = 0.1F;        // between them
constexpr float widest_letter = 0.62F;  // of the type size

std::string name_of(Cell c) { return fmt::format("{}, {}", c.x, c.y); }

Box box_at(Point centre, float width, float u) {
    return {centre.x - width / 2, centre.y - 0.42F * u, width, 0.84F * u};
}

/// A box with a number in it and the cell below the number.
void draw_entry(Canvas& canvas, Box box, float u, const std::string& number, Cell cell, Role frame, float width) {
    const Point centre = box.centre();
    constexpr Paint ground{Role::floor};
    canvas.fill(box, ground, 0.12F * u);
    canvas.outline(box, {frame}, width * u, Stroke::solid, 0.12F * u);
    canvas.text_on(ground, {centre.x, centre.y - 0.15F * u}, number, 0.4F * u);
    const std::string name = name_of(cell);
    const float size = std::min(0.27F * u, 0.92F * box.w / (widest_letter * static_cast<float>(name.size())));
    canvas.text({centre.x, centre.y + 0.23F * u}, name, size, {Role::quiet}, Align::centre, Face::text);
}

/// The one that comes next has a thick frame.
void draw_waiting(Canvas& canvas, Box box, float u, const std::string& number, Cell cell, bool next) {
    draw_entry(canvas, box, u, number, cell, next ? Role::current : Role::frontier, next ? 0.09F : 0.045F);
}

void draw_gap(Canvas& canvas, Box box, float u) {
    canvas.outline(box, {Role::current}, 0.06F * u, Stroke::dashed, 0.12F * u);
}

Box around(Box box, float by) { return {box.x - by, box.y - by, box.w + 2 * by, box.h + 2 * by}; }

/// How many more there are than are shown.
void draw_rest(Canvas& canvas, Point at, std::size_t all, std::size_t shown, float u) {
    if (all > shown)
        canvas.text(at, fmt::format("+ {}", all - shown), 0.3F * u, {Role::quiet}, Align::centre, Face::text);
}

/// Where the line from the middle of a box to `to` leaves it.
Point edge_towards(Box box, Point to) {
    const Point middle = box.centre();
    const float x = to.x - middle.x, y = to.y - middle.y;
    const float part = std::min(box.w / 2 / std::max(std::abs(x), 1e-6F), box.h / 2 / std::max(std::abs(y), 1e-6F));
    return {middle.x + part * x, middle.y + part * y};
}

void draw_move(Canvas& canvas, Box from, Box to, float u) {
    const Point start = edge_towards(from, to.centre()), end = edge_towards(to, from.centre());
    const float length = std::hypot(end.x - start.x, end.y - start.y), head = std::min(0.25F * u, length);
    const Point along{head * (end.x - start.x) / length, head * (end.y - start.y) / length};
    const Point neck{end.x - along.x, end.y - along.y};
    const Point line[] = {start, neck};
    canvas.line(line, {Role::current}, 0.12F * u);
    canvas.triangle(end, {neck.x - 0.8F * along.y, neck.y + 0.8F * along.x},
                    {neck.x + 0.8F * along.y, neck.y - 0.8F * along.x}, {Role::current});
}

void draw_tree(Canvas& canvas, const HeapForm& form, const HeapLook& look, std::size_t count) {
    const float u = form.unit();
    const auto is_gap = [&](std::size_t i) { return look.held && look.held->gap == i; };
    const auto compared = [&](std::size_t i) { return std::ranges::count(look.compared, i) > 0; };
    for (std::size_t i = 1; i < count; ++i) {
        const std::size_t parent = (i - 1) / 2;
        const Point line[] = {form.in_tree(parent).centre(), form.in_tree(i).centre()};
        const bool strong = !look.moves && ((is_gap(i) && compared(parent)) || (is_gap(parent) && compared(i)));
        canvas.line(line, {strong ? Role::current : Role::faint}, 0.05F * u);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Box box = form.in_tree(i);
        if (is_gap(i)) {
            canvas.fill(around(box, 0.1F * u), {Role::card}, 0.12F * u);
            draw_gap(canvas, around(box, 0.1F * u), u);
        } else {
            draw_waiting(canvas, box, u, std::to_string(look.numbers[i]), look.items[i],
                         compared(i) || (!look.held && i == 0));
        }
        if (look.places && box.w > 1.4F * u)
            canvas.text({box.x - 0.17F * u, box.centre().y}, std::to_string(i), 0.25F * u, {Role::quiet}, Align::right,
                        Face::text);
    }
    if (look.held && look.moves && *look.moves < count)
        draw_move(canvas, form.in_tree(*look.moves), form.in_tree(look.held->gap), u);
}

}  // namespace

HeapForm::HeapForm(Point corner, float width, int levels)
    : corner_(corner), unit_(width / static_cast<float>(columns)), levels_(levels) {}

Box HeapForm::box() const {
    const auto lines = static_cast<float>((shown() + columns - 1) / columns);
    return {corner_.x, corner_.y, static_cast<float>(columns) * unit_,
            (static_cast<float>(levels_) * row + list_gap + lines * 1.3F) * unit_};
}

Box HeapForm::in_tree(std::size_t i) const {
    const auto level = static_cast<std::size_t>(std::bit_width(i + 1) - 1);
    const std::size_t across = std::size_t{1} << level, at = i + 1 - across;
    const float width = static_cast<float>(columns) * unit_ / static_cast<float>(across);
    return box_at({corner_.x + (static_cast<float>(at) + 0.5F) * width,
                   corner_.y + (static_cast<float>(level) + 0.5F) * row * unit_},
                  std::min(1.5F * unit_, width - 0.06F * unit_), unit_);
}

Box HeapForm::in_list(std::size_t i) const {
    return box_at(
        {corner_.x + (static_cast<float>(i % columns) + 0.5F) * unit_,
         corner_.y +
             (static_cast<float>(levels_) * row + list_gap + 0.6F + 1.3F * static_cast<float>(i / columns)) * unit_},
        0.94F * unit_, unit_);
}

std::optional<std::size_t> HeapForm::at(Point point) const {
    const auto inside = [&](Box box) {
        return box.x <= point.x && point.x < box.x + box.w && box.y <= point.y && point.y < box.y + box.h;
    };
    for (std::size_t i = 0; i < shown(); ++i)
        if (inside(in_tree(i)) || inside(in_list(i))) return i;
    return std::nullopt;
}

void draw_heap(Canvas& canvas, const HeapForm& form, const HeapLook& look) {
    const float u = form.unit();
    const std::size_t count = std::min(look.items.size(), form.shown());
    draw_tree(canvas, form, look, count);
    for (std::size_t i = 0; i < count; ++i) {
        const Box box = form.in_list(i);
        const bool gap = look.held && look.held->gap == i;
        if (gap) {
            draw_entry(canvas, box, u, std::to_string(look.held->number), look.held->item, Role::floor, 0.01F);
            draw_gap(canvas, box, u);
        } else {
            const bool compared = std::ranges::count(look.compared, i) > 0;
            draw_waiting(canvas, box, u, std::to_string(look.numbers[i]), look.items[i],
                         compared || (!look.held && i == 0));
        }
        if (look.places)
            canvas.text({box.centre().x, box.y + box.h + 0.18F * u}, std::to_string(i), 0.25F * u, {Role::quiet},
                        Align::centre, Face::text);
    }
    draw_rest(canvas, form.in_list(form.shown()).centre(), look.items.size(), form.shown(), u);
    if (!look.held) return;
    const Box gap = look.held->gap < form.shown() ? form.in_tree(look.held->gap) : form.in_list(form.shown());
    draw_entry(canvas, box_at(look.held->at, gap.w, u), u, std::to_string(look.held->number), look.held->item,
               Role::current, 0.09F);
}

void draw_queue(Canvas& canvas, Box place, std::span<const Cell> items) {
    const HeapForm form({place.x, place.y}, place.w);
    const float u = form.unit();
    const std::size_t shown = columns - 1;
    const auto box = [&](std::size_t i) {
        return box_at({place.x + (static_cast<float>(i) + 0.5F) * u, place.y + 0.6F * u}, 0.94F * u, u);
    };
    for (std::size_t i = 0; i < std::min(items.size(), shown); ++i)
        draw_waiting(canvas, box(i), u, std::to_string(i + 1), items[i], i == 0);
    draw_rest(canvas, box(shown).centre(), items.size(), shown, u);
}

void draw_gap_sample(Canvas& canvas) { draw_gap(canvas, {0.08F, 0.2F, 0.84F, 0.6F}, 1.2F); }

}  // namespace stepwell

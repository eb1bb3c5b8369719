#include "lessons/1-enemies-that-think/search_scene.h"

#include "core/search/wave.h"

namespace stepwell::lesson_1 {
namespace {

/// The shade of the largest number. Beyond it the ramp grows as dark as walls are.
constexpr float far_end = 0.5F;

}  // namespace

std::vector<Mover> SearchScene::movers(const Moment& moment) const {
    const auto current = moment.now.find("current");
    return {{0, centre_of(current ? current->as<Cell>() : start_of(moment.input))}};
}

std::vector<Count> SearchScene::counts(const Moment& moment) const {
    const auto waiting = frontier(moment.now);
    const auto number = [](std::size_t n) { return static_cast<int>(n); };
    return {{"taken", number(moment.recording.count(function_ + "/take", moment.position))},
            {"waiting", waiting ? number(waiting->items().size()) : 0},
            {"floor", number(moment.input.map.floor_cells())}};
}

std::vector<std::pair<std::string, Role>> SearchScene::coloured_names() const {
    return {{"start", Role::start},      {"goal", Role::goal},    {"current", Role::current},
            {frontier_, Role::frontier}, {"step", Role::current}, {"path", Role::path}};
}

std::optional<std::uint32_t> SearchScene::slot_at(Cell cell, const Moment& moment) const {
    const auto known = moment.now.find(known_);
    if (!known || !moment.input.map.walkable(cell)) return std::nullopt;
    return known->layer().first_slot + static_cast<std::uint32_t>(moment.input.map.extent().index(cell));
}

void SearchScene::draw_numbers(Canvas& canvas, const Moment& moment, std::span<const int> steps,
                               std::span<const std::int32_t> came_from, std::span<const std::uint8_t> on_path) const {
    const Level& level = moment.input.map;
    const Extent extent = level.extent();
    const float shade = far_end / static_cast<float>(depths(moment).largest);
    const std::vector<std::uint8_t> waiting = marks(extent, cells_of(frontier(moment.now)));
    draw_floor(canvas, level, [&](Cell c) {
        Tile tile;
        const std::size_t i = extent.index(c);
        if (steps.empty() || steps[i] == not_reached) return tile;
        if (!came_from.empty() && Slot<Cell>::decode(came_from[i]) == nowhere) return tile;
        tile.waiting = waiting[i] != 0;
        tile.ground = {Role::distance, shade * static_cast<float>(steps[i]), tile.waiting ? 0.5F : 1.0F};
        if (on_path.empty() || on_path[i] == 0) tile.number = steps[i];
        if (!came_from.empty() && steps[i] > 0) tile.crumb = Slot<Cell>::decode(came_from[i]);
        return tile;
    });
}

void SearchScene::draw_attention(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const {
    const auto current = moment.now.find("current");
    if (!current) return;
    if (at(moment, "take") && moment.reveal) draw_subject(canvas, moment.subject_cell());
    if (at(moment, "look") || at(moment, "add"))
        draw_look(canvas, moment.input.map.extent(), current->as<Cell>(), moment.subject_cell());
    draw_ring(canvas, place_of(movers, 0));
}

}  // namespace stepwell::lesson_1

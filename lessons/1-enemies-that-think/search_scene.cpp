#include "lessons/1-enemies-that-think/search_scene.h"

#include "core/search/wave.h"

namespace stepwell::lesson_1 {

std::vector<bool> marks(Extent extent, const std::optional<LayerView>& list) {
    std::vector<bool> marks(extent.cells(), false);
    if (list)
        for (const std::int32_t item : list->items()) marks[extent.index(Slot<Cell>::decode(item))] = true;
    return marks;
}

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

void SearchScene::draw_numbers(Canvas& canvas, const Moment& moment, std::span<const int> steps,
                               const std::function<Cell(Cell)>& crumb, const std::vector<bool>& plain) const {
    const Level& level = moment.input.map;
    const Extent extent = level.extent();
    const int largest = largest_.of(moment.input, [&] { return largest_number(moment.input); });
    const std::vector<bool> waiting = marks(extent, frontier(moment.now));
    draw_floor(canvas, level, [&](Cell c) {
        const std::size_t i = extent.index(c);
        if (steps.empty() || steps[i] == not_reached) return Tile{};
        Tile tile;
        tile.ground = {Role::distance, static_cast<float>(steps[i]) / static_cast<float>(largest)};
        tile.waiting = waiting[i];
        if (tile.waiting) tile.ground.alpha = 0.5F;
        if (plain.empty() || !plain[i]) tile.number = steps[i];
        tile.crumb = crumb(c);
        return tile;
    });
}

void SearchScene::draw_attention(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const {
    const auto current = moment.now.find("current");
    if (!current) return;
    if (at(moment, "look") || at(moment, "add"))
        draw_look(canvas, moment.input.map.extent(), current->as<Cell>(), moment.subject_cell());
    draw_ring(canvas, place_of(movers, 0));
}

}  // namespace stepwell::lesson_1

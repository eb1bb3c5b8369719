#include "lessons/1-enemies-that-think/search_scene.h"

#include "lessons/kit/search_picture.h"

namespace stepwell::lesson_1 {

std::unique_ptr<const Facts> SearchScene::facts(const Input&, const Recording& run, const Facts*) const {
    auto known = std::make_unique<Known>();
    known->depths = stepwell::depths(run);
    return known;
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

std::vector<std::pair<std::string, Role>> SearchScene::coloured_names() const {
    return {{"start", Role::start},      {"goal", Role::goal},    {"current", Role::current},
            {frontier_, Role::frontier}, {"step", Role::current}, {"path", Role::path}};
}

std::optional<std::uint32_t> SearchScene::slot_at(Cell cell, const Moment& moment) const {
    const auto known = moment.now.find(known_);
    if (!known || !moment.input.map.walkable(cell)) return std::nullopt;
    return known->slot_of(cell);
}

void SearchScene::draw_numbers(Canvas& canvas, const Moment& moment, std::span<const int> steps,
                               std::span<const std::int32_t> came_from, std::span<const std::uint8_t> on_path) const {
    const std::vector<std::uint8_t> waiting = marks(moment.input.map.extent(), cells_of(frontier(moment.now)));
    draw_search(canvas, moment.input.map,
                {.numbers = steps,
                 .largest = depths(moment).largest,
                 .came_from = came_from,
                 .waiting = waiting,
                 .on_path = on_path});
}

void SearchScene::draw_attention(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const {
    stepwell::draw_attention(canvas, moment, place_of(movers, 0), at(moment, "take"),
                             at(moment, "look") || at(moment, "add"));
}

}  // namespace stepwell::lesson_1

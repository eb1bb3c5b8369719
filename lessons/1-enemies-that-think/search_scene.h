// What the wave and the way back have in common: numbers that spread over a floor, cells that wait, one current cell.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lessons/1-enemies-that-think/story_scene.h"
#include "lessons/kit/depth.h"
#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_1 {

class SearchScene : public StoryScene {
public:
    std::unique_ptr<const Facts> facts(const Input& stage, const Recording& run, const Facts* first) const override;
    std::vector<Mover> movers(const Moment& moment) const override;
    std::vector<Count> counts(const Moment& moment) const override;
    std::vector<std::pair<std::string, Role>> coloured_names() const override;
    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override;

protected:
    /// The search's function, and what it calls its frontier and what it knows of every cell.
    SearchScene(Tokens tokens, std::string function, std::string frontier, std::string known)
        : StoryScene(tokens),
          function_(std::move(function)),
          frontier_(std::move(frontier)),
          known_(std::move(known)) {}

    bool at(const Moment& moment, std::string_view anchor) const { return moment.at(function_, anchor); }
    std::optional<LayerView> frontier(const Board& board) const { return board.find(frontier_); }

    struct Known : Facts {
        Depths depths;
    };
    static const Depths& depths(const Moment& moment) { return moment.facts_as<Known>().depths; }
    /// The floor with the numbers of the cells that were reached. All spans hold one value a cell, row by row, or
    /// nothing: `steps` before the first write, `came_from` where no breadcrumbs are shown (a cell without one was not
    /// reached), `on_path` where there is no path; the cells of a path show their numbers on it.
    void draw_numbers(Canvas& canvas, const Moment& moment, std::span<const int> steps,
                      std::span<const std::int32_t> came_from, std::span<const std::uint8_t> on_path) const;
    /// The arrow to the neighbour that the step is about, and the ring.
    void draw_attention(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const;

private:
    std::string function_;
    std::string frontier_;
    std::string known_;
};

}  // namespace stepwell::lesson_1

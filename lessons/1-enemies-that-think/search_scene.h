// What the wave and the way back have in common: numbers that spread over a floor, cells that wait, one current cell.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "lessons/kit/depth.h"
#include "lessons/kit/grid_picture.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_1 {

class SearchScene : public GridScene {
public:
    std::vector<Mover> movers(const Moment& moment) const override;
    std::vector<Count> counts(const Moment& moment) const override;

protected:
    /// The search's function and what it calls its frontier.
    SearchScene(Tokens tokens, std::string function, std::string frontier)
        : GridScene(tokens), function_(std::move(function)), frontier_(std::move(frontier)) {}

    bool at(const Moment& moment, std::string_view anchor) const { return moment.at(function_, anchor); }
    std::optional<LayerView> frontier(const Board& board) const { return board.find(frontier_); }

    /// The floor with the numbers of the cells that were reached; `steps` row by row, empty before the first write.
    /// `crumb` names the neighbour that a cell was reached from, `plain` the cells that show their number elsewhere.
    void draw_numbers(Canvas& canvas, const Moment& moment, std::span<const int> steps,
                      const std::function<Cell(Cell)>& crumb, const std::vector<bool>& plain) const;
    /// The arrow to the neighbour that the step is about, and the ring.
    void draw_attention(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const;

    /// The largest number of the whole run, at least 1: its colour is the far end of the ramp.
    virtual int largest_number(const Input& input) const = 0;

private:
    std::string function_;
    std::string frontier_;
    mutable Remembered largest_;
};

/// A mark for every cell that a list holds.
std::vector<bool> marks(Extent extent, const std::optional<LayerView>& list);

}  // namespace stepwell::lesson_1

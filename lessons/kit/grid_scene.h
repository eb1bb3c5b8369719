// What all scenes on a floor share: start and goal as settings, prepared floors, the check, drawing with the pointer.
#pragma once

#include <span>
#include <vector>

#include "lessons/kit/scene.h"

namespace stepwell {

class GridScene : public Scene {
public:
    std::vector<Setting> settings() const override;
    std::vector<std::string> presets() const override;
    Input preset(std::string_view name, const Input& current) const override;
    std::string_view seeded_preset() const override { return "maze"; }
    Result<void> check(const Input& input) const override;
    Box world(const Input& input) const override;
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override;

    Brush press(const Input& input, Cell cell, Tool tool, bool secondary) const override;
    void stroke(Input& input, Brush brush, Cell from, Cell to) const override;

protected:
    /// Scenes of a search that goes nowhere in particular have no goal.
    enum class Tokens : std::uint8_t { start, start_and_goal };
    explicit GridScene(Tokens tokens) : tokens_(tokens) {}

    /// Of an input that passed check().
    static Cell start_of(const Input& input);
    static Cell goal_of(const Input& input);

private:
    bool has_goal() const { return tokens_ == Tokens::start_and_goal; }

    Tokens tokens_;
};

/// What becomes of a neighbour that a search looks at: one of four labels, for one that is taken in, one that is not, a
/// wall, and what lies outside.
Value neighbour_check(const Level& level, Cell neighbour, bool taken_in, Labels labels);

/// 1 for every cell of a list, 0 for the others, row by row.
std::vector<std::uint8_t> marks(Extent extent, std::span<const Cell> cells);
/// The items of a list of cells; none if it is not alive.
std::vector<Cell> cells_of(const std::optional<LayerView>& list);

}  // namespace stepwell

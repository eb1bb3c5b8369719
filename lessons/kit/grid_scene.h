// What all scenes on a floor share: start and goal as settings, prepared floors, the check, drawing with the pointer.
#pragma once

#include <span>
#include <vector>

#include "lessons/kit/scene.h"

namespace stepwell {

/// A floor that is made for a scene, and where its tokens stand on it: as many as the scene has, or more.
struct PreparedFloor {
    Level map;
    std::vector<Cell> tokens;
};

class GridScene : public Scene {
public:
    std::vector<Setting> settings() const override;
    /// Open room, maze and spiral; a lesson puts floors of its own before and behind them.
    std::vector<std::string> presets() const override { return {"open", "maze", "spiral"}; }
    Input preset(std::string_view name, const Input& current) const override;
    std::vector<std::string> seeded_presets() const override { return {"maze"}; }
    Result<void> check(const Input& input) const override;
    Box world(const Input& input) const override;
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override;

    std::vector<Tool> tools() const override;
    Brush press(const Input& input, Cell cell, Tool tool, bool secondary) const override;
    void stroke(Input& input, Brush brush, Cell from, Cell to) const override;

protected:
    enum class Water : std::uint8_t { no, yes };  ///< may there be water on the floor?
    /// `tokens`: the settings that are cells, one to four. The first is what Tool::start moves, the second Tool::goal,
    /// …
    explicit GridScene(std::vector<std::string> tokens, Water water = Water::no)
        : tokens_(std::move(tokens)), water_(water) {}

    /// Whether the floor may have heights, ceilings and fences.
    virtual bool has_relief() const { return false; }
    /// What a stroke does to a cell inside besides what it does to the map: for brushes of the scene's own. A relief
    /// covers the map.
    virtual void paint(Input&, Brush, Cell) const {}
    /// The floor of one of the presets().
    virtual PreparedFloor floor(std::string_view preset, std::uint32_t seed) const;
    /// The same for one of the seeded_presets() in a size that somebody has chosen, from least_side to most_side;
    /// others are as large as they always are.
    virtual PreparedFloor seeded_floor(std::string_view preset, std::uint32_t seed, Extent extent) const;
    /// The n-th token of an input that passed check(); start and goal are the first and the second.
    Cell token(const Input& input, std::size_t n) const { return cell_of(input.settings, tokens_[n]); }
    Cell start_of(const Input& input) const { return token(input, 0); }
    Cell goal_of(const Input& input) const { return token(input, 1); }

private:
    /// The size of none of the prepared floors: somebody has chosen it, and what is made by dice keeps to it.
    bool is_chosen(Extent extent, std::uint32_t seed) const;
    bool has_token(const Input& input, Cell cell) const;

    std::vector<std::string> tokens_;
    Water water_;
};

/// What becomes of a neighbour that a search looks at: one of four labels, for one that is taken in, one that is not, a
/// wall, and what lies outside.
Value neighbour_check(const Level& level, Cell neighbour, bool taken_in, Labels labels);

/// 1 for every cell of a list, 0 for the others, row by row.
std::vector<std::uint8_t> marks(Extent extent, std::span<const Cell> cells);
/// The items of a list of cells; none if it is not alive.
std::vector<Cell> cells_of(const std::optional<LayerView>& list);

}  // namespace stepwell

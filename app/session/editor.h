// What the pointer does on the stage, from press to release.
#pragma once

#include <optional>
#include <span>

#include "lessons/kit/scene.h"

namespace stepwell {

/// What a stroke does is decided at its press and stays so. Each movement draws all cells of the line from the last
/// one.
class Editor {
public:
    /// Empty: the pointer edits nothing; a click asks who wrote a cell.
    std::optional<Tool> tool() const { return tool_; }
    void choose(std::optional<Tool> tool) { tool_ = tool; }
    bool drawing() const { return brush_ != Brush::none; }
    /// How many cells a brush is wide; what moves start and goal is always one.
    static constexpr int widths[] = {1, 3, 5};
    int width() const { return width_; }
    void set_width(int width) { width_ = width; }

    /// Begins a stroke on `input` at a point in a cell, if the scene has one for it. True if the input was changed.
    bool press(const Scene& scene, Input& input, Cell cell, Point world, bool secondary);
    /// Any points, also outside of the scene, one after the other. True if the input was changed.
    bool drag(const Scene& scene, Input& input, std::span<const Point> worlds);
    /// Ends the stroke: the input before it, if the stroke has changed it.
    std::optional<Input> release(const Input& input);

private:
    bool draw(const Scene& scene, Input& input, std::span<const Cell> cells);

    std::optional<Tool> tool_ = Tool::automatic;
    int width_ = 1;
    Brush brush_ = Brush::none;
    Cell last_;
    Input before_;
};

}  // namespace stepwell

// How the builder's cube is looked at: from above, or as blocks from one side, so that heights are seen.
#pragma once

#include <array>

#include "lessons/kit/canvas.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_2 {

/// Where everything of a cube is in the picture. A point of the plan has its cell's column and row before the point.
class RouteView {
public:
    /// The widest and deepest map that is shown as blocks: larger ones are seen from above, whatever the setting says.
    static constexpr int most_side = 40;
    /// Blocks stand on a base that goes down to this height.
    static constexpr float base = -1;

    /// By the setting `view`: blocks or plan.
    explicit RouteView(const Input& input);

    bool blocks() const { return blocks_; }
    const Ground& ground() const { return ground_; }
    /// How high a cell is; rock stands one above its floor.
    int top(Cell c) const { return ground_.height(c) + (ground_.wall(c) ? 1 : 0); }

    /// A point of the plan at a height. From above, heights are not seen.
    Point at(Point plan, float height) const;
    /// The middle of the top of a cell inside.
    Point centre(Cell c) const;
    /// The corners of a top of one cell around its middle, `inset` cells from its edges: north, east, south, west of
    /// the block; from above left upper, right upper, right lower, left lower.
    std::array<Point, 4> face(Point centre, float inset) const;
    /// The largest upright box in that top.
    Box box(Cell c) const;

    /// The cell whose top is seen at a point: of several the one in front; where there is no top, the one whose side is
    /// seen, and beside the blocks one outside of the map. Tops come first since whatever lies on them is drawn over
    /// the blocks in front.
    Cell pick(Point world) const;
    /// Whether a block in front covers the middle of a cell's top.
    bool hidden(Cell c) const;
    Box world() const;

private:
    /// Whether a point lies on the top or a side of a block.
    bool on_block(Cell c, Point world) const;
    /// The point of the plan that is seen there if it lies at that height.
    Point below(Point world, float height) const;

    Ground ground_;
    bool blocks_;
};

}  // namespace stepwell::lesson_2

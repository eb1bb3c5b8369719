// The variables pane: what the algorithm holds at a moment, each value with the slot that it came from.
#pragma once

#include <string>
#include <vector>

#include "lessons/kit/scene.h"

namespace stepwell {

struct VariableItem {
    Value value;
    std::uint32_t slot = 0;  ///< for "who wrote this?"
    bool touched = false;    ///< the marked lines are about to write it
};

struct Variable {
    std::string name;  ///< the layer's
    Form form = Form::var;
    std::optional<Cell> index = {};  ///< cells: the one whose value is shown, `came_from[(6, 4)]`
    std::vector<VariableItem>
        items;             ///< var: one; cells: one or none; list: in order of pushing, of long ones both ends
    std::size_t size = 1;  ///< list: how many there are
    std::size_t gap = 0;   ///< list: where size > items.size(), an ellipsis stands behind this many items
    bool touched = false;  ///< the marked lines are about to write something in it
};

/// The layers that are alive, in the order of scene.variables(). Of a grid the cell is shown that the step is about, or
/// the one that the first variable with a cell stands on; a number that it never got is none. Of a list longer than
/// `most` the ends are shown. `reveal` false says nothing about what the next lines are about and will touch.
std::vector<Variable> variables_of(const Scene& scene, const Moment& moment, std::size_t most, bool reveal);

/// What the picture's cell holds: the value behind scene.slot_at(cell), with that cell as its index.
std::optional<Variable> variable_at(const Scene& scene, const Moment& moment, Cell cell);

}  // namespace stepwell

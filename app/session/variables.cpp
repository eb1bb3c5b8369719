#include "app/session/variables.h"

#include <algorithm>

namespace stepwell {
namespace {

/// The writes of the marked lines.
class Touched {
public:
    Touched(const Moment& moment, bool reveal)
        : recording_(moment.recording),
          first_(recording_.first_write(moment.position)),
          end_(reveal ? recording_.first_write(moment.position + 1) : first_) {}

    bool slot(std::uint32_t slot) const { return any(slot, slot + 1); }
    bool layer(const Layer& layer) const { return any(layer.first_slot, layer.first_slot + layer.slots); }

private:
    bool any(std::uint32_t from, std::uint32_t to) const {
        for (std::size_t w = first_; w < end_; ++w)
            if (const std::uint32_t slot = recording_.write(w).slot; from <= slot && slot < to) return true;
        return false;
    }

    const Recording& recording_;
    std::size_t first_, end_;
};

VariableItem item(const LayerView& view, std::uint32_t slot, const Touched& touched) {
    const Layer& layer = view.layer();
    const std::int32_t raw = view.raw()[slot - layer.first_slot];
    // The number that a grid began with stands for none: most languages have no entry there.
    const bool none = layer.form == Form::cells && layer.kind == Kind::number && raw == layer.initial;
    return {none ? Value{} : Value{layer.kind, raw, layer.labels}, slot, touched.slot(slot)};
}

void add_items(Variable& variable, const LayerView& view, std::size_t most, const Touched& touched) {
    variable.size = view.items().size();
    const std::size_t shown = std::min(variable.size, most);
    variable.gap = shown - (variable.size > most ? shown / 4 : 0);
    for (std::size_t i = 0; i < shown; ++i) {
        const std::size_t at = i < variable.gap ? i : variable.size - shown + i;
        variable.items.push_back(item(view, view.first_item_slot() + static_cast<std::uint32_t>(at), touched));
    }
}

/// The cell whose value in the grids is worth showing. What the step is about may be the answer.
Cell cell_in_question(const Scene& scene, const std::vector<LayerView>& views, const Moment& moment, bool reveal) {
    if (const Cell cell = scene.cell_in_variables(moment); reveal && cell != nowhere) return cell;
    const auto var = std::ranges::find_if(
        views, [](const LayerView& view) { return view.layer().form == Form::var && view.layer().kind == Kind::cell; });
    return var == views.end() ? nowhere : var->as<Cell>();
}

}  // namespace

std::vector<Variable> variables_of(const Scene& scene, const Moment& moment, std::size_t most, bool reveal) {
    std::vector<LayerView> views;
    for (const std::string& name : scene.variables())
        if (const auto view = moment.now.find(name)) views.push_back(*view);
    const Cell cell = cell_in_question(scene, views, moment, reveal);
    const Touched touched(moment, reveal);

    std::vector<Variable> variables;
    for (const LayerView& view : views) {
        const Layer& layer = view.layer();
        Variable& variable = variables.emplace_back();
        variable.name = layer.name;
        variable.form = layer.form;
        variable.touched = touched.layer(layer);
        if (layer.form == Form::var) {
            variable.items.push_back(item(view, layer.first_slot, touched));
        } else if (layer.form == Form::list) {
            add_items(variable, view, most, touched);
        } else if (layer.extent.contains(cell)) {
            variable.index = cell;
            variable.items.push_back(item(view, view.slot_of(cell), touched));
        }
    }
    return variables;
}

std::optional<Variable> variable_at(const Scene& scene, const Moment& moment, Cell cell) {
    const auto slot = scene.slot_at(cell, moment);
    if (!slot) return std::nullopt;
    for (const std::string& name : scene.variables()) {
        const auto view = moment.now.find(name);
        if (!view || *slot < view->layer().first_slot || *slot - view->layer().first_slot >= view->raw().size())
            continue;
        const Layer& layer = view->layer();
        return Variable{.name = layer.name,
                        .form = layer.form,
                        .index = cell,
                        .items = {item(*view, *slot, Touched(moment, false))}};
    }
    return std::nullopt;
}

}  // namespace stepwell

#include "app/panels/variables.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

/// The name as the picture colours it.
Colour colour_of(const Panel& panel, std::string_view name) {
    for (const auto& [coloured, role] : panel.session.scene().coloured_names())
        if (coloured == name) return readable(panel.ui.colour(role), panel.ui.colour(Role::card));
    return panel.ui.colour(Role::ink);
}

std::string name_of(const Panel& panel, const Variable& variable) {
    std::string name = variable.name;
    if (variable.index) name += fmt::format("[{}]", panel.show(Value::of(*variable.index)));
    if (variable.form == Form::list) name += fmt::format(" ({})", variable.size);
    const std::string key = "variable " + variable.name;
    const std::string_view scene = panel.session.scene().id();
    if (variable.form == Form::list && (panel.texts.find(scene, key) || !panel.texts.variants(scene, key).empty()))
        name += fmt::format(" · {}", panel.words(key));
    return name;
}

/// One value, as something to press: "who wrote this?". Returns the box's right end.
float value_cell(const Panel& panel, const VariableItem& item, std::string_view id, std::string_view what, float x,
                 float y, float height) {
    Ui& ui = panel.ui;
    const std::string shown = panel.show(item.value);
    const float size = ui.sizes().code;
    const Box box{x, y, ui.paint().width(Font::mono, size, shown) + ui.pad(1), height};
    const std::string tip = panel.strings("stage.who_wrote_tip", {{"what", what}, {"value", shown}});
    const Touch touch = ui.area(id, box, tip);
    if (touch.hovered || touch.focused) ui.paint().fill(box, ui.theme().card_hover, ui.sizes().radius / 2);
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    if (touch.focused) ui.focus_ring(box, ui.sizes().radius / 2);
    ui.tip(touch, box, tip);
    ui.paint().label(box, Font::mono, size, shown, ui.colour(Role::ink), Align::centre);
    // What the marked lines are about to change carries the current step's colour, as in the scene.
    if (item.touched)
        ui.paint().fill({box.x + ui.pad(0.5F), box.y + box.h - ui.pad(0.75F), box.w - ui.pad(1), ui.pad(0.25F)},
                        ui.colour(Role::current));
    if (touch.clicked) panel.session.jump_to_writer(item.slot);
    return box.x + box.w;
}

float value_width(const Panel& panel, const VariableItem& item) {
    return panel.ui.paint().width(Font::mono, panel.ui.sizes().code, panel.show(item.value)) + panel.ui.pad(1);
}

/// Values flow from the left in as many lines as they need; a single one stands at the right end. Returns the height.
float values(const Panel& panel, const Variable& variable, Box space) {
    Ui& ui = panel.ui;
    const float line = ui.sizes().row;
    if (variable.items.size() == 1 && variable.form != Form::list) {
        const float x = space.x + space.w - value_width(panel, variable.items[0]);
        value_cell(panel, variable.items[0], fmt::format("variable.{}", variable.name), variable.name, x, space.y,
                   line);
        return line;
    }
    float x = space.x, y = space.y;
    const auto make_room = [&](float width) {
        if (x <= space.x || x + width <= space.x + space.w) return;
        x = space.x;
        y += line;
    };
    const std::size_t hidden = variable.size - variable.items.size();
    for (std::size_t i = 0; i < variable.items.size(); ++i) {
        if (hidden > 0 && i == variable.gap) {
            const std::string more = panel.strings("variables.more", {{"count", hidden}});
            const float width = ui.paint().width(Font::regular, ui.sizes().label, more) + ui.pad(1);
            make_room(width);
            ui.paint().label({x + ui.pad(0.5F), y, width, line}, Font::regular, ui.sizes().label, more,
                             ui.colour(Role::quiet));
            x += width;
        }
        make_room(value_width(panel, variable.items[i]));
        x = value_cell(panel, variable.items[i], fmt::format("variable.{}.{}", variable.name, i), variable.name, x, y,
                       line);
    }
    return y + line - space.y;
}

}  // namespace

void variables_panel(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    ScrollArea scroll(ui, "variables", box, panel.strings["tabs.variables"]);
    float y = scroll.top();
    const std::vector<Variable> variables = panel.session.ready() ? panel.session.variables() : std::vector<Variable>{};
    if (variables.empty()) {
        y += ui.pad(1.5F);
        y +=
            text(ui, {box.x + ui.pad(2), y}, box.w - ui.pad(4), panel.strings["variables.empty"], {.ink = Role::quiet});
    }
    for (const Variable& variable : variables) {
        const std::string name = name_of(panel, variable);
        const float name_width = ui.paint().width(Font::medium, ui.sizes().label, name) + ui.pad(2);
        const Box head{box.x + ui.pad(2), y, box.w - ui.pad(4), ui.sizes().row};
        ui.paint().label(head, Font::medium, ui.sizes().label, name, colour_of(panel, variable.name));
        float height = ui.sizes().row;
        if (variable.form == Form::list) {
            if (variable.size > 0)
                height +=
                    values(panel, variable, {head.x - ui.pad(0.5F), y + ui.sizes().row - ui.pad(0.5F), head.w, 0});
        } else if (!variable.items.empty()) {
            height = values(panel, variable, {head.x + name_width, y, head.w - name_width, 0});
        }
        y += height;
        ui.paint().fill({box.x, y - ui.sizes().hair, box.w, ui.sizes().hair}, ui.colour(Role::border));
    }
    scroll.finish(y - scroll.top());
}

}  // namespace stepwell

#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/commands.h"
#include "app/look/widgets/buttons.h"
#include "app/panels/map_menu.h"
#include "app/panels/setting_menu.h"

namespace stepwell {

/// Title, one line about the scene, and what can be set and switched: tools, map, settings, predict, present, the rest.
class HeadPanel {
public:
    struct Look {
        bool rail_button = false;  ///< there is no rail: a button opens it
        bool tools = true;         ///< false in projector mode: only the way back
        bool summary = true;
        bool tabs = false;                ///< behind the title there is to be room for the tabs of a narrow window
        std::optional<bool> drawer = {};  ///< the column is a drawer: whether it is open
    };

    /// The order of a command that the window has to carry out, if one was chosen.
    std::optional<Order> show(const Panel& panel, Box box, const Look& look);
    /// The room behind the title, if it was asked for.
    Box place_for_tabs() const { return place_for_tabs_; }

private:
    /// A button of the row, and the menu that it may open.
    struct Chip {
        std::string id;
        std::string label = {}, tip = {};
        char32_t icon = icon::none;
        bool on = false, enabled = true, opens = false;
        int keeps_label = 0;                  ///< the larger, the sooner the label gets room
        std::optional<Command> command = {};  ///< what it does; where there is no room at all, the last menu does it
    };

    /// With `one_for_options` there is one chip for all settings of the scene, whatever their number.
    std::vector<Chip> chips(const Panel& panel, const Look& look, bool one_for_options) const;
    /// Gives labels to as many as fit into `room`; if not even all icons do, buttons go into the last menu. Returns the
    /// width.
    float fit(Ui& ui, std::vector<Chip>& chips, float room);
    static void give_labels(Ui& ui, std::vector<Chip>& chips, float room);
    static float width_of(Ui& ui, std::span<const Chip> chips);
    /// No two look the same.
    static bool told_apart(std::span<const Chip> chips);
    void pressed(const Panel& panel, const Chip& chip);
    void menus(const Panel& panel, const Chip& chip, Box place);
    void tool_menu(const Panel& panel, Box place);
    void more_menu(const Panel& panel, Box place);

    std::optional<Order> order_;
    std::vector<Chip> dropped_;
    Box place_for_tabs_;
    MapMenu map_;
    SettingMenu settings_;
};

}  // namespace stepwell

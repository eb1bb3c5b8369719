#pragma once

#include "app/panels/number_popup.h"

namespace stepwell {

/// A scene's settings, apart from the cells, which are set in the picture: a menu for a choice, a slider for a number.
class SettingMenu {
public:
    /// Those that would change something on this input.
    static std::vector<Setting> options(const Scene& scene, const Input& input);
    /// Of a setting's chip; its menu is `id`.menu.
    static std::string id(const Setting& setting) { return "head.setting." + setting.name; }
    static std::string_view name(const Panel& panel, const Setting& setting);
    /// What it is set to, as people read it: `queue`.
    static std::string value(const Panel& panel, const Setting& setting);

    /// One chip for all: a menu of them with their values; one that is chosen opens its own.
    void show_all(const Panel& panel, std::string_view chip, Box place);
    /// A setting that has a chip of its own.
    void show_one(const Panel& panel, std::string_view chip, Box place);

private:
    void menu_of(const Panel& panel, const Setting& setting, Box place);
    void number_of(const Panel& panel, const Setting& setting, Box place);

    NumberPopup number_{"head.number"};
    std::string sliding_;  // the setting that number_ is about
};

}  // namespace stepwell

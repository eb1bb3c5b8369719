#pragma once

#include "app/panels/keys.h"
#include "app/panels/number_popup.h"

namespace stepwell {

/// What can be done with the whole map: prepared ones, mazes, clear, random walls, its size, its files.
class MapMenu {
public:
    /// The menu `chip`.menu beside its chip, while it or one of its numbers is open. The order of a command that the
    /// window has to carry out, if one was chosen.
    std::optional<Order> show(const Panel& panel, std::string_view chip, Box place);

private:
    void ask_numbers(const Panel& panel, Box place);
    void size_menu(const Panel& panel, Box place);

    NumberPopup seed_{"head.seed"}, density_{"head.density"}, width_{"head.width"}, height_{"head.height"};
};

}  // namespace stepwell

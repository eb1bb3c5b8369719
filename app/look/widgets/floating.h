// What floats above the window: menus and dialogs. Both open by id (`ui.open`), close on Escape or a press outside, and
// give the keyboard back to where it was.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/look/widgets/icons.h"
#include "app/look/widgets/ui.h"

namespace stepwell {

struct MenuItem {
    std::string id = {};  ///< of the widget: `menu-id.item-id`
    std::string label = {};
    std::string note = {};  ///< at the right: a key, a number
    char32_t icon = icon::none;
    bool on = false;  ///< ticked: the choice that holds now
    bool enabled = true;
    bool line_above = false;
};

/// While `id` is open: a list below (or above) `anchor`. The index of the item that was chosen; it closes itself.
std::optional<std::size_t> menu(Ui& ui, std::string_view id, Box anchor, std::span<const MenuItem> items);

/// While `id` is open: an empty card near `anchor` to put widgets on. Call end_popup() if it returned a box.
std::optional<Box> begin_popup(Ui& ui, std::string_view id, Box anchor, float width, float height);
void end_popup(Ui& ui);

/// While `id` is open: a card in the middle of the dimmed window, with a title and a cross. `width` and `height` are
/// wishes in pixels of its content and shrink to the window. Returns the content's box; then call end_dialog().
std::optional<Box> begin_dialog(Ui& ui, std::string_view id, std::string_view title, std::string_view close_label,
                                float width, float height);
void end_dialog(Ui& ui);

}  // namespace stepwell

// Everything that is pressed: buttons and chips, tabs, ticks, rows of lists.
#pragma once

#include <span>
#include <string_view>

#include "app/look/widgets/icons.h"
#include "app/look/widgets/ui.h"

namespace stepwell {

enum class ButtonKind : std::uint8_t {
    chip,    ///< on the page: white with a border; filled with the accent while `on`
    quiet,   ///< on a card: a soft ground
    filled,  ///< the one that is meant
    plain,   ///< nothing but its label until it is touched
    rail,    ///< on the dark rail
};

struct ButtonSpec {
    std::string_view label = {};  ///< may be empty if there is an icon and a tip
    char32_t icon = icon::none;
    ButtonKind kind = ButtonKind::chip;
    bool on = false;
    bool enabled = true;
    bool settled = false;  ///< though it cannot be pressed (any more), it counts: looks no weaker
    std::string_view tip = {};
    bool opens = false;  ///< opens a menu: a small arrow behind the label
    Align align = Align::centre;
};

/// The width at which nothing is cut. Pixels.
float button_width(Ui& ui, const ButtonSpec& spec);
/// The height at which nothing is cut: more than a control's if that width is too little for the label in one line.
float button_height(Ui& ui, const ButtonSpec& spec, float width);
/// True if it was clicked.
bool button(Ui& ui, std::string_view id, Box box, const ButtonSpec& spec);

/// Pills side by side, one of them chosen. Ids are `id.0`, `id.1`, … True if the choice changed.
bool tabs(Ui& ui, std::string_view id, Box box, std::span<const std::string_view> labels, int& chosen);
float tabs_width(Ui& ui, std::span<const std::string_view> labels);

/// A box to tick with its label behind it. True if it changed.
bool check(Ui& ui, std::string_view id, Box box, std::string_view label, bool& on);

struct RowSpec {
    std::string_view label = {}, note = {};  ///< left, right
    bool on = false;                         ///< the row that everything is about now: marked ground
    bool clickable = true;
    bool line_below = true;
    Role ink = Role::ink, note_ink = Role::ink;
    std::string_view name = {};  ///< for whoever cannot see it, if the label is not enough
};

/// A row of a table or log. True if it was clicked.
bool row(Ui& ui, std::string_view id, Box box, const RowSpec& spec);

/// White ground, border, round corners.
void card(Ui& ui, Box box);
/// The head of a card: title left, note right (with **bold** figures), a line below. Cuts it off `box`.
Box card_head(Ui& ui, Box& box, std::string_view title, std::string_view note = {});

}  // namespace stepwell

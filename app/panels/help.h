#pragma once

#include "app/panels/panel.h"

namespace stepwell {

inline constexpr std::string_view help_dialog = "help";
inline constexpr std::string_view settings_dialog = "settings";

/// While open: all commands with their keys, from the one table that there is.
void help(const Panel& panel);

/// While open: language, theme, type size, motion, new learner.
void settings(const Panel& panel);

}  // namespace stepwell

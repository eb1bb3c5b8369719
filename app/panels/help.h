#pragma once

#include "app/panels/panel.h"

namespace stepwell {

inline constexpr std::string_view help_dialog = "help";

/// While open: all commands with their keys, from the one table that there is.
void help(const Panel& panel);

}  // namespace stepwell

#pragma once

#include "app/panels/panel.h"

namespace stepwell {

inline constexpr std::string_view settings_dialog = "settings";

/// While open: language, theme, type size, motion, new learner.
void settings(const Panel& panel);

}  // namespace stepwell

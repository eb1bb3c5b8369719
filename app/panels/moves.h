// What the learner may do next in a scene that goes by turns, as a row of buttons.
#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// Whether the buttons are wanted: the tool that plays is chosen.
bool moves_wanted(const Panel& panel);
/// How high they are in a column of this width.
float moves_height(const Panel& panel, float width);
void show_moves(const Panel& panel, Box box);

}  // namespace stepwell

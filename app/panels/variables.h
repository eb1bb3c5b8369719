#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// What the algorithm holds. A click on a value goes to the step that wrote it.
void variables_panel(const Panel& panel, Box box);

}  // namespace stepwell

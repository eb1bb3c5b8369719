#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// What the program has to say: cards at the foot of the window, above the transport, that leave by themselves.
void messages(const Panel& panel, Box above);

}  // namespace stepwell

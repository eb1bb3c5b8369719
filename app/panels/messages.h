#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// What the program has to say: cards at the top of `over` that leave by themselves. They never lie on the sentence.
void messages(const Panel& panel, Box over);

}  // namespace stepwell

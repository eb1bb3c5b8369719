#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// "What happens next?" – the open question with its answers, or how to get one; the scene's tasks; what is answered.
void question_panel(const Panel& panel, Box box);

}  // namespace stepwell

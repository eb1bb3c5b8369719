#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// What the open question asks; after a wrong answer why that one is wrong.
std::string question_text(const Panel& panel);

/// "What happens next?" – the open question with its answers, or how to get one; the scene's tasks; what is answered.
/// Returns the cell of the answer that the pointer is on.
std::optional<Cell> question_panel(const Panel& panel, Box box);

}  // namespace stepwell

#pragma once

#include <string>

#include "app/session/session.h"

namespace stepwell {

/// "tomorrow.stepwell • – The wave – Stepwell": the lesson file if there is one, • if what is on screen is no longer
/// what it holds; the scene; the program.
std::string window_title(const Session& session);

}  // namespace stepwell

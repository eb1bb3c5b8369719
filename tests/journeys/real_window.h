#pragma once

#include "app/platform/screen.h"
#include "app/platform/window.h"

namespace stepwell {

/// The window of all tests of a program, opened when the first one asks. Without a display the program ends: nothing
/// could be tested.
Window& real_window();
Screen& real_screen();

/// Resizes and waits until the window has that size.
void resize_real_window(int width, int height);

/// Saves a picture as NAME.png in the folder that STEPWELL_SHOTS names, if it is set.
void save_shot(const Screenshot& shot, const std::string& name);

}  // namespace stepwell

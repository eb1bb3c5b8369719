#pragma once

namespace stepwell::bench {

/// From now on OpenGL takes every texture and does nothing with it: what is measured is our own code.
void use_no_graphics();

}  // namespace stepwell::bench

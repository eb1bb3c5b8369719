#pragma once

#include <cstddef>

#include "app/panels/panel.h"

namespace stepwell {

/// The steps so far, one sentence each; a click goes there. Follows the run, but not a reader who scrolled away.
class LogPanel {
public:
    void show(const Panel& panel, Box box);

private:
    std::size_t followed_ = 0;
};

}  // namespace stepwell

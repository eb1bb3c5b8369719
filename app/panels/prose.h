#pragma once

#include <vector>

#include "app/panels/panel.h"
#include "lessons/kit/markdown.h"

namespace stepwell {

/// The page of the scene: what it is about, in words.
class ProsePanel {
public:
    void show(const Panel& panel, Box box);

private:
    std::string_view source_;  // of blocks_
    std::vector<Block> blocks_;
};

}  // namespace stepwell

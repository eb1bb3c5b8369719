#pragma once

#include <tuple>

#include "app/panels/panel.h"

namespace stepwell {

/// The band with the sentence of this step. It has room for the scene's longest one: nothing jumps while it is stepped.
class SentenceBand {
public:
    /// The height that it wants for this width and type size. Pixels.
    float height(const Panel& panel, float width, float size);
    void show(const Panel& panel, Box box, float size);

private:
    std::string words(const Panel& panel) const;

    using Place = std::tuple<const Scene*, Language, float, float>;  // the band's width and its type's size
    Place place_{};
    float tallest_ = 0;  // what the scene's longest sentence needs there
};

}  // namespace stepwell

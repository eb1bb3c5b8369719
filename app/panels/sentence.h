#pragma once

#include <map>
#include <tuple>

#include "app/panels/panel.h"

namespace stepwell {

/// The band with the sentence of this step. Its height only grows while a scene is stepped through, and is found again
/// when its language and size come back: nothing jumps.
class SentenceBand {
public:
    /// The height that it wants for this width. Pixels.
    float height(const Panel& panel, float width);
    void show(const Panel& panel, Box box);

private:
    std::string words(const Panel& panel) const;

    using Place = std::tuple<const Scene*, Language, float, float>;  // the band's width and its type's size
    std::map<Place, int> lines_;                                     // the most that were needed there
};

}  // namespace stepwell

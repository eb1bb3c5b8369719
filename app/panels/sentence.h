#pragma once

#include <map>
#include <tuple>

#include "app/panels/panel.h"

namespace stepwell {

/// The band with the sentence of this step. It has room for the scene's longest one: nothing jumps while it is stepped.
/// What is said at the end may be longer: it is set in smaller type.
class SentenceBand {
public:
    /// The height that it wants for this width and type size. Pixels.
    float height(const Panel& panel, float width, float size);
    void show(const Panel& panel, Box box, float size);

private:
    std::string words(const Panel& panel) const;
    /// The largest type, up to `size`, in which the words fit into `box`.
    static float fitting(const Panel& panel, std::string_view words, Box box, float size);

    using Place = std::tuple<const Scene*, Language, float, float>;  // the band's width and its type's size
    std::map<Place, float> tallest_;  // what the scene's longest sentence needs there; the last few places
};

}  // namespace stepwell

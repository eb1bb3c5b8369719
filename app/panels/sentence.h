#pragma once

#include "app/panels/panel.h"

namespace stepwell {

/// The band with the sentence of this step. Its height only grows while one scene is stepped through: nothing jumps.
class SentenceBand {
public:
    /// The height that it wants for this width. Pixels.
    float height(const Panel& panel, float width);
    void show(const Panel& panel, Box box);

private:
    std::string words(const Panel& panel) const;

    const Scene* scene_ = nullptr;
    Language language_ = Language::en;
    float width_ = 0, size_ = 0;
    int lines_ = 1;
};

}  // namespace stepwell

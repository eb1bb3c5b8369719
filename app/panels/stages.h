// The scene's place in the window: a card with its picture, what is said about it and what its signs mean; for a scene
// with several stages one card each, side by side.
#pragma once

#include <vector>

#include "app/panels/sentence.h"
#include "app/panels/stage.h"
#include "app/panels/stage_head.h"

namespace stepwell {

class StagesPanel {
public:
    struct Look {
        bool low = false;  ///< there is little height: the sentence is smaller
        bool head = true;  ///< the card of a single stage says what it is, and its counts
    };

    explicit StagesPanel(Textures& textures) : textures_(textures) {}

    void show(const Panel& panel, Box box, const Look& look);
    /// The band with the sentence, at the foot of `inner`, which gets smaller by it.
    void sentence(const Panel& panel, Box& inner, bool low);
    /// Frames a cell in the next picture: an answer that the pointer is on.
    void point_at(const Session& session, Cell cell);
    /// Shows the whole map again.
    void fit();
    /// The picture of a stage that was shown before.
    const StagePanel& stage(std::size_t index) const { return stages_[index]; }
    /// Where nothing stands but pictures: the place for what floats above them for a while.
    Box free() const { return free_; }

private:
    void one(const Panel& panel, Box box, const Look& look);
    void several(const Panel& panel, Box box, const Look& look);
    /// How several cards are set out.
    struct Plan {
        Sizes sizes;       ///< of heads, legend and sentence
        float type = 0;    ///< the sentence's,
        float said = 0;    ///< and its height
        float legend = 0;  ///< its height; 0: none
        std::size_t columns = 1;
        Box card = {};  ///< the first one
        HeadLook head = {};
        float worth = 0;  ///< compared with other plans
    };
    Plan plan(const Panel& panel, const Sizes& sizes, Box box, bool low);
    Plan best_plan(const Panel& panel, Box box, bool low);
    void notes(const Panel& panel, Box& inner);
    void place_legend(const Panel& panel, Box& inner);
    void recording(const Panel& panel, Box box);
    void move_together();

    Textures& textures_;
    std::vector<StagePanel> stages_;
    StageHeads heads_;
    Box free_;
    SentenceBand sentence_;
    double recording_since_ = -1;
};

}  // namespace stepwell

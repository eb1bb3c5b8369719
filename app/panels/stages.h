// The scene's place in the window: a card with its picture, what is said about it and what its signs mean; for a scene
// with several stages one card each, side by side.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/look/widgets/text.h"
#include "app/panels/sentence.h"
#include "app/panels/stage.h"

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

private:
    void one(const Panel& panel, Box box, const Look& look);
    void several(const Panel& panel, Box box, const Look& look);
    /// What stands above a stage's picture; no badge while its run is not over.
    struct HeadWords {
        std::string name, counts, badge = {};
        Badge::Tone tone = Badge::Tone::right;
        std::vector<std::string> remarks = {};
    };
    struct HeadLook {
        bool badge_beside = true, counts_beside = true;  ///< in the same line as the name, or below it
        float counts_height = 0;                         ///< where they are below it
        bool counts = true;                              ///< there is room for them
        bool remarks = false;                            ///< there is room for them
    };
    void stage_card(const Panel& panel, Box box, std::size_t index, const HeadWords& words, const HeadLook& look);
    void stage_head(const Panel& panel, Box& inner, std::size_t index, const HeadWords& words, const HeadLook& look);
    HeadWords head_words(const Panel& panel, std::size_t index) const;
    static HeadLook head_look(Ui& ui, std::span<const HeadWords> all, float width, float height);
    static TextSpec counts_spec(const Ui& ui);
    static float badge_width(Ui& ui, const std::string& label);
    static void badge(Ui& ui, Box place, const HeadWords& words);
    static void remarks(Ui& ui, Box& inner, const HeadWords& words);
    void notes(const Panel& panel, Box& inner);
    void legend_strip(const Panel& panel, Box& inner);
    void recording(const Panel& panel, Box box);
    void move_together();

    Textures& textures_;
    std::vector<StagePanel> stages_;
    SentenceBand sentence_;
    double recording_since_ = -1;
};

}  // namespace stepwell

// What stands on a stage's card besides its picture: its name, its verdict, its figures and why. Room for all that can
// come is kept from the beginning, so that the picture stands still while walls are drawn, while it plays and at the
// end.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/panels/panel.h"

namespace stepwell {

/// No badge while the stage's run is not over.
struct HeadWords {
    std::string name, badge = {};
    std::vector<Count> figures = {};
    std::vector<std::string> counts = {};  ///< in words: `taken **26**`
    Badge::Tone tone = Badge::Tone::right;
    std::vector<std::string> remarks = {};
};

HeadWords head_words(const Panel& panel, std::size_t stage);

/// How heads are set: all stages' in the same way, so that their pictures stand side by side. Lengths in pixels.
struct HeadLook {
    bool beside = false;           ///< left of the picture, not above it
    float size = 0;                ///< its width beside, or its height above the picture
    bool badge_with_name = true;   ///< in one line
    bool counts_with_name = true;  ///< in one line; only above the picture
    float counts_type = 0;         ///< their type's size
    float remarks_height = 0;      ///< 0: there is no room for them; the sentence of the last step tells them
    float scale = 0;               ///< of the picture: pixels of one unit of its world

    /// To be compared: the picture comes first, above all its numbers; but `reasons` are worth so many times as much.
    float worth(float reasons) const;
};

/// The picture's place on a card with `inner` inside its border.
Box picture_place(Box inner, const HeadLook& look);

class StageHeads {
public:
    /// Takes in what the stages say now, and what may come in their scene.
    void take_in(const Panel& panel, std::span<const HeadWords> all);
    /// The best look on cards with `inner` inside their border, in the type of `sizes`; `reasons` as for worth().
    HeadLook look(Ui& ui, const Sizes& sizes, Box inner, Box world, float reasons) const;

private:
    HeadLook above(Ui& ui, const Sizes& sizes, Box inner, Box world, int remark_lines) const;
    HeadLook beside(Ui& ui, const Sizes& sizes, Box inner, Box world) const;
    float widest_name(Ui& ui, const Sizes& sizes) const;
    float widest_badge(Ui& ui, const Sizes& sizes) const;

    std::vector<std::string> names_, badges_, counts_;  // each at its longest
    std::pair<const Scene*, Language> badges_of_{};
};

/// Paints the head of a stage on its card; a click makes the stage the one that code, variables and sentence speak of.
void stage_head(const Panel& panel, const Sizes& sizes, Box inner, std::size_t stage, const HeadWords& words,
                const HeadLook& look);

}  // namespace stepwell

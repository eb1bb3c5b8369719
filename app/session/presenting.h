// What a teacher does in front of a class. None of it is kept between two starts.
#pragma once

#include <optional>
#include <vector>

#include "lessons/kit/canvas.h"

namespace stepwell {

/// What is left of stage and column.
enum class View : std::uint8_t { all, scene_alone, code_alone, prose_alone };

class Presenting {
public:
    bool blank = false;      ///< the window is dark
    bool pen = false;        ///< the pointer writes on the stage instead of editing it
    bool spotlight = false;  ///< all but a disc around the pointer is dimmed
    View view = View::all;

    /// Pen strokes in world units, so that they stay where they were written when the stage is zoomed.
    using Line = std::vector<Point>;
    const std::vector<Line>& strokes() const { return strokes_; }
    void begin_stroke(Point at) { strokes_.push_back({at}); }
    void extend_stroke(Point to);  ///< only after begin_stroke
    void wipe() { strokes_.clear(); }

    /// While hiding, sentence, log and everything about the next board of each step wait to be revealed.
    bool hiding() const { return hiding_; }
    bool hidden() const { return hiding_ && !revealed_; }
    void hide(bool on);
    /// One key: begins to hide; then reveals this step, and covers it again. hide(false) ends it.
    void hide_or_reveal();
    /// The position changed.
    void step() { revealed_ = false; }

private:
    std::vector<Line> strokes_;
    bool hiding_ = false;
    bool revealed_ = false;
};

}  // namespace stepwell

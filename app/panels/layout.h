// Where the parts of the window are: pure geometry, from a small laptop to a wall.
#pragma once

#include "app/look/boxes.h"
#include "app/look/theme.h"

namespace stepwell {

/// What fills the window between head and transport where there is not room for all.
enum class Pane : std::uint8_t { stage, read, code, variables, question, log };

struct LayoutWish {
    bool projector = false;     ///< no rail, no tools
    bool stage_alone = false;   ///< the column goes
    bool drawer_shut = false;   ///< the column is a drawer, and shut; narrow windows have tabs instead
    bool column_alone = false;  ///< code or prose alone: the stage goes
    bool several = false;       ///< several stages: they need height more than anything else
    bool asking = false;        ///< a question is shown: the lower part gets more room
    bool beside =
        false;  ///< narrow, stage_alone or drawer_shut: the scene shares its place with what is asked about it
};

/// Boxes in whole pixels; one that is not shown is empty. None overlaps another, except that sentence and panes lie in
/// their cards.
struct Layout {
    Box rail;                      ///< lessons and scenes
    Box head;                      ///< title, tools; holds the button for the rail's menu if there is no rail
    Box tabs;                      ///< narrow: one strip that chooses what `main` shows
    bool tabs_in_head = false;     ///< that strip is a part of the head
    Box main;                      ///< card: the stage, or whatever the tabs choose
    Box column;                    ///< card at the right; narrow or stage_alone: the question beside or below the scene
    Box upper;                     ///< part of the column: Read · Code; all tabs if there is no lower part
    Box lower;                     ///< part of the column: Variables · Question · Log
    Box transport;                 ///< card at the foot
    bool lone_question = false;    ///< the column holds nothing but the question
    bool narrow = false;           ///< stage and column are tabs
    bool tools = true;             ///< the head shows tools
    bool summary = true;           ///< the head has a second line
    bool small_transport = false;  ///< one row
    bool low = false;              ///< little height: tabs and counts share a row, the sentence is smaller
};

/// The sizes for a window: `scale` is the monitor's times the learner's own. It is held back where so large a type
/// would leave no room: the window is never less than 560 × 420 pixels of scale 1.
Sizes sizes_in(Box window, float scale, bool projector);

Layout layout_of(Box window, const Sizes& sizes, const LayoutWish& wish);

}  // namespace stepwell

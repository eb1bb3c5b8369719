// The state machines of the hunt as a diagram: which arrows there are, when each may fire, and how they are drawn. The
// code that is stepped decides; a test holds that the diagram says the same.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/brains/hunt.h"
#include "core/trace/board.h"
#include "lessons/kit/canvas.h"

namespace stepwell::lesson_1 {

/// What an arrow's guard asks for.
enum class Guard : std::uint8_t { near, seen, unseen, weak, at_post };

struct Transition {
    State from, to;
    Guard guard;
    std::string_view anchor;  ///< the step that fires it
};
/// Of those that leave one state, the first whose guard is true fires.
std::span<const Transition> transitions(Mind mind);

/// What guards are about, at one moment.
struct GuardValues {
    State state;
    Cell enemy, post;
    int length, lost, life, max_life;
    bool sees;
    Rules rules;
};
GuardValues guard_values(const Board& board, const Scenario& scenario);
bool holds(Guard guard, const GuardValues& values);

/// What the diagram shows.
struct DiagramLook {
    GuardValues values;
    bool looked = true;                     ///< false: what it sees in this turn is not known yet
    std::optional<std::size_t> fired = {};  ///< which transition is lit
};

/// How high the diagram is, in parts of its width.
inline constexpr float diagram_height = 0.245F;
void draw_state_machine(Canvas& canvas, Box place, Mind mind, const DiagramLook& look);

}  // namespace stepwell::lesson_1

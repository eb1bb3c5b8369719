// What a recorded hunt did, turn by turn: for the diagram, the trail and the way that was found.
#pragma once

#include <optional>
#include <vector>

#include "lessons/1-enemies-that-think/state_machine.h"
#include "lessons/kit/moment.h"

namespace stepwell::lesson_1 {

/// One turn of the recording. Positions are steps of it; none where that step is not in the turn.
struct TurnFacts {
    std::size_t begin;
    Cell enemy;                                 ///< where it stands when the turn begins
    std::optional<std::size_t> looked = {};     ///< where it finds out whether it sees the hero
    std::optional<std::size_t> fires = {};      ///< where it changes its state,
    std::size_t transition = 0;                 ///< and by which arrow
    std::optional<std::size_t> way_found = {};  ///< where the way of its search is known,
    std::vector<Cell> way = {};                 ///< from where it stands to the end
};

struct HuntFacts : Facts {
    std::vector<TurnFacts> turns;
    std::size_t size = 0;  ///< steps of the recording

    HuntFacts(const Recording& run, Mind mind);
    /// The turn that the position lies in; none before the first.
    const TurnFacts* turn_at(std::size_t position) const;
    /// The transition that has fired at this moment: in this turn, or, where a turn is about to begin, in the one
    /// before. Not the one of the step that is about to run, if `reveal` is false.
    std::optional<std::size_t> fired(const Moment& moment) const;
    /// Whether what the enemy sees in this turn is known.
    bool looked(const Moment& moment) const;
    /// The way that was found in this turn, until the enemy has moved.
    std::vector<Cell> way(const Moment& moment) const;
    /// The cells on which the enemy stood, up to this turn.
    std::vector<Cell> trail(const Moment& moment) const;
};

}  // namespace stepwell::lesson_1

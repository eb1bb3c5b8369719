// Goes through a recording in both directions, by redoing and undoing its writes; nothing is run again.
#pragma once

#include <memory>

#include "core/trace/board.h"

namespace stepwell {

class Player {
public:
    /// Stands at the first step. The recording must not be empty, nor change while it is played.
    explicit Player(std::shared_ptr<const Recording> recording);

    const Recording& recording() const { return *recording_; }
    std::size_t position() const { return board_.position_; }
    /// The board before the lines of the step at position() run.
    const Board& board() const { return board_; }
    /// Goes to `position`, or to the last one if that is smaller. Costs as much as the writes that lie between.
    void seek(std::size_t position);

private:
    std::shared_ptr<const Recording> recording_;
    Board board_;
    std::size_t applied_ = 0;  // writes [0, applied_) are on the board
};

}  // namespace stepwell

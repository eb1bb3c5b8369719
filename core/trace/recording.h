// A recording: the steps that an algorithm announced and the writes that its variables logged. Nothing else is needed
// to show any moment of the run, forwards or backwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cell.h"
#include "core/trace/log.h"
#include "core/trace/value.h"

namespace stepwell {

/// detail: one line of code. step: one logical operation. chapter: a turn, a ring, a link.
enum class StepSize : std::uint8_t { detail, step, chapter };

/// A named place in a function, `find_path/take`; listings mark the lines that belong to it.
struct Anchor {
    std::string function;
    std::string name;
    Kind subject = Kind::none;  ///< what the step's subject is, if it has one
    Labels labels;              ///< the subject's names, if it is a label

    std::string path() const { return function + "/" + name; }
};

/// "The lines at this anchor are about to run."
struct Step {
    std::uint32_t first_write;  ///< the step's writes begin here and end where the next step's begin
    std::int32_t subject;       ///< what the step is about (a slot value of the anchor's kind), or 0
    std::uint16_t anchor;
    StepSize size;
    std::uint8_t depth;  ///< how many calls are open, the outermost is 1
};

/// One change of one slot. Undo and redo are the same operation: value ^= change.
struct Write {
    std::uint32_t slot;
    std::int32_t change;
};

enum class Form : std::uint8_t { var, cells, list };

/// A named part of the board: one variable, a grid of values, or a list with a read index.
struct Layer {
    std::string name;
    Form form = Form::var;
    Kind kind = Kind::number;
    Labels labels;
    Extent extent;                 ///< var: 1 × 1; cells: the grid; list: capacity × 1
    std::int32_t initial = 0;      ///< the value of every slot before the first write
    std::uint32_t first_slot = 0;  ///< a list has two more slots behind its items: first and end
    std::uint32_t slots = 0;
    std::uint32_t birth = 0;  ///< alive at the positions birth ≤ p < death
    std::uint32_t death = 0;
    std::uint8_t depth = 0;  ///< the call that owns it

    bool alive(std::size_t position) const { return birth <= position && position < death; }
};

/// complete: the algorithm came to its end. cut: the byte budget was used up. stopped: someone pressed stop.
enum class Ending : std::uint8_t { complete, cut, stopped };

/// Positions run from 0 to size() - 1. At position p the board is as it was *before* the lines of step p ran.
class Recording {
public:
    /// Steps in all; positions are 0 … size() - 1.
    std::size_t size() const { return steps_.size() + waits_; }
    bool empty() const { return size() == 0; }
    Ending ending() const { return ending_; }
    /// False if the details did not fit the budget, or were not asked for.
    bool details() const { return details_; }

    const Step& step(std::size_t position) const { return position < steps_.size() ? steps_[position] : wait_; }
    const Anchor& anchor(std::size_t position) const { return anchors_[step(position).anchor]; }
    std::span<const Anchor> anchors() const { return anchors_; }
    std::span<const Layer> layers() const { return layers_; }
    std::size_t slots() const { return slots_; }
    /// What it takes in memory, a board to play it on included.
    std::size_t bytes() const {
        return steps_.size() * sizeof(Step) + writes_.size() * sizeof(Write) + layers_.size() * sizeof(Layer) +
               slots_ * sizeof(std::int32_t);
    }

    /// Writes in all, and the first one of the step at `position` (`position == size()`: the end of the log).
    std::size_t writes() const { return writes_.size(); }
    std::size_t first_write(std::size_t position) const {
        return position < size() ? step(position).first_write : writes_.size();
    }
    const Write& write(std::size_t index) const { return writes_[index]; }

    /// The nearest later (earlier) position whose step is at least of this size; the last (first) one if there is none.
    std::size_t next(std::size_t position, StepSize size) const;
    std::size_t previous(std::size_t position, StepSize size) const;
    /// The next position at the same or a smaller depth: calls made here are run in one go.
    std::size_t over(std::size_t position) const;
    /// The next position at a smaller depth: the rest of this call is run in one go.
    std::size_t out(std::size_t position) const;

    /// How many steps before `position` stand at the anchor `function/name`. The cost does not grow with the length.
    std::size_t count(std::string_view anchor, std::size_t position) const;
    /// All positions of chapters, in order.
    std::span<const std::uint32_t> chapters() const { return chapters_; }
    /// The open calls at `position`, outermost first: for each the position of its latest step.
    std::vector<std::size_t> frames(std::size_t position) const;
    /// The step whose lines gave `slot` the value that it has at `position`; empty if it still has its first value.
    std::optional<std::size_t> who_wrote(std::uint32_t slot, std::size_t position) const;
    const Layer& layer_of(std::uint32_t slot) const;

    /// Adds steps in which nothing happens, at the anchor `FUNCTION/wait` of the function that ended last: for a run
    /// that is over while others go on. Nothing of what is alive at its last step dies. The recording is not empty.
    void wait(std::size_t steps);
    /// How many of the steps are such ones.
    std::size_t waits() const { return waits_; }

private:
    friend class Tape;
    static constexpr std::size_t tally_every = 4096;

    Log<Step> steps_;
    Log<Write> writes_;
    std::vector<Anchor> anchors_;
    std::vector<Layer> layers_;  // in order of birth and of slots
    std::size_t slots_ = 0;
    std::vector<std::uint32_t> chapters_;
    std::vector<std::vector<std::uint32_t>> tallies_;  // steps at each anchor, after every `tally_every` of them
    Step wait_ = {};                                   // each of the last `waits_` steps: they take no memory
    std::size_t waits_ = 0;
    Ending ending_ = Ending::complete;
    bool details_ = true;
};

}  // namespace stepwell

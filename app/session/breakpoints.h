// "Stop at this code line", "stop at this cell".
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/trace/recording.h"

namespace stepwell {

/// Belongs to a scene and is kept while its run is recorded anew.
class Breakpoints {
public:
    /// `function/name`, as listings mark their lines.
    void toggle(std::string_view anchor);
    void toggle(Cell cell);
    void clear();
    bool contains(std::string_view anchor) const { return anchors_.contains(anchor); }
    bool contains(Cell cell) const { return cells_.contains(cell); }
    bool empty() const { return anchors_.empty() && cells_.empty(); }
    /// How lesson files name them: `function/name`, and cells as `6,4`. Reading keeps whatever can be a name.
    std::vector<std::string> names() const;
    static Breakpoints from_names(const std::vector<std::string>& names);
    const std::set<Cell>& cells() const { return cells_; }
    std::uint64_t version() const { return version_; }  ///< changes with every change

    /// Whether the step at `position` is one to stop at. A line counts at every size of step; a cell counts when a step
    /// is about it, and within steps only if `size` is detail (each cell is looked at from all four sides).
    bool hit(const Recording& recording, std::size_t position, StepSize size) const;
    /// The first hit after `from` on the way to `to`, `to` included.
    std::optional<std::size_t> first_hit(const Recording& recording, std::size_t from, std::size_t to,
                                         StepSize size) const;
    /// Hits as marks on a bar: at most one for each of `places` equal parts of the run.
    std::vector<std::size_t> marks(const Recording& recording, StepSize size, std::size_t places) const;

private:
    std::set<std::string, std::less<>> anchors_;
    std::set<Cell> cells_;
    std::uint64_t version_ = 0;
};

}  // namespace stepwell

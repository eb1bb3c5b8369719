#include "lessons/2-flood-and-astar/heap_look.h"

#include <algorithm>

#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {
namespace {

/// The nearest step from `position` on that puts something into a gap.
std::optional<std::size_t> filling_step(const Recording& run, std::size_t position) {
    for (std::size_t p = position; p < run.size(); ++p)
        if (const std::string& name = run.anchor(p).name; name == "step down" || name == "step up" || name == "put")
            return p;
    return std::nullopt;
}

}  // namespace

OpenHeap::OpenHeap(const Moment& moment, const Board& board) : items_(cells_of(board.find("frontier"))) {
    const auto numbers = board.find("f"), entry = board.find("entry"), gap = board.find("gap");
    if (numbers) numbers_.assign(numbers->items().begin(), numbers->items().end());
    rising_ = moment.anchor().function == "push";
    if (!entry || (items_.empty() && !rising_)) return;  // the last one of all goes out and leaves no gap
    entry_ = entry->as<Cell>();
    number_ = board.find("number")->as<int>();
    gap_ = gap ? static_cast<std::size_t>(gap->as<int>()) : items_.size();
    if (!rising_ && children() > 0) child_ = smaller_child(moment);
    const auto filling = filling_step(moment.recording, moment.position);
    fits_ = filling ? moment.recording.anchor(*filling).name == "put" : looks_as_if_it_fits();
}

std::size_t OpenHeap::children() const {
    const std::size_t first = 2 * gap_ + 1;
    return first >= size() ? 0 : std::min<std::size_t>(2, size() - first);
}

/// The one that the run compares with the entry, or, if that is not recorded, by number.
std::size_t OpenHeap::smaller_child(const Moment& moment) const {
    const std::size_t left = 2 * gap_ + 1, right = left + 1;
    if (children() == 1) return left;
    const std::size_t by_number = numbers_[right] < numbers_[left] ? right : left;
    const Recording& run = moment.recording;
    for (std::size_t p = moment.position; p < run.size() && run.anchor(p).name != "put"; ++p) {
        if (run.anchor(p).name != "fits?" && run.anchor(p).name != "step up") continue;
        const Cell chosen = Slot<Cell>::decode(run.step(p).subject);
        if (items_[left] == items_[right]) break;
        return items_[left] == chosen ? left : right;
    }
    return by_number;
}

bool OpenHeap::tie() const {
    if (!rising_) return children() > 0 && numbers_[child_] == number_;
    return gap_ > 0 && numbers_[parent()] == number_;
}

bool OpenHeap::looks_as_if_it_fits() const {
    if (rising_) return gap_ == 0 || numbers_[parent()] <= number_;
    return children() == 0 || number_ <= numbers_[child_];
}

std::optional<Settled> settled(const Moment& moment) {
    const Recording& run = moment.recording;
    Settled settled{cells_of(moment.now.find("frontier")).size(), 0};
    for (std::size_t p = moment.position + 1; p < run.size(); ++p) {
        const std::string& name = run.anchor(p).name;
        if (name == "put" || name == "empty") return settled;
        if (name != "step down" && name != "step up") continue;
        ++settled.moves;
        if (name == "step down") settled.place = (settled.place - 1) / 2;
    }
    return std::nullopt;
}

}  // namespace stepwell::lesson_2

#include "app/session/history.h"

#include <utility>

namespace stepwell {
namespace {

std::size_t bytes_of(const Input& input) {
    return input.map.extent().cells() + sizeof(int) * input.relief.covered().cells();
}

/// Takes the latest entry from one side and leaves `current` on the other.
std::optional<Input> exchange(std::deque<Input>& from, std::deque<Input>& to, const Input& current) {
    if (from.empty()) return std::nullopt;
    Input input = std::move(from.back());
    from.pop_back();
    to.push_back(current);
    return input;
}

}  // namespace

void History::add(Input before) {
    redo_.clear();
    undo_.push_back(std::move(before));
    std::size_t bytes = 0;
    for (const Input& input : undo_) bytes += bytes_of(input);
    while (undo_.size() > 1 && (undo_.size() > most_entries || bytes > most_bytes)) {
        bytes -= bytes_of(undo_.front());
        undo_.pop_front();
    }
}

std::optional<Input> History::undo(const Input& current) { return exchange(undo_, redo_, current); }
std::optional<Input> History::redo(const Input& current) { return exchange(redo_, undo_, current); }

}  // namespace stepwell

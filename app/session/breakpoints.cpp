#include "app/session/breakpoints.h"

#include <algorithm>

#include "lessons/kit/input.h"

namespace stepwell {
namespace {

template <class Set, class T>
void toggle_in(Set& set, const T& value) {
    if (const auto found = set.find(value); found != set.end()) set.erase(found);
    else set.emplace(value);
}

}  // namespace

void Breakpoints::toggle(std::string_view anchor) {
    toggle_in(anchors_, anchor);
    ++version_;
}

void Breakpoints::toggle(Cell cell) {
    toggle_in(cells_, cell);
    ++version_;
}

void Breakpoints::clear() {
    anchors_.clear();
    cells_.clear();
    ++version_;
}

std::vector<std::string> Breakpoints::names() const {
    std::vector<std::string> names(anchors_.begin(), anchors_.end());
    for (const Cell cell : cells_) names.push_back(to_text(cell));
    return names;
}

Breakpoints Breakpoints::from_names(const std::vector<std::string>& names) {
    Breakpoints breakpoints;
    for (const std::string& name : names) {
        if (const auto cell = cell_from_text(name)) breakpoints.cells_.insert(*cell);
        else breakpoints.anchors_.insert(name);
    }
    return breakpoints;
}

bool Breakpoints::hit(const Recording& recording, std::size_t position, StepSize size) const {
    const Anchor& anchor = recording.anchor(position);
    if (!anchors_.empty() && anchors_.contains(anchor.path())) return true;
    if (cells_.empty() || anchor.subject != Kind::cell) return false;
    const Step& step = recording.step(position);
    return step.size >= std::min(size, StepSize::step) && cells_.contains(Slot<Cell>::decode(step.subject));
}

std::optional<std::size_t> Breakpoints::first_hit(const Recording& recording, std::size_t from, std::size_t to,
                                                  StepSize size) const {
    if (empty()) return std::nullopt;
    while (from != to) {
        from < to ? ++from : --from;
        if (hit(recording, from, size)) return from;
    }
    return std::nullopt;
}

std::vector<std::size_t> Breakpoints::marks(const Recording& recording, StepSize size, std::size_t places) const {
    std::vector<std::size_t> marks;
    if (empty()) return marks;
    std::size_t last_place = places;
    for (std::size_t p = 0; p < recording.size(); ++p) {
        const std::size_t place = p * places / recording.size();
        if (place == last_place || !hit(recording, p, size)) continue;
        marks.push_back(p);
        last_place = place;
    }
    return marks;
}

}  // namespace stepwell

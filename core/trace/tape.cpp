#include "core/trace/tape.h"

#include <algorithm>
#include <iterator>

namespace stepwell {

std::size_t Tape::open(const char* name, Form form, Kind kind, Labels labels, Extent extent, std::int32_t initial) {
    const std::size_t slots = extent.cells() + (form == Form::list ? 2 : 0);
    auto& layers = recording_.layers_;
    layers.push_back({.name = name,
                      .form = form,
                      .kind = kind,
                      .labels = labels,
                      .extent = extent,
                      .initial = initial,
                      .first_slot = static_cast<std::uint32_t>(recording_.slots_),
                      .slots = static_cast<std::uint32_t>(slots),
                      .birth = static_cast<std::uint32_t>(recording_.size()),
                      .death = std::numeric_limits<std::uint32_t>::max(),
                      .depth = static_cast<std::uint8_t>(frames_.size())});
    recording_.slots_ += slots;
    return layers.size() - 1;
}

Tape::Mark Tape::mark() const {
    return {recording_.size(), recording_.writes(),         recording_.layers_.size(),
            recording_.slots_, recording_.chapters_.size(), recording_.anchors_.size()};
}

void Tape::rewind(const Mark& mark) {
    recording_.steps_.truncate(mark.steps);
    recording_.writes_.truncate(mark.writes);
    recording_.layers_.resize(mark.layers);
    recording_.slots_ = mark.slots;
    recording_.chapters_.resize(mark.chapters);
    recording_.anchors_.resize(mark.anchors);
    for (Function& function : functions_)
        std::erase_if(function.anchors, [&](const auto& anchor) { return anchor.second >= mark.anchors; });
    recording_.tallies_.resize(mark.steps / Recording::tally_every);
    tally_ = recording_.tallies_.empty() ? std::vector<std::uint32_t>{} : recording_.tallies_.back();
    tally_.resize(mark.anchors);
    for (std::size_t p = recording_.tallies_.size() * Recording::tally_every; p < mark.steps; ++p)
        ++tally_[recording_.step(p).anchor];
}

void Tape::finish(Ending ending) {
    recording_.ending_ = ending;
    recording_.details_ = details_;
}

/// Every few thousand steps: keep the counts so far, tell the progress, see whether to stop.
void Tape::check() {
    recording_.tallies_.push_back(tally_);
    if (limits_.progress != nullptr) limits_.progress->store(recording_.size(), std::memory_order_relaxed);
    if (limits_.stop.stop_requested()) throw Stopped{Ending::stopped};
}

std::size_t Tape::find_function(const char* name) {
    const auto it = std::find_if(functions_.begin(), functions_.end(),
                                 [&](const Function& f) { return std::strcmp(f.name, name) == 0; });
    if (it != functions_.end()) return static_cast<std::size_t>(it - functions_.begin());
    functions_.push_back({name, {}});
    return functions_.size() - 1;
}

std::uint16_t Tape::add_anchor(const char* name, Kind kind, Labels labels) {
    Function& function = functions_[frames_.back()];
    auto& anchors = recording_.anchors_;
    auto it = std::find_if(anchors.begin(), anchors.end(),
                           [&](const Anchor& a) { return a.function == function.name && a.name == name; });
    if (it == anchors.end()) it = anchors.insert(anchors.end(), {function.name, name, kind, labels});
    const auto id = static_cast<std::uint16_t>(it - anchors.begin());
    function.anchors.emplace_back(name, id);
    tally_.resize(anchors.size());
    return id;
}

}  // namespace stepwell

#include "core/trace/board.h"

namespace stepwell {
namespace {

/// splitmix64's finisher over slot and value.
std::uint64_t mix(std::uint32_t slot, std::int32_t value) {
    std::uint64_t z = (std::uint64_t{slot} << 32) | static_cast<std::uint32_t>(value);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

}  // namespace

Board::Board(const Recording& recording) : recording_(&recording) {
    values_.reserve(recording.slots());
    for (const Layer& layer : recording.layers()) {
        const std::size_t bounds = layer.form == Form::list ? 2 : 0;
        values_.insert(values_.end(), layer.slots - bounds, layer.initial);
        values_.insert(values_.end(), bounds, 0);
    }
}

std::optional<LayerView> Board::find(std::string_view name) const {
    const auto layers = recording_->layers();
    for (std::size_t i = layers.size(); i-- > 0;)
        if (layers[i].alive(position_) && layers[i].name == name) return view(layers[i]);
    return std::nullopt;
}

std::vector<LayerView> Board::alive() const {
    std::vector<LayerView> alive;
    for (const Layer& layer : recording_->layers())
        if (layer.alive(position_)) alive.push_back(view(layer));
    return alive;
}

std::uint64_t Board::hash() const {
    std::uint64_t hash = 0;
    for (const Layer& layer : recording_->layers()) {
        const auto end = layer.first_slot + layer.slots, items_end = layer.form == Form::list ? end - 2 : end;
        for (std::uint32_t slot = layer.first_slot; slot < end; ++slot)
            hash ^= mix(slot, values_[slot]) ^ mix(slot, slot < items_end ? layer.initial : 0);
    }
    return hash;
}

}  // namespace stepwell

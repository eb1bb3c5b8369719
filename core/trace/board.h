// The visible state of a run at one position: named layers of integers.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/trace/recording.h"

namespace stepwell {

/// One layer at one position. Slot values are read as the type that the algorithm's variable has.
class LayerView {
public:
    LayerView(const Layer& layer, std::span<const std::int32_t> values) : layer_(&layer), values_(values) {}

    const Layer& layer() const { return *layer_; }
    std::span<const std::int32_t> raw() const { return values_; }
    /// A var's value.
    template <class T>
    T as() const {
        return Slot<T>::decode(values_[0]);
    }
    /// The value at a cell of the grid.
    template <class T>
    T at(Cell c) const {
        return Slot<T>::decode(values_[layer_->extent.index(c)]);
    }
    /// A list's items, the first that was pushed and not yet taken from the front first.
    std::span<const std::int32_t> items() const {
        const auto first = static_cast<std::size_t>(values_[capacity()]);
        const auto end = static_cast<std::size_t>(values_[capacity() + 1]);
        return values_.subspan(first, end - first);
    }
    /// The slot of a cell of the grid.
    std::uint32_t slot_of(Cell c) const {
        return layer_->first_slot + static_cast<std::uint32_t>(layer_->extent.index(c));
    }
    /// The slot of items()[0].
    std::uint32_t first_item_slot() const {
        return layer_->first_slot + static_cast<std::uint32_t>(values_[capacity()]);
    }

private:
    std::size_t capacity() const { return layer_->extent.cells(); }

    const Layer* layer_;
    std::span<const std::int32_t> values_;
};

class Board {
public:
    /// The board before the first write; the recording must outlive it.
    explicit Board(const Recording& recording);

    /// The innermost layer of this name that is alive.
    std::optional<LayerView> find(std::string_view name) const;
    /// All layers that are alive, outermost call first, in the order in which they came to be.
    std::vector<LayerView> alive() const;
    std::int32_t operator[](std::uint32_t slot) const { return values_[slot]; }
    /// Equal for equal values, whatever way led to them. Looks at all slots.
    std::uint64_t hash() const;

private:
    friend class Player;
    /// Redo and undo alike.
    void apply(const Write& write) { values_[write.slot] ^= write.change; }
    LayerView view(const Layer& layer) const {
        return {layer, std::span(values_).subspan(layer.first_slot, layer.slots)};
    }

    const Recording* recording_;
    std::vector<std::int32_t> values_;
    std::size_t position_ = 0;
};

}  // namespace stepwell

// How a value is kept in a board's 32-bit slot, and how it is read back: the board knows only integers and kinds.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/base/cell.h"

namespace stepwell {

/// What the integers of a layer stand for, so that a pane can print (6, 4) or chase.
enum class Kind : std::uint8_t { none, number, cell, truth, label };

using Labels = std::span<const std::string_view>;

/// Slot<T> says how a T becomes a slot's integer and back. An enum takes part as soon as a function
/// `Labels labels(E)` next to it names its values, counted from 0.
template <class T>
struct Slot;

template <>
struct Slot<int> {
    static constexpr Kind kind = Kind::number;
    static constexpr std::int32_t encode(int v) { return v; }
    static constexpr int decode(std::int32_t v) { return v; }
    static constexpr Labels names() { return {}; }
};

template <>
struct Slot<bool> {
    static constexpr Kind kind = Kind::truth;
    static constexpr std::int32_t encode(bool v) { return v ? 1 : 0; }
    static constexpr bool decode(std::int32_t v) { return v != 0; }
    static constexpr Labels names() { return {}; }
};

template <>
struct Slot<Cell> {
    static constexpr Kind kind = Kind::cell;
    static constexpr std::int32_t encode(Cell c) { return std::bit_cast<std::int32_t>(c); }
    static constexpr Cell decode(std::int32_t v) { return std::bit_cast<Cell>(v); }
    static constexpr Labels names() { return {}; }
};

template <>
struct Slot<Place> : Slot<Cell> {};  // it is kept as the cell that it is

template <class E>
    requires std::is_enum_v<E>
struct Slot<E> {
    static constexpr Kind kind = Kind::label;
    static constexpr std::int32_t encode(E v) { return static_cast<std::int32_t>(v); }
    static constexpr E decode(std::int32_t v) { return static_cast<E>(v); }
    static Labels names() { return labels(E{}); }
};

}  // namespace stepwell

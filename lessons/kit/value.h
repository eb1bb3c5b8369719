// A value that can be shown: in a sentence, in the variables pane, as an answer's button.
#pragma once

#include <string>

#include "core/trace/board.h"

namespace stepwell {

struct Value {
    Kind kind = Kind::none;
    std::int32_t raw = 0;
    Labels labels = {};

    static Value of(int number) { return {Kind::number, number, {}}; }
    static Value of(Cell c) { return {Kind::cell, Slot<Cell>::encode(c), {}}; }
    static Value of(bool truth) { return {Kind::truth, truth ? 1 : 0, {}}; }

    int number() const { return raw; }
    Cell cell() const { return Slot<Cell>::decode(raw); }
    bool operator==(const Value& other) const { return kind == other.kind && raw == other.raw; }
};

/// (6, 4), 17, true, chase; `–` for nowhere and for no value. The same in every language; texts may translate labels.
std::string to_text(const Value& value);

}  // namespace stepwell

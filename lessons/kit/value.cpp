#include "lessons/kit/value.h"

#include <fmt/format.h>

namespace stepwell {

std::string to_text(const Value& value) {
    switch (value.kind) {
        case Kind::none: return "–";
        case Kind::number: return fmt::format("{}", value.raw);
        case Kind::truth: return value.raw != 0 ? "true" : "false";
        case Kind::cell:
            if (value.cell() == nowhere) return "–";
            return fmt::format("({}, {})", value.cell().x, value.cell().y);
        case Kind::label: {
            const auto index = static_cast<std::size_t>(value.raw);
            return index < value.labels.size() ? std::string(value.labels[index]) : "–";
        }
    }
    return "–";
}

}  // namespace stepwell

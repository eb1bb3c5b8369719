#include "lessons/kit/print.h"

#include <fmt/format.h>

namespace stepwell {

std::string cells_as_csv(std::span<const Cell> cells) {
    std::string text = "x,y\n";
    for (const Cell c : cells) text += fmt::format("{},{}\n", c.x, c.y);
    return text;
}

std::string cells_as_json(std::span<const Cell> cells) {
    std::string text;
    for (const Cell c : cells) text += fmt::format("{}[{}, {}]", text.empty() ? "" : ", ", c.x, c.y);
    return "[" + text + "]";
}

}  // namespace stepwell

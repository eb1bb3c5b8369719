#include "lessons/1-enemies-that-think/print.h"

#include <fmt/format.h>

namespace stepwell::lesson_1 {

std::string cells_as_csv(const std::vector<Cell>& cells) {
    std::string text = "x,y\n";
    for (const Cell c : cells) text += fmt::format("{},{}\n", c.x, c.y);
    return text;
}

std::string cells_as_json(const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell c : cells) text += fmt::format("{}[{}, {}]", text.empty() ? "" : ", ", c.x, c.y);
    return "[" + text + "]";
}

}  // namespace stepwell::lesson_1

#include "lessons/kit/exercise.h"

#include <fmt/format.h>

namespace stepwell {

std::string exercise_text(const Input& input, std::span<const std::string_view> settings) {
    std::string text;
    for (const std::string_view name : settings)
        text += fmt::format("{} {}\n", name, input.settings.find(name)->second);
    text += "map\n" + to_text(input.map);
    if (!input.script.empty()) text += "script\n";
    for (const Action& move : input.script) text += move + "\n";
    return text;
}

}  // namespace stepwell

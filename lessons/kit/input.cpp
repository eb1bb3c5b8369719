#include "lessons/kit/input.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace stepwell {
namespace {

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

Result<Cell> cell_from_text(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma != std::string_view::npos) {
        const auto x = whole_number(text.substr(0, comma));
        const auto y = whole_number(text.substr(comma + 1));
        const auto fits = [](int v) { return v >= 0 && v < Level::largest; };
        if (x && y && fits(*x) && fits(*y)) return cell(*x, *y);
    }
    return failure(fmt::format("'{}' is no cell; write column and row, counted from 0, as in 8,3", text));
}

std::string to_text(Cell c) { return fmt::format("{},{}", c.x, c.y); }

Result<void> check_setting(const Setting& setting, std::string_view value) {
    switch (setting.kind) {
        case Setting::Kind::choice:
            if (std::find(setting.choices.begin(), setting.choices.end(), value) != setting.choices.end()) return {};
            return failure(fmt::format("{} = '{}' is not known; choose one of: {}", setting.name, value,
                                       fmt::join(setting.choices, ", ")));
        case Setting::Kind::number:
            if (const auto n = whole_number(value); n && *n >= setting.least && *n <= setting.most) return {};
            return failure(fmt::format("{} = '{}' does not fit; write a whole number from {} to {}", setting.name, value,
                                       setting.least, setting.most));
        case Setting::Kind::cell:
            if (const auto c = cell_from_text(value); !c) return failure(setting.name + ": " + c.error().message);
            return {};
    }
    return {};
}

}  // namespace stepwell

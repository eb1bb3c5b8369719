#include "lessons/kit/input.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/text.h"

namespace stepwell {

Result<Cell> cell_from_text(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma != std::string_view::npos) {
        const auto x = whole_number(text.substr(0, comma));
        const auto y = whole_number(text.substr(comma + 1));
        const auto fits = [](int v) { return v >= 0 && v < Level::largest; };
        if (x && y && fits(*x) && fits(*y)) return cell(*x, *y);
    }
    return failure(error("setting.no_cell", "'{value}' is no cell; write column and row, counted from 0, as in 8,3",
                         {{"value", text}}));
}

std::string to_text(Cell c) { return fmt::format("{},{}", c.x, c.y); }

Cell cell_of(const Settings& settings, std::string_view name) { return *cell_from_text(settings.find(name)->second); }

int number_of(const Settings& settings, std::string_view name) { return *whole_number(settings.find(name)->second); }

Result<void> check_setting(const Setting& setting, std::string_view value) {
    switch (setting.kind) {
        case Setting::Kind::choice:
            if (std::find(setting.choices.begin(), setting.choices.end(), value) != setting.choices.end()) return {};
            return failure(error("setting.choice", "{setting} = '{value}' is not known; choose one of: {all}",
                                 {{"setting", setting.name},
                                  {"value", value},
                                  {"all", fmt::format("{}", fmt::join(setting.choices, ", "))}}));
        case Setting::Kind::number:
            if (const auto n = whole_number(value); n && *n >= setting.least && *n <= setting.most) return {};
            return failure(error(
                "setting.range", "{setting} = '{value}' does not fit; write a whole number from {least} to {most}",
                {{"setting", setting.name}, {"value", value}, {"least", setting.least}, {"most", setting.most}}));
        case Setting::Kind::cell:
            if (auto c = cell_from_text(value); !c) return failure(about(setting.name, std::move(c.error())));
            return {};
    }
    return {};
}

}  // namespace stepwell

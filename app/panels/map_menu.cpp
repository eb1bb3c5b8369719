#include "app/panels/map_menu.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lessons/kit/map_edit.h"

namespace stepwell {
namespace {

constexpr std::array sizes = {Extent{5, 5},   Extent{9, 9},     Extent{16, 16},   Extent{24, 16},  Extent{32, 32},
                              Extent{64, 40}, Extent{128, 128}, Extent{256, 256}, Extent{512, 512}};
constexpr std::uint64_t first_density = 30, most_density = 95;  // percent of walls

/// `24 × 16`
std::string size_text(Extent extent) { return fmt::format("{} × {}", extent.width, extent.height); }

}  // namespace

void MapMenu::ask_numbers(const Panel& panel, Box place) {
    Session& session = panel.session;
    if (const auto seed = seed_.show(panel, place, {panel.strings["tools.seed"], 0, UINT32_MAX}))
        session.set_seed(static_cast<std::uint32_t>(seed->number));
    const NumberSpec density{panel.strings["tools.density"], 0, most_density, true};
    if (const auto percent = density_.show(panel, place, density); percent && !percent->sliding)
        session.scatter_walls(static_cast<int>(percent->number));
}

std::optional<Order> MapMenu::show(const Panel& panel, std::string_view chip, Box place) {
    Session& session = panel.session;
    const std::string id = std::string(chip) + ".menu";
    ask_numbers(panel, place);
    size_menu(panel, place);
    if (!panel.ui.is_open(id)) return std::nullopt;
    const std::vector<std::string> presets = session.scene().presets();
    const std::string now = session.preset(), seed = std::to_string(session.input().seed);
    std::vector<MenuItem> items;
    for (const std::string& preset : presets)
        items.push_back({.id = preset, .label = std::string(panel.plain("preset " + preset)), .on = preset == now});
    if (!session.scene().seeded_presets().empty()) {
        items.push_back(
            {.id = "again", .label = panel.strings["tools.new_maze"], .icon = icon::dice, .line_above = true});
        items.push_back({.id = "seed", .label = panel.strings["tools.seed"], .note = seed});
    }
    const bool floor = session.scene().has_floor(), drawn = floor && !session.scene().tools().empty();
    if (drawn) {
        const Extent extent = session.input().map.extent();
        items.push_back(
            {.id = "clear", .label = panel.strings["tools.clear"], .icon = icon::eraser, .line_above = true});
        items.push_back({.id = "scatter", .label = panel.strings["tools.scatter"], .icon = icon::dice});
        items.push_back(
            {.id = "size", .label = panel.strings["tools.size"], .note = size_text(extent), .icon = icon::fit});
    }
    const std::size_t files = items.size();
    if (floor) {
        items.push_back(item_of(panel, "tools.open_map", Command::open, icon::open));
        items.back().id = "open_map";  // `open` is a map's name
        items.push_back(item_of(panel, "commands.save_map.name", Command::save_map, icon::save));
        items[files].line_above = true;
    }
    const auto chosen = menu(panel.ui, id, place, items);
    if (!chosen) return std::nullopt;
    const std::string& what = items[*chosen].id;
    if (*chosen < presets.size()) session.choose_preset(presets[*chosen]);
    else if (*chosen >= files) return Order{*chosen == files ? Command::open : Command::save_map};
    else if (what == "again") session.set_seed(session.input().seed + 1);
    else if (what == "seed") seed_.open(panel.ui, session.input().seed);
    else if (what == "clear") session.clear_map();
    else if (what == "scatter") density_.open(panel.ui, first_density);
    else panel.ui.open("head.size.menu");
    return std::nullopt;
}

/// Sizes that are often wanted, and any other by typing.
void MapMenu::size_menu(const Panel& panel, Box place) {
    Session& session = panel.session;
    const Extent now = session.input().map.extent();
    const auto side = [&](NumberPopup& popup, std::string_view title) -> std::optional<int> {
        const auto typed = popup.show(panel, place, {title, least_side, most_side});
        return typed ? std::optional(static_cast<int>(typed->number)) : std::nullopt;
    };
    if (const auto width = side(width_, panel.strings["tools.width"])) session.resize_map({*width, now.height});
    if (const auto height = side(height_, panel.strings["tools.height"])) session.resize_map({now.width, *height});
    if (!panel.ui.is_open("head.size.menu")) return;
    std::vector<MenuItem> items;
    for (const Extent& extent : sizes)
        items.push_back({.id = size_text(extent), .label = size_text(extent), .on = extent == now});
    items.push_back(
        {.id = "width", .label = panel.strings["tools.width"], .note = std::to_string(now.width), .line_above = true});
    items.push_back({.id = "height", .label = panel.strings["tools.height"], .note = std::to_string(now.height)});
    const auto chosen = menu(panel.ui, "head.size.menu", place, items);
    if (!chosen) return;
    if (*chosen < sizes.size()) session.resize_map(sizes[*chosen]);
    else if (*chosen == sizes.size()) width_.open(panel.ui, static_cast<std::uint64_t>(now.width));
    else height_.open(panel.ui, static_cast<std::uint64_t>(now.height));
}

}  // namespace stepwell

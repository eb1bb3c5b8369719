#include "app/panels/head.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include "app/look/widgets/floating.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"
#include "app/panels/rail.h"

namespace stepwell {
namespace {

struct ToolEntry {
    std::optional<Tool> tool;
    std::string_view key;
    char32_t icon;
    Command command;
};

constexpr std::array tools = {
    ToolEntry{Tool::automatic, "tools.automatic", icon::pencil, Command::draw},
    ToolEntry{Tool::wall, "tools.wall", icon::stop, Command::wall},
    ToolEntry{Tool::erase, "tools.erase", icon::eraser, Command::erase},
    ToolEntry{Tool::water, "tools.water", icon::water, Command::water},
    ToolEntry{Tool::raise, "tools.raise", icon::raise, Command::raise},
    ToolEntry{Tool::lower, "tools.lower", icon::lower, Command::lower},
    ToolEntry{Tool::ceiling, "tools.ceiling", icon::ceiling, Command::ceiling},
    ToolEntry{Tool::fence, "tools.fence", icon::fence, Command::fence},
    ToolEntry{Tool::start, "tools.start", icon::circle, Command::start},
    ToolEntry{Tool::goal, "tools.goal", icon::flag, Command::goal},
    ToolEntry{Tool::third, "commands.third.name", icon::circle, Command::third},
    ToolEntry{Tool::fourth, "commands.fourth.name", icon::flag, Command::fourth},
    ToolEntry{Tool::play, "tools.play", icon::user, Command::play_tool},
    ToolEntry{std::nullopt, "stage.who_wrote", icon::pointer, Command::inspect},
};

const ToolEntry& entry_of(std::optional<Tool> tool) { return *std::ranges::find(tools, tool, &ToolEntry::tool); }

/// What moves a token has the name of that token in this scene.
std::string label_of(const Panel& panel, const ToolEntry& entry) {
    std::vector<std::string> tokens;
    for (const Setting& setting : panel.session.scene().settings())
        if (setting.kind == Setting::Kind::cell) tokens.push_back(setting.name);
    const auto token = entry.tool >= Tool::start
                           ? static_cast<std::size_t>(*entry.tool) - static_cast<std::size_t>(Tool::start)
                           : tokens.size();
    return std::string(token < tokens.size() ? panel.plain("setting " + tokens[token]) : panel.strings[entry.key]);
}

/// Settings that have a chip of their own; where there are more, one chip lists them.
constexpr std::size_t most_option_chips = 2;

}  // namespace

std::vector<HeadPanel::Chip> HeadPanel::chips(const Panel& panel, const Look& look, bool one_for_options) const {
    const Session& session = panel.session;
    const bool free = session.task() == nullptr;
    const ToolEntry& tool = entry_of(session.editor().tool());
    std::vector<Chip> all;
    const bool floor = session.scene().has_floor();
    if (floor)
        all.push_back({.id = "head.tool",
                       .label = label_of(panel, tool),
                       .icon = tool.icon,
                       .enabled = free,
                       .opens = true,
                       .keeps_label = 3});
    all.push_back({.id = "head.map",
                   .label = panel.strings[floor ? "tools.map" : "tools.examples"],
                   .icon = floor ? icon::grid : icon::lightbulb,
                   .enabled = free,
                   .opens = true,
                   .keeps_label = 3});
    const std::vector<Setting> options = SettingMenu::options(session.scene(), session.input());
    if (options.size() > most_option_chips || (one_for_options && !options.empty()))
        all.push_back({.id = "head.options",
                       .label = panel.strings["tools.options"],
                       .icon = icon::sliders,
                       .enabled = free,
                       .opens = true,
                       .keeps_label = 4});
    else
        for (const Setting& setting : options)
            all.push_back(
                {.id = SettingMenu::id(setting),
                 .label = panel.strings("tools.setting", {{"name", std::string(SettingMenu::name(panel, setting))},
                                                          {"value", SettingMenu::value(panel, setting)}}),
                 .icon = icon::sliders,
                 .enabled = free,
                 .opens = true,
                 .keeps_label = 4});
    all.push_back({.id = "head.undo",
                   .tip = with_key(panel, panel.strings["tools.undo"], Command::undo),
                   .icon = icon::undo,
                   .enabled = session.can_undo(),
                   .command = Command::undo});
    all.push_back({.id = "head.redo",
                   .tip = with_key(panel, panel.strings["tools.redo"], Command::redo),
                   .icon = icon::redo,
                   .enabled = session.can_redo(),
                   .command = Command::redo});
    all.push_back({.id = "head.predict",
                   .label = panel.strings["tools.predict"],
                   .tip = with_key(panel, panel.strings["tools.predict_tip"], Command::predict),
                   .icon = icon::question,
                   .on = session.prediction().on(),
                   .enabled = free,
                   .keeps_label = 5,
                   .command = Command::predict});
    if (look.drawer)
        all.push_back({.id = "head.drawer",
                       .label = panel.strings["tools.drawer"],
                       .tip = with_key(panel, panel.strings["tools.drawer_tip"], Command::drawer),
                       .icon = icon::book,
                       .on = *look.drawer,
                       .keeps_label = 4,
                       .command = Command::drawer});
    all.push_back({.id = "head.present",
                   .label = panel.strings["tools.present"],
                   .tip = with_key(panel, panel.strings["tools.present_tip"], Command::projector),
                   .icon = icon::present,
                   .keeps_label = 2,
                   .command = Command::projector});
    all.push_back({.id = "head.more", .tip = panel.strings["tools.more"], .icon = icon::more, .opens = false});
    return all;
}

float HeadPanel::width_of(Ui& ui, std::span<const Chip> chips) {
    float width = -ui.pad(1);
    for (const Chip& chip : chips)
        width +=
            button_width(ui, {.label = chip.label, .icon = chip.icon, .opens = chip.opens && !chip.label.empty()}) +
            ui.pad(1);
    return width;
}

float HeadPanel::fit(Ui& ui, std::vector<Chip>& chips, float room) {
    give_labels(ui, chips, room);
    float width = width_of(ui, chips);
    dropped_.clear();
    while (width > room) {
        auto least = chips.end();
        for (auto chip = chips.begin(); chip != chips.end(); ++chip)
            if (chip->command && (least == chips.end() || chip->keeps_label < least->keeps_label)) least = chip;
        if (least == chips.end()) break;
        dropped_.push_back(*least);
        chips.erase(least);
        width = width_of(ui, chips);
    }
    return width;
}

/// The most important first. Chips whose icons are the same are told apart by nothing but their labels: they come
/// before all others.
void HeadPanel::give_labels(Ui& ui, std::vector<Chip>& chips, float room) {
    std::vector<std::pair<Chip*, std::string>> taken;
    for (Chip& chip : chips) {
        if (chip.label.empty()) continue;
        taken.emplace_back(&chip, std::exchange(chip.label, {}));
    }
    std::ranges::stable_sort(taken, std::greater<>(), [&](const auto& entry) {
        const auto same = std::ranges::count(chips, entry.first->icon, &Chip::icon);
        return std::pair(same > 1, entry.first->keeps_label);
    });
    for (auto& [chip, label] : taken) {
        chip->label = label;
        if (width_of(ui, chips) <= room) continue;
        chip->label.clear();
        if (chip->tip.empty()) chip->tip = label;
    }
}

bool HeadPanel::told_apart(std::span<const Chip> chips) {
    return std::ranges::none_of(chips, [&](const Chip& chip) {
        return chip.label.empty() && std::ranges::count_if(chips, [&](const Chip& other) {
                                         return other.icon == chip.icon && other.label.empty();
                                     }) > 1;
    });
}

std::optional<Order> HeadPanel::show(const Panel& panel, Box box, const Look& look) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    order_.reset();
    if (look.rail_button) {
        Box place = cut_left(box, s.control);
        place = {place.x, place.y + (place.h - s.control) / 2, s.control, s.control};
        if (button(ui, "head.rail", place, {.icon = icon::menu, .tip = panel.strings["rail.menu"]}))
            ui.open(rail_menu_id);
        cut_left(box, ui.pad(1.5F));
    }
    const std::string title(panel.plain("title")), summary(panel.plain("summary"));
    const float title_width = ui.paint().width(Font::bold, s.title, title),
                summary_width = ui.paint().width(Font::regular, s.body, summary);

    std::vector<Chip> all;
    if (look.tools) all = chips(panel, look, false);
    else
        all = {{.id = "head.undo",
                .tip = with_key(panel, panel.strings["tools.undo"], Command::undo),
                .icon = icon::undo,
                .enabled = panel.session.can_undo(),
                .command = Command::undo},
               {.id = "head.present",
                .tip = with_key(panel, panel.strings["class.leave"], Command::projector),
                .icon = icon::exit_present,
                .command = Command::projector},
               {.id = "head.more", .tip = panel.strings["tools.more"], .icon = icon::more}};
    // The title is never cut for the sake of a chip's label; the line below it may become two of small type.
    const float two_lines = ui.paint().width(Font::regular, s.small, summary) * 0.56F;
    const float wanted =
        std::max(title_width, look.summary ? std::min({summary_width, two_lines, box.w * 0.37F}) : 0) + ui.pad(2);
    float width = fit(ui, all, box.w - wanted);
    if (!told_apart(all)) {
        all = chips(panel, look, true);
        width = fit(ui, all, box.w - wanted);
    }
    if (!look.tools)
        for (const Chip& chip : chips(panel, look, false))
            if (chip.command && *chip.command != Command::projector && *chip.command != Command::undo)
                dropped_.push_back(chip);
    Box row = cut_right(box, std::min(width, box.w));
    cut_right(box, ui.pad(2));
    row = {row.x, row.y + (row.h - s.control) / 2, row.w, s.control};
    std::vector<std::pair<const Chip*, Box>> places;
    for (const Chip& chip : all) {
        const ButtonSpec spec{.label = chip.label,
                              .icon = chip.icon,
                              .on = chip.on,
                              .enabled = chip.enabled,
                              .tip = chip.tip,
                              .opens = chip.opens && !chip.label.empty()};
        const Box place = cut_left(row, button_width(ui, spec));
        cut_left(row, ui.pad(1));
        places.emplace_back(&chip, place);
        if (button(ui, chip.id, place, spec)) pressed(panel, chip);
    }

    if (look.summary) {
        const bool long_summary = summary_width > box.w;
        const TextSpec spec{.size = long_summary ? s.small : s.body, .leading = 1.2F, .ink = Role::quiet};
        const float title_height = std::round(s.title * 1.2F);
        box.y += (box.h - title_height - text_height(ui, box.w, summary, spec)) / 2;
        ui.paint().label(cut_top(box, title_height), Font::bold, s.title, title, ui.colour(Role::ink));
        text(ui, {box.x, box.y}, box.w, summary, spec);
    } else {
        float size = std::min(s.title, std::round(s.lead * 1.1F));
        const auto width_in = [&](float each) { return ui.paint().width(Font::bold, each, title) + ui.pad(2); };
        if (look.tabs) {
            while (size > s.body && width_in(size) + ui.pad(18) > box.w) size -= 1;
            place_for_tabs_ = cut_right(box, std::max(0.0F, box.w - width_in(size)));
        }
        ui.paint().label(box, Font::bold, size, title, ui.colour(Role::ink));
    }
    for (const auto& [chip, place] : places) menus(panel, *chip, place);
    return order_;
}

void HeadPanel::pressed(const Panel& panel, const Chip& chip) {
    if (!chip.command) panel.ui.open(chip.id + ".menu");
    else if (const Order order{*chip.command}; !carry_out(panel.session, order)) order_ = order;
}

void HeadPanel::menus(const Panel& panel, const Chip& chip, Box place) {
    if (chip.id == "head.tool") tool_menu(panel, place);
    else if (chip.id == "head.map") {
        if (const auto order = map_.show(panel, chip.id, place)) order_ = order;
    } else if (chip.id == "head.more") more_menu(panel, place);
    else if (chip.id == "head.options") settings_.show_all(panel, chip.id, place);
    else settings_.show_one(panel, chip.id, place);
}

void HeadPanel::tool_menu(const Panel& panel, Box place) {
    const std::vector<Tool> known = panel.session.scene().tools();
    std::vector<MenuItem> items;
    std::vector<std::optional<Tool>> shown;
    for (const ToolEntry& entry : tools) {
        if (entry.tool && std::ranges::find(known, *entry.tool) == known.end()) continue;
        items.push_back(
            item_of(panel, entry.key, entry.command, entry.icon, panel.session.editor().tool() == entry.tool));
        items.back().label = label_of(panel, entry);
        shown.push_back(entry.tool);
    }
    items.back().line_above = true;
    for (const int width : Editor::widths)
        items.push_back({.id = fmt::format("brush.{}", width),
                         .label = panel.strings("tools.brush", {{"width", width}}),
                         .on = panel.session.editor().width() == width,
                         .line_above = width == Editor::widths[0]});
    const auto chosen = menu(panel.ui, "head.tool.menu", place, items);
    if (!chosen) return;
    if (*chosen < shown.size()) panel.session.choose_tool(shown[*chosen]);
    else panel.session.set_brush_width(Editor::widths[*chosen - shown.size()]);
}

void HeadPanel::more_menu(const Panel& panel, Box place) {
    const Presenting& presenting = panel.session.presenting;
    struct Entry {
        Command command;
        MenuItem item;
    };
    std::vector<Entry> entries;
    const auto add = [&](std::string_view key, Command command, char32_t icon, bool on = false) {
        entries.push_back({command, item_of(panel, key, command, icon, on)});
    };
    for (const Chip& chip : dropped_) {
        add("commands." + std::string(info_of(*chip.command).name) + ".name", *chip.command, chip.icon, chip.on);
        entries.back().item.enabled = chip.enabled;
    }
    const auto begin_part = [&] { return entries.size(); };
    std::vector<std::size_t> parts = {begin_part()};
    add("files.open", Command::open, icon::open);
    add("files.save", Command::save, icon::save);
    add("files.save_as", Command::save_as, icon::save);
    add("tools.export", Command::export_picture, icon::export_);
    parts.push_back(begin_part());
    add(presenting.blank ? "class.unblank" : "class.blank", Command::blank, icon::blank, presenting.blank);
    add("class.pen", Command::pen, icon::pen, presenting.pen);
    add("class.spotlight", Command::spotlight, icon::spotlight, presenting.spotlight);
    add("class.hide", Command::hide_answers, icon::eye_off, presenting.hiding());
    add("class.scene_alone", Command::scene_alone, icon::grid, presenting.view == View::scene_alone);
    add("class.code_alone", Command::code_alone, icon::code, presenting.view == View::code_alone);
    add("class.prose_alone", Command::prose_alone, icon::book, presenting.view == View::prose_alone);
    parts.push_back(begin_part());
    add("settings.title", Command::settings, icon::settings);
    add("help.title", Command::help, icon::keyboard);
    for (const std::size_t part : parts) entries[part].item.line_above = part > 0;
    std::vector<MenuItem> items;
    for (const Entry& entry : entries) items.push_back(entry.item);
    if (const auto chosen = menu(panel.ui, "head.more.menu", place, items)) order_ = Order{entries[*chosen].command};
}

}  // namespace stepwell

#include "app/panels/help.h"

#include <algorithm>
#include <cmath>

#include "app/commands.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"
#include "app/panels/stage.h"

namespace stepwell {
namespace {

float cap_width(Ui& ui, std::string_view key) {
    return std::max(ui.pad(3), std::ceil(ui.paint().width(Font::medium, ui.sizes().small, key)) + ui.pad(1.5F));
}

/// Keys as they look on a keyboard, from the right end to the left. Returns the left end.
float key_caps(const Panel& panel, const std::vector<std::string>& keys, float right, float middle) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        const float width = cap_width(ui, *key);
        const Box cap = Painter::snap({right - width, middle - ui.pad(1.5F), width, ui.pad(3)});
        ui.paint().card(cap, ui.theme().control, ui.colour(Role::border), s.hair, s.radius * 0.6F);
        ui.paint().label(cap, Font::medium, s.small, *key, ui.colour(Role::ink), Align::centre);
        right = cap.x - ui.pad(0.5F);
    }
    return right;
}

float caps_width(const Panel& panel, const std::vector<std::string>& keys) {
    Ui& ui = panel.ui;
    float width = 0;
    for (const std::string& key : keys) width += cap_width(ui, key) + ui.pad(0.5F);
    return width;
}

struct HelpLine {
    std::string id;    ///< of its widget
    std::string name;  ///< texts `<name>.name` and `<name>.help`
    std::vector<std::string> keys;
};

struct Section {
    std::string title;
    std::vector<HelpLine> lines;
};

/// The commands by their groups, then what else keys do.
std::vector<Section> sections(const Strings& strings) {
    std::vector<Section> all;
    for (const CommandInfo& info : all_commands()) {
        const std::string& title = strings["help." + std::string(name_of(info.group))];
        auto section = std::ranges::find(all, title, &Section::title);
        if (section == all.end()) section = all.insert(section, {title, {}});
        const std::string key = "commands." + std::string(info.name);
        section->lines.push_back({"help.command." + std::string(info.name), key, keys_of(info, strings)});
    }
    all.push_back({strings["help.scene"], {}});
    for (const SceneKeys& each : scene_keys()) {
        const std::string key = "scene_keys." + std::string(each.name);
        std::vector<std::string> keys;
        for (const Key k : each.keys) keys.push_back(to_text({.key = static_cast<std::int32_t>(k)}, strings));
        all.back().lines.push_back({"help.scene." + std::string(each.name), key, std::move(keys)});
    }
    return all;
}

/// What one key does: name, a word of help, keys. Returns the height.
float show_line(const Panel& panel, const HelpLine& line, Box space) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const std::string& title = panel.strings[line.name + ".name"];
    const float width = space.w - caps_width(panel, line.keys) - ui.pad(1);
    const TextSpec name{.font = Font::medium, .size = s.label, .leading = 1.35F};
    const TextSpec help{.size = s.small, .leading = 1.35F, .ink = Role::quiet};
    float height = ui.pad(0.75F);
    height += text(ui, {space.x, space.y + height}, width, title, name);
    key_caps(panel, line.keys, space.x + space.w, space.y + ui.pad(0.75F) + s.label * 0.7F);
    height += text(ui, {space.x, space.y + height}, width, panel.strings[line.name + ".help"], help);
    height += ui.pad(0.75F);
    std::string spoken = title;
    for (const std::string& each : line.keys) spoken += ", " + each;
    ui.area(line.id, {space.x, space.y, space.w, height}, spoken, {.focusable = false});
    return height;
}

float show_section(const Panel& panel, const Section& section, Box space) {
    Ui& ui = panel.ui;
    float y = space.y;
    y += text(ui, {space.x, y}, space.w, section.title, {.font = Font::semibold, .strong = Role::ink});
    y += ui.pad(0.5F);
    ui.paint().fill({space.x, std::round(y), space.w, ui.sizes().hair}, ui.colour(Role::border));
    y += ui.pad(0.5F);
    for (const HelpLine& line : section.lines) y += show_line(panel, line, {space.x, y, space.w, 0});
    return y + ui.pad(2) - space.y;
}

}  // namespace

void help(const Panel& panel) {
    Ui& ui = panel.ui;
    const auto box = begin_dialog(ui, help_dialog, panel.strings["help.title"], panel.strings["dialog.close"],
                                  ui.pad(120), ui.pad(90));
    if (!box) return;
    {
        ScrollArea scroll(ui, "help.list", *box, panel.strings["help.title"]);
        const bool two = box->w > 640 * ui.sizes().scale;
        const float gap = ui.pad(4), inner = scroll.width() - ui.pad(1.5F);
        const float width = two ? (inner - gap) / 2 : inner;
        // Each section goes where there is less so far.
        float left = scroll.top(), right = scroll.top();
        for (const Section& section : sections(panel.strings)) {
            const bool to_left = !two || left <= right;
            float& y = to_left ? left : right;
            y += show_section(panel, section, {scroll.left() + (to_left ? 0 : width + gap), y, width, 0});
        }
        scroll.finish(std::max(left, right) - scroll.top());
    }
    end_dialog(ui);
}

}  // namespace stepwell

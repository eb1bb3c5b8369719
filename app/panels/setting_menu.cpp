#include "app/panels/setting_menu.h"

#include <algorithm>

#include "app/look/widgets/floating.h"
#include "core/base/text.h"

namespace stepwell {
namespace {

std::string shown(const Panel& panel, const Setting& setting, const std::string& value) {
    if (setting.kind != Setting::Kind::choice || setting.plain) return value;
    return std::string(panel.texts.find(panel.session.scene().id(), "label " + value).value_or(value));
}

std::string set_to(const Panel& panel, const Setting& setting) {
    const Settings& settings = panel.session.input().settings;
    const auto found = settings.find(setting.name);
    return found == settings.end() ? std::string() : found->second;
}

}  // namespace

std::vector<Setting> SettingMenu::options(const Scene& scene, const Input& input) {
    std::vector<Setting> options = scene.settings();
    std::erase_if(options, [&](const Setting& setting) {
        return setting.kind == Setting::Kind::cell || !scene.matters(setting.name, input);
    });
    return options;
}

std::string_view SettingMenu::name(const Panel& panel, const Setting& setting) {
    return panel.plain("setting " + setting.name);
}

std::string SettingMenu::value(const Panel& panel, const Setting& setting) {
    return shown(panel, setting, set_to(panel, setting));
}

void SettingMenu::show_all(const Panel& panel, std::string_view chip, Box place) {
    const std::vector<Setting> all = options(panel.session.scene(), panel.session.input());
    std::vector<MenuItem> items;
    for (const Setting& setting : all)
        items.push_back(
            {.id = setting.name, .label = std::string(name(panel, setting)), .note = value(panel, setting)});
    if (const auto chosen = menu(panel.ui, std::string(chip) + ".menu", place, items))
        panel.ui.open(id(all[*chosen]) + ".menu");
    for (const Setting& setting : all) menu_of(panel, setting, place);
}

void SettingMenu::show_one(const Panel& panel, std::string_view chip, Box place) {
    for (const Setting& setting : options(panel.session.scene(), panel.session.input()))
        if (id(setting) == chip) menu_of(panel, setting, place);
}

void SettingMenu::menu_of(const Panel& panel, const Setting& setting, Box place) {
    if (setting.kind == Setting::Kind::number) return number_of(panel, setting, place);
    const std::string now = set_to(panel, setting);
    std::vector<MenuItem> items;
    for (const std::string& choice : setting.choices)
        items.push_back({.id = choice, .label = shown(panel, setting, choice), .on = choice == now});
    if (const auto chosen = menu(panel.ui, id(setting) + ".menu", place, items))
        panel.session.change_setting(setting.name, setting.choices[*chosen]);
}

/// The run follows the slider at once.
void SettingMenu::number_of(const Panel& panel, const Setting& setting, Box place) {
    const auto bound = [](int number) { return static_cast<std::uint64_t>(number); };
    const std::string popup = id(setting) + ".menu";
    if (panel.ui.is_open(popup)) {
        panel.ui.close(popup);
        sliding_ = setting.name;
        number_.open(panel.ui, bound(whole_number(set_to(panel, setting)).value_or(setting.least)));
    }
    if (sliding_ != setting.name) return;
    const NumberSpec spec{name(panel, setting), bound(setting.least), bound(setting.most), true};
    const auto given = number_.show(panel, place, spec);
    if (given) panel.session.slide_setting(setting.name, std::to_string(given->number));
    if (number_.is_open(panel.ui)) return;
    panel.session.end_slide();
    sliding_.clear();
}

}  // namespace stepwell

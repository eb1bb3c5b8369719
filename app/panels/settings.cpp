#include "app/panels/settings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/flow.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

constexpr std::string_view new_learner_dialog = "new_learner";

/// A label, and below it what it is about.
class Form {
public:
    Form(const Panel& panel, float x, float y, float width) : panel_(panel), x_(x), y_(y), width_(width) {}

    void label(std::string_view key) {
        y_ += text(panel_.ui, {x_, y_}, width_, panel_.strings[key],
                   {.font = Font::semibold, .size = panel_.ui.sizes().label}) +
              panel_.ui.pad(0.75F);
    }

    /// Buttons side by side, in as many rows as they need. The one that was pressed.
    std::optional<std::size_t> choice(std::string_view id, std::span<const std::string> labels, std::size_t chosen) {
        Ui& ui = panel_.ui;
        std::optional<std::size_t> pressed;
        Flow flow(ui, {x_, y_, width_, 0});
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const ButtonSpec spec{.label = labels[i], .on = i == chosen};
            if (button(ui, std::string(id) + "." + std::to_string(i), flow.next(spec), spec)) pressed = i;
        }
        y_ = flow.bottom() + ui.pad(2.5F);
        return pressed;
    }

    Box line(float height) {
        const Box box{x_, y_, width_, height};
        y_ += height + panel_.ui.pad(2.5F);
        return box;
    }
    float y() const { return y_; }

private:
    const Panel& panel_;
    float x_, y_, width_;
};

void ask_new_learner(const Panel& panel) {
    Ui& ui = panel.ui;
    const float width = ui.pad(56);
    const float words = text_height(ui, width, panel.strings["new_learner.text"]);
    auto box = begin_dialog(ui, new_learner_dialog, panel.strings["new_learner.title"], panel.strings["dialog.close"],
                            width, words + ui.pad(3) + ui.sizes().control);
    if (!box) return;
    text(ui, {box->x, box->y}, box->w, panel.strings["new_learner.text"]);
    Box foot = cut_bottom(*box, ui.sizes().control);
    const ButtonSpec yes{.label = panel.strings["new_learner.yes"], .kind = ButtonKind::quiet};
    const ButtonSpec no{.label = panel.strings["dialog.cancel"], .kind = ButtonKind::filled};
    const bool agreed = button(ui, "new_learner.yes", cut_right(foot, button_width(ui, yes)), yes);
    cut_right(foot, ui.pad(1));
    const bool refused = button(ui, "new_learner.no", cut_right(foot, button_width(ui, no)), no);
    if (agreed) panel.session.forget_progress();
    if (agreed || refused) ui.close(new_learner_dialog);
    end_dialog(ui);
}

void form(const Panel& panel, ScrollArea& scroll) {
    Ui& ui = panel.ui;
    const Preferences before = panel.session.preferences();
    Preferences now = before;
    // Room at the edges for the keyboard's rings.
    Form form(panel, scroll.left() + ui.pad(0.75F), scroll.top() + ui.pad(0.5F), scroll.width() - ui.pad(2.5F));

    form.label("settings.language");
    std::vector<std::string> languages;
    for (const Language language : all_languages)
        languages.push_back(panel.strings["languages." + std::string(code_of(language))]);
    if (const auto i = form.choice("settings.language", languages, static_cast<std::size_t>(now.language)))
        now.language = all_languages[*i];

    form.label("settings.theme");
    const std::array themes = {panel.strings["settings.theme_light"], panel.strings["settings.theme_dark"],
                               panel.strings["settings.theme_contrast"]};
    if (const auto i = form.choice("settings.theme", themes, static_cast<std::size_t>(now.theme)))
        now.theme = all_themes[*i];

    // Buttons, not a slider: everything moves when the size changes, and a thumb would run away from the pointer.
    form.label("settings.type_size");
    constexpr std::array type_sizes = {80, 90, 100, 110, 125, 150, 175, 200};
    std::vector<std::string> percent;
    for (const int each : type_sizes) percent.push_back(std::to_string(each) + " %");
    const auto current = static_cast<std::size_t>(std::ranges::find(type_sizes, now.type_size) - type_sizes.begin());
    if (const auto i = form.choice("settings.type_size", percent, current)) now.type_size = type_sizes[*i];

    form.label("settings.motion");
    check(ui, "settings.motion", form.line(ui.sizes().row), panel.strings["settings.motion_on"], now.motion);

    const ButtonSpec fresh{
        .label = panel.strings["settings.new_learner"], .icon = icon::user, .kind = ButtonKind::quiet};
    const Box place = form.line(ui.sizes().control);
    if (button(ui, "settings.new_learner", {place.x, place.y, std::min(place.w, button_width(ui, fresh)), place.h},
               fresh))
        ui.open(new_learner_dialog);

    scroll.finish(form.y() - scroll.top());
    if (now != before) panel.session.set_preferences(now);
}

}  // namespace

void settings(const Panel& panel) {
    Ui& ui = panel.ui;
    const auto box = begin_dialog(ui, settings_dialog, panel.strings["settings.title"], panel.strings["dialog.close"],
                                  ui.pad(64), ui.pad(60));
    if (box) {
        ScrollArea scroll(ui, "settings.list", *box, panel.strings["settings.title"]);
        form(panel, scroll);
    }
    if (box) {
        ask_new_learner(panel);
        end_dialog(ui);
    }
}

}  // namespace stepwell

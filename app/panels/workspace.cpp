#include "app/panels/workspace.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/text.h"
#include "app/panels/help.h"
#include "app/panels/keys.h"
#include "app/panels/messages.h"
#include "app/panels/question.h"
#include "app/panels/settings.h"
#include "app/panels/variables.h"

namespace stepwell {
namespace {

constexpr std::array upper_panes = {Pane::read, Pane::code};
constexpr std::array lower_panes = {Pane::variables, Pane::question, Pane::log};
constexpr std::array column_panes = {Pane::read, Pane::code, Pane::variables, Pane::question, Pane::log};
constexpr std::array narrow_panes = {Pane::stage, Pane::read, Pane::code, Pane::variables, Pane::question, Pane::log};

std::string_view key_of(Pane pane) {
    switch (pane) {
        case Pane::stage: return "tabs.stage";
        case Pane::read: return "tabs.read";
        case Pane::code: return "tabs.code";
        case Pane::variables: return "tabs.variables";
        case Pane::question: return "tabs.question";
        case Pane::log: return "tabs.log";
    }
    return "";
}

/// The pane that a command asks for.
std::optional<Pane> pane_of(Command command) {
    switch (command) {
        case Command::read: return Pane::read;
        case Command::code: return Pane::code;
        case Command::variables: return Pane::variables;
        case Command::question: return Pane::question;
        case Command::log: return Pane::log;
        default: return std::nullopt;
    }
}

/// Tabs where they fit, else a button with a menu.
void choose_pane(const Panel& panel, std::string_view id, Box box, std::span<const Pane> panes, Pane& chosen) {
    Ui& ui = panel.ui;
    std::vector<std::string_view> labels;
    for (const Pane pane : panes) labels.push_back(panel.strings[key_of(pane)]);
    int index = static_cast<int>(std::ranges::find(panes, chosen) - panes.begin());
    const float width = tabs_width(ui, labels);
    if (width <= box.w) {
        if (tabs(ui, id, {box.x, box.y, width, box.h}, labels, index)) chosen = panes[static_cast<std::size_t>(index)];
        return;
    }
    const std::string menu_id = std::string(id) + ".menu";
    const ButtonSpec spec{.label = panel.strings[key_of(chosen)], .kind = ButtonKind::plain, .on = true, .opens = true};
    const float height = std::round(32 * ui.sizes().scale);
    const Box place{box.x, box.y + (box.h - height) / 2, std::min(box.w, button_width(ui, spec)), height};
    if (button(ui, id, place, spec)) ui.open(menu_id);
    std::vector<MenuItem> items;
    for (const Pane pane : panes)
        items.push_back({.id = std::string(key_of(pane)), .label = panel.strings[key_of(pane)], .on = pane == chosen});
    if (const auto item = menu(ui, menu_id, place, items)) chosen = panes[*item];
}

}  // namespace

void Workspace::show(Ui& ui, Session& session) {
    const Strings& strings = Strings::of(session.preferences().language);
    const Panel panel{ui, session, strings, Texts::of(session.lesson(), session.preferences().language)};
    follow(session);
    if (session.presenting.blank) {
        blank(panel);
        shortcuts(panel);
        return;
    }
    const View view = session.presenting.view;
    const bool was_narrow = layout_.narrow;
    layout_ = layout_of(ui.window(), ui.sizes(),
                        {.projector = session.preferences().projector,
                         .stage_alone = view == View::scene_alone,
                         .drawer_shut = view == View::all && several_ && !drawer_,
                         .column_alone = view == View::code_alone || view == View::prose_alone,
                         .several = several_,
                         .asking = lower_ == Pane::question && session.prediction().on(),
                         .beside = session.prediction().on() &&
                                   (view == View::scene_alone || (view == View::all && narrow_ == Pane::stage))});
    if (layout_.narrow && !was_narrow) narrow_ = Pane::stage;

    if (layout_.rail.w > 0) rail_.show(panel, layout_.rail);
    if (const auto order = head_.show(panel, layout_.head,
                                      {.rail_button = layout_.rail.w <= 0 && layout_.tools,
                                       .tools = layout_.tools,
                                       .summary = layout_.summary,
                                       .tabs = layout_.tabs_in_head,
                                       .drawer = several_ && !layout_.narrow ? std::optional(drawer_) : std::nullopt}))
        obey(panel, *order);
    if (layout_.narrow) narrow(panel);
    else {
        if (layout_.main.w > 0) stages(panel, layout_.main);
        if (layout_.column.w > 0) column(panel);
    }
    transport_.show(panel, layout_.transport, layout_.small_transport);

    rail_menu(panel);
    help(panel);
    settings(panel);
    files_.show(panel);
    messages(panel, place_for_messages(ui));
    shortcuts(panel);
}

/// Tabs follow what happens: a new scene begins with its page, an open question shows itself.
void Workspace::follow(const Session& session) {
    if (scene_ != &session.scene()) {
        scene_ = &session.scene();
        upper_ = single_ = Pane::read;
        narrow_ = Pane::stage;
        asking_ = false;
    }
    if (session.ready()) several_ = session.run().stages() > 1;
    const Prediction& prediction = session.prediction();
    if (prediction.on() && !asking_) {
        lower_ = single_ = Pane::question;
        narrow_ = Pane::stage;  // the question stands beside it
    }
    asking_ = prediction.on();
}

/// Nothing to look at but the teacher; a touch board has no key to go on with.
void Workspace::blank(const Panel& panel) {
    Ui& ui = panel.ui;
    panel.session.release();
    ui.paint().fill(ui.window(), ui.colour(Role::rail));
    const std::string tip = first_key(panel, Command::blank);
    const ButtonSpec back{
        .label = panel.strings["class.unblank"], .icon = icon::eye, .kind = ButtonKind::rail, .tip = tip};
    const float width = button_width(ui, back), height = ui.sizes().control;
    const Point middle = ui.window().centre();
    if (button(ui, "unblank", {middle.x - width / 2, middle.y - height / 2, width, height}, back))
        panel.session.presenting.blank = false;
}

void Workspace::stages(const Panel& panel, Box box) {
    stages_.show(panel, box, {.low = layout_.low, .head = !(layout_.narrow && layout_.low)});
}

void Workspace::column(const Panel& panel) {
    Ui& ui = panel.ui;
    card(ui, layout_.column);
    const View view = panel.session.presenting.view;
    if (layout_.lone_question) {  // what is asked about the scene, beside it
        pane(panel, Pane::question, inset(layout_.column, ui.sizes().hair));
        return;
    }
    if (view == View::code_alone || view == View::prose_alone) {
        Box inner = layout_.upper;
        const Pane which = view == View::code_alone ? Pane::code : Pane::read;
        Box head = card_head(ui, inner, panel.strings[key_of(which)]);
        if (which == Pane::code) code_languages(panel, head, ui.pad(12));
        pane(panel, which, inset(inner, ui.sizes().hair));
        return;
    }
    if (layout_.lower.w <= 0) {
        part(panel, layout_.upper, "tabs", column_panes, single_);
        return;
    }
    part(panel, layout_.upper, "tabs.upper", upper_panes, upper_);
    ui.paint().fill({layout_.lower.x, layout_.lower.y, layout_.lower.w, ui.sizes().hair}, ui.colour(Role::border));
    part(panel, layout_.lower, "tabs.lower", lower_panes, lower_);
}

void Workspace::part(const Panel& panel, Box box, std::string_view id, std::span<const Pane> panes, Pane& chosen) {
    Ui& ui = panel.ui;
    Box inner = box;
    Box head = card_head(ui, inner, {});
    cut_left(head, ui.pad(1));
    cut_right(head, ui.pad(1));
    std::vector<std::string_view> labels;
    for (const Pane each : panes) labels.push_back(panel.strings[key_of(each)]);
    if (chosen == Pane::code) code_languages(panel, head, tabs_width(ui, labels));
    choose_pane(panel, id, head, panes, chosen);
    pane(panel, chosen, {inner.x + ui.sizes().hair, inner.y, inner.w - 2 * ui.sizes().hair, inner.h - ui.pad(0.5F)});
}

/// At the right end of `head`; a menu where `needed` would leave no room for tabs.
void Workspace::code_languages(const Panel& panel, Box& head, float needed) {
    Ui& ui = panel.ui;
    Preferences preferences = panel.session.preferences();
    std::vector<std::string_view> labels;
    for (const CodeLanguage language : all_code_languages) labels.push_back(name_of(language));
    int index =
        static_cast<int>(std::ranges::find(all_code_languages, preferences.code) - std::begin(all_code_languages));
    const int before = index;
    const float width = tabs_width(ui, labels);
    if (width + needed + ui.pad(2) <= head.w) {
        tabs(ui, "code.language", cut_right(head, width), labels, index);
    } else {
        const ButtonSpec spec{
            .label = labels[static_cast<std::size_t>(index)], .kind = ButtonKind::plain, .opens = true};
        const float height = std::round(32 * ui.sizes().scale);
        Box place = cut_right(head, button_width(ui, spec));
        place = {place.x, place.y + (place.h - height) / 2, place.w, height};
        if (button(ui, "code.language", place, spec)) ui.open("code.language.menu");
        std::vector<MenuItem> items;
        for (const std::string_view label : labels)
            items.push_back({.id = std::string(label), .label = std::string(label), .on = label == spec.label});
        if (const auto item = menu(ui, "code.language.menu", place, items)) index = static_cast<int>(*item);
    }
    if (index == before) return;
    preferences.code = all_code_languages[static_cast<std::size_t>(index)];
    panel.session.set_preferences(preferences);
}

void Workspace::pane(const Panel& panel, Pane which, Box box) {
    switch (which) {
        case Pane::stage: break;
        case Pane::read: prose_.show(panel, box); break;
        case Pane::code: code_.show(panel, box); break;
        case Pane::variables: variables_panel(panel, box); break;
        case Pane::question:
            if (const auto pointed = question_panel(panel, box)) stages_.point_at(panel.session, *pointed);
            break;
        case Pane::log: log_.show(panel, box); break;
    }
}

/// One card, and tabs above it that say what it shows.
void Workspace::narrow(const Panel& panel) {
    Ui& ui = panel.ui;
    const View view = panel.session.presenting.view;
    if (view == View::scene_alone) narrow_ = Pane::stage;
    else if (view != View::all) narrow_ = view == View::code_alone ? Pane::code : Pane::read;
    Box strip = layout_.tabs_in_head ? head_.place_for_tabs() : layout_.tabs;
    if (strip.h > 0) {
        std::vector<std::string_view> labels;
        for (const Pane each : narrow_panes) labels.push_back(panel.strings[key_of(each)]);
        if (narrow_ == Pane::code) code_languages(panel, strip, tabs_width(ui, labels));
        if (narrow_ == Pane::stage && layout_.low && !several_) counts(panel, strip);
        choose_pane(panel, "tabs.narrow", strip, narrow_panes, narrow_);
    }
    if (narrow_ == Pane::stage) {
        stages(panel, layout_.main);
        if (layout_.column.w > 0) column(panel);
        return;
    }
    card(ui, layout_.main);
    Box inner = inset(layout_.main, ui.sizes().hair);
    if (narrow_ != Pane::read && view == View::all) stages_.sentence(panel, inner, layout_.low);
    pane(panel, narrow_, inner);
}

/// At the right end of `strip`, which gets shorter by them.
void Workspace::counts(const Panel& panel, Box& strip) {
    Ui& ui = panel.ui;
    const std::string line = panel.counts(panel.session.focus());
    const float width = line_width(ui, line, Font::medium, ui.sizes().label) + ui.pad(1);
    one_line(ui, cut_right(strip, std::min(width, strip.w * 0.75F)), line, Font::medium, ui.sizes().label,
             ui.colour(Role::quiet), Align::right);
    cut_right(strip, ui.pad(1));
}

void Workspace::rail_menu(const Panel& panel) {
    Ui& ui = panel.ui;
    if (!ui.is_open(rail_menu_id)) return;
    const bool by_keyboard = ui.focus_shown();
    const bool fresh = ui.push_layer(rail_menu_id);
    const float slide = ui.ease("rail.slide", 1, 0.16F);
    ui.paint().fill(ui.window(), faded(ui.theme().scrim, slide));
    const float width = std::min(ui.window().w - ui.pad(6), std::round(260 * ui.sizes().scale));
    const Box box{ui.window().x, ui.window().y, width, ui.window().h};
    if (fresh && by_keyboard) ui.focus_next(1);
    const bool chosen = rail_.show(panel, box);
    if (chosen || (!fresh && (ui.take(Key::escape) || ui.pressed_outside(box)))) ui.close(rail_menu_id);
    ui.pop_layer();
}

/// Over the pictures, clear of names and counts; over a dialog at the window's top.
Box Workspace::place_for_messages(const Ui& ui) const {
    if (ui.anything_open()) return ui.window();
    if (layout_.main.w > 0 && !(layout_.narrow && narrow_ != Pane::stage)) return stages_.free();
    Box place = layout_.main.w > 0 ? layout_.main : layout_.column;
    cut_top(place, ui.sizes().header);
    return place;
}

void Workspace::shortcuts(const Panel& panel) {
    Ui& ui = panel.ui;
    for (const Order order : std::exchange(orders_, {})) {
        obey(panel, order);
        ui.again();
    }
    if (ui.typing() || ui.anything_open()) return;
    for (const KeyPress& press : ui.keys_left()) {
        if (press.mods.alt) continue;
        const bool asking = panel.session.prediction().on();
        const auto order = order_for(press.character, press.key, press.mods.ctrl, press.mods.shift, asking);
        if (!order || (press.repeat && !info_of(order->command).repeats)) continue;
        obey(panel, *order);
        ui.again();
    }
}

void Workspace::open_pane(Pane pane) {
    if (layout_.narrow) narrow_ = pane;
    drawer_ = true;
    single_ = pane;
    if (std::ranges::find(upper_panes, pane) != upper_panes.end()) upper_ = pane;
    else lower_ = pane;
}

void Workspace::obey(const Panel& panel, Order order) {
    if (carry_out(panel.session, order)) return;
    if (const auto pane = pane_of(order.command)) return open_pane(*pane);
    switch (order.command) {
        case Command::go_to: transport_.ask_for_step(); break;
        case Command::drawer: drawer_ = !drawer_; break;
        case Command::fit: stages_.fit(); break;
        case Command::help: panel.ui.open(help_dialog); break;
        case Command::settings: panel.ui.open(settings_dialog); break;
        case Command::open: files_.open(panel, FileDialog::Purpose::open); break;
        case Command::save:
        case Command::save_as: files_.open(panel, FileDialog::Purpose::save); break;
        case Command::export_picture: files_.open(panel, FileDialog::Purpose::export_picture); break;
        case Command::save_map:
            if (!panel.session.scene().has_floor()) panel.session.refuse(no_floor());
            else files_.open(panel, FileDialog::Purpose::export_picture, ".txt");
            break;
        case Command::quit: quit_ = true; break;
        default: break;
    }
}

}  // namespace stepwell

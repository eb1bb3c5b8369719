#include "app/panels/rail.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

std::string text_of(const Lesson& lesson, Language language, std::string_view scene, std::string_view key) {
    return std::string(Texts::of(lesson, language).find(scene, key).value_or(key));
}

/// The sign and the name.
void sign(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const float side = std::round(18 * ui.sizes().scale);
    ui.paint().fill(Painter::snap({box.x, box.y + (box.h - side) / 2, side, side}), ui.colour(Role::marked_bar),
                    std::round(4 * ui.sizes().scale));
    cut_left(box, side + ui.pad(1.25F));
    ui.paint().label(box, Font::bold, std::round(22 * ui.sizes().scale), panel.strings["app.name"],
                     ui.colour(Role::on_rail));
}

}  // namespace

bool Rail::show(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    if (seen_ != panel.session.lesson().folder) seen_ = opened_ = panel.session.lesson().folder;
    ui.paint().fill(box, ui.colour(Role::rail));
    Box inner = box;
    cut_left(inner, ui.pad(1.75F));
    cut_right(inner, ui.pad(1.75F));
    Box head = cut_top(inner, ui.pad(8));
    cut_left(head, ui.pad(1));
    sign(panel, head);
    foot(panel, cut_bottom(inner, ui.pad(10.5F)));

    bool chosen = false;
    // A little wider than its content, so that the rings of the keyboard are not cut.
    const Box view = {inner.x - ui.pad(0.5F), inner.y, inner.w + ui.pad(1), inner.h};
    ScrollArea scroll(ui, "rail", view, panel.strings["rail.lessons"]);
    float y = scroll.top() + ui.pad(0.5F);
    for (const Lesson& each : panel.session.lessons()) chosen = lesson(panel, each, inner, y) || chosen;
    scroll.finish(y - scroll.top());
    return chosen;
}

bool Rail::lesson(const Panel& panel, const Lesson& lesson, Box space, float& y) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const Language language = panel.strings.language();
    const bool open = lesson.folder == opened_;
    const std::string title = text_of(lesson, language, "lesson", "title");
    const std::size_t done = panel.session.progress().ticked(lesson);
    const std::string count = std::to_string(done) + "/" + std::to_string(lesson.scenes.size());

    const float count_width = ui.paint().width(Font::semibold, s.body, count) + ui.pad(1.5F);
    const TextSpec spec{
        .font = open ? Font::semibold : Font::regular, .leading = 1.3F, .ink = Role::on_rail, .strong = Role::on_rail};
    const Paragraph words = break_lines(ui, title, space.w - ui.pad(2.5F) - count_width, spec);
    const float height = std::max(s.row, height_of(ui, words, spec) + ui.pad(1.5F));
    const Box row = Painter::snap({space.x, y, space.w, height});
    const Touch touch = ui.area(
        "rail." + lesson.folder, row,
        title + ", " + panel.strings("rail.progress", {{"done", done}, {"all", lesson.scenes.size()}}), {.on = open});
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    const float warm = ui.ease("rail." + lesson.folder, touch.hovered ? 1.0F : 0.0F);
    ui.paint().fill(row, open ? ui.theme().rail_selected : faded(ui.theme().rail_selected, 0.6F * warm), s.radius);
    if (touch.focused) ui.focus_ring(inset(row, s.ring), s.radius - s.ring, Role::on_rail);
    const float top = row.y + (row.h - height_of(ui, words, spec)) / 2;
    paint_lines(ui, {row.x + ui.pad(1.25F), top}, words, spec);
    Box right = row;
    cut_right(right, ui.pad(1.25F));
    ui.paint().label(right, open ? Font::semibold : Font::regular, s.body, count, ui.colour(Role::on_rail),
                     Align::right);
    y += row.h + ui.pad(0.5F);
    if (touch.clicked) opened_ = open ? "" : lesson.folder;

    bool chosen = false;
    if (open) {
        for (const auto& each : lesson.scenes) chosen = scene(panel, lesson, *each, space, y) || chosen;
        y += ui.pad(0.5F);
    }
    return chosen;
}

bool Rail::scene(const Panel& panel, const Lesson& lesson, const Scene& scene, Box space, float& y) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const bool here = &scene == &panel.session.scene();
    const bool done = panel.session.progress().ticked(scene);
    const std::string title = text_of(lesson, panel.strings.language(), scene.id(), "title");
    const Role ink = Role::on_rail;
    const TextSpec spec{
        .font = here ? Font::medium : Font::regular, .size = s.label, .leading = 1.25F, .ink = ink, .strong = ink};
    const Paragraph words = break_lines(ui, title, space.w - ui.pad(6.5F), spec);
    const float height = std::max(std::round(32 * s.scale), height_of(ui, words, spec) + ui.pad(1.5F));
    const Box row = Painter::snap({space.x, y, space.w, height});
    const std::string id = "rail.scene." + std::string(scene.id());
    const Touch touch = ui.area(id, row, done ? title + ", " + panel.strings["rail.done"] : title, {.on = here});
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    const float warm = ui.ease(id, touch.hovered ? 1.0F : 0.0F);
    if (here) ui.paint().fill(row, ui.colour(Role::accent), s.radius * 0.75F);
    else ui.paint().fill(row, faded(ui.theme().rail_selected, 0.8F * warm), s.radius * 0.75F);
    if (touch.focused) ui.focus_ring(inset(row, s.ring), s.radius * 0.75F - s.ring, Role::on_rail);
    const Colour colour =
        here ? ui.colour(Role::on_accent) : mix(ui.theme().rail_quiet, ui.colour(Role::on_rail), warm);
    ui.paint().paragraph({row.x + ui.pad(2.75F), row.y + (row.h - height_of(ui, words, spec)) / 2}, words, spec.font,
                         s.label, std::round(s.label * spec.leading), colour, colour);
    if (done)
        ui.paint().icon({row.x + row.w - ui.pad(2.25F), row.centre().y}, icon::check, s.label,
                        here ? colour : ui.theme().rail_tick);
    y += row.h + ui.pad(0.25F);
    if (!touch.clicked) return false;
    if (!here) panel.session.open_scene(scene.id());
    return true;
}

void Rail::foot(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    // The languages, each in its own words: in one row, with less air between them if that is what it takes, else in
    // more.
    const float line = std::round(32 * s.scale);
    cut_bottom(box, ui.pad(1.5F));
    float words = 0;
    for (const Language language : all_languages)
        words += std::ceil(
            ui.paint().width(Font::semibold, s.small, panel.strings["languages." + std::string(code_of(language))]));
    const float left = (box.w - ui.pad(0.75F) - words) / static_cast<float>(std::size(all_languages));
    const float air = left > ui.pad(0.5F) ? std::min(left, ui.pad(1.25F)) : ui.pad(1.25F);
    float x = box.x + ui.pad(0.75F), y = box.y + ui.pad(0.5F);
    for (const Language language : all_languages) {
        const std::string code(code_of(language));
        const std::string& name = panel.strings["languages." + code];
        const bool on = language == panel.session.preferences().language;
        const float width = std::ceil(ui.paint().width(on ? Font::semibold : Font::regular, s.small, name)) + air;
        if (x + width > box.x + box.w) {
            x = box.x + ui.pad(0.75F);
            y += line;
        }
        const Box word = Painter::snap({x, y, width, line});
        const Touch touch = ui.area("language." + code, word, name, {.on = on});
        if (touch.hovered) ui.set_pointer(Pointer::hand);
        if (touch.focused) ui.focus_ring(inset(word, ui.pad(0.25F)), s.radius / 2, Role::on_rail);
        ui.paint().label(word, on ? Font::semibold : Font::regular, s.small, name,
                         on || touch.hovered ? ui.colour(Role::on_rail) : ui.theme().rail_quiet, Align::centre);
        if (touch.clicked) {
            Preferences preferences = panel.session.preferences();
            preferences.language = language;
            panel.session.set_preferences(preferences);
        }
        x += width;
    }
}

}  // namespace stepwell

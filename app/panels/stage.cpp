#include "app/panels/stage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/imgui_canvas.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"

namespace stepwell {

std::span<const SceneKeys> scene_keys() {
    static const std::array<SceneKeys, 3> all = {{{"move", {Key::left, Key::right, Key::up, Key::down}},
                                                  {"press", {Key::space, Key::enter}},
                                                  {"leave", {Key::escape}}}};
    return all;
}

StagePanel::StagePanel(Textures& textures, std::size_t index)
    : textures_(textures), index_(index), area_(index == 0 ? "stage" : fmt::format("stage.{}", index + 1)) {}

float StagePanel::air(const Ui& ui) { return ui.pad(ui.window().h < 700 * ui.sizes().scale ? 0.5F : 1); }

void StagePanel::show(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    moved_ = false;
    if (!session.ready() || index_ >= session.run().stages()) return;
    box = Painter::snap(box);
    const Box pen = index_ == 0 ? place_for_pen(panel, box) : Box{};
    look(panel, box);
    const Touch touch =
        ui.area(area_, box, panel.strings["tabs.stage"], {.drags = true, .any_button = true, .activate = false});
    if (touch.pressed && !session.prediction().pending()) session.focus_on(index_);
    follow_gesture(panel, touch);
    if (const float notches = ui.take_scroll(box).y; notches != 0) {
        camera_.zoom(touch.at, std::pow(1.15F, notches));
        moved_ = true;
    }
    keyboard(panel, touch);
    ui.push_clip(box);
    paint(panel, touch, box);
    ui.pop_clip();
    if (touch.focused) ui.focus_ring(inset(box, ui.sizes().ring * 2), ui.sizes().radius);
    if (index_ + 1 == session.run().stages()) camera_buttons(panel, box);
    pen_buttons(panel, pen);
    if (focused(session)) picked_cell(panel);
}

void StagePanel::look(const Panel& panel, Box box) {
    const Box world = panel.session.scene().world(panel.session.run().input());
    const float margin = air(panel.ui);
    if (scene_ != &panel.session.scene() || world_ != world || wants_fit_) {
        moved_ = wants_fit_;
        scene_ = &panel.session.scene();
        world_ = world;
        wants_fit_ = false;
        camera_.fit(world, box, margin);
    } else {
        camera_.follow(world, box, margin);
    }
}

void StagePanel::paint(const Panel& panel, const Touch& touch, Box box) {
    Ui& ui = panel.ui;
    const Session& session = panel.session;
    ImGuiCanvas canvas(ui.paint(), textures_, ui.theme(), camera_, box, ui.sizes().bold_lines);
    canvas.words = words_of(panel.texts, session.scene());
    const Moment moment = session.stage_moment(index_);
    const Scene& scene = session.scene();
    scene.draw(canvas, moment, session.movers(index_));
    const auto frame = [&](Cell c, Role role, float width) {
        scene.draw_frame(canvas, moment.input, c, {role}, width);
    };
    for (const Cell c : session.breakpoints().cells()) {
        if (!session.input().map.extent().contains(c)) continue;  // it waits for a larger map
        const Box place = scene.box_of(moment.input, c);
        const Point at{place.x + 0.85F * place.w, place.y + 0.15F * place.h};
        ui.paint().disc(camera_.to_screen(at), std::max(3.0F, camera_.scale() * 0.1F), ui.colour(Role::wrong));
    }
    if (const auto picked = session.picked(); picked && focused(session)) frame(*picked, Role::accent, 0.08F);
    if (pointed_at_) frame(*std::exchange(pointed_at_, std::nullopt), Role::accent, 0.08F);
    if (touch.focused && scene.has_floor()) {  // seen on dark walls and on bright floor
        frame(cursor_, Role::card, 0.16F);
        frame(cursor_, Role::accent, 0.08F);
    }
    const Cell under = scene.pick(moment.input, camera_.to_world(touch.at));
    const bool asks = gesture_ == Gesture::none && !session.presenting.pen && !session.presenting.spotlight;
    if (touch.hovered && asks && scene.has_floor() && session.run().input().map.extent().contains(under)) {
        const Box place = scene.box_of(moment.input, under);
        if (place.w != 1) frame(under, Role::accent, 0.05F);  // not a square that everybody sees: this one is meant
        ui.tip(touch, camera_.to_screen(place), value_text(panel, under));
    }
    const float wide = std::round(4 * ui.sizes().scale * ui.sizes().bold_lines);
    for (const Presenting::Line& stroke : session.presenting.strokes()) {
        std::vector<Point> points;
        for (const Point p : stroke) points.push_back(camera_.to_screen(p));
        ui.paint().line(points, ui.colour(Role::goal), wide);
        for (const Point p : {points.front(), points.back()}) ui.paint().disc(p, wide / 2, ui.colour(Role::goal));
    }
    if (session.presenting.spotlight && contains(box, touch.at)) {
        const float radius = std::min(box.w, box.h) * 0.22F, beyond = box.w + box.h;
        ui.paint().ring(touch.at, radius + beyond / 2, ui.theme().scrim, beyond);
    }
}

/// The press decides what a gesture is, until the button is let go – or the stage no longer hears of it, because
/// something has opened above.
void StagePanel::follow_gesture(const Panel& panel, const Touch& touch) {
    const Session& session = panel.session;
    const bool left = touch.button == Button::left, tool = session.editor().tool().has_value();
    if (touch.pressed) {
        if (touch.button == Button::middle) gesture_ = Gesture::pan;
        else if (session.presenting.pen) gesture_ = left ? Gesture::write : Gesture::none;
        else if (session.presenting.spotlight) gesture_ = Gesture::light;
        else gesture_ = left && !tool ? Gesture::pan : Gesture::edit;
    }
    switch (gesture_) {
        case Gesture::edit: edit(panel, touch); break;
        case Gesture::write: write(panel, touch); break;
        case Gesture::pan: pan(panel, touch); break;
        case Gesture::light:  // the light goes with the finger
        case Gesture::none: break;
    }
    if (!touch.pressed && !touch.held) gesture_ = Gesture::none;
    if (touch.hovered && (tool || session.presenting.pen)) panel.ui.set_pointer(Pointer::crosshair);
}

/// Where the pointer went since the last frame, in the scene: on a slow machine that is a long way.
std::vector<Point> StagePanel::moves(const Panel& panel) const {
    std::vector<Point> worlds;
    for (const Point at : panel.ui.input().moves) worlds.push_back(camera_.to_world(at));
    return worlds;
}

/// Where in the scene a press aims. A token may be drawn larger than its small cell: a press on it means the cell.
Point StagePanel::aimed_at(const Session& session, Point pixel) const {
    constexpr float token = 8;
    Point aim = camera_.to_world(pixel);
    float nearest = token;
    for (const Setting& setting : session.scene().settings()) {
        if (setting.kind != Setting::Kind::cell) continue;
        const Cell at = cell_of(session.input().settings, setting.name);
        const Point middle = session.scene().box_of(session.input(), at).centre(), shown = camera_.to_screen(middle);
        const float distance = std::hypot(shown.x - pixel.x, shown.y - pixel.y);
        if (distance >= nearest) continue;
        nearest = distance;
        aim = middle;
    }
    return aim;
}

void StagePanel::edit(const Panel& panel, const Touch& touch) {
    Session& session = panel.session;
    if (touch.pressed) session.press(aimed_at(session, touch.at), touch.button == Button::right);
    else if (touch.held || touch.released) session.drag(moves(panel));
    if (!touch.pressed && !touch.held) session.release();
}

void StagePanel::write(const Panel& panel, const Touch& touch) {
    Presenting& presenting = panel.session.presenting;
    if (touch.pressed) presenting.begin_stroke(camera_.to_world(touch.at));
    else if ((touch.held || touch.released) && !presenting.strokes().empty())
        for (const Point to : moves(panel)) presenting.extend_stroke(to);
}

/// A drag moves the map; a click asks about a cell.
void StagePanel::pan(const Panel& panel, const Touch& touch) {
    Session& session = panel.session;
    if (touch.pressed) {
        panned_from_ = touch.at;
        panned_ = false;
    } else if (touch.held) {
        const float far = std::hypot(touch.at.x - panned_from_.x, touch.at.y - panned_from_.y);
        if (panned_ || far > 4 * panel.ui.sizes().scale) {
            camera_.pan({touch.at.x - panned_from_.x, touch.at.y - panned_from_.y});
            moved_ = true;
            panned_from_ = touch.at;
            panned_ = true;
            panel.ui.set_pointer(Pointer::move);
        }
    } else if (touch.released && !panned_ && touch.button == Button::left) {
        session.press(camera_.to_world(touch.at));
        session.release();
    }
}

/// Arrows move a cell, Space and Enter press there, Escape gives the keys back to the run; Tab then goes on from here.
void StagePanel::keyboard(const Panel& panel, const Touch& touch) {
    if (!touch.focused || !panel.session.scene().has_floor()) return;
    Ui& ui = panel.ui;
    struct Way {
        Key key;
        Cell by;
    };
    constexpr std::array ways = {Way{Key::left, {-1, 0}}, Way{Key::right, {1, 0}}, Way{Key::up, {0, -1}},
                                 Way{Key::down, {0, 1}}};
    for (const Way& way : ways)
        while (ui.take(way.key)) cursor_ = cursor_ + way.by;
    const Extent extent = panel.session.stage_moment(index_).input.map.extent();
    cursor_ = cell(std::clamp<int>(cursor_.x, 0, std::max(0, extent.width - 1)),
                   std::clamp<int>(cursor_.y, 0, std::max(0, extent.height - 1)));
    if (ui.take(Key::enter) || ui.take(Key::space)) {
        panel.session.press_cell(cursor_);
        panel.session.release();
    }
    if (ui.take(Key::escape)) ui.focus(area_, false);
}

/// "came_from[(6, 4)] = (6, 5)", or the cell alone if nothing is kept for it; "(6, 0) wall".
std::string StagePanel::value_text(const Panel& panel, Cell cell) const {
    const std::string where = panel.show(Value::of(cell));
    if (!panel.session.stage_moment(index_).input.map.walkable(cell))
        return fmt::format("{} {}", where, panel.plain("legend wall"));
    const auto variable = panel.session.variable_at(cell, index_);
    return variable ? fmt::format("{}[{}] = {}", variable->name, where, panel.show(variable->items[0].value)) : where;
}

/// Found once, not in every frame: looking for it may go through a long recording.
std::optional<std::size_t> StagePanel::writer_of(const Session& session, Cell cell) {
    const Asked asked{session.runs_shown(), session.position(), cell};
    if (asked != asked_) {
        asked_ = asked;
        writer_ = session.who_wrote(cell);
    }
    return writer_;
}

std::string StagePanel::writer_text(const Panel& panel, Cell cell) {
    const auto writer = writer_of(panel.session, cell);
    if (!writer) return {};
    return panel.strings("stage.writer_step", {{"step", panel.session.step_number(*writer)}});
}

/// What the cell that somebody asked about holds, who wrote it, and a stop at it.
void StagePanel::picked_cell(const Panel& panel) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    constexpr std::string_view id = "stage.cell";
    const auto picked = session.picked();
    if (!picked) return;
    if (!ui.is_open(id)) ui.open(id);
    const Box anchor = camera_.to_screen(session.scene().box_of(session.stage_moment(index_).input, *picked));
    enum Item : std::size_t { value, writer, stop };
    const std::array<MenuItem, 3> items = {{
        {.id = "value", .label = value_text(panel, *picked), .enabled = false},
        {.id = "writer",
         .label = panel.strings["stage.who_wrote"],
         .note = writer_text(panel, *picked),
         .icon = icon::history,
         .enabled = writer_of(session, *picked).has_value(),
         .line_above = true},
        {.id = "stop",
         .label = panel.strings["stage.stop_here"],
         .icon = icon::circle,
         .on = session.breakpoints().contains(*picked)},
    }};
    const auto chosen = menu(ui, id, anchor, items);
    if (chosen == writer) session.jump_to_writer(*picked);
    if (chosen == stop) session.toggle_breakpoint(*picked);
    if (!ui.is_open(id)) session.pick(std::nullopt);
}

/// Nearer, further, all of it: for those who have no wheel.
void StagePanel::camera_buttons(const Panel& panel, Box box) {
    const bool large = world_.w * world_.h > 400;
    if (camera_.fitted() && !large) return;
    Ui& ui = panel.ui;
    const float side = std::round(34 * ui.sizes().scale);
    Box row = {box.x + box.w - 3 * side - ui.pad(2), box.y + box.h - side - ui.pad(1), 3 * side + ui.pad(1), side};
    struct Entry {
        std::string_view id;
        char32_t icon;
        std::string_view text;
    };
    constexpr std::array entries = {Entry{"stage.further", icon::minus, "stage.further"},
                                    Entry{"stage.nearer", icon::plus, "stage.nearer"},
                                    Entry{"stage.fit", icon::fit, "stage.fit_tip"}};
    for (const Entry& entry : entries) {
        const Box place = cut_left(row, side);
        cut_left(row, ui.pad(0.5F));
        if (!button(ui, entry.id, place, {.icon = entry.icon, .tip = panel.strings[entry.text]})) continue;
        if (entry.icon == icon::fit) fit();
        else camera_.zoom(box.centre(), entry.icon == icon::plus ? 1.3F : 1 / 1.3F);
        moved_ = true;
    }
}

/// A corner that the whole map leaves free, if need be without words; where there is none, `box` makes room above
/// or at the right, where the map stays larger.
Box StagePanel::place_for_pen(const Panel& panel, Box& box) {
    const Presenting& presenting = panel.session.presenting;
    if (!presenting.pen && presenting.strokes().empty()) return {};
    Ui& ui = panel.ui;
    const float side = ui.sizes().control, two = 2 * side + ui.pad(0.5F);
    const float words = button_width(ui, {.label = panel.strings["class.pen_clear"], .icon = icon::trash});
    const Point row{two - side + words, side}, icons{two, side}, column{side, two};
    const Box world = panel.session.scene().world(panel.session.run().input()), free = inset(box, ui.pad(1));
    Camera whole;
    whole.fit(world, box, air(ui));
    for (const Point size : {row, icons, column}) {
        for (const Point corner : {Point{1, 0}, {0, 0}, {0, 1}}) {  // the camera's buttons have the fourth
            const Box place{free.x + corner.x * (free.w - size.x), free.y + corner.y * (free.h - size.y), size.x,
                            size.y};
            const Box covered = common(place, whole.to_screen(world));
            if (size.x <= free.w && covered.w * covered.h == 0) return place;
        }
    }
    Box above = box, beside = box;
    Box top = inset(cut_top(above, side + ui.pad(2)), ui.pad(1));
    const Box edge = cut_right(beside, side + ui.pad(1));  // there is air between it and the map
    Camera under_top, left_of_edge;
    under_top.fit(world, above, air(ui));
    left_of_edge.fit(world, beside, air(ui));
    if (under_top.scale() >= left_of_edge.scale()) {
        box = above;
        return cut_right(top, row.x <= top.w ? row.x : icons.x);
    }
    box = beside;
    return {edge.x, edge.y + ui.pad(1), column.x, column.y};
}

void StagePanel::pen_buttons(const Panel& panel, Box place) {
    if (place == Box{}) return;
    Presenting& presenting = panel.session.presenting;
    Ui& ui = panel.ui;
    const float side = ui.sizes().control, gap = ui.pad(0.5F);
    const std::string tip = with_key(panel, panel.strings["class.pen"], Command::pen);
    const std::string wipe_tip = with_key(panel, panel.strings["class.pen_clear"], Command::pen_clear);
    const ButtonSpec pen{.icon = icon::pen, .on = presenting.pen, .tip = tip};
    ButtonSpec wipe{.icon = icon::trash, .enabled = !presenting.strokes().empty(), .tip = wipe_tip};
    if (place.w > 2 * side + gap) wipe.label = panel.strings["class.pen_clear"];
    const bool below = place.h > side;
    const Box first = below ? cut_top(place, side) : cut_left(place, side);
    below ? cut_top(place, gap) : cut_left(place, gap);
    if (button(ui, "stage.pen", first, pen)) presenting.pen = !presenting.pen;
    if (button(ui, "stage.wipe", place, wipe)) presenting.wipe();
}

}  // namespace stepwell

#include "app/panels/transport.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"
#include "app/session/names.h"

namespace stepwell {
namespace {

constexpr std::string_view size_menu = "transport.sizes", speed_menu = "transport.speeds";

std::string per_second(const Panel& panel, int speed) {
    return panel.strings("transport.per_second", {{"speed", Transport::speeds[static_cast<std::size_t>(speed)]}});
}

/// "Step **131** of 236"
std::string step_text(const Panel& panel) {
    return panel.strings("transport.step_of",
                         {{"step", panel.session.step_number()}, {"steps", panel.session.step_count()}});
}

/// The chapters' positions and the breakpoints', in order of place.
std::vector<ScrubMark> marks_of(const Session& session) {
    std::vector<ScrubMark> marks;
    for (const std::uint32_t at : session.focused().recording->chapters())
        marks.push_back({at, ScrubMark::Kind::chapter});
    for (const std::size_t at : session.breakpoint_marks()) marks.push_back({at, ScrubMark::Kind::stop});
    std::ranges::sort(marks, {}, &ScrubMark::at);
    return marks;
}

std::string chapter_of(const Panel& panel) {
    Session& session = panel.session;
    if (const std::string name = session.chapter(); !name.empty()) return name;
    const auto chapters = session.focused().recording->chapters();
    if (chapters.size() < 2) return {};
    const auto behind = std::ranges::upper_bound(chapters, session.position());
    const auto number = std::max<std::ptrdiff_t>(1, behind - chapters.begin());
    return panel.strings("transport.chapter", {{"chapter", number}, {"chapters", chapters.size()}});
}

}  // namespace

void TransportPanel::show(const Panel& panel, Box box, bool small) {
    Ui& ui = panel.ui;
    card(ui, box);
    Box row = inset(box, ui.pad(small ? 1 : 2));
    cut_left(row, ui.pad(small ? 0.25F : 0));
    buttons(panel, row, small);
    cut_left(row, ui.pad(small ? 0.5F : 1.5F));
    speeds(panel, row);
    cut_right(row, ui.pad(0.5F));
    sizes(panel, row, small);
    cut_right(row, ui.pad(small ? 0.5F : 1.5F));
    if (small) {
        const float width = std::min(row.w * 0.45F, ui.pad(14));
        step_number(panel, cut_right(row, width), true);
        cut_right(row, ui.pad(0.5F));
        bar(panel, row);
    } else {
        row.y -= ui.pad(0.5F);
        Box words = cut_top(row, std::round(32 * ui.sizes().scale));
        if (panel.session.ready()) {
            const std::string chapter = chapter_of(panel);
            const float width = ui.paint().width(Font::regular, ui.sizes().label, chapter);
            if (width + ui.paint().width(Font::semibold, ui.sizes().label, step_text(panel)) + ui.pad(4) < words.w)
                ui.paint().label(cut_right(words, width), Font::regular, ui.sizes().label, chapter,
                                 ui.colour(Role::quiet), Align::right);
        }
        step_number(panel, words, false);
        bar(panel, cut_top(row, std::round(32 * ui.sizes().scale)));
    }
}

void TransportPanel::buttons(const Panel& panel, Box& row, bool small) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    const bool ready = session.ready(), playing = session.transport().playing();
    struct Entry {
        std::string_view id;
        char32_t icon;
        std::string_view text;
        Command command;
        bool enabled;
        bool edge;  // first and last: they go where there is no room
    };
    const bool at_first = !ready || session.position() == 0, at_last = !ready || session.position() == session.last();
    const std::array entries = {
        Entry{"transport.first", icon::first, "transport.first", Command::first, !at_first, true},
        Entry{"transport.back", icon::back, "transport.back", Command::back, !at_first, false},
        Entry{"transport.play", playing ? icon::pause : icon::play, playing ? "transport.pause" : "transport.play",
              Command::play, ready, false},
        Entry{"transport.next", icon::next, "transport.next", Command::next, !at_last, false},
        Entry{"transport.last", icon::last, "transport.last", Command::last, !at_last, true},
    };
    const float side = small ? ui.sizes().control : ui.pad(5.5F);
    const float gap = ui.pad(small ? 0.5F : 1.5F);
    const bool room = row.w > 560 * ui.sizes().scale;
    for (const Entry& entry : entries) {
        if (entry.edge && !room) continue;
        const bool main = entry.command == Command::play;
        Box place = cut_left(row, main ? std::round(side * 1.25F) : side);
        place.y += (place.h - side) / 2;
        place.h = side;
        cut_left(row, gap);
        const std::string tip = with_key(panel, panel.strings[entry.text], entry.command);
        if (button(ui, entry.id, place,
                   {.icon = entry.icon,
                    .kind = main ? ButtonKind::filled : ButtonKind::quiet,
                    .enabled = entry.enabled,
                    .tip = tip}))
            carry_out(session, {entry.command});
    }
}

void TransportPanel::bar(const Panel& panel, Box box) {
    Session& session = panel.session;
    if (!session.ready()) {
        progress_bar(panel.ui, {box.x, box.centre().y - panel.ui.pad(0.5F), box.w, panel.ui.pad(1)}, 0);
        return;
    }
    const std::vector<ScrubMark> marks = marks_of(session);
    std::size_t position = session.position();
    const bool smooth = !session.transport().playing() || session.transport().steps_per_second() <= 8;
    if (scrub_bar(
            panel.ui, "transport.bar", box, position,
            {.label = plain_text(step_text(panel)), .count = session.last() + 1, .marks = marks, .smooth = smooth}))
        session.seek(position);
}

void TransportPanel::step_number(const Panel& panel, Box box, bool small) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    if (!session.ready()) return;
    const std::size_t step = session.step_number(), steps = session.step_count();
    std::string words = step_text(panel);
    if (small) words = "**" + std::to_string(step) + "** / " + std::to_string(steps);
    const float width = std::min(box.w, line_width(ui, words, Font::regular, ui.sizes().label) + ui.pad(1));
    Box place{box.x, box.y, width, box.h};
    if (!small) place.x -= ui.pad(0.5F);
    place = Painter::snap(place);
    const std::string tip = with_key(panel, panel.strings["transport.go_to"], Command::go_to);
    const Touch touch = ui.area("transport.step", place, plain_text(words));
    if (touch.hovered) ui.set_pointer(Pointer::hand);
    const float warm = ui.ease("transport.step", touch.hovered ? 1.0F : 0.0F);
    const Box ground{place.x, place.centre().y - ui.pad(1.5F), place.w, ui.pad(3)};
    ui.paint().fill(ground, faded(ui.theme().control_hover, warm), ui.sizes().radius * 0.75F);
    if (touch.focused) ui.focus_ring(ground, ui.sizes().radius * 0.75F);
    one_line(ui, inset(place, 0), words, Font::regular, ui.sizes().label, ui.colour(Role::ink), Align::centre);
    ui.tip(touch, place, tip);
    if (touch.clicked || std::exchange(asked_, false)) go_to_.open(ui, step);
    if (const auto number = go_to_.show(panel, place, {panel.strings["transport.go_to"], 1, session.step_count()}))
        session.go_to_step(static_cast<std::size_t>(number->number));
}

void TransportPanel::sizes(const Panel& panel, Box& row, bool small) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    const auto name = [&](StepSize size) { return panel.strings["sizes." + std::string(name_of(size))]; };
    const std::string by = panel.strings("transport.by", {{"size", name(session.transport().size())}});
    const bool icon_only = small && row.w < 420 * ui.sizes().scale;
    const ButtonSpec spec{.label = icon_only ? std::string_view() : std::string_view(by),
                          .icon = icon_only ? icon::list : icon::none,
                          .kind = ButtonKind::plain,
                          .tip = icon_only ? std::string_view(by) : std::string_view(),
                          .opens = !icon_only,
                          .align = icon_only ? Align::centre : Align::right};
    float width = button_width(ui, spec);
    for (const StepSize size : all_step_sizes) {  // as wide as the widest, so that nothing jumps when it changes
        const std::string other = panel.strings("transport.by", {{"size", name(size)}});
        if (!icon_only)
            width = std::max(width, button_width(ui, {.label = other, .kind = ButtonKind::plain, .opens = true}));
    }
    Box place = cut_right(row, width);
    place = {place.x, place.centre().y - ui.sizes().control / 2, place.w, ui.sizes().control};
    if (button(ui, "transport.size", place, spec)) ui.open(size_menu);
    std::vector<MenuItem> items;
    const std::array commands = {Command::size_detail, Command::size_step, Command::size_chapter};
    for (const StepSize size : all_step_sizes)
        items.push_back({.id = std::string(name_of(size)),
                         .label = panel.strings["sizes." + std::string(name_of(size)) + "_tip"],
                         .note = first_key(panel, commands[static_cast<std::size_t>(size)]),
                         .on = session.transport().size() == size});
    if (const auto chosen = menu(ui, size_menu, place, items)) session.set_step_size(all_step_sizes[*chosen]);
}

void TransportPanel::speeds(const Panel& panel, Box& row) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    const std::string now = per_second(panel, session.transport().speed());
    const ButtonSpec spec{.label = now,
                          .kind = ButtonKind::plain,
                          .tip = panel.strings["transport.speed"],
                          .opens = true,
                          .align = Align::right};
    float width = 0;
    for (int i = 0; i < static_cast<int>(Transport::speeds.size()); ++i) {
        const std::string other = per_second(panel, i);
        width = std::max(width, button_width(ui, {.label = other, .kind = ButtonKind::plain, .opens = true}));
    }
    Box place = cut_right(row, width);
    place = {place.x, place.centre().y - ui.sizes().control / 2, place.w, ui.sizes().control};
    if (button(ui, "transport.speed", place, spec)) ui.open(speed_menu);
    std::vector<MenuItem> items;
    for (int i = 0; i < static_cast<int>(Transport::speeds.size()); ++i)
        items.push_back({.id = std::to_string(i + 1),
                         .label = per_second(panel, i),
                         .note = std::to_string(i + 1),
                         .on = session.transport().speed() == i});
    items.push_back({.id = "backwards",
                     .label = panel.strings["transport.play_back"],
                     .note = first_key(panel, Command::play_back),
                     .line_above = true});
    if (!session.breakpoints().empty())
        items.push_back({.id = "clear",
                         .label = panel.strings["transport.clear_breakpoints"],
                         .note = first_key(panel, Command::clear_breakpoints)});
    if (const auto chosen = menu(ui, speed_menu, place, items)) {
        if (*chosen < Transport::speeds.size()) session.set_speed(static_cast<int>(*chosen));
        else if (*chosen == Transport::speeds.size()) session.play(Direction::backwards);
        else session.clear_breakpoints();
    }
}

}  // namespace stepwell

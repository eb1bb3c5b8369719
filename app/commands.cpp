#include "app/commands.h"

#include <algorithm>

#include "app/session/session.h"
#include "app/text/strings.h"

namespace stepwell {
namespace {

using Group = CommandGroup;

constexpr std::int32_t code(Key key) { return static_cast<std::int32_t>(key); }
constexpr std::int32_t code(char character) { return character; }

template <class K>
constexpr Chord plain(K key) {
    return {code(key), false, false};
}
template <class K>
constexpr Chord ctrl(K key) {
    return {code(key), true, false};
}
template <class K>
constexpr Chord shift(K key) {
    return {code(key), false, true};
}
template <class K>
constexpr Chord ctrl_shift(K key) {
    return {code(key), true, true};
}

std::vector<Chord> digits_from(char first) {
    std::vector<Chord> chords;
    for (char digit = first; digit <= '9'; ++digit) chords.push_back(plain(digit));
    return chords;
}

// A presenter's clicker sends Page Up, Page Down, F5, Escape and the point.
const std::vector<CommandInfo> table = {
    {Command::play, Group::play, "play", {plain(Key::space)}},
    {Command::play_back, Group::play, "play_back", {shift(Key::space), plain('R')}},
    {.command = Command::next,
     .group = Group::play,
     .name = "next",
     .chords = {plain(Key::right), plain(Key::page_down)},
     .repeats = true},
    {.command = Command::back,
     .group = Group::play,
     .name = "back",
     .chords = {plain(Key::left), plain(Key::page_up)},
     .repeats = true},
    {.command = Command::next_chapter,
     .group = Group::play,
     .name = "next_chapter",
     .chords = {ctrl(Key::right)},
     .repeats = true},
    {.command = Command::previous_chapter,
     .group = Group::play,
     .name = "previous_chapter",
     .chords = {ctrl(Key::left)},
     .repeats = true},
    {.command = Command::over, .group = Group::play, .name = "over", .chords = {plain('O')}, .repeats = true},
    {Command::out, Group::play, "out", {shift('O')}},
    {Command::first, Group::play, "first", {plain(Key::home)}},
    {Command::last, Group::play, "last", {plain(Key::end)}},
    {Command::go_to, Group::play, "go_to", {plain('G')}},
    {Command::next_breakpoint, Group::play, "next_breakpoint", {plain(Key::f8)}},
    {Command::previous_breakpoint, Group::play, "previous_breakpoint", {shift(Key::f8)}},
    {Command::clear_breakpoints, Group::play, "clear_breakpoints", {ctrl(Key::f8)}},
    {.command = Command::faster,
     .group = Group::play,
     .name = "faster",
     .chords = {plain('+'), plain('='), shift('='), plain(Key::pad_plus)},
     .repeats = true},
    {.command = Command::slower,
     .group = Group::play,
     .name = "slower",
     .chords = {plain('-'), plain(Key::pad_minus)},
     .repeats = true},
    {.command = Command::speed, .group = Group::play, .name = "speed", .chords = digits_from('1'), .numbered = true},
    {Command::size_detail, Group::play, "size_detail", {plain('D')}},
    {Command::size_step, Group::play, "size_step", {plain('S')}},
    {Command::size_chapter, Group::play, "size_chapter", {plain('C')}},

    {Command::predict, Group::ask, "predict", {plain('Q')}},
    {.command = Command::answer,
     .group = Group::ask,
     .name = "answer",
     .chords = digits_from('0'),
     .numbered = true,
     .while_asking = true},
    {.command = Command::hint, .group = Group::ask, .name = "hint", .chords = {plain('I')}, .while_asking = true},
    {.command = Command::show_answer,
     .group = Group::ask,
     .name = "show_answer",
     .chords = {plain('A')},
     .while_asking = true},
    {.command = Command::go_on,
     .group = Group::ask,
     .name = "go_on",
     .chords = {plain(Key::enter)},
     .while_asking = true},

    {Command::draw, Group::edit, "draw", {plain('W')}},
    {Command::wall, Group::edit, "wall", {shift('W')}},
    {Command::erase, Group::edit, "erase", {plain('E')}},
    {Command::water, Group::edit, "water", {plain('U')}},
    {Command::raise, Group::edit, "raise", {plain('J')}},
    {Command::lower, Group::edit, "lower", {shift('J')}},
    {Command::ceiling, Group::edit, "ceiling", {plain('K')}},
    {Command::fence, Group::edit, "fence", {plain('X')}},
    {Command::start, Group::edit, "start", {shift('S')}},
    {Command::goal, Group::edit, "goal", {shift('G')}},
    {Command::third, Group::edit, "third", {shift('C')}},
    {Command::fourth, Group::edit, "fourth", {shift('D')}},
    {Command::inspect, Group::edit, "inspect", {plain('Y')}},
    // A move of the scene has the key behind `move_`.
    {Command::play_tool, Group::edit, "play_tool", {shift('P')}},
    {Command::move_up, Group::edit, "move_up", {shift(Key::up)}},
    {Command::move_right, Group::edit, "move_right", {shift(Key::right)}},
    {Command::move_down, Group::edit, "move_down", {shift(Key::down)}},
    {Command::move_left, Group::edit, "move_left", {shift(Key::left)}},
    {Command::move_wait, Group::edit, "move_wait", {plain('M')}},
    {Command::move_hide, Group::edit, "move_hide", {shift('M')}},
    {Command::move_strike, Group::edit, "move_strike", {shift('X')}},
    {.command = Command::undo, .group = Group::edit, .name = "undo", .chords = {ctrl('Z')}, .repeats = true},
    {.command = Command::redo,
     .group = Group::edit,
     .name = "redo",
     .chords = {ctrl_shift('Z'), ctrl('Y')},
     .repeats = true},

    {Command::read, Group::view, "read", {plain(Key::f2)}},
    {Command::code, Group::view, "code", {plain(Key::f3)}},
    {Command::variables, Group::view, "variables", {plain(Key::f4)}},
    {Command::question, Group::view, "question", {plain(Key::f6)}},
    {Command::log, Group::view, "log", {plain(Key::f7)}},
    {Command::drawer, Group::view, "drawer", {plain('T')}},
    {Command::fit, Group::view, "fit", {plain('F')}},
    {.command = Command::larger,
     .group = Group::view,
     .name = "larger",
     .chords = {ctrl('+'), ctrl('='), ctrl_shift('='), ctrl(Key::pad_plus)},
     .repeats = true},
    {.command = Command::smaller,
     .group = Group::view,
     .name = "smaller",
     .chords = {ctrl('-'), ctrl(Key::pad_minus)},
     .repeats = true},
    {Command::normal_size, Group::view, "normal_size", {ctrl('0')}},
    {Command::next_scene, Group::view, "next_scene", {ctrl(Key::page_down)}},
    {Command::previous_scene, Group::view, "previous_scene", {ctrl(Key::page_up)}},
    {Command::next_language, Group::view, "next_language", {ctrl('L')}},

    {Command::projector, Group::in_class, "projector", {plain('P'), plain(Key::f11), plain(Key::f5)}},
    {Command::blank, Group::in_class, "blank", {plain('B'), plain('.')}},
    {Command::pen, Group::in_class, "pen", {plain('N')}},
    {Command::pen_clear, Group::in_class, "pen_clear", {shift('N')}},
    {Command::spotlight, Group::in_class, "spotlight", {plain('L')}},
    {Command::reveal, Group::in_class, "reveal", {plain('H')}},
    {Command::hide_answers, Group::in_class, "hide_answers", {shift('H')}},
    {Command::scene_alone, Group::in_class, "scene_alone", {plain('V')}},
    {Command::code_alone, Group::in_class, "code_alone", {shift(Key::f3)}},
    {Command::prose_alone, Group::in_class, "prose_alone", {shift(Key::f2)}},

    {Command::open, Group::files, "open", {ctrl('O')}},
    {Command::save, Group::files, "save", {ctrl('S')}},
    {Command::save_as, Group::files, "save_as", {ctrl_shift('S')}},
    {Command::export_picture, Group::files, "export", {ctrl('E')}},
    {Command::save_map, Group::files, "save_map", {ctrl('M')}},

    {Command::settings, Group::program, "settings", {ctrl(',')}},
    {Command::help, Group::program, "help", {plain(Key::f1), shift('/')}},
    {Command::close, Group::program, "close", {plain(Key::escape)}},
    {Command::quit, Group::program, "quit", {ctrl('Q')}},
};

std::optional<Order> find(const Chord& chord, bool asking) {
    std::optional<Order> found;
    for (const CommandInfo& info : table) {
        const auto at = std::ranges::find(info.chords, chord);
        if (at == info.chords.end() || (info.while_asking && !asking)) continue;
        const Order order{info.command, info.numbered ? chord.key - '0' : 0};
        if (info.while_asking) return order;
        if (!found) found = order;
    }
    return found;
}

/// The name of a key in app/text, or its own sign.
std::string key_text(std::int32_t key, const Strings& strings) {
    switch (static_cast<Key>(key)) {
        case Key::space: return strings["keys.space"];
        case Key::escape: return strings["keys.escape"];
        case Key::page_up: return strings["keys.page_up"];
        case Key::page_down: return strings["keys.page_down"];
        case Key::home: return strings["keys.home"];
        case Key::end: return strings["keys.end"];
        case Key::enter: return strings["keys.enter"];
        case Key::right: return "→";
        case Key::left: return "←";
        case Key::up: return "↑";
        case Key::down: return "↓";
        case Key::pad_plus: return "+";
        case Key::pad_minus: return "-";
        default: break;
    }
    if (key >= code(Key::f1) && key <= code(Key::f11)) return "F" + std::to_string(key - code(Key::f1) + 1);
    return {static_cast<char>(key)};
}

void change_type(Session& session, int percent) {
    Preferences preferences = session.preferences();
    preferences.type_size = percent;
    session.set_preferences(preferences);
}

void next_language(Session& session) {
    Preferences preferences = session.preferences();
    const auto next = (static_cast<std::size_t>(preferences.language) + 1) % std::size(all_languages);
    preferences.language = all_languages[next];
    session.set_preferences(preferences);
}

void toggle_view(Presenting& presenting, View view) { presenting.view = presenting.view == view ? View::all : view; }

void set_projector(Session& session, bool on) {
    Preferences preferences = session.preferences();
    preferences.projector = on;
    session.set_preferences(preferences);
}

/// Leaves the topmost thing that a teacher has put over the scene.
bool close_something(Session& session) {
    Presenting& presenting = session.presenting;
    for (bool* on : {&presenting.blank, &presenting.pen, &presenting.spotlight}) {
        if (!*on) continue;
        *on = false;
        return true;
    }
    if (presenting.view != View::all) {
        presenting.view = View::all;
        return true;
    }
    if (!session.preferences().projector) return false;
    set_projector(session, false);
    return true;
}

}  // namespace

std::span<const CommandInfo> all_commands() { return table; }

const CommandInfo& info_of(Command command) { return *std::ranges::find(table, command, &CommandInfo::command); }

std::string_view name_of(CommandGroup group) {
    switch (group) {
        case Group::play: return "play";
        case Group::ask: return "ask";
        case Group::edit: return "edit";
        case Group::view: return "view";
        case Group::in_class: return "class";
        case Group::files: return "files";
        case Group::program: return "program";
    }
    return "";
}

std::optional<Order> order_for(std::int32_t character, std::int32_t place, bool ctrl, bool shift, bool asking) {
    if (character != 0)
        if (const auto order = find({character, ctrl, shift}, asking)) return order;
    if (place >= '0' && place <= '9' && (character < '0' || character > '9')) shift = false;  // they lie under Shift
    return find({place, ctrl, shift}, asking);
}

std::string to_text(const Chord& chord, const Strings& strings) {
    if (chord == Chord{'/', false, true}) return "?";
    std::string text;
    if (chord.ctrl) text += strings["keys.ctrl"] + "+";
    if (chord.shift) text += strings["keys.shift"] + "+";
    return text + key_text(chord.key, strings);
}

std::vector<std::string> keys_of(const CommandInfo& info, const Strings& strings) {
    if (info.numbered) return {to_text(info.chords.front(), strings) + " … " + to_text(info.chords.back(), strings)};
    std::vector<std::string> keys;
    for (const Chord& chord : info.chords) {
        std::string text = to_text(chord, strings);
        if (text.ends_with('=')) continue;  // where + lies on an American keyboard
        if (std::ranges::find(keys, text) == keys.end()) keys.push_back(std::move(text));
    }
    return keys;
}

std::string_view neighbour_scene(const Session& session, int step) {
    std::vector<std::string_view> ids;
    for (const Lesson& lesson : session.lessons())
        for (const auto& scene : lesson.scenes) ids.push_back(scene->id());
    const auto there = std::ranges::find(ids, session.scene().id()) - ids.begin() + step;
    return there >= 0 && there < std::ssize(ids) ? ids[static_cast<std::size_t>(there)] : std::string_view{};
}

bool carry_out(Session& session, Order order) {
    Presenting& presenting = session.presenting;
    switch (order.command) {
        case Command::play: session.toggle_play(); return true;
        case Command::play_back: session.play(Direction::backwards); return true;
        case Command::next: session.step(Direction::forwards); return true;
        case Command::back: session.step(Direction::backwards); return true;
        case Command::next_chapter: session.step(Direction::forwards, StepSize::chapter); return true;
        case Command::previous_chapter: session.step(Direction::backwards, StepSize::chapter); return true;
        case Command::over: session.over(); return true;
        case Command::out: session.out(); return true;
        case Command::first: session.to_first(); return true;
        case Command::last: session.to_last(); return true;
        case Command::next_breakpoint: session.to_breakpoint(Direction::forwards); return true;
        case Command::previous_breakpoint: session.to_breakpoint(Direction::backwards); return true;
        case Command::clear_breakpoints: session.clear_breakpoints(); return true;
        case Command::faster: session.set_speed(session.transport().speed() + 1); return true;
        case Command::slower: session.set_speed(session.transport().speed() - 1); return true;
        case Command::speed: session.set_speed(order.number - 1); return true;
        case Command::size_detail: session.set_step_size(StepSize::detail); return true;
        case Command::size_step: session.set_step_size(StepSize::step); return true;
        case Command::size_chapter: session.set_step_size(StepSize::chapter); return true;

        case Command::predict: session.set_predict(!session.prediction().on()); return true;
        case Command::answer: session.answer_by_digit(order.number); return true;
        case Command::hint: session.hint(); return true;
        case Command::show_answer: session.show_answer(); return true;
        case Command::go_on: session.go_on(); return true;

        case Command::draw: session.choose_tool(Tool::automatic); return true;
        case Command::wall: session.choose_tool(Tool::wall); return true;
        case Command::erase: session.choose_tool(Tool::erase); return true;
        case Command::water: session.choose_tool(Tool::water); return true;
        case Command::raise: session.choose_tool(Tool::raise); return true;
        case Command::lower: session.choose_tool(Tool::lower); return true;
        case Command::ceiling: session.choose_tool(Tool::ceiling); return true;
        case Command::fence: session.choose_tool(Tool::fence); return true;
        case Command::start: session.choose_tool(Tool::start); return true;
        case Command::goal: session.choose_tool(Tool::goal); return true;
        case Command::third: session.choose_tool(Tool::third); return true;
        case Command::fourth: session.choose_tool(Tool::fourth); return true;
        case Command::inspect: session.choose_tool(std::nullopt); return true;
        case Command::play_tool: session.choose_tool(Tool::play); return true;
        case Command::move_up:
        case Command::move_right:
        case Command::move_down:
        case Command::move_left:
        case Command::move_wait:
        case Command::move_hide:
        case Command::move_strike:
            session.make_move(info_of(order.command).name.substr(std::string_view("move_").size()));
            return true;
        case Command::undo: session.undo(); return true;
        case Command::redo: session.redo(); return true;

        case Command::larger: change_type(session, session.preferences().type_size + 10); return true;
        case Command::smaller: change_type(session, session.preferences().type_size - 10); return true;
        case Command::normal_size: change_type(session, 100); return true;
        case Command::next_scene: session.open_scene(neighbour_scene(session, 1)); return true;
        case Command::previous_scene: session.open_scene(neighbour_scene(session, -1)); return true;
        case Command::next_language: next_language(session); return true;

        case Command::projector: set_projector(session, !session.preferences().projector); return true;
        case Command::blank: presenting.blank = !presenting.blank; return true;
        case Command::pen: presenting.pen = !presenting.pen; return true;
        case Command::pen_clear: presenting.wipe(); return true;
        case Command::spotlight: presenting.spotlight = !presenting.spotlight; return true;
        case Command::reveal:
            if (!session.prediction().pending()) presenting.hide_or_reveal();  // else the question hides it already
            return true;
        case Command::hide_answers: presenting.hide(!presenting.hiding()); return true;
        case Command::scene_alone: toggle_view(presenting, View::scene_alone); return true;
        case Command::code_alone: toggle_view(presenting, View::code_alone); return true;
        case Command::prose_alone: toggle_view(presenting, View::prose_alone); return true;

        case Command::save: return !session.file().empty() && (session.save_file(session.file()), true);
        case Command::close: return close_something(session);

        case Command::go_to:
        case Command::read:
        case Command::code:
        case Command::variables:
        case Command::question:
        case Command::log:
        case Command::drawer:
        case Command::fit:
        case Command::open:
        case Command::save_as:
        case Command::export_picture:
        case Command::save_map:
        case Command::settings:
        case Command::help:
        case Command::quit: return false;
    }
    return false;
}

}  // namespace stepwell

// One table of what keys can do. The key handler, the help sheet and the tests read it; there is no other.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/input/keys.h"

namespace stepwell {

class Session;
class Strings;

/// A key and what is held down with it.
struct Chord {
    std::int32_t key = 0;  ///< a Key or a character
    bool ctrl = false;
    bool shift = false;

    bool operator==(const Chord&) const = default;
};

enum class Command : std::uint8_t {
    play,
    play_back,
    next,
    back,
    next_chapter,
    previous_chapter,
    over,
    out,
    first,
    last,
    go_to,
    next_breakpoint,
    previous_breakpoint,
    clear_breakpoints,
    faster,
    slower,
    speed,
    size_detail,
    size_step,
    size_chapter,
    predict,
    answer,
    hint,
    show_answer,
    go_on,
    draw,
    wall,
    erase,
    water,
    raise,
    lower,
    ceiling,
    fence,
    start,
    goal,
    third,
    fourth,
    inspect,
    play_tool,
    move_up,
    move_right,
    move_down,
    move_left,
    move_wait,
    move_hide,
    move_strike,
    undo,
    redo,
    read,
    code,
    variables,
    question,
    log,
    drawer,
    fit,
    larger,
    smaller,
    normal_size,
    next_scene,
    previous_scene,
    next_language,
    projector,
    blank,
    pen,
    pen_clear,
    spotlight,
    reveal,
    hide_answers,
    scene_alone,
    code_alone,
    prose_alone,
    open,
    save,
    save_as,
    export_picture,
    save_map,
    settings,
    help,
    close,
    quit,
};

/// The parts of the help sheet; text `help.<name_of(group)>`.
enum class CommandGroup : std::uint8_t { play, ask, edit, view, in_class, files, program };

struct CommandInfo {
    Command command;
    CommandGroup group;
    std::string_view name;      ///< texts `commands.<name>.name` and `commands.<name>.help`
    std::vector<Chord> chords;  ///< any of them
    bool numbered = false;      ///< the chords are digits and mean their numbers
    bool repeats = false;       ///< goes on while the key is held down
    bool while_asking = false;  ///< only while a question is open, and then before all others
};

/// All commands, in the order of the help sheet.
std::span<const CommandInfo> all_commands();
const CommandInfo& info_of(Command command);
std::string_view name_of(CommandGroup group);

struct Order {
    Command command;
    int number = 0;  ///< of a numbered command: the digit

    bool operator==(const Order&) const = default;
};

/// What a key press means. `character`: what the keyboard's own layout writes on that key, in upper case (GLFW's key
/// name; 0: none). `place`: GLFW's key, named by an American keyboard. The character counts first, so that Ctrl+Z is
/// the key that says Z; the place second, so that digits work where they lie under Shift and letters on a Greek
/// keyboard.
std::optional<Order> order_for(std::int32_t character, std::int32_t place, bool ctrl, bool shift, bool asking);

/// `Ctrl+Shift+Z`, `Space`, `→`: for the help sheet and tooltips.
std::string to_text(const Chord& chord, const Strings& strings);
/// The chords of a command: `→`, `Page Down`; of a numbered one `1 … 9`.
std::vector<std::string> keys_of(const CommandInfo& info, const Strings& strings);

/// The scene after (1) or before (-1) the open one, through all lessons; empty beyond the ends.
std::string_view neighbour_scene(const Session& session, int step);

/// Carries out what is the session's to do. False: it is the window's (go_to, the tabs, fit, open, save_as, export,
/// settings, help, quit; save without a file yet; close with nothing of the session's to close).
bool carry_out(Session& session, Order order);

}  // namespace stepwell

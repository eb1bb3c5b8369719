// One table of what keys can do. The key handler, the help sheet and the tests read it; there is no other.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell {

class Session;

/// Printable keys are their character in upper case; the others have GLFW's numbers.
enum class Key : std::int32_t {
    space = 32,
    escape = 256, enter, tab, backspace, insert, del, right, left, down, up, page_up, page_down, home, end,
    f1 = 290, f5 = 294, f11 = 300,
};

/// A key with what is held down. For characters that need Shift on some keyboards (+ ? digits) shift does not matter.
struct Chord {
    std::int32_t key = 0;
    bool ctrl = false;
    bool shift = false;

    bool operator==(const Chord&) const = default;
};

enum class Command : std::uint8_t {
    toggle_play, play_backwards, next, previous, first, last, next_chapter, previous_chapter, over, out,
    next_breakpoint, previous_breakpoint, go_to_step,
    faster, slower, speed_1, speed_2, speed_3, speed_4, speed_5, speed_6, speed_7, speed_8, speed_9,
    size_detail, size_step, size_chapter,
    predict, choice_1, choice_2, choice_3, choice_4, show_answer,
    undo, redo, open, save, save_as,
    blank, pen, wipe, spotlight, hide, reveal, code_alone, prose_alone, projector,
    larger, smaller, normal_size, fit, help, settings, leave,
};

enum class CommandGroup : std::uint8_t { playing, questions, editing, presenting, window };

struct CommandInfo {
    Command command;
    CommandGroup group;
    std::string_view name;      ///< text `command.<name>`; the group's heading is `commands.<group>`
    std::vector<Chord> chords;  ///< any of them
    bool repeats = false;       ///< holding the key down goes on
};

/// All commands, in the order of the help sheet.
std::span<const CommandInfo> all_commands();
const CommandInfo& info(Command command);
std::string_view name_of(CommandGroup group);

/// What a key press means. `character` is what the keyboard's own layout has on that key (GLFW's key name; 0: none),
/// `key` the key's place on an American keyboard. The layout's character counts first, so that Ctrl+Z is the key that
/// says Z; the place second, so that digits work on keyboards that have them under Shift.
std::optional<Command> command_for(std::int32_t character, std::int32_t key, bool ctrl, bool shift);

/// `Ctrl+Shift+Z`, `Space`, `→`: for the help sheet and tooltips. Names of keys are the same in every language.
std::string to_text(const Chord& chord);

/// Does a command that is the session's; false if it is the window's (open, save_as, fit, help, settings, …).
bool run(Session& session, Command command);

}  // namespace stepwell

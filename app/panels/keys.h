// Keys in words, for hints and menus.
#pragma once

#include <string>

#include "app/commands.h"
#include "app/look/widgets/floating.h"
#include "app/panels/panel.h"

namespace stepwell {

/// The first key of a command, `Ctrl+Z`; empty if it has none.
inline std::string first_key(const Panel& panel, Command command) {
    const std::vector<std::string> keys = keys_of(info_of(command), panel.strings);
    return keys.empty() ? std::string() : keys.front();
}

/// A hint with the key that does the same: `One step on   →`.
inline std::string with_key(const Panel& panel, const std::string& text, Command command) {
    const std::string key = first_key(panel, command);
    return key.empty() ? text : text + "   " + key;
}

/// A menu's entry that does the same as a command, with its key.
inline MenuItem item_of(const Panel& panel, std::string_view text, Command command, char32_t icon, bool on = false) {
    return {.id = std::string(info_of(command).name),
            .label = panel.strings[text],
            .note = first_key(panel, command),
            .icon = icon,
            .on = on};
}

}  // namespace stepwell

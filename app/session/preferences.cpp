#include "app/session/preferences.h"

#include <cstdlib>

#include <fmt/format.h>

#include "app/files/toml.h"
#include "app/session/names.h"

namespace stepwell {

std::string to_toml(const Preferences& p) {
    return fmt::format(
        "language = \"{}\"\ntheme = \"{}\"\ntype_size = {}\nmotion = {}\nprojector = {}\ncode = \"{}\"\nspeed = {}\n"
        "step_size = \"{}\"\n",
        code_of(p.language), name_of(p.theme), p.type_size, p.motion, p.projector, file_name_of(p.code), p.speed + 1,
        name_of(p.step_size));
}

Result<Preferences> preferences_from(std::string_view toml, const Preferences& fallback) {
    const auto table = parse_toml(toml);
    if (!table) return tl::unexpected(table.error());
    Preferences p = fallback;
    int speed = p.speed + 1;
    TomlReader reader(*table);
    reader.read("language", p.language, std::span(all_languages), code_of);
    reader.read("theme", p.theme, std::span<const ThemeName>(all_themes),
                [](ThemeName theme) { return name_of(theme); });
    reader.read("type_size", p.type_size, Preferences::least_type, Preferences::most_type);
    reader.read("motion", p.motion);
    reader.read("projector", p.projector);
    reader.read("code", p.code, std::span(all_code_languages), file_name_of);
    reader.read("speed", speed, 1, static_cast<int>(Transport::speeds.size()));
    reader.read("step_size", p.step_size, std::span(all_step_sizes), [](StepSize size) { return name_of(size); });
    p.speed = speed - 1;
    if (const auto end = reader.end(); !end) return tl::unexpected(end.error());
    return p;
}

Language system_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return language_from(value).value_or(Language::en);
    }
    return Language::en;
}

}  // namespace stepwell

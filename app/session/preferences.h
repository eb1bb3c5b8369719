// What a person sets once and finds again.
#pragma once

#include <optional>

#include "app/look/theme.h"
#include "app/session/transport.h"
#include "lessons/kit/listing.h"
#include "lessons/kit/texts.h"

namespace stepwell {

struct Preferences {
    static constexpr int least_type = 70, most_type = 200;  ///< type_size, in percent

    Language language = Language::en;
    ThemeName theme = ThemeName::light;
    int type_size = 100;
    bool motion = true;
    bool projector = false;
    CodeLanguage code = CodeLanguage::python;
    int speed = Transport::first_speed;
    StepSize step_size = StepSize::step;

    bool operator==(const Preferences&) const = default;
};

std::string to_toml(const Preferences& preferences);
/// Values that are missing are as in `fallback`; unknown or out of range is an error with line and column.
Result<Preferences> preferences_from(std::string_view toml, const Preferences& fallback);

/// The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG; the first that is set); else English.
Language system_language();

}  // namespace stepwell

// How everything looks: colours and sizes of all themes as plain data. The window and the exported pictures read the
// same tokens; nothing here knows a window, a font or a graphics library.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "app/look/colour.h"
#include "lessons/kit/canvas.h"

namespace stepwell {

enum class ThemeName : std::uint8_t { light, dark, contrast };
inline constexpr std::array all_themes = {ThemeName::light, ThemeName::dark, ThemeName::contrast};

/// The name in settings files: "light", "dark", "contrast".
std::string_view name_of(ThemeName theme);

inline constexpr std::size_t role_count = static_cast<std::size_t>(Role::distance) + 1;

struct Theme {
    /// One colour a role; Role::distance holds the near end of the ramp. Role::faint is for lines and marks, not for
    /// text.
    std::array<Colour, role_count> roles{};

    // What only the window needs.
    Colour control, control_hover, control_press;  ///< ground of a quiet button
    Colour card_hover;                             ///< ground of a row or chip under the pointer
    Colour accent_hover;                           ///< ground of a filled button under the pointer
    Colour selected, on_selected;                  ///< the chosen tab, the chosen row
    Colour sentence, sentence_edge;                ///< the sentence's band
    Colour rail_selected, rail_quiet, rail_tick;   ///< the rail's chosen lesson, its scenes, its ticks
    Colour track;                                  ///< the empty part of a bar
    Colour line_number;                            ///< in code
    Colour keyword, literal, comment;              ///< syntax
    Colour shadow, scrim;                          ///< under what floats; over what waits behind a dialog

    Colour colour(Role role) const { return roles[static_cast<std::size_t>(role)]; }
    /// Role, place on the ramp and strength made one colour.
    Colour colour(Paint paint) const;
    /// For text on `ground`: the theme's dark ink or white, and pure black where neither reaches 4.5.
    Colour text_on(Colour ground) const;
};

const Theme& theme(ThemeName name);

/// The cividis ramp (Nuñez, Anderton, Renslow 2018: reads the same with and without colour blindness),
/// 0 = near = bright yellow … 1 = far = dark blue.
Colour distance_colour(float shade);

/// Every length of the window in pixels. `scale` 1 is a 96 dpi screen.
struct Sizes {
    float scale = 1;
    float hair = 1;  ///< border lines
    float radius = 9, card_radius = 12;
    float control = 40;  ///< height of buttons and chips
    float row = 36;      ///< height of a row in a list or menu
    float header = 40;   ///< head of a card
    float icon = 17;
    // Type sizes (em).
    float small = 13, label = 14, body = 15, code = 14.5F, lead = 20, title = 26;
    float leading = 1.5F;  ///< line height of paragraphs as a multiple of the type size
    float ring = 2;        ///< the focus ring
    float bold_lines = 1;  ///< a scene's lines are this much thicker

    /// `units` of the rhythm (8 at scale 1) in whole pixels; paddings and gaps are multiples of half of it.
    float pad(float units) const;
};

/// How much larger type is for a projector.
inline constexpr float projector_growth = 1.4F;

/// `scale` is the monitor's content scale times the learner's own factor, kept within 0.5 … 4.
/// A projector gets type × 1.4 and thicker lines.
Sizes sizes_for(float scale, bool projector = false);

}  // namespace stepwell

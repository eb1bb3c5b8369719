#include "app/look/theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stepwell {
namespace {

// One row a token: light, dark, high contrast (for bright rooms, weak projectors and tired eyes: black on white, every
// edge drawn). What means the same in every theme keeps its hue: orange is now, teal is the start, crimson the goal.
struct RoleRow {
    Role role;
    std::array<std::uint32_t, all_themes.size()> colours;
};
constexpr RoleRow role_rows[] = {
    {Role::page, {0xEEF0F4, 0x11151C, 0xFFFFFF}},     {Role::card, {0xFFFFFF, 0x1A202B, 0xFFFFFF}},
    {Role::border, {0xDDE2EA, 0x2E3747, 0x000000}},   {Role::ink, {0x1B2330, 0xE8ECF3, 0x000000}},
    {Role::quiet, {0x5A6678, 0xA0ACBE, 0x23272E}},    {Role::faint, {0x8A95A6, 0x6F7C90, 0x4A4F57}},
    {Role::accent, {0x3B5BDB, 0x496BE8, 0x0B2FB0}},   {Role::on_accent, {0xFFFFFF, 0xFFFFFF, 0xFFFFFF}},
    {Role::rail, {0x1B2330, 0x0B0E13, 0x000000}},     {Role::on_rail, {0xF4F6FA, 0xEEF1F6, 0xFFFFFF}},
    {Role::marked, {0xFFF1C2, 0x40350F, 0xFFE066}},   {Role::marked_bar, {0xFFB000, 0xFFB000, 0xC23B00}},
    {Role::right, {0x0B7A55, 0x4CC38A, 0x00563A}},    {Role::wrong, {0xC0262D, 0xFF7B7F, 0x9B0010}},
    {Role::wall, {0x3A4454, 0x59667B, 0x000000}},     {Role::floor, {0xF4F6FA, 0x232B38, 0xF2F2F2}},
    {Role::water, {0xC7DDF7, 0x1D3F63, 0xCFE4FF}},    {Role::water_line, {0x2F6DB5, 0x7FB2EA, 0x003C8F}},
    {Role::frontier, {0x3B5BDB, 0x7F9BFF, 0x0B2FB0}}, {Role::current, {0xE8590C, 0xFF7A2E, 0xC23B00}},
    {Role::path, {0xE8590C, 0xFF7A2E, 0xC23B00}},     {Role::start, {0x0B7A75, 0x1FA69F, 0x00504C}},
    {Role::goal, {0xD6336C, 0xF27BAA, 0xAD0057}},     {Role::side, {0xC3CCDA, 0x38445A, 0xB4BAC4}},
    {Role::distance, {0xFEE838, 0xFEE838, 0xFEE838}},
};

struct TokenRow {
    Colour Theme::*token;
    std::array<std::uint32_t, all_themes.size()> colours;
};
constexpr TokenRow token_rows[] = {
    {&Theme::control, {0xEEF1F6, 0x252D3A, 0xFFFFFF}},       {&Theme::control_hover, {0xE3E8F1, 0x2F3949, 0xE3E8FF}},
    {&Theme::control_press, {0xD7DEEA, 0x3A4658, 0xC9D3FF}}, {&Theme::card_hover, {0xF6F8FB, 0x212936, 0xEEF1FF}},
    {&Theme::accent_hover, {0x304DC2, 0x3857D2, 0x06207F}},  {&Theme::selected, {0xE7ECFF, 0x263463, 0x0B2FB0}},
    {&Theme::on_selected, {0x2B46B8, 0xC3D0FF, 0xFFFFFF}},   {&Theme::sentence, {0xFFF8E1, 0x2B2614, 0xFFF3B8}},
    {&Theme::sentence_edge, {0xF3E7BF, 0x463C1A, 0x000000}}, {&Theme::rail_selected, {0x2A3548, 0x1E2734, 0x2A2A2A}},
    {&Theme::rail_quiet, {0xAAB5C6, 0x9AA7BA, 0xF0F0F0}},    {&Theme::rail_tick, {0x38C793, 0x38C793, 0x6BF2BE}},
    {&Theme::track, {0xE3E8F0, 0x2E3747, 0xCDD3DD}},         {&Theme::line_number, {0x6C778A, 0x8793A6, 0x3A3F47}},
    {&Theme::keyword, {0x7A3EBD, 0xC8A0F5, 0x54149E}},       {&Theme::literal, {0x0A6B57, 0x6FD3B4, 0x004D3D}},
    {&Theme::comment, {0x646F80, 0xA0ACBD, 0x3A3F47}},
};

/// What lies over other things and lets them shine through.
struct VeilRow {
    Colour Theme::*token;
    std::array<std::pair<std::uint32_t, float>, all_themes.size()> colours;
};
constexpr VeilRow veil_rows[] = {
    {&Theme::shadow, {{{0x1B2330, 0.22F}, {0x000000, 0.55F}, {0x000000, 0.35F}}}},
    {&Theme::scrim, {{{0x1B2330, 0.45F}, {0x05070A, 0.62F}, {0x000000, 0.6F}}}},
};

Theme make(ThemeName name) {
    const auto column = static_cast<std::size_t>(name);
    Theme theme;
    for (const RoleRow& row : role_rows) theme.roles[static_cast<std::size_t>(row.role)] = rgb(row.colours[column]);
    for (const TokenRow& row : token_rows) theme.*row.token = rgb(row.colours[column]);
    for (const VeilRow& row : veil_rows)
        theme.*row.token = faded(rgb(row.colours[column].first), row.colours[column].second);
    return theme;
}

// Every 16th value of the published table, near end first; the steps between are straight lines.
constexpr std::array<std::uint32_t, 17> cividis = {0xFEE838, 0xEFD748, 0xDDC958, 0xCCBA64, 0xBBAD6C, 0xABA072,
                                                   0x9B9376, 0x8B8778, 0x7C7B78, 0x6F7073, 0x61656F, 0x52596D,
                                                   0x434E6C, 0x32436D, 0x1A386F, 0x002E6A, 0x00224E};

}  // namespace

std::string_view name_of(ThemeName theme) {
    switch (theme) {
        case ThemeName::dark: return "dark";
        case ThemeName::contrast: return "contrast";
        case ThemeName::light: break;
    }
    return "light";
}

Colour distance_colour(float shade) {
    const float place = std::clamp(shade, 0.0F, 1.0F) * static_cast<float>(cividis.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(place), cividis.size() - 2);
    return mix(rgb(cividis[low]), rgb(cividis[low + 1]), place - static_cast<float>(low));
}

Colour Theme::colour(Paint paint) const {
    constexpr float darker = 0.35F;  // of a side that gets no light
    const Colour base = paint.role == Role::distance ? distance_colour(paint.shade)
                        : paint.role == Role::side
                            ? mix(colour(Role::side), rgb(0), darker * std::clamp(paint.shade, 0.0F, 1.0F))
                            : colour(paint.role);
    return faded(base, paint.alpha);
}

Colour Theme::text_on(Colour ground) const {
    constexpr Colour dark = rgb(0x1B2330);
    constexpr Colour white = rgb(0xFFFFFF);
    const Colour solid = over(ground, colour(Role::card));
    if (contrast(dark, solid) >= 4.5F) return dark;
    if (contrast(white, solid) >= 4.5F) return white;
    return readable(white, solid);
}

const Theme& theme(ThemeName name) {
    static const std::array<Theme, 3> themes = {make(ThemeName::light), make(ThemeName::dark),
                                                make(ThemeName::contrast)};
    return themes[static_cast<std::size_t>(name)];
}

float Sizes::pad(float units) const { return std::round(units * 8.0F * scale); }

Sizes sizes_for(float scale, bool projector) {
    scale = std::clamp(scale, 0.5F, 4.0F);
    if (projector) scale = std::min(scale * projector_growth, 4.0F);
    Sizes s;
    s.scale = scale;
    s.hair = std::max(1.0F, std::round(scale));
    s.ring = std::max(2.0F, std::round(2.0F * scale));
    for (float* length : {&s.radius, &s.card_radius, &s.control, &s.row, &s.header, &s.icon, &s.small, &s.label,
                          &s.body, &s.lead, &s.title})
        *length = std::round(*length * scale);
    s.code = std::round(s.code * scale * 2.0F) / 2.0F;
    if (projector) s.bold_lines = 1.5F;
    return s;
}

}  // namespace stepwell

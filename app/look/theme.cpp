#include "app/look/theme.h"

#include <algorithm>
#include <cmath>

namespace stepwell {
namespace {

void set(Theme& theme, Role role, std::uint32_t hex) {
    theme.roles[static_cast<std::size_t>(role)] = rgb(hex);
}

// What means the same in every theme keeps its hue: orange is now, teal is the start, crimson the goal.
Theme make_light() {
    Theme t;
    set(t, Role::page, 0xEEF0F4);
    set(t, Role::card, 0xFFFFFF);
    set(t, Role::border, 0xDDE2EA);
    set(t, Role::ink, 0x1B2330);
    set(t, Role::quiet, 0x5A6678);
    set(t, Role::faint, 0x8A95A6);
    set(t, Role::accent, 0x3B5BDB);
    set(t, Role::on_accent, 0xFFFFFF);
    set(t, Role::rail, 0x1B2330);
    set(t, Role::on_rail, 0xF4F6FA);
    set(t, Role::marked, 0xFFF1C2);
    set(t, Role::marked_bar, 0xFFB000);
    set(t, Role::right, 0x0B7A55);
    set(t, Role::wrong, 0xC0262D);
    set(t, Role::wall, 0x3A4454);
    set(t, Role::floor, 0xF4F6FA);
    set(t, Role::frontier, 0x3B5BDB);
    set(t, Role::current, 0xE8590C);
    set(t, Role::path, 0xE8590C);
    set(t, Role::start, 0x0B7A75);
    set(t, Role::goal, 0xC2255C);
    set(t, Role::distance, 0xFEE838);
    t.control = rgb(0xEEF1F6);
    t.control_hover = rgb(0xE3E8F1);
    t.control_press = rgb(0xD7DEEA);
    t.card_hover = rgb(0xF6F8FB);
    t.accent_hover = rgb(0x304DC2);
    t.selected = rgb(0xE7ECFF);
    t.on_selected = rgb(0x2B46B8);
    t.sentence = rgb(0xFFF8E1);
    t.sentence_edge = rgb(0xF3E7BF);
    t.rail_selected = rgb(0x2A3548);
    t.rail_quiet = rgb(0xAAB5C6);
    t.rail_tick = rgb(0x38C793);
    t.track = rgb(0xE3E8F0);
    t.line_number = rgb(0x6C778A);
    t.keyword = rgb(0x7A3EBD);
    t.literal = rgb(0x0A6B57);
    t.comment = rgb(0x646F80);
    t.shadow = faded(rgb(0x1B2330), 0.22F);
    t.scrim = faded(rgb(0x1B2330), 0.45F);
    return t;
}

Theme make_dark() {
    Theme t;
    set(t, Role::page, 0x11151C);
    set(t, Role::card, 0x1A202B);
    set(t, Role::border, 0x2E3747);
    set(t, Role::ink, 0xE8ECF3);
    set(t, Role::quiet, 0xA0ACBE);
    set(t, Role::faint, 0x6F7C90);
    set(t, Role::accent, 0x496BE8);
    set(t, Role::on_accent, 0xFFFFFF);
    set(t, Role::rail, 0x0B0E13);
    set(t, Role::on_rail, 0xEEF1F6);
    set(t, Role::marked, 0x40350F);
    set(t, Role::marked_bar, 0xFFB000);
    set(t, Role::right, 0x4CC38A);
    set(t, Role::wrong, 0xFF7B7F);
    set(t, Role::wall, 0x59667B);
    set(t, Role::floor, 0x232B38);
    set(t, Role::frontier, 0x7F9BFF);
    set(t, Role::current, 0xFF7A2E);
    set(t, Role::path, 0xFF7A2E);
    set(t, Role::start, 0x1FA69F);
    set(t, Role::goal, 0xE5508A);
    set(t, Role::distance, 0xFEE838);
    t.control = rgb(0x252D3A);
    t.control_hover = rgb(0x2F3949);
    t.control_press = rgb(0x3A4658);
    t.card_hover = rgb(0x212936);
    t.accent_hover = rgb(0x3857D2);
    t.selected = rgb(0x263463);
    t.on_selected = rgb(0xC3D0FF);
    t.sentence = rgb(0x2B2614);
    t.sentence_edge = rgb(0x463C1A);
    t.rail_selected = rgb(0x1E2734);
    t.rail_quiet = rgb(0x9AA7BA);
    t.rail_tick = rgb(0x38C793);
    t.track = rgb(0x2E3747);
    t.line_number = rgb(0x8793A6);
    t.keyword = rgb(0xC8A0F5);
    t.literal = rgb(0x6FD3B4);
    t.comment = rgb(0xA0ACBD);
    t.shadow = faded(rgb(0x000000), 0.55F);
    t.scrim = faded(rgb(0x05070A), 0.62F);
    return t;
}

// For bright rooms, weak projectors and tired eyes: black on white, every edge drawn.
Theme make_contrast() {
    Theme t = make_light();
    set(t, Role::page, 0xFFFFFF);
    set(t, Role::border, 0x000000);
    set(t, Role::ink, 0x000000);
    set(t, Role::quiet, 0x23272E);
    set(t, Role::faint, 0x4A4F57);
    set(t, Role::accent, 0x0B2FB0);
    set(t, Role::rail, 0x000000);
    set(t, Role::on_rail, 0xFFFFFF);
    set(t, Role::marked, 0xFFE066);
    set(t, Role::marked_bar, 0xC23B00);
    set(t, Role::right, 0x00563A);
    set(t, Role::wrong, 0x9B0010);
    set(t, Role::wall, 0x000000);
    set(t, Role::floor, 0xF2F2F2);
    set(t, Role::frontier, 0x0B2FB0);
    set(t, Role::current, 0xC23B00);
    set(t, Role::path, 0xC23B00);
    set(t, Role::start, 0x00504C);
    set(t, Role::goal, 0x99003D);
    t.control = rgb(0xFFFFFF);
    t.control_hover = rgb(0xE3E8FF);
    t.control_press = rgb(0xC9D3FF);
    t.card_hover = rgb(0xEEF1FF);
    t.accent_hover = rgb(0x06207F);
    t.selected = rgb(0x0B2FB0);
    t.on_selected = rgb(0xFFFFFF);
    t.sentence = rgb(0xFFF3B8);
    t.sentence_edge = rgb(0x000000);
    t.rail_selected = rgb(0x2A2A2A);
    t.rail_quiet = rgb(0xF0F0F0);
    t.rail_tick = rgb(0x6BF2BE);
    t.track = rgb(0xCDD3DD);
    t.line_number = rgb(0x3A3F47);
    t.keyword = rgb(0x54149E);
    t.literal = rgb(0x004D3D);
    t.comment = rgb(0x3A3F47);
    t.shadow = faded(rgb(0x000000), 0.35F);
    t.scrim = faded(rgb(0x000000), 0.6F);
    return t;
}

// Every 16th value of the published table, near end first; the steps between are straight lines.
constexpr std::array<std::uint32_t, 17> cividis = {
    0xFEE838, 0xEFD748, 0xDDC958, 0xCCBA64, 0xBBAD6C, 0xABA072, 0x9B9376, 0x8B8778, 0x7C7B78,
    0x6F7073, 0x61656F, 0x52596D, 0x434E6C, 0x32436D, 0x1A386F, 0x002E6A, 0x00224E};

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
    const Colour base = paint.role == Role::distance ? distance_colour(paint.shade) : colour(paint.role);
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
    static const std::array<Theme, 3> themes = {make_light(), make_dark(), make_contrast()};
    return themes[static_cast<std::size_t>(name)];
}

float Sizes::pad(float units) const { return std::round(units * 8.0F * scale); }

Sizes sizes_for(float scale, bool projector) {
    scale = std::clamp(scale, 0.5F, 4.0F);
    if (projector) scale = std::min(scale * 1.4F, 4.0F);
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

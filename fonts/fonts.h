// The fonts, as the build cut and baked them in: whole OpenType files in memory, for FreeType or whoever reads such.
#pragma once

#include <cstdint>
#include <string_view>

namespace stepwell {

enum class Font : std::uint8_t {
    regular,
    medium,
    semibold,
    bold,  // Inter: text
    mono,
    mono_bold,  // JetBrains Mono: code
    chinese,
    chinese_bold,  // Noto Sans CJK SC: the glyphs of our Chinese texts alone
    icons,         // Font Awesome 4.7: U+F000 … U+F2E0
};

/// The font file's bytes; they live as long as the program.
std::string_view font_bytes(Font font);

}  // namespace stepwell

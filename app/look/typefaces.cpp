#include "app/look/typefaces.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <string_view>

namespace stepwell {
namespace {

bool is_icon(char32_t code) { return code >= 0xF000 && code <= 0xF2E0; }

bool is_strong(Font font) {
    return font == Font::bold || font == Font::semibold || font == Font::mono_bold || font == Font::chinese_bold;
}

}  // namespace

Font font_of(Face face) {
    switch (face) {
        case Face::text: return Font::regular;
        case Face::mono: return Font::mono;
        case Face::bold: break;
    }
    return Font::semibold;
}

float cap_height(Font font) { return font == Font::mono || font == Font::mono_bold ? 0.73F : 0.727F; }

float relative_size(Font font) { return font == Font::chinese || font == Font::chinese_bold ? 1.1F : 1.0F; }

Result<std::unique_ptr<Typefaces>> Typefaces::open() {
    std::unique_ptr<Typefaces> all(new Typefaces);
    if (FT_Init_FreeType(&all->library_) != 0) return failure("the font library FreeType does not start");
    for (std::size_t i = 0; i < font_count; ++i) {
        const std::string_view bytes = font_bytes(static_cast<Font>(i));
        if (FT_New_Memory_Face(all->library_, reinterpret_cast<const FT_Byte*>(bytes.data()),
                               static_cast<FT_Long>(bytes.size()), 0, &all->faces_[i]) != 0)
            return failure("a built-in font cannot be read; build Stepwell anew");
    }
    return all;
}

Typefaces::~Typefaces() {
    for (FT_Face face : faces_)
        if (face != nullptr) FT_Done_Face(face);
    if (library_ != nullptr) FT_Done_FreeType(library_);
}

Font Typefaces::font_with(Font font, char32_t code) const {
    if (is_icon(code)) return Font::icons;
    for (const Font candidate :
         {font, is_strong(font) ? Font::chinese_bold : Font::chinese, Font::chinese, Font::regular})
        if (FT_Get_Char_Index(face(candidate), code) != 0) return candidate;
    return font;
}

float Typefaces::advance(Font font, char32_t code) {
    const auto [known, fresh] = advances_.try_emplace(static_cast<std::uint64_t>(font) << 32 | code, 0.0F);
    if (!fresh) return known->second;
    const Font own = font_with(font, code);
    FT_Face ft = face(own);
    if (FT_Load_Char(ft, code, FT_LOAD_NO_SCALE) == 0)
        known->second = relative_size(own) * static_cast<float>(ft->glyph->metrics.horiAdvance) /
                        static_cast<float>(ft->units_per_EM);
    return known->second;
}

}  // namespace stepwell

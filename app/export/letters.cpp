#include "app/export/letters.h"

#include <cairo-ft.h>

#include <array>
#include <memory>

#include "core/base/utf8.h"
#include "fonts/fonts.h"

namespace stepwell {
namespace {

/// Chinese characters look right beside Latin letters when they are a little larger.
constexpr float chinese_size = 1.1F;

struct LoadedFont {
    FT_Face face = nullptr;  // stays empty if the built-in bytes cannot be read: a test opens each
    cairo_font_face_t* cairo = nullptr;
};

/// Opened once and kept: cairo's own caches hold on to them until the program ends.
class Fonts {
public:
    static const Fonts& get() {
        static const Fonts fonts;
        return fonts;
    }
    const LoadedFont& operator[](Font font) const { return fonts_[static_cast<std::size_t>(font)]; }

private:
    Fonts() {
        if (FT_Init_FreeType(&library_) != 0) return;
        for (std::size_t i = 0; i < fonts_.size(); ++i) {
            const std::string_view bytes = font_bytes(static_cast<Font>(i));
            if (FT_New_Memory_Face(library_, reinterpret_cast<const FT_Byte*>(bytes.data()),
                                   static_cast<FT_Long>(bytes.size()), 0, &fonts_[i].face) != 0)
                continue;
            fonts_[i].cairo = cairo_ft_font_face_create_for_ft_face(fonts_[i].face, FT_LOAD_NO_HINTING);
        }
    }

    FT_Library library_ = nullptr;
    std::array<LoadedFont, static_cast<std::size_t>(Font::icons) + 1> fonts_;
};

std::array<Font, 4> candidates(Face face) {
    switch (face) {
        case Face::text: return {Font::regular, Font::chinese, Font::icons, Font::regular};
        case Face::bold: return {Font::semibold, Font::chinese_bold, Font::chinese, Font::icons};
        case Face::mono: return {Font::mono, Font::chinese, Font::icons, Font::regular};
    }
    return {};
}

struct Glyph {
    Font font = Font::regular;
    FT_UInt index = 0;
    float scale = 1;    // of the type size
    float advance = 0;  // in em of the type size
};

Glyph glyph_of(char32_t code, Face face) {
    const auto fonts = candidates(face);
    Glyph glyph{fonts.front()};
    for (const Font font : fonts) {
        const FT_UInt index = FT_Get_Char_Index(Fonts::get()[font].face, code);
        if (index == 0) continue;
        glyph.font = font;
        glyph.index = index;
        break;
    }
    if (glyph.font == Font::chinese || glyph.font == Font::chinese_bold) glyph.scale = chinese_size;
    FT_Face ft = Fonts::get()[glyph.font].face;
    if (ft != nullptr && FT_Load_Glyph(ft, glyph.index, FT_LOAD_NO_SCALE) == 0)
        glyph.advance = glyph.scale * static_cast<float>(ft->glyph->metrics.horiAdvance) /
                        static_cast<float>(ft->units_per_EM);
    return glyph;
}

void set_font(cairo_t* cr, Font font, float size) {
    cairo_set_font_face(cr, Fonts::get()[font].cairo);
    cairo_set_font_size(cr, size);
    const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
        cairo_font_options_create(), cairo_font_options_destroy);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cr, options.get());
}

}  // namespace

float letter_width(char32_t code, float size, Face face) { return glyph_of(code, face).advance * size; }

float text_width(std::string_view utf8, float size, Face face) {
    float width = 0;
    for (std::size_t at = 0; at < utf8.size();) width += glyph_of(next_code_point(utf8, at), face).advance;
    return width * size;
}

void fill_text(cairo_t* cr, Point left, std::string_view utf8, float size, Face face) {
    cairo_new_path(cr);
    float x = left.x;
    for (std::size_t at = 0; at < utf8.size();) {
        const Glyph glyph = glyph_of(next_code_point(utf8, at), face);
        if (Fonts::get()[glyph.font].cairo == nullptr) continue;
        set_font(cr, glyph.font, size * glyph.scale);
        const cairo_glyph_t shape{glyph.index, static_cast<double>(x), static_cast<double>(left.y)};
        cairo_glyph_path(cr, &shape, 1);
        x += glyph.advance * size;
    }
    cairo_fill(cr);
}

}  // namespace stepwell

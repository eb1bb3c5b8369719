#include "app/export/letters.h"

#include <cairo-ft.h>

#include <array>
#include <memory>
#include <vector>

#include "app/look/typefaces.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

/// Opened once and kept: cairo's own caches hold on to them until the program ends.
class Letters {
public:
    static Letters& get() {
        static Letters letters;
        return letters;
    }

    Typefaces* typefaces() const { return typefaces_.get(); }
    cairo_font_face_t* cairo(Font font) const { return cairo_[static_cast<std::size_t>(font)]; }

private:
    Letters() {
        auto opened = Typefaces::open();
        if (!opened) return;  // the built-in bytes cannot be read: a test opens each
        typefaces_ = std::move(*opened);
        for (std::size_t i = 0; i < font_count; ++i)
            cairo_[i] =
                cairo_ft_font_face_create_for_ft_face(typefaces_->face(static_cast<Font>(i)), FT_LOAD_NO_HINTING);
    }

    std::unique_ptr<Typefaces> typefaces_;
    std::array<cairo_font_face_t*, font_count> cairo_{};
};

void set_font(cairo_t* cr, Font font, float size) {
    cairo_set_font_face(cr, Letters::get().cairo(font));
    cairo_set_font_size(cr, size);
    const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
        cairo_font_options_create(), cairo_font_options_destroy);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cr, options.get());
}

}  // namespace

float letter_width(char32_t code, float size, Face face) {
    Typefaces* typefaces = Letters::get().typefaces();
    return typefaces != nullptr ? typefaces->advance(font_of(face), code) * size : 0;
}

float text_width(std::string_view utf8, float size, Face face) {
    float width = 0;
    for (std::size_t at = 0; at < utf8.size();) width += letter_width(next_code_point(utf8, at), size, face);
    return width;
}

void fill_text(cairo_t* cr, Point left, std::string_view utf8, float size, Face face) {
    const Typefaces* typefaces = Letters::get().typefaces();
    if (typefaces == nullptr) return;
    const bool as_text = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_PDF;
    cairo_new_path(cr);
    float x = left.x;
    for (std::size_t at = 0; at < utf8.size();) {
        // A stretch in one font.
        const std::size_t begin = at;
        std::vector<cairo_glyph_t> shapes;
        std::vector<cairo_text_cluster_t> clusters;
        Font font = font_of(face);
        while (at < utf8.size()) {
            std::size_t next = at;
            const char32_t code = next_code_point(utf8, next);
            const Font other = typefaces->font_with(font_of(face), code);
            if (!shapes.empty() && other != font) break;
            font = other;
            shapes.push_back(
                {FT_Get_Char_Index(typefaces->face(font), code), static_cast<double>(x), static_cast<double>(left.y)});
            clusters.push_back({static_cast<int>(next - at), 1});
            x += letter_width(code, size, face);
            at = next;
        }
        set_font(cr, font, size * relative_size(font));
        const int count = static_cast<int>(shapes.size());
        if (as_text)
            cairo_show_text_glyphs(cr, utf8.data() + begin, static_cast<int>(at - begin), shapes.data(), count,
                                   clusters.data(), count, cairo_text_cluster_flags_t{});
        else cairo_glyph_path(cr, shapes.data(), count);
    }
    if (!as_text) cairo_fill(cr);
}

}  // namespace stepwell

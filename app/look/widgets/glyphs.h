// Letters, icons and soft shapes as pictures in one texture, made when they are first needed. Any size, any script, no
// list of characters to keep: an unseen glyph is drawn by FreeType and stays. Knows no graphics library; whoever owns
// the texture uploads the part that changed.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "app/look/typefaces.h"
#include "core/base/result.h"

namespace stepwell {

/// Where a picture is in the texture (0 … 1) and where its pixels go, from the pen's place on the baseline.
struct GlyphPicture {
    float u0 = 0, v0 = 0, u1 = 0, v1 = 0;
    float x = 0, y = 0, w = 0, h = 0;  ///< pixels; y grows downwards
};

/// A rectangle of the texture, in texels.
struct Texels {
    int x = 0, y = 0, w = 0, h = 0;
    bool empty() const { return w <= 0 || h <= 0; }
};

class Glyphs {
public:
    static constexpr int side = 2048;      ///< texels of the texture's edge, one byte of coverage each
    static constexpr float largest = 144;  ///< pixels (em); bigger letters are this picture, enlarged

    /// Opens the built-in fonts.
    static Result<std::unique_ptr<Glyphs>> open();
    ~Glyphs();

    /// Pen advance in pixels at `size` pixels an em.
    float advance(Font font, float size, char32_t code) { return typefaces_->advance(font, code) * size; }
    /// Width of one line in pixels.
    float width(Font font, float size, std::string_view utf8);
    /// Height of a capital letter, the measure by which text is centred. Pixels.
    float cap_height(Font font, float size) const { return size * stepwell::cap_height(font); }

    /// The glyph with its pen `fraction` (0 … 1) of a pixel to the right of a whole pixel.
    GlyphPicture glyph(Font font, float size, char32_t code, float fraction);
    /// A filled rectangle of w × h whole pixels with round corners, for small ones that come in thousands.
    GlyphPicture rounded(int w, int h, float radius);
    /// One quarter of a soft shadow's corner: full coverage at its lower right, none at its upper left.
    GlyphPicture shadow_corner(int blur);
    /// A spot of the texture that is fully covered.
    float white() const { return 2.0F / side; }

    const std::uint8_t* texels() const;
    /// What changed since the last call.
    Texels take_changed();
    /// True once after the texture ran full and was begun anew: pictures handed out before in this frame are void.
    bool take_restarted();

private:
    struct Texture;

    explicit Glyphs(std::unique_ptr<Typefaces> typefaces);

    std::unique_ptr<Typefaces> typefaces_;
    std::unique_ptr<Texture> texture_;
};

}  // namespace stepwell

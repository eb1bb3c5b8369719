#include "app/look/widgets/glyphs.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

constexpr int steps_of_fraction = 4;  // a letter's place is kept to a quarter of a pixel

std::uint64_t key_of(std::uint64_t kind, std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    return kind << 60 | a << 40 | b << 16 | c;
}

}  // namespace

/// Shelves: pictures of like height stand side by side.
struct Glyphs::Texture {
    struct Shelf {
        int y, height, x;
    };

    std::vector<std::uint8_t> texels = std::vector<std::uint8_t>(static_cast<std::size_t>(side) * side);
    std::unordered_map<std::uint64_t, GlyphPicture> pictures;
    std::vector<Shelf> shelves;
    int bottom = 0;
    Texels changed;
    bool restarted = false;

    Texture() { clear(); }

    void clear() {
        std::ranges::fill(texels, std::uint8_t{0});
        pictures.clear();
        shelves = {{0, 4, 4}};
        bottom = 5;
        for (std::size_t y = 0; y < 4; ++y)
            for (std::size_t x = 0; x < 4; ++x) texels[y * side + x] = 255;
        changed = {0, 0, side, side};
    }

    Texels room(int w, int h) {
        for (Shelf& shelf : shelves)
            if (h <= shelf.height && h * 4 >= shelf.height * 3 && shelf.x + w <= side) return take(shelf, w, h);
        if (bottom + h > side) {
            clear();
            restarted = true;
        }
        shelves.push_back({bottom, h, 0});
        bottom += h + 1;
        return take(shelves.back(), w, h);
    }

    static Texels take(Shelf& shelf, int w, int h) {
        const Texels place{shelf.x, shelf.y, w, h};
        shelf.x += w + 1;
        return place;
    }

    /// Stores `rows` (w × h, `pitch` bytes apart); the picture's pixels begin at (x, y) from the pen.
    GlyphPicture store(std::uint64_t key, const std::uint8_t* rows, int w, int h, int pitch, float x, float y) {
        GlyphPicture picture;
        if (w > 0 && h > 0) {
            const Texels place = room(w, h);
            for (int row = 0; row < h; ++row)
                std::copy_n(rows + static_cast<std::ptrdiff_t>(row) * pitch, w,
                            texels.begin() + (place.y + row) * side + place.x);
            touch(place);
            const auto share = [](int texel) { return static_cast<float>(texel) / side; };
            picture = {share(place.x),        share(place.y),       share(place.x + w), share(place.y + h), x, y,
                       static_cast<float>(w), static_cast<float>(h)};
        }
        return pictures[key] = picture;
    }

    void touch(Texels place) {
        if (changed.empty()) {
            changed = place;
            return;
        }
        const int right = std::max(changed.x + changed.w, place.x + place.w);
        const int low = std::max(changed.y + changed.h, place.y + place.h);
        changed.x = std::min(changed.x, place.x);
        changed.y = std::min(changed.y, place.y);
        changed.w = right - changed.x;
        changed.h = low - changed.y;
    }
};

Glyphs::Glyphs(std::unique_ptr<Typefaces> typefaces)
    : typefaces_(std::move(typefaces)), texture_(std::make_unique<Texture>()) {}
Glyphs::~Glyphs() = default;

Result<std::unique_ptr<Glyphs>> Glyphs::open() {
    auto typefaces = Typefaces::open();
    if (!typefaces) return tl::unexpected(typefaces.error());
    return std::unique_ptr<Glyphs>(new Glyphs(std::move(*typefaces)));
}

float Glyphs::width(Font font, float size, std::string_view utf8) {
    float width = 0;
    for (std::size_t at = 0; at < utf8.size();) width += advance(font, size, next_code_point(utf8, at));
    return width;
}

GlyphPicture Glyphs::glyph(Font font, float size, char32_t code, float fraction) {
    // Half pixels are fine enough for sizes; letters that are larger than the largest picture are stretched.
    const float kept = std::min(std::max(1.0F, std::round(size * 2)) / 2, largest);
    const float stretch = size > largest ? size / largest : 1;
    const int steps = kept < 24 ? steps_of_fraction : 1;
    const int step = std::min(static_cast<int>(fraction * static_cast<float>(steps) + 0.5F), steps - 1);
    const std::uint64_t key = key_of(1, static_cast<std::uint64_t>(font) << 12 | static_cast<std::uint64_t>(kept * 2),
                                     code, static_cast<std::uint64_t>(step));
    GlyphPicture picture;
    const auto found = texture_->pictures.find(key);
    if (found != texture_->pictures.end()) {
        picture = found->second;
    } else {
        const Font own = typefaces_->font_with(font, code);
        FT_Face face = typefaces_->face(own);
        FT_Set_Char_Size(face, 0, static_cast<FT_F26Dot6>(std::lround(kept * relative_size(own) * 64)), 72, 72);
        if (FT_Load_Char(face, code, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) == 0) {
            FT_Outline_Translate(&face->glyph->outline, step * 64 / steps, 0);
            if (FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL) == 0) {
                const FT_Bitmap& bitmap = face->glyph->bitmap;
                picture = texture_->store(
                    key, bitmap.buffer, static_cast<int>(bitmap.width), static_cast<int>(bitmap.rows), bitmap.pitch,
                    static_cast<float>(face->glyph->bitmap_left), -static_cast<float>(face->glyph->bitmap_top));
            }
        }
    }
    for (float* length : {&picture.x, &picture.y, &picture.w, &picture.h}) *length *= stretch;
    return picture;
}

GlyphPicture Glyphs::rounded(int w, int h, float radius) {
    const std::uint64_t key = key_of(2, static_cast<std::uint64_t>(w), static_cast<std::uint64_t>(h),
                                     static_cast<std::uint64_t>(radius * 16));
    const auto found = texture_->pictures.find(key);
    if (found != texture_->pictures.end()) return found->second;
    std::vector<std::uint8_t> rows(static_cast<std::size_t>(w) * static_cast<std::size_t>(h));
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            // Distance of the pixel's middle from the round corner's circle, where there is one.
            const float px = static_cast<float>(x) + 0.5F, py = static_cast<float>(y) + 0.5F;
            const float dx = std::max({radius - px, px - (static_cast<float>(w) - radius), 0.0F});
            const float dy = std::max({radius - py, py - (static_cast<float>(h) - radius), 0.0F});
            const float inside = dx > 0 && dy > 0 ? radius - std::sqrt(dx * dx + dy * dy) + 0.5F : 1.0F;
            rows[static_cast<std::size_t>(y * w + x)] =
                static_cast<std::uint8_t>(std::lround(std::clamp(inside, 0.0F, 1.0F) * 255.0F));
        }
    return texture_->store(key, rows.data(), w, h, w, 0, 0);
}

GlyphPicture Glyphs::shadow_corner(int blur) {
    const std::uint64_t key = key_of(3, static_cast<std::uint64_t>(blur), 0, 0);
    const auto found = texture_->pictures.find(key);
    if (found != texture_->pictures.end()) return found->second;
    std::vector<std::uint8_t> rows(static_cast<std::size_t>(blur) * static_cast<std::size_t>(blur));
    const auto fade = [&](int i) {  // smooth from 0 at the outside to 1 at the inside
        const float t = (static_cast<float>(i) + 0.5F) / static_cast<float>(blur);
        return t * t * (3 - 2 * t);
    };
    for (int y = 0; y < blur; ++y)
        for (int x = 0; x < blur; ++x)
            rows[static_cast<std::size_t>(y * blur + x)] =
                static_cast<std::uint8_t>(std::lround(fade(x) * fade(y) * 255.0F));
    return texture_->store(key, rows.data(), blur, blur, blur, 0, 0);
}

const std::uint8_t* Glyphs::texels() const { return texture_->texels.data(); }

Texels Glyphs::take_changed() { return std::exchange(texture_->changed, {}); }

bool Glyphs::take_restarted() { return std::exchange(texture_->restarted, false); }

}  // namespace stepwell

// The built-in fonts, opened, and what the window and exported pictures agree on: which font sets a character that the
// wanted one lacks, at what size, how wide it is, how high capitals are. Draws nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>

#include "core/base/result.h"
#include "fonts/fonts.h"
#include "lessons/kit/canvas.h"

struct FT_FaceRec_;
struct FT_LibraryRec_;

namespace stepwell {

inline constexpr std::size_t font_count = static_cast<std::size_t>(Font::icons) + 1;

/// The font in which canvases set a face.
Font font_of(Face face);
/// Height of a capital letter as a part of the type size: text is centred by it.
float cap_height(Font font);
/// The size at which a font looks right beside the others, as a part of theirs.
float relative_size(Font font);

/// Every library that draws needs one of its own, for they leave sizes and transformations behind in the faces.
class Typefaces {
public:
    static Result<std::unique_ptr<Typefaces>> open();
    ~Typefaces();
    Typefaces(const Typefaces&) = delete;
    Typefaces& operator=(const Typefaces&) = delete;

    FT_FaceRec_* face(Font font) const { return faces_[static_cast<std::size_t>(font)]; }
    /// `font`, or the one that stands in for it: Chinese and icons come from fonts of their own. If none has the
    /// character it is `font`, which shows an empty box.
    Font font_with(Font font, char32_t code) const;
    /// Pen advance as a part of the type size, relative_size() included.
    float advance(Font font, char32_t code);

private:
    Typefaces() = default;

    FT_LibraryRec_* library_ = nullptr;
    std::array<FT_FaceRec_*, font_count> faces_{};
    std::unordered_map<std::uint64_t, float> advances_;
};

}  // namespace stepwell

// Pictures on the graphics card: the glyphs, and boards that are too big for single rectangles.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "app/look/widgets/glyphs.h"

namespace stepwell {

/// A texture as a draw list names it.
using TextureName = std::uintptr_t;

class Textures {
public:
    Textures();
    ~Textures();
    Textures(const Textures&) = delete;
    Textures& operator=(const Textures&) = delete;

    /// The texture of the glyphs; one byte of coverage becomes white with that alpha.
    TextureName glyphs() const { return glyphs_; }
    /// Uploads what changed.
    void update(Glyphs& glyphs);

    /// The picture that was made for this hash of its content, or 0. `shrunk`: it will be shown smaller than it is.
    TextureName known(std::uint64_t hash, bool shrunk);
    /// Makes one of `columns × rows` RGBA pixels (0xAABBGGRR); enlarged, its pixels keep hard edges.
    TextureName picture(std::uint64_t hash, int columns, int rows, std::span<const std::uint32_t> pixels, bool shrunk);
    /// Once a frame: pictures that were not asked for lately are dropped.
    void end_frame();

private:
    struct Pictures;
    TextureName glyphs_ = 0;
    std::unique_ptr<Pictures> pictures_;
};

}  // namespace stepwell

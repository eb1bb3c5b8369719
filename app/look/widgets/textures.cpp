#include "app/look/widgets/textures.h"

#include <glad/gl.h>

#include <algorithm>
#include <array>
#include <vector>

namespace stepwell {
namespace {

constexpr std::uint32_t frames_kept = 120;

GLuint make_texture(GLint shrink, GLint enlarge) {
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, shrink);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, enlarge);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return name;
}

}  // namespace

struct Textures::Pictures {
    struct Entry {
        std::uint64_t hash;
        int columns, rows;
        GLuint name;
        std::uint32_t used;
        bool small_copies;  // for being shrunk
    };
    std::vector<Entry> entries;
    std::uint32_t frame = 0;
};

Textures::Textures() : pictures_(std::make_unique<Pictures>()) {
    // Shown pixel by pixel, all but the largest letters; without a graphics card nothing costs as much as smoothing.
    glyphs_ = make_texture(GL_NEAREST, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, Glyphs::side, Glyphs::side, 0, GL_RED, GL_UNSIGNED_BYTE, nullptr);
    const std::array<GLint, 4> white_with_alpha = {GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, white_with_alpha.data());
}

Textures::~Textures() {
    const auto glyphs = static_cast<GLuint>(glyphs_);
    glDeleteTextures(1, &glyphs);
    for (const Pictures::Entry& entry : pictures_->entries) glDeleteTextures(1, &entry.name);
}

void Textures::update(Glyphs& glyphs) {
    const Texels changed = glyphs.take_changed();
    if (changed.empty()) return;
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(glyphs_));
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, Glyphs::side);
    glTexSubImage2D(GL_TEXTURE_2D, 0, changed.x, changed.y, changed.w, changed.h, GL_RED, GL_UNSIGNED_BYTE,
                    glyphs.texels() + static_cast<std::ptrdiff_t>(changed.y) * Glyphs::side + changed.x);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

TextureName Textures::known(std::uint64_t hash, bool shrunk) {
    const auto found = std::ranges::find(pictures_->entries, hash, &Pictures::Entry::hash);
    if (found == pictures_->entries.end()) return 0;
    found->used = pictures_->frame;
    if (shrunk && !found->small_copies) {
        glBindTexture(GL_TEXTURE_2D, found->name);
        glGenerateMipmap(GL_TEXTURE_2D);
        found->small_copies = true;
    }
    return found->name;
}

TextureName Textures::picture(std::uint64_t hash, int columns, int rows, std::span<const std::uint32_t> pixels,
                              bool shrunk) {
    // A picture of the same size that this frame does not need is painted over rather than made anew.
    auto& entries = pictures_->entries;
    auto entry = std::ranges::find_if(entries, [&](const Pictures::Entry& e) {
        return e.columns == columns && e.rows == rows && e.used != pictures_->frame;
    });
    const bool fresh = entry == entries.end();
    if (fresh) {
        entries.push_back({hash, columns, rows, make_texture(GL_LINEAR_MIPMAP_LINEAR, GL_NEAREST), 0, false});
        entry = entries.end() - 1;
    }
    entry->hash = hash;
    entry->small_copies = false;
    glBindTexture(GL_TEXTURE_2D, entry->name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    if (fresh) {
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, columns, rows, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
        glGenerateMipmap(GL_TEXTURE_2D);  // without its small copies the texture would not count as complete
        entry->small_copies = true;
    } else {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, columns, rows, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    }
    return known(hash, shrunk);
}

void Textures::end_frame() {
    std::erase_if(pictures_->entries, [&](const Pictures::Entry& entry) {
        if (pictures_->frame - entry.used < frames_kept) return false;
        glDeleteTextures(1, &entry.name);
        return true;
    });
    ++pictures_->frame;
}

}  // namespace stepwell

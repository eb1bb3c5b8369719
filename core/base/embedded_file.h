// Files that were baked into the program at build time.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace stepwell {

struct EmbeddedFile {
    std::string_view path;   ///< as seen from the project's root: "lessons/1-enemies-that-think/en.md"
    std::string_view bytes;  ///< followed by a zero byte that does not count
};

/// The file of that path, or nullptr.
inline const EmbeddedFile* find_file(std::span<const EmbeddedFile> files, std::string_view path) {
    const auto found = std::ranges::find(files, path, &EmbeddedFile::path);
    return found == files.end() ? nullptr : &*found;
}

}  // namespace stepwell

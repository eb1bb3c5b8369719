#include "fonts/fonts.h"

#include "core/base/embedded_file.h"

namespace stepwell {

std::span<const EmbeddedFile> font_files();  // in the order of Font, made by fonts/CMakeLists.txt

std::string_view font_bytes(Font font) { return font_files()[static_cast<std::size_t>(font)].bytes; }

}  // namespace stepwell

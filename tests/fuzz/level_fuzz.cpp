// Any bytes as a level's text: a level that is written as that very text, or an error that names a place in it.
#include <cstdint>
#include <string>

#include "core/base/lines.h"
#include "core/grid/level.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace stepwell;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto level = level_from_text(text);
    if (!level) {
        require_place(level.error(), text);
        return 0;
    }
    std::string plain;  // with one kind of line end
    for (const std::string_view line : split_lines(text)) plain.append(line).append("\n");
    require(to_text(*level) == plain);
    require(level_from_text(plain) == *level);
    return 0;
}

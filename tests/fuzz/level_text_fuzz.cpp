// Any bytes as a level's text: a level that comes back as the same text, or an error that names a place in it.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/grid/level.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    const auto level = stepwell::level_from_text(text);
    if (level) {
        const auto again = stepwell::level_from_text(stepwell::to_text(*level));
        if (!again || *again != *level) std::abort();
    } else {
        const auto lines = std::ranges::count(text, '\n') + 1;
        if (level.error().message.empty() || level.error().line < 0 || level.error().line > lines) std::abort();
    }
    return 0;
}

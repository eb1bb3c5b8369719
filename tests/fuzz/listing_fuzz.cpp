// Any bytes as a listing: lines that keep no marker and no condition, or an error that names a place in the text. The
// first byte chooses the language.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/base/lines.h"
#include "lessons/kit/listing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace stepwell;
    if (size == 0) return 0;
    const CodeLanguage language = all_code_languages[bytes[0] % 3];
    const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    const auto lines = split_lines(text);

    const auto listing = parse_listing("f", language, text, {{"end", "queue"}});
    if (!listing) {
        const Error& error = listing.error();
        if (error.message.empty() || error.line < 1 || error.column < 1) std::abort();
        const auto line = static_cast<std::size_t>(error.line);
        if (line > std::max<std::size_t>(lines.size(), 1)) std::abort();
        if (!lines.empty() && static_cast<std::size_t>(error.column) > lines[line - 1].size() + 1) std::abort();
        return 0;
    }
    // Every line is one of the text's, in order, perhaps without its condition.
    auto next = lines.begin();
    for (const CodeLine& line : listing->lines) {
        if (!line.anchor.empty() && !line.anchor.starts_with("f/")) std::abort();
        const std::string shown = line.text();
        next = std::find_if(next, lines.end(), [&](std::string_view whole) { return whole.starts_with(shown); });
        if (next == lines.end()) std::abort();
        ++next;
    }
    return 0;
}

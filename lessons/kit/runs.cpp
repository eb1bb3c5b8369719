#include "lessons/kit/runs.h"

#include <algorithm>

namespace stepwell {

std::vector<TextRun> parse_runs(std::string_view markup) {
    std::vector<TextRun> runs;
    std::string text;
    const auto flush = [&](Emphasis emphasis) {
        if (!text.empty()) runs.push_back({std::move(text), emphasis});
        text.clear();
    };
    for (std::size_t at = 0; at < markup.size();) {
        const std::string_view rest = markup.substr(at);
        const std::string_view mark = rest.starts_with("**") ? "**" : rest.starts_with('`') ? "`" : "";
        const std::size_t end = mark.empty() ? std::string_view::npos : rest.find(mark, mark.size());
        if (end == std::string_view::npos || end == mark.size()) {
            text.push_back(rest[0] == '\n' ? ' ' : rest[0]);
            ++at;
            continue;
        }
        flush(Emphasis::none);
        text = rest.substr(mark.size(), end - mark.size());
        std::ranges::replace(text, '\n', ' ');
        flush(mark == "`" ? Emphasis::code : Emphasis::bold);
        at += end + mark.size();
    }
    flush(Emphasis::none);
    return runs;
}

std::string plain_text(std::string_view markup) {
    std::string text;
    for (const TextRun& run : parse_runs(markup)) text += run.text;
    return text;
}

}  // namespace stepwell

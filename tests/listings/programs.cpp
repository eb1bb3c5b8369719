#include "tests/listings/programs.h"

#include <fmt/format.h>

namespace stepwell::tests {

std::vector<MarkedLine> marked_lines(const Listing& listing) {
    std::vector<MarkedLine> marked;
    std::string_view before;
    for (std::size_t i = 0; i < listing.lines.size(); ++i) {
        const std::string& anchor = listing.lines[i].anchor;
        if (!anchor.empty() && anchor != before) marked.push_back({i, anchor});
        before = anchor;
    }
    return marked;
}

std::string code_of(const Listing& listing) {
    std::string code;
    for (const CodeLine& line : listing.lines) code += line.text() + "\n";
    return code;
}

std::string code_with_marks(const Listing& listing) {
    std::string code;
    const std::vector<MarkedLine> marked = marked_lines(listing);
    auto next = marked.begin();
    for (std::size_t i = 0; i < listing.lines.size(); ++i) {
        if (next != marked.end() && next->line == i) code += fmt::format("mark(\"{}\");\n", (next++)->anchor);
        code += listing.lines[i].text() + "\n";
    }
    return code;
}

}  // namespace stepwell::tests

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

std::vector<Settings> combinations(std::span<const Scene* const> scenes) {
    std::vector<Settings> all{{}};
    for (const Scene* scene : scenes) {
        for (const Setting& setting : scene->settings()) {
            if (setting.kind != Setting::Kind::choice || all.front().contains(setting.name)) continue;
            std::vector<Settings> more;
            for (const Settings& settings : all) {
                for (const std::string& value : setting.choices) {
                    more.push_back(settings);
                    more.back()[setting.name] = value;
                }
            }
            all = std::move(more);
        }
    }
    return all;
}

}  // namespace stepwell::tests

#include "app/cli/nearest.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace stepwell::cli {

std::size_t typing_errors(std::string_view a, std::string_view b) {
    // Three rows of the table of all prefixes: the one being filled and the two before it.
    std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last = std::exchange(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
    }
    return row[b.size()];
}

std::string unknown(std::string_view what, std::string_view name, std::span<const std::string> known) {
    const std::string* nearest = nullptr;
    // A third of the letters may be wrong, of short words two, but never all of them.
    std::size_t fewest = std::min(std::max<std::size_t>(2, name.size() / 3) + 1, std::max<std::size_t>(1, name.size()));
    for (const std::string& candidate : known) {
        // A beginning or an end of a name is near to it too: way for way-back, wall for stuck-at-the-wall.
        const bool part = name.size() >= 3 && (candidate.starts_with(name) || candidate.ends_with(name));
        const std::size_t errors = part ? 1 : typing_errors(name, candidate);
        if (errors >= fewest) continue;
        fewest = errors;
        nearest = &candidate;
    }
    if (nearest != nullptr) return fmt::format("unknown {} '{}'; did you mean '{}'?", what, name, *nearest);
    return fmt::format("unknown {} '{}'; choose one of: {}", what, name, fmt::join(known, ", "));
}

}  // namespace stepwell::cli

#include "app/check/compare.h"

#include <algorithm>
#include <ranges>

#include "core/base/lines.h"

namespace stepwell {
namespace {

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(',', begin), line.size());
        fields.emplace_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    return fields;
}

std::string without_blanks(std::string_view line) {
    std::string rest;
    std::ranges::copy_if(line, std::back_inserter(rest), [](char c) { return c != ' ' && c != '\t'; });
    return rest;
}

Difference differing_line(std::string_view head, std::size_t line, std::string_view right, std::string_view printed) {
    Difference found{.line = line, .right = std::string(right), .printed = std::string(printed)};
    if (without_blanks(right) == without_blanks(printed)) {
        found.kind = Difference::Kind::spaces;
        return found;
    }
    const std::vector<std::string> names = fields_of(head), wanted = fields_of(right), got = fields_of(printed);
    if (line == 1 || names.size() == 1 || wanted.size() != names.size()) return found;
    if (got.size() != wanted.size()) {
        found.kind = Difference::Kind::columns;
        found.right_value = std::to_string(wanted.size());
        found.printed_value = std::to_string(got.size());
        return found;
    }
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(wanted, got).in1 - wanted.begin());
    found.kind = Difference::Kind::column;
    found.column = names[at];
    found.right_value = wanted[at];
    found.printed_value = got[at];
    return found;
}

}  // namespace

Comparison compare(std::string_view right, std::string_view printed) {
    Comparison result;
    result.byte_order_mark = printed.starts_with("\xEF\xBB\xBF");
    if (result.byte_order_mark) printed.remove_prefix(3);
    result.windows_ends = printed.find("\r\n") != std::string_view::npos;
    result.no_last_end = !printed.empty() && !printed.ends_with('\n');
    for (const std::string_view line : split_lines(printed)) result.lines.emplace_back(line);
    const std::vector<std::string_view> wanted = split_lines(right);
    while (result.lines.size() > wanted.size() && result.lines.back().empty()) {
        result.lines.pop_back();
        result.empty_end = true;
    }

    const std::vector<std::string>& got = result.lines;
    const std::string_view head = wanted.empty() ? std::string_view() : wanted.front();
    std::size_t i = 0;
    while (i < wanted.size() && i < got.size() && wanted[i] == got[i]) ++i;
    if (i < wanted.size() && i < got.size()) {
        result.difference = differing_line(head, i + 1, wanted[i], got[i]);
    } else if (i < wanted.size()) {
        result.difference = Difference{.kind = Difference::Kind::missing,
                                       .line = i + 1,
                                       .right = std::string(wanted[i]),
                                       .printed = "",
                                       .count = wanted.size() - i};
    } else if (i < got.size()) {
        result.difference = Difference{
            .kind = Difference::Kind::extra, .line = i + 1, .right = "", .printed = got[i], .count = got.size() - i};
    }
    return result;
}

}  // namespace stepwell

#include <algorithm>
#include <csignal>
#include <cstring>

#include <fmt/format.h>

#include "app/check/check.h"
#include "core/base/lines.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

using Ending = ProgramRun::Ending;
using Differs = Difference::Kind;

/// A line of somebody's output, safe to show: without control characters, and not too long.
std::string shown(std::string_view line) {
    constexpr std::size_t most = 160;
    std::string text;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < line.size(); ++characters) {
        if (characters == most) return text + " …";
        const char32_t c = next_code_point(line, at);
        append_utf8(text, c < 0x20 || (c >= 0x7F && c < 0xA0) ? U'\uFFFD' : c);
    }
    return text;
}

std::size_t characters_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

/// What went wrong while it ran; empty if nothing did.
std::string end_words(const Verdict& verdict, const Strings& strings) {
    const int code = verdict.code;
    switch (verdict.ending) {
        case Ending::exited: return code == 0 ? "" : strings("check.exit_code", {{"code", code}});
        case Ending::crashed:
            if (code == SIGSEGV || code == SIGBUS) return strings["check.crash_memory"];
            if (code == SIGFPE) return strings["check.crash_division"];
            if (code == SIGABRT) return strings["check.crash_abort"];
            return strings("check.signal", {{"signal", code}, {"name", ::strsignal(code)}});
        case Ending::processor: return strings("check.processor", {{"seconds", verdict.limits.processor.count()}});
        case Ending::waiting: return strings("check.waiting", {{"seconds", verdict.limits.waiting().count()}});
        case Ending::memory: return strings("check.memory", {{"size", verdict.limits.memory >> 20}});
        case Ending::output: return strings("check.output", {{"size", verdict.limits.output >> 20}});
        case Ending::stopped: return strings["check.stopped"];
    }
    return "";
}

std::string difference_words(const Difference& difference, const Strings& strings) {
    const std::size_t line = difference.line;
    switch (difference.kind) {
        case Differs::column:
            return strings("check.column", {{"line", line},
                                            {"column", difference.column},
                                            {"right", difference.right_value},
                                            {"printed", shown(difference.printed_value)}});
        case Differs::columns:
            return strings("check.columns",
                           {{"line", line}, {"right", difference.right_value}, {"printed", difference.printed_value}});
        case Differs::spaces: return strings("check.spaces", {{"line", line}});
        case Differs::line: return strings(line == 1 ? "check.head" : "check.line", {{"line", line}});
        case Differs::missing: return strings("check.missing", {{"line", line - 1}, {"count", difference.count}});
        case Differs::extra: return strings("check.extra", {{"line", line - 1}, {"count", difference.count}});
    }
    return "";
}

/// Both lines, one below the other.
std::string both_lines(const Difference& difference, const Strings& strings) {
    const std::string &right = strings["check.right_line"], &yours = strings["check.your_line"];
    const std::size_t width = std::max(characters_of(right), characters_of(yours)) + 2;
    const auto row = [&](const std::string& label, const std::string& line) {
        return fmt::format("  {}{}{}\n", label, std::string(width - characters_of(label), ' '), shown(line));
    };
    std::string rows;
    if (difference.kind != Differs::extra) rows += row(right, difference.right);
    if (difference.kind != Differs::missing) rows += row(yours, difference.printed);
    return rows;
}

/// The program did not come to its end: then what it did not print yet is no mistake of its own.
bool worth_telling(const Verdict& verdict) {
    const auto& difference = verdict.comparison.difference;
    return difference && (verdict.done() || difference->kind != Differs::missing);
}

}  // namespace

std::string words_of(const Verdict& verdict, const Strings& strings) {
    const Comparison& compared = verdict.comparison;
    const std::size_t lines = compared.lines.size();
    std::string text;
    const auto say = [&](const std::string& words) {
        if (!words.empty()) text += words + "\n";
    };
    say(end_words(verdict, strings));
    if (verdict.right()) {
        say(strings("check.right", {{"lines", lines}}));
    } else if (verdict.done() && lines == 0) {
        say(strings["check.nothing"]);
    } else if (worth_telling(verdict)) {
        say(difference_words(*compared.difference, strings));
        text += both_lines(*compared.difference, strings);
        const std::size_t before = compared.difference->line - 1;
        if (before > 0 && verdict.done() && compared.difference->kind != Differs::missing &&
            compared.difference->kind != Differs::extra)
            say(strings("check.before", {{"lines", before}}));
    } else if (lines > 0) {
        say(strings("check.so_far", {{"lines", lines}}));
    }
    if (verdict.done()) {
        if (compared.byte_order_mark) say(strings["check.byte_order_mark"]);
        if (compared.windows_ends) say(strings["check.windows_ends"]);
        if (compared.no_last_end) say(strings["check.no_last_end"]);
        if (compared.empty_end) say(strings["check.empty_end"]);
    }
    if (!verdict.complaints.empty()) {
        say(strings["check.complaints"]);
        for (const std::string_view line : split_lines(verdict.complaints)) text += "  " + shown(line) + "\n";
    }
    return text;
}

}  // namespace stepwell

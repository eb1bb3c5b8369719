#include "lessons/kit/listing.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "lessons/kit/embedded.h"
#include "lessons/kit/lesson.h"

namespace stepwell {
namespace {

/// The column of a byte, counted from 1 in characters.
int column_of(std::string_view line, std::size_t byte) {
    const auto before = line.substr(0, byte);
    return 1 + static_cast<int>(std::ranges::count_if(before, [](char c) { return !is_continuation(c); }));
}

bool is_loop_head(std::string_view code) {
    const std::string_view word = code.substr(0, code.find_first_of(" (:{"));
    return word == "for" || word == "while" || word == "do";
}

/// Reads line by line; a failed step leaves its error behind.
class Reader {
public:
    Reader(std::string_view function, CodeLanguage language, const Settings& settings)
        : settings_(settings), mark_(comment_mark_of(language)), syntax_(language) {
        listing_.function = function;
        listing_.language = language;
    }

    Result<Listing> read(std::string_view text) {
        for (const std::string_view line : split_lines(text)) {
            line_ = line;
            ++number_;
            if (!read_line()) return tl::unexpected(error_);
        }
        if (!end_marker()) return tl::unexpected(error_);
        while (!listing_.lines.empty() && listing_.lines.back().spans.empty()) listing_.lines.pop_back();
        if (listing_.lines.empty()) return failure("the listing is empty; write the function's code", 1, 1);
        return std::move(listing_);
    }

private:
    struct Marker {
        std::string anchor;
        std::size_t indent;
        int line;
        bool has_lines = false;
    };

    bool fail(std::string message, std::size_t byte) {
        error_ = {std::move(message), number_, column_of(line_, byte)};
        return false;
    }

    bool read_line() {
        const auto control = std::ranges::find_if(line_, [](char c) { return ('\0' <= c && c < ' ') || c == 0x7F; });
        if (control != line_.end())
            return fail("a tab or control character; use spaces", static_cast<std::size_t>(control - line_.begin()));

        const bool continued = syntax_.open();  // then the line begins inside a string or comment and is no marker
        std::vector<CodeSpan> spans = syntax_.read(line_);
        const bool comment = !spans.empty() && spans.back().ink == Ink::comment && !(continued && spans.size() == 1);
        if (comment) {
            const std::string& last = spans.back().text;
            const std::size_t at = line_.size() - last.size();
            if (last.starts_with(mark_) && last.substr(mark_.size()).starts_with('@')) return read_marker(at);
            if (last.starts_with(mark_) && last.substr(mark_.size()).starts_with('?')) {
                bool shown = false;
                if (!read_condition(at, shown)) return false;
                spans.pop_back();
                return read_code(std::move(spans), continued, shown);
            }
        }
        return read_code(std::move(spans), continued, true);
    }

    bool read_marker(std::size_t at) {
        const std::string_view rest = line_.substr(at + mark_.size() + 1);
        const std::string_view name = trimmed(rest);
        if (!trimmed(line_.substr(0, at)).empty())
            return fail("a marker needs a line of its own, above the lines that it names", at);
        if (name.empty() || !rest.starts_with(' '))
            return fail(fmt::format("a marker is written with a space and a name: {}@ take", mark_), at);
        if (!end_marker()) return false;
        marker_ = Marker{listing_.function + "/" + std::string(name), at, number_};
        return true;
    }

    bool read_condition(std::size_t at, bool& shown) {
        const std::string_view rest = line_.substr(at + mark_.size() + 1);
        const std::string_view condition = trimmed(rest);
        const std::size_t equals = condition.find('=');
        if (trimmed(line_.substr(0, at)).empty())
            return fail("a condition stands behind the code of the line that it is for", at);
        if (!rest.starts_with(' ') || equals == 0 || equals + 1 >= condition.size() ||
            equals == std::string_view::npos || condition.find(' ') != std::string_view::npos)
            return fail(fmt::format("a condition is a setting and its value: {}? end=queue", mark_), at);
        const auto setting = settings_.find(condition.substr(0, equals));
        shown = setting != settings_.end() && setting->second == condition.substr(equals + 1);
        return true;
    }

    bool read_code(std::vector<CodeSpan> spans, bool continued, bool shown) {
        if (!spans.empty() && spans.back().ink == Ink::plain) {
            std::string& last = spans.back().text;
            last.resize(last.find_last_not_of(' ') + 1);
            if (last.empty()) spans.pop_back();
        }
        if (!continued && !read_extent(spans.empty())) return false;
        if (spans.empty() && listing_.lines.empty()) return true;
        if (shown) listing_.lines.push_back({std::move(spans), marker_ ? marker_->anchor : ""});
        return true;
    }

    /// Whether the marker above is for this line, too; what lies inside a string or comment has no say in it.
    bool read_extent(bool blank) {
        if (blank) return end_marker();
        if (!marker_) return true;
        const std::size_t indent = line_.find_first_not_of(' ');
        const bool loop = is_loop_head(line_.substr(indent));
        if (!marker_->has_lines) {
            if (loop)
                return fail("the head of a loop cannot be marked, as it runs many times; mark lines inside", indent);
            if (indent != marker_->indent) return fail("indent a marker and the line below it alike", indent);
            marker_->has_lines = true;
        } else if (loop || indent < marker_->indent) {
            marker_.reset();
        }
        return true;
    }

    bool end_marker() {
        if (marker_ && !marker_->has_lines) {
            error_ = {"this marker has no line below it", marker_->line, static_cast<int>(marker_->indent) + 1};
            return false;
        }
        marker_.reset();
        return true;
    }

    const Settings& settings_;
    const std::string_view mark_;
    Syntax syntax_;
    Listing listing_;
    std::string_view line_;
    int number_ = 0;
    std::optional<Marker> marker_;
    Error error_;
};

}  // namespace

std::string CodeLine::text() const {
    std::string text;
    for (const CodeSpan& span : spans) text += span.text;
    return text;
}

Result<Listing> parse_listing(std::string_view function, CodeLanguage language, std::string_view text,
                              const Settings& settings) {
    return Reader(function, language, settings).read(text);
}

std::string listing_path(const Lesson& lesson, std::string_view function, CodeLanguage language) {
    const auto in = [&](std::string_view folder) {
        return fmt::format("{}/code/{}.{}", folder, function, extension_of(language));
    };
    std::string own = in(lesson.folder);
    return embedded(own).empty() ? in("lessons/kit") : own;
}

std::vector<Listing> listings_of(const Lesson& lesson, const Scene& scene, CodeLanguage language,
                                 const Settings& settings) {
    std::vector<Listing> listings;
    for (const std::string& function : scene.listings(settings)) {
        const std::string_view text = embedded(listing_path(lesson, function, language));
        if (Result<Listing> listing = parse_listing(function, language, text, settings))
            listings.push_back(std::move(*listing));
    }
    return listings;
}

}  // namespace stepwell

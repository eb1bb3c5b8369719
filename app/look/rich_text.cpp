#include "app/look/rich_text.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

constexpr char32_t soft_hyphen = 0xAD;

bool contains(std::u32string_view set, char32_t c) { return set.find(c) != std::u32string_view::npos; }

bool closes(char32_t c) { return contains(U"。，、；：？！）】》〉」』”’…·,.;:?!)]}%", c); }
bool opens(char32_t c) { return contains(U"（【《〈「『“‘([{", c); }

struct Letter {
    char32_t code = 0;
    Emphasis emphasis = Emphasis::none;
    float width = 0;
    bool in_cell = false;  // of a cell, (7, 3), behind its first character: no line begins here
};

bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }

/// How many of the letters from `at` on are a cell: (7, 3).
std::size_t cell_at(const std::vector<Letter>& letters, std::size_t at) {
    const std::size_t first = at;
    const auto take = [&](char32_t wanted) { return at < letters.size() && letters[at].code == wanted && ++at > 0; };
    const auto take_number = [&] {
        const std::size_t begin = at;
        while (at < letters.size() && is_digit(letters[at].code)) ++at;
        return at > begin;
    };
    return take(U'(') && take_number() && take(U',') && take(U' ') && take_number() && take(U')') ? at - first : 0;
}

std::vector<Letter> spell(const std::vector<TextRun>& runs, const Measure& measure) {
    std::vector<Letter> letters;
    for (const TextRun& run : runs)
        for (std::size_t at = 0; at < run.text.size();) {
            const char32_t code = next_code_point(run.text, at);
            letters.push_back({code, run.emphasis, code == soft_hyphen ? 0 : measure(code, run.emphasis)});
        }
    for (std::size_t at = 0; at < letters.size(); ++at)
        for (std::size_t left = cell_at(letters, at); left > 1; --left) letters[++at].in_cell = true;
    return letters;
}

/// May a line end between these two? (Spaces are handled by the caller: they hang at the line's end.)
bool may_break(const Letter& last, const Letter& next) {
    const char32_t before = last.code, after = next.code;
    if (next.in_cell) return false;
    if (before == U' ') return true;
    if (after == U' ' || closes(after) || opens(before)) return false;
    if (before == soft_hyphen) return true;
    if (is_wide(before) || is_wide(after)) return true;
    return contains(U"-/–—", before) && after > U'9';
}

class Wrapper {
public:
    Wrapper(const std::vector<Letter>& letters, float width, const Measure& measure)
        : letters_(letters), width_(width), measure_(measure) {}

    Paragraph run() {
        while (next_ < letters_.size()) line();
        return std::move(result_);
    }

private:
    void line() {
        const std::size_t first = next_;
        std::size_t end = first;     // what fits
        std::size_t last_break = 0;  // the best place to stop, 0 = none
        float used = 0;
        for (; end < letters_.size(); ++end) {
            if (end > first && may_break(letters_[end - 1], letters_[end]) && fits_hyphen(end, used)) last_break = end;
            if (letters_[end].code != U' ' && used + letters_[end].width > width_ && end > first) break;
            used += letters_[end].width;
        }
        if (end < letters_.size() && last_break > first) end = last_break;
        emit(first, end);
        next_ = end;
        while (next_ < letters_.size() && letters_[next_].code == U' ') ++next_;
    }

    /// A break at a soft hyphen needs room for the hyphen that it shows.
    bool fits_hyphen(std::size_t end, float used) const {
        const Letter& before = letters_[end - 1];
        return before.code != soft_hyphen || used + measure_(U'-', before.emphasis) <= width_;
    }

    void emit(std::size_t first, std::size_t end) {
        const bool hyphen = end < letters_.size() && end > first && letters_[end - 1].code == soft_hyphen;
        while (end > first && letters_[end - 1].code == U' ') --end;
        float x = 0;
        Piece* piece = nullptr;
        const auto put = [&](char32_t code, Emphasis emphasis, float advance) {
            if (piece == nullptr || piece->emphasis != emphasis) {
                result_.pieces.push_back({{}, emphasis, result_.lines, x, 0});
                piece = &result_.pieces.back();
            }
            append_utf8(piece->text, code);
            piece->width += advance;
            x += advance;
        };
        for (std::size_t i = first; i < end; ++i)
            if (letters_[i].code != soft_hyphen) put(letters_[i].code, letters_[i].emphasis, letters_[i].width);
        if (hyphen) {
            const Emphasis emphasis = letters_[end - 1].emphasis;
            put(U'-', emphasis, measure_(U'-', emphasis));
        }
        result_.width = std::max(result_.width, x);
        ++result_.lines;
    }

    const std::vector<Letter>& letters_;
    float width_;
    const Measure& measure_;
    std::size_t next_ = 0;
    Paragraph result_;
};

}  // namespace

Paragraph wrap(const std::vector<TextRun>& runs, float width, const Measure& measure) {
    const std::vector<Letter> letters = spell(runs, measure);
    return Wrapper(letters, width, measure).run();
}

}  // namespace stepwell

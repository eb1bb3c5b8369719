#include "lessons/kit/syntax.h"

#include <algorithm>
#include <span>

namespace stepwell {
namespace {

/// A string or a comment: from `opening` to `closing`; `many_lines` or at most to the line's end.
struct Quote {
    std::string_view opening;
    std::string_view closing;
    Ink ink;
    bool many_lines = false;
};

struct Grammar {
    std::string_view name;
    std::string_view extension;
    std::string_view comment_mark;
    std::span<const Quote> quotes;  // a longer opening stands before its beginning
    std::span<const std::string_view> keywords;
};

constexpr Quote python_quotes[] = {
    {"\"\"\"", "\"\"\"", Ink::string, true},
    {"'''", "'''", Ink::string, true},
    {"\"", "\"", Ink::string},
    {"'", "'", Ink::string},
};
constexpr Quote javascript_quotes[] = {
    {"/*", "*/", Ink::comment, true},
    {"`", "`", Ink::string, true},
    {"\"", "\"", Ink::string},
    {"'", "'", Ink::string},
};
constexpr Quote cpp_quotes[] = {
    {"/*", "*/", Ink::comment, true},
    {"\"", "\"", Ink::string},
    {"'", "'", Ink::string},
};

constexpr std::string_view python_keywords[] = {
    "False", "None", "True",   "and",   "as",     "assert", "break", "class",  "continue", "def", "del",
    "elif",  "else", "except", "for",   "from",   "global", "if",    "import", "in",       "is",  "lambda",
    "not",   "or",   "pass",   "raise", "return", "try",    "while", "with",   "yield",
};
constexpr std::string_view javascript_keywords[] = {
    "break",  "case",    "catch",  "class",     "const",  "continue", "default", "delete", "do",   "else",
    "export", "extends", "false",  "finally",   "for",    "function", "if",      "import", "in",   "instanceof",
    "let",    "new",     "null",   "of",        "return", "static",   "super",   "switch", "this", "throw",
    "true",   "try",     "typeof", "undefined", "var",    "while",    "yield",
};
constexpr std::string_view cpp_keywords[] = {
    "auto",     "bool",        "break",    "case",   "char",     "class", "const",     "constexpr",
    "continue", "default",     "delete",   "do",     "double",   "else",  "enum",      "false",
    "float",    "for",         "if",       "inline", "int",      "long",  "namespace", "new",
    "nullptr",  "operator",    "private",  "public", "return",   "short", "signed",    "sizeof",
    "static",   "static_cast", "struct",   "switch", "template", "this",  "throw",     "true",
    "try",      "typename",    "unsigned", "using",  "void",     "while",
};

const Grammar& grammar_of(CodeLanguage language) {
    static constexpr Grammar grammars[] = {
        {"Python", "py", "#", python_quotes, python_keywords},
        {"JavaScript", "js", "//", javascript_quotes, javascript_keywords},
        {"C++", "cpp", "//", cpp_quotes, cpp_keywords},
    };
    return grammars[static_cast<std::size_t>(language)];
}

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool in_word(char c) {  // letters of any script are bytes beyond ASCII
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || is_digit(c) || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// 40, 0.5, 0xFF, 1_000, 1'000
std::size_t size_of_number(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size() &&
           (in_word(text[i]) || text[i] == '.' || (text[i] == '\'' && i + 1 < text.size() && is_digit(text[i + 1]))))
        ++i;
    return i;
}

/// How many bytes of `text` lie before the end of the string or comment; npos if the end is not in it. `text` begins
/// behind the opening.
std::size_t end_of_quote(std::string_view text, std::string_view closing, Ink ink) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (ink == Ink::string && text[i] == '\\') ++i;
        else if (text.substr(i).starts_with(closing)) return i + closing.size();
    }
    return std::string_view::npos;
}

class Spans {
public:
    void add(std::string_view text, Ink ink) {
        if (text.empty()) return;
        if (ink == Ink::plain && !spans_.empty() && spans_.back().ink == Ink::plain) spans_.back().text += text;
        else spans_.push_back({std::string(text), ink});
    }
    std::vector<CodeSpan> take() && { return std::move(spans_); }

private:
    std::vector<CodeSpan> spans_;
};

}  // namespace

std::string_view name_of(CodeLanguage language) { return grammar_of(language).name; }
std::string_view extension_of(CodeLanguage language) { return grammar_of(language).extension; }
std::string_view comment_mark_of(CodeLanguage language) { return grammar_of(language).comment_mark; }

std::vector<CodeSpan> Syntax::read(std::string_view line) {
    const Grammar& grammar = grammar_of(language_);
    Spans spans;
    const auto take = [&](std::size_t bytes, Ink ink) {
        spans.add(line.substr(0, bytes), ink);
        line.remove_prefix(std::min(bytes, line.size()));
    };

    if (open()) {
        const std::size_t end = end_of_quote(line, closing_, ink_);
        take(end, ink_);
        if (end == std::string_view::npos) return std::move(spans).take();
        closing_ = {};
    }
    while (!line.empty()) {
        if (line.starts_with(grammar.comment_mark)) {
            take(line.size(), Ink::comment);
            break;
        }
        const auto quote =
            std::ranges::find_if(grammar.quotes, [&](const Quote& q) { return line.starts_with(q.opening); });
        if (quote != grammar.quotes.end()) {
            const std::size_t end = end_of_quote(line.substr(quote->opening.size()), quote->closing, quote->ink);
            if (end != std::string_view::npos) {
                take(quote->opening.size() + end, quote->ink);
                continue;
            }
            if (quote->many_lines) {
                closing_ = quote->closing;
                ink_ = quote->ink;
            }
            take(line.size(), quote->ink);
        } else if (is_digit(line.front())) {
            take(size_of_number(line), Ink::number);
        } else if (in_word(line.front())) {
            const auto end = std::ranges::find_if(line, [](char c) { return !in_word(c); });
            const std::string_view word = line.substr(0, static_cast<std::size_t>(end - line.begin()));
            take(word.size(), std::ranges::count(grammar.keywords, word) > 0 ? Ink::keyword : Ink::plain);
        } else {
            take(1, Ink::plain);
        }
    }
    return std::move(spans).take();
}

}  // namespace stepwell

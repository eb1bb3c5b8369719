#include "app/look/syntax.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace stepwell {
namespace {

constexpr std::array<std::string_view, 44> cpp_words = {
    "auto",     "bool",   "break",     "case",      "char",   "class",  "const",     "constexpr", "continue", "default", "do",
    "else",     "enum",   "false",     "float",     "double", "for",    "if",        "inline",    "int",      "long",    "namespace",
    "nullptr",  "operator", "private", "public",    "return", "static", "static_cast", "struct",  "switch",   "template", "this",
    "true",     "typename", "unsigned", "using",    "void",   "while",  "std",       "short",     "signed",   "throw",   "noexcept"};
constexpr std::array<std::string_view, 33> python_words = {
    "False", "None",  "True", "and",    "as",     "assert", "break", "class", "continue", "def",    "del",
    "elif",  "else",  "except", "finally", "for", "from",   "global", "if",   "import",   "in",     "is",
    "lambda", "nonlocal", "not", "or",  "pass",   "raise",  "return", "try",  "while",    "with",   "yield"};
constexpr std::array<std::string_view, 33> javascript_words = {
    "break",  "case",   "catch", "class", "const", "continue", "default", "delete",     "do",     "else",  "export",
    "extends", "false", "finally", "for", "function", "if",    "import",  "in",         "instanceof", "let", "new",
    "null",   "of",     "return", "switch", "this", "throw",   "true",    "try",        "typeof", "undefined", "while"};

std::span<const std::string_view> words(CodeLanguage language) {
    switch (language) {
        case CodeLanguage::python: return python_words;
        case CodeLanguage::javascript: return javascript_words;
        case CodeLanguage::cpp: break;
    }
    return cpp_words;
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t string_end(std::string_view line, std::size_t at) {
    const char quote = line[at];
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == quote) {
            return i + 1;
        }
    }
    return line.size();
}

}  // namespace

std::vector<Token> tokenize(std::string_view line, CodeLanguage language) {
    std::vector<Token> tokens;
    const std::string_view comment = language == CodeLanguage::python ? "#" : "//";
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at + 1;
        TokenKind kind = TokenKind::plain;
        const char c = line[at];
        if (line.substr(at).starts_with(comment)) {
            end = line.size();
            kind = TokenKind::comment;
        } else if (c == '"' || c == '\'' || (c == '`' && language == CodeLanguage::javascript)) {
            end = string_end(line, at);
            kind = TokenKind::literal;
        } else if (is_digit(c)) {
            while (end < line.size() && (is_digit(line[end]) || is_letter(line[end]) || line[end] == '.')) ++end;
            kind = TokenKind::literal;
        } else if (is_letter(c)) {
            while (end < line.size() && (is_letter(line[end]) || is_digit(line[end]))) ++end;
            const bool keyword = std::ranges::find(words(language), line.substr(at, end - at)) != words(language).end();
            kind = keyword ? TokenKind::keyword : TokenKind::name;
        }
        if (kind == TokenKind::plain && !tokens.empty() && tokens.back().kind == TokenKind::plain) {
            tokens.back().text = {tokens.back().text.data(), tokens.back().text.size() + (end - at)};
        } else {
            tokens.push_back({line.substr(at, end - at), kind});
        }
        at = end;
    }
    return tokens;
}

}  // namespace stepwell

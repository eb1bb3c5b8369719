// Syntax colours for the languages that listings are written in, one line at a time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace stepwell {

enum class CodeLanguage : std::uint8_t { cpp, python, javascript };

enum class TokenKind : std::uint8_t { plain, name, keyword, literal, comment };

struct Token {
    std::string_view text;
    TokenKind kind = TokenKind::plain;
    bool operator==(const Token&) const = default;
};

/// Cuts one line into tokens; put together again they are the line. Strings and comments end with their line.
std::vector<Token> tokenize(std::string_view line, CodeLanguage language);

}  // namespace stepwell

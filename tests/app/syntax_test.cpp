#include "app/look/syntax.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

TokenKind kind_of(std::string_view line, std::string_view word, CodeLanguage language) {
    for (const Token& token : tokenize(line, language))
        if (token.text == word) return token.kind;
    ADD_FAILURE() << word << " is no token of " << line;
    return TokenKind::plain;
}

TEST(Syntax, TokensAreTheLine) {
    for (const std::string_view line :
         {"", "    ", "if current == goal:  # done", "const next = queue[head++]; // \"take\"", "x = \"a \\\" b\" + 'open",
          "for (const Cell next : level.neighbours(current)) {", "name = `a ${b}`;", "s = '中文'"}) {
        for (const auto language : {CodeLanguage::cpp, CodeLanguage::python, CodeLanguage::javascript}) {
            std::string all;
            for (const Token& token : tokenize(line, language)) all += token.text;
            EXPECT_EQ(all, line);
        }
    }
}

TEST(Syntax, EachLanguageHasItsWords) {
    EXPECT_EQ(kind_of("def find_path(level):", "def", CodeLanguage::python), TokenKind::keyword);
    EXPECT_EQ(kind_of("def find_path(level):", "def", CodeLanguage::javascript), TokenKind::name);
    EXPECT_EQ(kind_of("const x = null;", "null", CodeLanguage::javascript), TokenKind::keyword);
    EXPECT_EQ(kind_of("const auto x = y;", "auto", CodeLanguage::cpp), TokenKind::keyword);
    EXPECT_EQ(kind_of("format = 1", "format", CodeLanguage::python), TokenKind::name);
}

TEST(Syntax, StringsNumbersComments) {
    EXPECT_EQ(kind_of("a = \"if\" # for", "\"if\"", CodeLanguage::python), TokenKind::literal);
    EXPECT_EQ(kind_of("a = \"if\" # for", "# for", CodeLanguage::python), TokenKind::comment);
    EXPECT_EQ(kind_of("a = 10; // for", "// for", CodeLanguage::cpp), TokenKind::comment);
    EXPECT_EQ(kind_of("a = 10; // for", "10", CodeLanguage::cpp), TokenKind::literal);
    EXPECT_EQ(kind_of("a = b // 2", "2", CodeLanguage::python), TokenKind::literal);
    EXPECT_EQ(kind_of("a = 'x\\'y'", "'x\\'y'", CodeLanguage::javascript), TokenKind::literal);
}

}  // namespace
}  // namespace stepwell

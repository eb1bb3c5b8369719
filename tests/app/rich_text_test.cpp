#include "app/look/rich_text.h"

#include <gtest/gtest.h>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

// Ten pixels a letter, twenty a Chinese character: widths can be counted by hand.
float ten(char32_t code, Emphasis) { return is_wide(code) ? 20 : 10; }

std::vector<std::string> lines(std::string_view markup, float width) {
    const Paragraph paragraph = wrap(parse_runs(markup), width, ten);
    std::vector<std::string> result(static_cast<std::size_t>(paragraph.lines));
    for (const Piece& piece : paragraph.pieces) result[static_cast<std::size_t>(piece.line)] += piece.text;
    return result;
}

using Lines = std::vector<std::string>;

TEST(RichText, BreaksAtSpacesThatHang) {
    EXPECT_EQ(lines("one two three", 70), (Lines{"one two", "three"}));
    EXPECT_EQ(lines("one two three", 1000), (Lines{"one two three"}));
    EXPECT_EQ(lines("", 100), Lines{});
}

TEST(RichText, AWordMayChangeItsFaceInside) {
    EXPECT_EQ(lines("it is **5**. Then", 80), (Lines{"it is 5.", "Then"}));
    EXPECT_EQ(lines("it is **5**. Then", 70), (Lines{"it is", "5. Then"}));
}

TEST(RichText, LongWordsAreCutOnlyIfTheyMust) {
    EXPECT_EQ(lines("a breitensuche", 60), (Lines{"a", "breite", "nsuche"}));
    EXPECT_EQ(lines("a Breiten\u00ADsuche", 90), (Lines{"a", "Breiten-", "suche"}));
    EXPECT_EQ(lines("Breiten\u00ADsuche", 200), (Lines{"Breitensuche"}));
}

TEST(RichText, NoBreakSpaceKeepsTogether) { EXPECT_EQ(lines("que faire\u00A0?", 100), (Lines{"que", "faire\u00A0?"})); }

TEST(RichText, ACellStaysInOnePiece) {
    EXPECT_EQ(lines("take **(7, 3)** now", 90), (Lines{"take", "(7, 3)", "now"}));
    EXPECT_EQ(lines("from (12, 3), (4, 15)", 130), (Lines{"from (12, 3),", "(4, 15)"}));
    EXPECT_EQ(lines("取出(7, 3)", 90), (Lines{"取出", "(7, 3)"}));
    EXPECT_EQ(lines("(on line, 3)", 90), (Lines{"(on line,", "3)"})) << "other brackets may be broken";
}

TEST(RichText, HyphensAndSlashesLetGoButNumbersStay) {
    EXPECT_EQ(lines("breadth-first", 100), (Lines{"breadth-", "first"}));
    EXPECT_EQ(lines("score 10-20", 90), (Lines{"score", "10-20"}));
}

TEST(RichText, ChineseBreaksAnywhereButNotBeforeItsPunctuation) {
    EXPECT_EQ(lines("从队列取出", 60), (Lines{"从队列", "取出"}));
    EXPECT_EQ(lines("从队列，取出", 60), (Lines{"从队", "列，取", "出"}));
    EXPECT_EQ(lines("看（从）", 60), (Lines{"看", "（从）"}));
    EXPECT_EQ(lines("取 **5** 步", 50), (Lines{"取 5", "步"}));
}

TEST(RichText, PiecesLieSideBySide) {
    const Paragraph paragraph = wrap(parse_runs("a **b** c"), 1000, ten);
    ASSERT_EQ(paragraph.pieces.size(), 3U);
    EXPECT_EQ(paragraph.pieces[1].x, 20);
    EXPECT_EQ(paragraph.pieces[2].x, 30);
    EXPECT_EQ(paragraph.width, 50);
}

TEST(RichText, NothingIsLostAtAnyWidth) {
    const std::string text = "Breadth-first **search** walks `queue.pop()` 从队列，取出 （6, 4） – and so on…";
    const auto letters_of = [](std::string s) {
        std::erase(s, ' ');
        return s;
    };
    for (int width = 1; width < 900; width += 7) {
        std::string all;
        for (const std::string& line : lines(text, static_cast<float>(width))) all += line;
        EXPECT_EQ(letters_of(all), letters_of(plain_text(text))) << width;
    }
}

TEST(Utf8, BrokenBytesAreReplacedOneByOne) {
    const std::string text = "a\xC3(\xFF\xE4\xBD";
    std::vector<char32_t> codes;
    for (std::size_t at = 0; at < text.size();) codes.push_back(next_code_point(text, at));
    EXPECT_EQ(codes, (std::vector<char32_t>{'a', 0xFFFD, '(', 0xFFFD, 0xFFFD, 0xFFFD}));
}

TEST(Utf8, ThereAndBack) {
    for (const char32_t code : {U'a', U'é', U'→', U'中', U'\U0001F600'}) {
        std::string text;
        append_utf8(text, code);
        std::size_t at = 0;
        EXPECT_EQ(next_code_point(text, at), code);
        EXPECT_EQ(at, text.size());
    }
}

}  // namespace
}  // namespace stepwell

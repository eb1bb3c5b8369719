#include "app/look/text_edit.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

using Move = TextEdit::Move;

TEST(TextEdit, TypesAndErasesWholeCharacters) {
    std::string text;
    TextEdit edit;
    edit.insert(text, "aé中");
    EXPECT_EQ(text, "aé中");
    edit.erase_back(text);
    EXPECT_EQ(text, "aé");
    edit.move(text, Move::left, false);
    edit.erase_forward(text);
    EXPECT_EQ(text, "a");
    edit.erase_forward(text);
    edit.erase_back(text);
    edit.erase_back(text);
    EXPECT_EQ(text, "");
}

TEST(TextEdit, SelectionIsReplaced) {
    std::string text = "seed 12";
    TextEdit edit;
    edit.move(text, Move::end, false);
    edit.move(text, Move::word_left, true);
    EXPECT_EQ(edit.selected(text), "12");
    edit.insert(text, "2026");
    EXPECT_EQ(text, "seed 2026");
    edit.select_all(text);
    edit.erase_back(text);
    EXPECT_EQ(text, "");
}

TEST(TextEdit, ArrowsLeaveASelectionAtItsEnds) {
    std::string text = "abcd";
    TextEdit edit;
    edit.select_all(text);
    edit.move(text, Move::left, false);
    EXPECT_EQ(edit.caret(), 0U);
    edit.select_all(text);
    edit.move(text, Move::right, false);
    EXPECT_EQ(edit.caret(), 4U);
}

TEST(TextEdit, PastedLineBreaksBecomeSpaces) {
    std::string text;
    TextEdit edit;
    edit.insert(text, "a\nb\tc");
    EXPECT_EQ(text, "a b c");
}

TEST(TextEdit, SurvivesATextThatBecameShorter) {
    std::string text = "中文字";
    TextEdit edit;
    edit.move(text, Move::end, false);
    text = "中";
    edit.fit(text);
    EXPECT_EQ(edit.caret(), 3U);
    edit.place(text, 1, false);  // inside the character
    EXPECT_EQ(edit.caret(), 0U);
}

}  // namespace
}  // namespace stepwell

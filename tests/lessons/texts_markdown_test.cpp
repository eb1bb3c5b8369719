#include "lessons/kit/markdown.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

using Kind = Block::Kind;

Block paragraph(std::vector<TextRun> runs) { return {Kind::paragraph, 0, 0, std::move(runs)}; }
TextRun text(std::string words) { return {std::move(words), Emphasis::none}; }
TextRun bold(std::string words) { return {std::move(words), Emphasis::bold}; }
TextRun code(std::string words) { return {std::move(words), Emphasis::code}; }

using Blocks = std::vector<Block>;

TEST(Markdown, ParagraphsAreRuns) {
    EXPECT_EQ(parse_markdown("A **queue** holds `cells`.\n\nSecond."),
              (Blocks{paragraph({text("A "), bold("queue"), text(" holds "), code("cells"), text(".")}),
                      paragraph({text("Second.")})}));
    EXPECT_EQ(parse_markdown(""), Blocks{});
    EXPECT_EQ(parse_markdown("*so* **`x`**"), (Blocks{paragraph({bold("so"), text(" "), code("x")})}));
}

TEST(Markdown, ABrokenLineIsOneSpaceButNoneInChinese) {
    EXPECT_EQ(parse_markdown("one\ntwo **three**\nfour"),
              (Blocks{paragraph({text("one two "), bold("three"), text(" four")})}));
    EXPECT_EQ(parse_markdown("一二，\n三四"), (Blocks{paragraph({text("一二，三四")})}));
    EXPECT_EQ(parse_markdown("**一**\n二 A\n三"), (Blocks{paragraph({bold("一"), text("二 A 三")})}));
    EXPECT_EQ(parse_markdown("一🙂\n二"), (Blocks{paragraph({text("一🙂 二")})}));
    EXPECT_EQ(parse_markdown("a  \nb"), (Blocks{paragraph({text("a\nb")})}));
}

TEST(Markdown, HeadingsKnowTheirLevel) {
    EXPECT_EQ(parse_markdown("### Try *it*"), (Blocks{{Kind::heading, 3, 0, {text("Try "), bold("it")}}}));
}

TEST(Markdown, ListsAreItems) {
    EXPECT_EQ(parse_markdown("- one\n- two\n  more\n\n3. three\n4. four\n"),
              (Blocks{{Kind::item, 1, 0, {text("one")}},
                      {Kind::item, 1, 0, {text("two more")}},
                      {Kind::item, 1, 3, {text("three")}},
                      {Kind::item, 1, 4, {text("four")}}}));
    EXPECT_EQ(parse_markdown("- a\n  - b\n\n  after\n- c\n\nend"), (Blocks{{Kind::item, 1, 0, {text("a")}},
                                                                           {Kind::item, 2, 0, {text("b")}},
                                                                           paragraph({text("after")}),
                                                                           {Kind::item, 1, 0, {text("c")}},
                                                                           paragraph({text("end")})}));
}

TEST(Markdown, CodeBlocksKeepTheirLines) {
    EXPECT_EQ(parse_markdown("```\nif a:\n    b\n```\nafter"),
              (Blocks{{Kind::code, 0, 0, {code("if a:\n    b")}}, paragraph({text("after")})}));
}

TEST(Markdown, MarkupThatWeDoNotDrawLeavesItsWords) {
    EXPECT_EQ(parse_markdown("see [here](https://example.org) & &amp; <b>x</b>"),
              (Blocks{paragraph({text("see here & &amp; <b>x</b>")})}));
}

}  // namespace
}  // namespace stepwell

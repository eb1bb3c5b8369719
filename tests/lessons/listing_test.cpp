#include "lessons/kit/listing.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace stepwell {
namespace {

/// One line each: its anchor's name, `|` and its text.
std::string shown(std::string_view text, const Settings& settings = {}, CodeLanguage language = CodeLanguage::python) {
    const Result<Listing> listing = parse_listing("f", language, text, settings);
    if (!listing)
        return fmt::format("{}:{}: {}", listing.error().line, listing.error().column, listing.error().message);
    EXPECT_EQ(listing->function, "f");
    EXPECT_EQ(listing->language, language);
    std::string result;
    for (const CodeLine& line : listing->lines) result += line.anchor + "|" + line.text() + "\n";
    return result;
}

TEST(Listing, AMarkerNamesTheLinesBelowItAndIsNotShown) {
    EXPECT_EQ(shown("def f():\n    #@ a b\n    x = 1\n    y = 2\n    #@ c\n    return x\n"),
              "|def f():\nf/a b|    x = 1\nf/a b|    y = 2\nf/c|    return x\n");
}

TEST(Listing, AMarkerEndsAtABlankLine) { EXPECT_EQ(shown("#@ a\nx = 1\n\ny = 2\n"), "f/a|x = 1\n|\n|y = 2\n"); }

TEST(Listing, AMarkerEndsWhereItsBlockEnds) {
    EXPECT_EQ(shown("if a:\n    #@ a\n    x = 1\n    if b:\n        y = 2\nz = 3\n"),
              "|if a:\nf/a|    x = 1\nf/a|    if b:\nf/a|        y = 2\n|z = 3\n");
    EXPECT_EQ(shown("if (a) {\n    //@ a\n    x();\n}\n", {}, CodeLanguage::javascript),
              "|if (a) {\nf/a|    x();\n|}\n");
}

TEST(Listing, AMarkerEndsBeforeTheHeadOfALoop) {
    EXPECT_EQ(shown("#@ a\nx = 1\nwhile x:\n    y = 2\n"), "f/a|x = 1\n|while x:\n|    y = 2\n");
    EXPECT_EQ(shown("//@ a\nx();\nfor (;;) {\n", {}, CodeLanguage::cpp), "f/a|x();\n|for (;;) {\n");
    EXPECT_EQ(shown("#@ a\nx = 1\nformat(x)\n"), "f/a|x = 1\nf/a|format(x)\n");
}

TEST(Listing, AConditionShowsItsLineForOneValueOnly) {
    const std::string_view text = "#@ take\nx = pop_front()  #? end=queue\nx = pop()   #? end=stack\n";
    EXPECT_EQ(shown(text, {{"end", "queue"}}), "f/take|x = pop_front()\n");
    EXPECT_EQ(shown(text, {{"end", "stack"}}), "f/take|x = pop()\n");
    EXPECT_EQ(shown("x();  //? end=stack\ny();\n", {{"end", "queue"}, {"stack", "end"}}, CodeLanguage::cpp), "|y();\n");
    EXPECT_EQ(shown("x();  //? end=stack\ny();\n", {}, CodeLanguage::cpp), "|y();\n");
}

TEST(Listing, OrdinaryCommentsAndStringsStay) {
    EXPECT_EQ(shown("x = 1  # why\n# @ how\n"), "|x = 1  # why\n|# @ how\n");
    EXPECT_EQ(shown("x = '#@ a'\ny = '  #? a=b'\n"), "|x = '#@ a'\n|y = '  #? a=b'\n");
    EXPECT_EQ(shown("x = \"\"\"\n#@ a\n\"\"\"\n"), "|x = \"\"\"\n|#@ a\n|\"\"\"\n");
    EXPECT_EQ(shown("/*\n//@ a\n//? b\n*/\n", {}, CodeLanguage::cpp), "|/*\n|//@ a\n|//? b\n|*/\n");
}

TEST(Listing, LinesOfAStringOrCommentEndNoMarker) {
    EXPECT_EQ(shown("    #@ a\n    x = \"\"\"b\nfor c\n  \n\nd\"\"\"\n    y = 1\nz = 2\n"),
              "f/a|    x = \"\"\"b\nf/a|for c\nf/a|  \nf/a|\nf/a|d\"\"\"\nf/a|    y = 1\n|z = 2\n");
}

TEST(Listing, BlankLinesAtBothEndsAreDropped) { EXPECT_EQ(shown("\n  \nx = 1\n\n\n"), "|x = 1\n"); }

TEST(Listing, WindowsLineEndsAreFine) { EXPECT_EQ(shown("#@ a\r\nx = 1\r\n"), "f/a|x = 1\n"); }

TEST(Listing, ErrorsSayWhere) {
    EXPECT_EQ(shown(""), "1:1: the listing is empty; write the function's code");
    EXPECT_EQ(shown("x = 1  #? a=b\n"), "1:1: the listing is empty; write the function's code");
    EXPECT_EQ(shown("x = 1\n    #@\n    y\n"), "2:5: a marker is written with a space and a name: #@ take");
    EXPECT_EQ(shown("//@take\nx\n", {}, CodeLanguage::cpp),
              "1:1: a marker is written with a space and a name: //@ take");
    EXPECT_EQ(shown("x = 'é'  #@ a\n"), "1:10: a marker needs a line of its own, above the lines that it names");
    EXPECT_EQ(shown("x\n  #@ a\n"), "2:3: this marker has no line below it");
    EXPECT_EQ(shown("#@ a\n\nx\n"), "1:1: this marker has no line below it");
    EXPECT_EQ(shown("#@ a\n#@ b\nx\n"), "1:1: this marker has no line below it");
    EXPECT_EQ(shown("#@ a\n    x\n"), "2:5: indent a marker and the line below it alike");
    EXPECT_EQ(shown("#@ a\nfor x in y:\n"),
              "2:1: the head of a loop cannot be marked, as it runs many times; mark lines inside");
    EXPECT_EQ(shown("x\n\ty\n"), "2:1: a tab or control character; use spaces");
    EXPECT_EQ(shown("  #? a=b\n"), "1:3: a condition stands behind the code of the line that it is for");
    for (const char* bad : {"x  #? a\n", "x  #? =b\n", "x  #? a=\n", "x  #?a=b\n", "x  #? a = b\n", "x  #?\n"})
        EXPECT_EQ(shown(bad), "1:4: a condition is a setting and its value: #? end=queue") << bad;
}

}  // namespace
}  // namespace stepwell

#include "lessons/kit/syntax.h"

#include <gtest/gtest.h>

namespace stepwell {

void PrintTo(const CodeSpan& span, std::ostream* out) {
    *out << "{" << span.text << ", " << static_cast<int>(span.ink) << "}";
}

namespace {

using Spans = std::vector<CodeSpan>;

Spans colour(CodeLanguage language, std::string_view line) { return Syntax(language).read(line); }

TEST(Syntax, ColoursPython) {
    EXPECT_EQ(colour(CodeLanguage::python, "    if a_1 != 0.5 and 'x#\\'' in b:  # why"),
              (Spans{{"    ", Ink::plain},
                     {"if", Ink::keyword},
                     {" a_1 != ", Ink::plain},
                     {"0.5", Ink::number},
                     {" ", Ink::plain},
                     {"and", Ink::keyword},
                     {" ", Ink::plain},
                     {"'x#\\''", Ink::string},
                     {" ", Ink::plain},
                     {"in", Ink::keyword},
                     {" b:  ", Ink::plain},
                     {"# why", Ink::comment}}));
}

TEST(Syntax, ColoursJavaScript) {
    EXPECT_EQ(colour(CodeLanguage::javascript, "const größe = `a${b}`; // 2"), (Spans{{"const", Ink::keyword},
                                                                                      {" größe = ", Ink::plain},
                                                                                      {"`a${b}`", Ink::string},
                                                                                      {"; ", Ink::plain},
                                                                                      {"// 2", Ink::comment}}));
}

TEST(Syntax, ColoursCpp) {
    EXPECT_EQ(colour(CodeLanguage::cpp, "int x = 1'000 /* a */ + '\\'' + f(\"//\");"), (Spans{{"int", Ink::keyword},
                                                                                              {" x = ", Ink::plain},
                                                                                              {"1'000", Ink::number},
                                                                                              {" ", Ink::plain},
                                                                                              {"/* a */", Ink::comment},
                                                                                              {" + ", Ink::plain},
                                                                                              {"'\\''", Ink::string},
                                                                                              {" + f(", Ink::plain},
                                                                                              {"\"//\"", Ink::string},
                                                                                              {");", Ink::plain}}));
}

TEST(Syntax, AWordThatHoldsAKeywordIsPlain) {
    EXPECT_EQ(colour(CodeLanguage::python, "format_for"), (Spans{{"format_for", Ink::plain}}));
    EXPECT_EQ(colour(CodeLanguage::python, "while"), (Spans{{"while", Ink::keyword}}));
    EXPECT_EQ(colour(CodeLanguage::javascript, "None"), (Spans{{"None", Ink::plain}}));
}

TEST(Syntax, RemembersWhatALineLeavesOpen) {
    Syntax python(CodeLanguage::python);
    EXPECT_EQ(python.read("x = \"\"\"a 'b'"), (Spans{{"x = ", Ink::plain}, {"\"\"\"a 'b'", Ink::string}}));
    EXPECT_TRUE(python.open());
    EXPECT_EQ(python.read("# no comment"), (Spans{{"# no comment", Ink::string}}));
    EXPECT_EQ(python.read("end\"\"\"  # one"),
              (Spans{{"end\"\"\"", Ink::string}, {"  ", Ink::plain}, {"# one", Ink::comment}}));
    EXPECT_FALSE(python.open());

    Syntax cpp(CodeLanguage::cpp);
    cpp.read("/* a \\");
    EXPECT_TRUE(cpp.open());
    EXPECT_EQ(cpp.read("*/ 1"), (Spans{{"*/", Ink::comment}, {" ", Ink::plain}, {"1", Ink::number}}));
}

TEST(Syntax, AStringThatIsNotClosedEndsWithItsLine) {
    Syntax syntax(CodeLanguage::javascript);
    EXPECT_EQ(syntax.read("'abc\\"), (Spans{{"'abc\\", Ink::string}}));
    EXPECT_FALSE(syntax.open());
}

}  // namespace
}  // namespace stepwell

#include "lessons/kit/phrase.h"

#include <gmock/gmock.h>

namespace stepwell {
namespace {

Result<Word> look_up(const Expression& e) {
    if (e.name == "none") return failure("nothing there");
    if (e.name == "word") return Word{"goblin", Word::Picks::nothing, 0};
    if (e.name == "yes" || e.name == "no") return Word{e.name, Word::Picks::truth, e.name == "yes"};
    if (e.form != Expression::Form::name) return Word{"<" + to_text(e) + ">", Word::Picks::nothing, 0};
    return Word{e.name, Word::Picks::number, std::stoll(e.name)};
}

std::string filled(std::string_view text, Language language = Language::en) {
    const auto phrase = Phrase::parse(text);
    if (!phrase)
        return "error " + std::to_string(phrase.error().line) + ":" + std::to_string(phrase.error().column) + " " +
               phrase.error().message;
    const auto result = phrase->fill(language, look_up);
    return result ? *result : "error " + result.error().message;
}

TEST(Phrase, FillsPlaceholders) {
    EXPECT_EQ(filled("no placeholder at all"), "no placeholder at all");
    EXPECT_EQ(filled(""), "");
    EXPECT_EQ(filled("The {word} is {3} away."), "The goblin is 3 away.");
    EXPECT_EQ(filled("{word}{word}"), "goblingoblin");
    EXPECT_EQ(filled("到 {word} 有 {3} 步"), "到 goblin 有 3 步");
}

TEST(Phrase, TheLongestTextHasTheLongestForms) {
    const auto phrase = Phrase::parse("{a} is {n} {n|step|steps {to} go}.");
    ASSERT_TRUE(phrase);
    EXPECT_EQ(phrase->longest(), "(8, 8) is (8, 8) steps (8, 8) go.");
}

TEST(Phrase, BracesAreWrittenTwice) {
    EXPECT_EQ(filled("{{}} {{{3}}}"), "{} {3}");
    EXPECT_EQ(filled("a | b"), "a | b");
}

TEST(Phrase, NumbersPickThePluralForm) {
    EXPECT_EQ(filled("{1} {1|step|steps}"), "1 step");
    EXPECT_EQ(filled("{0} {0|step|steps}"), "0 steps");
    EXPECT_EQ(filled("{0} {0|pas|pas}", Language::fr), "0 pas");
    EXPECT_EQ(filled("{0|une case|des cases}", Language::fr), "une case");
    EXPECT_EQ(filled("{1} {1|Schritt|Schritte}, {2} {2|Schritt|Schritte}", Language::de), "1 Schritt, 2 Schritte");
    EXPECT_EQ(filled("{5} {5|步}", Language::zh), "5 步");
}

TEST(Phrase, TruthPicksTheFirstIfTrue) {
    EXPECT_EQ(filled("{yes|open|shut} {no|open|shut}"), "open shut");
    EXPECT_EQ(filled("{yes|开|关}", Language::zh), "开");
}

TEST(Phrase, FormsHoldPlaceholdersAndMayBeEmpty) {
    EXPECT_EQ(filled("{2|one {word}|{2} {word}s}!"), "2 goblins!");
    EXPECT_EQ(filled("{1|one {word}|{1} {word}s}!"), "one goblin!");
    EXPECT_EQ(filled("{no|yes {1|a|b}|no {2|a|{3}}}."), "no 3.");
    EXPECT_EQ(filled("step{1||s} step{2||s}"), "step steps");
}

TEST(Phrase, AWrongNumberOfFormsIsAnError) {
    EXPECT_THAT(filled("{2|step}"), testing::HasSubstr("has 1 forms where 2 are needed"));
    EXPECT_THAT(filled("{2|a|b|c}"), testing::HasSubstr("has 3 forms"));
    EXPECT_THAT(filled("{2|步|步}", Language::zh), testing::HasSubstr("has 2 forms where 1"));
    EXPECT_THAT(filled("{yes|a}", Language::zh), testing::HasSubstr("has 1 forms where 2"));
    EXPECT_THAT(filled("{word|a|b}"), testing::HasSubstr("nothing picks a form"));
}

TEST(Phrase, ErrorsOfTheLookUpArePassedOn) {
    EXPECT_EQ(filled("a {none}"), "error nothing there");
    EXPECT_EQ(filled("{1|a {none}|b}"), "error nothing there");
    EXPECT_EQ(filled("{2|a {none}|b}"), "b");
}

TEST(Phrase, ErrorsSayWhere) {
    EXPECT_THAT(filled("ab {word"), testing::StartsWith("error 1:4 this { is not closed"));
    EXPECT_THAT(filled("äß\n去 word}"), testing::StartsWith("error 2:7 this } closes nothing"));
    EXPECT_THAT(filled("{1|a|b"), testing::StartsWith("error 1:1 this { is not closed"));
    EXPECT_THAT(filled("x {}"), testing::StartsWith("error 1:3 '{}': a name is missing"));
    EXPECT_THAT(filled("{ word }"), testing::HasSubstr("no spaces around"));
    EXPECT_THAT(filled("{a[b}"), testing::HasSubstr("a ']' is missing"));
    EXPECT_THAT(filled("{a(b}"), testing::HasSubstr("a ')' is missing"));
    EXPECT_THAT(filled("{a[]}"), testing::HasSubstr("a name is missing"));
    EXPECT_THAT(filled("{a(b)c}"), testing::HasSubstr("'c' is too much"));
    EXPECT_THAT(filled("{a{b}}"), testing::HasSubstr("not closed"));
}

TEST(Expressions, AreTakenApart) {
    using Form = Expression::Form;
    EXPECT_EQ(parse_expression("current"), (Expression{Form::name, false, "current", {}}));
    EXPECT_EQ(parse_expression("after.current"), (Expression{Form::name, true, "current", {}}));
    EXPECT_EQ(parse_expression("size(frontier)"),
              (Expression{Form::call, false, "size", {{Form::name, false, "frontier", {}}}}));
    EXPECT_EQ(parse_expression("count(find_path/no way)"),
              (Expression{Form::call, false, "count", {{Form::name, false, "find_path/no way", {}}}}));
    EXPECT_EQ(parse_expression("turn()"), (Expression{Form::call, false, "turn", {}}));
}

TEST(Expressions, GoThereAndBack) {
    for (const char* text : {"a", "after.a", "a[b]", "after.a[after.b[c]]", "f()", "steps(after.came_from[subject])"}) {
        const auto expression = parse_expression(text);
        ASSERT_TRUE(expression) << text;
        EXPECT_EQ(to_text(*expression), text);
    }
}

TEST(Phrase, TellsItsExpressions) {
    std::vector<std::string> names;
    for (const Expression& e : Phrase::parse("{a} {n|{b}|x {after.c}}")->expressions()) names.push_back(to_text(e));
    EXPECT_THAT(names, testing::ElementsAre("a", "n", "b", "after.c"));
}

}  // namespace
}  // namespace stepwell

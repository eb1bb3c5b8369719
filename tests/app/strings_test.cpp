#include "app/text/strings.h"

#include <set>

#include <gmock/gmock.h>

#include "lessons/kit/runs.h"
#include "tests/typography.h"

namespace stepwell {
namespace {

Strings strings(Language language, std::string_view toml) {
    auto parsed = Strings::parse(language, toml);
    EXPECT_TRUE(parsed) << parsed.error().message;
    return parsed.value_or(Strings{});
}

TEST(Strings, KeysArePathsOfTables) {
    const Strings s = strings(Language::en, "[commands]\nplay = { name = \"Play\" }\n[transport]\nnext = \"Next\"\n");
    EXPECT_EQ(s["commands.play.name"], "Play");
    EXPECT_EQ(s["transport.next"], "Next");
    EXPECT_THAT(s.keys(), testing::ElementsAre("commands.play.name", "transport.next"));
    EXPECT_TRUE(s.has("transport.next"));
    EXPECT_FALSE(s.has("transport"));
}

TEST(Strings, AMissingKeyShows) { EXPECT_EQ(Strings{}["nothing.here"], "⟨…⟩"); }

TEST(Strings, ArgumentsAreFilledAndPickForms) {
    const Strings s = strings(Language::en, R"(a = "{n} {n|step|steps} of {file}, {on|on|off}")");
    EXPECT_EQ(s("a", {{"n", 1}, {"file", "maze"}, {"on", true}}), "1 step of maze, on");
    EXPECT_EQ(s("a", {{"n", std::size_t{3}}, {"file", std::string("x")}, {"on", false}}), "3 steps of x, off");
}

TEST(Strings, WithoutItsArgumentATextStaysAsItIs) {
    EXPECT_EQ(strings(Language::en, R"(a = "Step {step}")")("a", {{"steps", 1}}), "Step {step}");
}

TEST(Strings, ErrorsSayWhere) {
    const auto where = [](std::string_view toml) {
        const auto parsed = Strings::parse(Language::en, toml);
        EXPECT_FALSE(parsed) << toml;
        return parsed ? std::pair(0, 0) : std::pair(parsed.error().line, parsed.error().column);
    };
    EXPECT_EQ(where("a = \"x\"\nb = 3\n"), std::pair(2, 5));
    EXPECT_EQ(where("a = \"x\"\nb = \"{open\"\n"), std::pair(2, 5));
    EXPECT_EQ(where("a = \"x\"\nb = \n").first, 2);
}

/// The placeholders of a text as a set: another language may name them in another order, or more than once.
std::set<std::string> placeholders(const std::string& text) {
    std::set<std::string> names;
    const auto phrase = Phrase::parse(text);
    EXPECT_TRUE(phrase) << text;
    if (phrase)
        for (const Expression& e : phrase->expressions()) names.insert(to_text(e));
    return names;
}

class StringsIn : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(EveryLanguage, StringsIn, testing::ValuesIn(all_languages),
                         [](const auto& tested) { return std::string(code_of(tested.param)); });

TEST_P(StringsIn, HasTheSameKeysAsEnglish) {
    EXPECT_THAT(Strings::of(GetParam()).keys(), testing::ElementsAreArray(Strings::of(Language::en).keys()));
    EXPECT_GT(Strings::of(GetParam()).keys().size(), 100u);
}

TEST_P(StringsIn, HasTheSamePlaceholdersAsEnglish) {
    const Strings& english = Strings::of(Language::en);
    const Strings& other = Strings::of(GetParam());
    for (const std::string& key : english.keys())
        EXPECT_EQ(placeholders(other[key]), placeholders(english[key])) << key;
}

TEST_P(StringsIn, EveryTextCanBeFilled) {
    // every placeholder as a number and as a truth value: one of the two must be what its forms are made for
    const Strings& strings = Strings::of(GetParam());
    for (const std::string& key : strings.keys()) {
        const auto phrase = Phrase::parse(strings[key]);
        ASSERT_TRUE(phrase) << key;
        const auto fills = [&](Word::Picks picks) {
            return phrase->fill(GetParam(),
                                [&](const Expression&) -> Result<Word> {
                                    return Word{"7", picks, 7};
                                })
                .has_value();
        };
        EXPECT_TRUE(fills(Word::Picks::number) || fills(Word::Picks::truth)) << key;
    }
}

TEST_P(StringsIn, TypographyIsTheLanguages) {
    const Strings& strings = Strings::of(GetParam());
    for (const std::string& key : strings.keys()) {
        // the languages' own names, and what programs read: FILE:LINE:COLUMN
        if (key.starts_with("languages.") || key == "messages.bad_file") continue;
        EXPECT_EQ(tests::typographic_fault(GetParam(), plain_text(strings[key])), "") << key << ": " << strings[key];
    }
}

TEST(Strings, LanguagesNameThemselvesAlike) {
    for (const Language language : all_languages)
        for (const Language named : all_languages) {
            const std::string key = "languages." + std::string(code_of(named));
            EXPECT_EQ(Strings::of(language)[key], Strings::of(Language::en)[key]);
        }
}

}  // namespace
}  // namespace stepwell

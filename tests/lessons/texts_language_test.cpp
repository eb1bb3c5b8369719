#include "lessons/kit/language.h"

#include <gtest/gtest.h>

namespace stepwell {
namespace {

TEST(LanguageCodes, AreReadAsSystemsWriteThem) {
    for (const Language language : all_languages) EXPECT_EQ(language_from(code_of(language)), language);
    EXPECT_EQ(language_from("de_DE.UTF-8"), Language::de);
    EXPECT_EQ(language_from("fr_CA@euro"), Language::fr);
    EXPECT_EQ(language_from("zh-Hans-CN"), Language::zh);
    EXPECT_EQ(language_from("EN"), Language::en);
}

TEST(LanguageCodes, OthersAreNone) {
    for (const char* code : {"", "C", "POSIX", "C.UTF-8", "nl_NL", "deutsch", "d", "_de"})
        EXPECT_EQ(language_from(code), std::nullopt) << code;
}

TEST(Plurals, FollowTheLanguage) {
    const auto forms = [](Language language) {
        std::string picked;
        for (const long long number : {0, 1, 2, 5, 11, 21, 101, -1})
            picked += static_cast<char>('0' + plural_form(language, number));
        return picked;
    };
    EXPECT_EQ(forms(Language::en), "10111111");
    EXPECT_EQ(forms(Language::de), "10111111");
    EXPECT_EQ(forms(Language::fr), "00111111");
    EXPECT_EQ(forms(Language::zh), "00000000");
    EXPECT_EQ(plural_forms(Language::fr), 2u);
    EXPECT_EQ(plural_forms(Language::zh), 1u);
}

}  // namespace
}  // namespace stepwell

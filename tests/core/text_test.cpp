#include "core/base/text.h"

#include <gtest/gtest.h>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

TEST(Text, IsTrimmedAtItsEndsOnly) {
    EXPECT_EQ(trimmed(" \ta b\r\n"), "a b");
    EXPECT_EQ(trimmed(" \t"), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(Text, AWholeNumberIsAllOfIt) {
    EXPECT_EQ(whole_number("42"), 42);
    EXPECT_EQ(whole_number("-7"), -7);
    for (const char* text : {"", "4 2", "42 ", "+1", "4.0", "four", "99999999999"})
        EXPECT_EQ(whole_number(text), std::nullopt) << text;
}

std::u32string decoded(std::string_view text) {
    std::u32string codes;
    for (std::size_t at = 0; at < text.size();) codes += next_code_point(text, at);
    return codes;
}

TEST(Utf8, ReadsWhatUnicodeHas) {
    EXPECT_EQ(decoded("aé中𝄞"), U"aé中𝄞");
    EXPECT_EQ(decoded("\xF4\x8F\xBF\xBF"), std::u32string(1, char32_t{0x10FFFF}));
}

TEST(Utf8, RefusesWhatIsTooLongHalfOrBeyond) {
    const char32_t wrong = replacement_character;
    for (const char* three : {"\xE0\x80\xAF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF"})
        EXPECT_EQ(decoded(three), std::u32string(3, wrong));
    for (const char* four : {"\xF0\x80\x80\xAF", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})
        EXPECT_EQ(decoded(four), std::u32string(4, wrong));
    EXPECT_EQ(decoded("\xC0\xAF"), std::u32string(2, wrong));
    EXPECT_EQ(decoded("\xE4\xB8"), std::u32string(2, wrong));
}

}  // namespace
}  // namespace stepwell

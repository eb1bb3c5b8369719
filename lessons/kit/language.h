// The languages that all words of Stepwell exist in, and what differs between them in grammar.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace stepwell {

enum class Language : std::uint8_t { en, de, fr, zh };
inline constexpr Language all_languages[] = {Language::en, Language::de, Language::fr, Language::zh};

/// en, de, fr, zh
std::string_view code_of(Language language);
/// Also de_DE.UTF-8, zh-CN, fr_CA@euro; nothing for C, POSIX and languages that we do not speak.
std::optional<Language> language_from(std::string_view code);

/// How many forms a counted noun has: English, German and French two (the first for one), Chinese one.
std::size_t plural_forms(Language language);
/// Which of them, counted from 0, goes with `number`. French counts 0 and 1 as one, English and German 1 alone
/// (Unicode CLDR, Language Plural Rules).
std::size_t plural_form(Language language, long long number);

}  // namespace stepwell

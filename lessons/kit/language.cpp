#include "lessons/kit/language.h"

#include <string>

namespace stepwell {

std::string_view code_of(Language language) {
    switch (language) {
        case Language::en: return "en";
        case Language::de: return "de";
        case Language::fr: return "fr";
        case Language::zh: return "zh";
    }
    return "en";
}

std::optional<Language> language_from(std::string_view code) {
    std::string first;
    for (const char c : code.substr(0, code.find_first_of("_-.@")))
        first += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    for (const Language language : all_languages)
        if (first == code_of(language)) return language;
    return std::nullopt;
}

std::size_t plural_forms(Language language) { return language == Language::zh ? 1 : 2; }

std::size_t plural_form(Language language, long long number) {
    switch (language) {
        case Language::en:
        case Language::de: return number == 1 ? 0 : 1;
        case Language::fr: return number == 0 || number == 1 ? 0 : 1;
        case Language::zh: return 0;
    }
    return 0;
}

}  // namespace stepwell

// The window's own words: app/text/{en,de,fr,zh}.toml, baked into the program. A key is a path of tables,
// `transport.play`.
#pragma once

#include <concepts>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/phrase.h"

namespace stepwell {

/// A named argument: {"steps", 12} or {"file", path}. A number (or truth value) picks forms: {steps|step|steps}.
struct Argument {
    template <std::integral Number>
    Argument(std::string_view argument, Number number)
        : name(argument),
          word{std::to_string(number), std::same_as<Number, bool> ? Word::Picks::truth : Word::Picks::number,
               static_cast<long long>(number)} {}
    Argument(std::string_view argument, std::string text) : name(argument), word{std::move(text)} {}
    Argument(std::string_view argument, std::string_view text) : Argument(argument, std::string(text)) {}
    Argument(std::string_view argument, const char* text) : Argument(argument, std::string(text)) {}

    std::string_view name;
    Word word;
};

class Strings {
public:
    /// Errors carry line and column: TOML that is not well formed, a value that is no text, a bad placeholder.
    static Result<Strings> parse(Language language, std::string_view toml);
    /// The embedded file of a language. It is there and without an error: a test holds it.
    static const Strings& of(Language language);

    Language language() const { return language_; }
    bool has(std::string_view key) const { return texts_.contains(key); }
    /// The text as it is; for a key that does not exist `⟨…⟩`, to be seen at once. A test holds that there is none.
    const std::string& operator[](std::string_view key) const;
    /// The text with its placeholders filled, in the grammar of lessons/kit/phrase.h. One that has no argument stays as
    /// it is written.
    std::string operator()(std::string_view key, std::span<const Argument> arguments) const;
    std::string operator()(std::string_view key, std::initializer_list<Argument> arguments) const {
        return (*this)(key, std::span(arguments.begin(), arguments.size()));
    }
    /// All keys in alphabetical order.
    std::vector<std::string> keys() const;

private:
    Language language_ = Language::en;
    std::map<std::string, std::string, std::less<>> texts_;
};

/// An error in the language of the strings: the text `errors.<key>`, else its own English message.
std::string to_text(const Error& error, const Strings& strings);

}  // namespace stepwell

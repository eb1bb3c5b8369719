// Errors are values: a function that can fail returns Result<T>; the Error says what is wrong, where, and what to do.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>

namespace stepwell {

/// What stands for {name} in a text. A number picks plural forms.
struct NamedValue {
    NamedValue(std::string_view of, std::string_view text) : name(of), value(std::string(text)) {}
    template <std::integral Number>
    NamedValue(std::string_view of, Number number) : name(of), value(static_cast<long long>(number)) {}

    std::string name;
    std::variant<long long, std::string> value;

    bool operator==(const NamedValue&) const = default;
};

/// The text with every {name} that has a value replaced by it.
inline std::string filled(std::string_view text, const std::vector<NamedValue>& values) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.starts_with('{') ? text.find('}') : std::string_view::npos;
        const std::string_view name = end == std::string_view::npos ? "" : text.substr(1, end - 1);
        const auto found =
            std::find_if(values.begin(), values.end(), [&](const NamedValue& each) { return each.name == name; });
        if (found == values.end()) {
            result += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto* number = std::get_if<long long>(&found->value);
        result += number != nullptr ? std::to_string(*number) : std::get<std::string>(found->value);
        text.remove_prefix(end + 1);
    }
    return result;
}

struct Error {
    std::string message;  ///< one line for a person, in English: what is wrong and what to do about it
    int line = 0;         ///< 1-based line in the text that was read; 0 if the error has no place
    int column = 0;       ///< 1-based column, counted in characters; 0 if the error has no place

    /// Names the same words in every language that the program speaks; empty: there is the message alone.
    std::string key = {};
    std::vector<NamedValue> values = {};
    std::string about = {};  ///< the field that is wrong: `map`; goes before the words in every language

    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

/// A failed Result with a message alone, for mistakes that only the authors of lessons can make.
inline tl::unexpected<Error> failure(std::string message, int line = 0, int column = 0) {
    return tl::unexpected<Error>(Error{std::move(message), line, column});
}

/// An error that can be said in every language; `english` names the values in braces.
inline Error error(std::string key, std::string_view english, std::vector<NamedValue> values = {}, int line = 0,
                   int column = 0) {
    std::string message = filled(english, values);
    return {std::move(message), line, column, std::move(key), std::move(values), {}};
}
inline tl::unexpected<Error> failure(Error error) { return tl::unexpected<Error>(std::move(error)); }

/// The same error, said of a field: `map: this row has …`
inline Error about(const std::string& field, Error error) {
    error.message = field + ": " + error.message;
    error.about = field;
    return error;
}

}  // namespace stepwell

// The little of TOML that our own files are made of: text, whole numbers, yes and no, lists, tables. Every value knows
// its place, so that an error can point at it. toml++ is included in one source only.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/base/result.h"

namespace stepwell {

struct TomlEntry;

struct TomlValue {
    enum class Form : std::uint8_t { text, number, truth, list, table, other };

    Form form = Form::other;
    std::string text;
    std::int64_t number = 0;         ///< truth: 0 or 1
    std::vector<TomlEntry> entries;  ///< a table's, in alphabetical order; a list's, without names
    int line = 0, column = 0;
    int last_line = 0;  ///< a text in three quotes goes over several lines
};

struct TomlEntry {
    std::string name;
    TomlValue value;
};

/// A whole file, as its outermost table.
Result<TomlValue> parse_toml(std::string_view text);

/// A text in quotes, with everything escaped that has to be; bytes that are no UTF-8 become replacement characters.
std::string toml_text(std::string_view text);

/// Reads a table's fields. The first thing that is wrong is kept for end(), and a field that is not there leaves its
/// variable as it was.
class TomlReader {
public:
    explicit TomlReader(const TomlValue& table) : table_(table) {}

    void read(std::string_view name, std::string& into);
    void read(std::string_view name, bool& into);
    /// Whole numbers from `least` to `most`.
    template <std::integral Number>
    void read(std::string_view name, Number& into, std::int64_t least, std::int64_t most) {
        if (const TomlValue* value = take_number(name, least, most)) into = static_cast<Number>(value->number);
    }
    /// One of several words.
    template <class T, class NameOf>
    void read(std::string_view name, T& into, std::span<const std::type_identity_t<T>> all, NameOf name_of) {
        const TomlValue* value = take(name, TomlValue::Form::text);
        if (value == nullptr) return;
        std::string words;
        for (const T& each : all) {
            if (name_of(each) == value->text) {
                into = each;
                return;
            }
            words += (words.empty() ? "" : ", ") + std::string(name_of(each));
        }
        fail(*value, error("toml.word", "{name} = \"{value}\" is not known; choose one of: {all}",
                           {{"name", name}, {"value", value->text}, {"all", words}}));
    }
    /// The field, if it is there and of this form.
    const TomlValue* take(std::string_view name, TomlValue::Form form);
    bool has(std::string_view name) const;
    /// Gives the error the value's place.
    void fail(const TomlValue& at, Error error);

    /// The first error until now.
    const Result<void>& so_far() const { return result_; }
    /// The same; fields that nobody asked for are an error too.
    Result<void> end();

private:
    const TomlValue* take_number(std::string_view name, std::int64_t least, std::int64_t most);

    const TomlValue& table_;
    std::vector<std::string_view> known_;
    Result<void> result_;
};

}  // namespace stepwell

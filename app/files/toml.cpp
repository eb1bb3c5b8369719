#include "app/files/toml.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

TomlValue read_node(const toml::node& node) {
    TomlValue value;
    value.line = static_cast<int>(node.source().begin.line);
    value.column = static_cast<int>(node.source().begin.column);
    value.last_line = static_cast<int>(node.source().end.line);
    if (const toml::table* table = node.as_table()) {
        value.form = TomlValue::Form::table;
        for (const auto& [name, inner] : *table) value.entries.push_back({std::string(name.str()), read_node(inner)});
    } else if (const toml::array* list = node.as_array()) {
        value.form = TomlValue::Form::list;
        for (const toml::node& inner : *list) value.entries.push_back({"", read_node(inner)});
    } else if (const auto* text = node.as_string()) {
        value.form = TomlValue::Form::text;
        value.text = text->get();
    } else if (const auto* number = node.as_integer()) {
        value.form = TomlValue::Form::number;
        value.number = number->get();
    } else if (const auto* truth = node.as_boolean()) {
        value.form = TomlValue::Form::truth;
        value.number = truth->get() ? 1 : 0;
    }
    return value;
}

/// The line of a name with so many parts, `a.b.c…`, that reading it would need too much memory at once (toml++ and we
/// go down a level for each); 0 if there is none. Texts in quotes may hold any number of points.
int line_of_endless_name(std::string_view text) {
    constexpr int most_parts = 100;
    int line = 1, points = 0;
    std::string_view quote;  // that closes the text which is open
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        if (rest.front() == '\n') {
            ++line;
            points = 0;
            if (quote.size() == 1) quote = {};
        } else if (!quote.empty()) {
            if (quote.front() == '"' && rest.front() == '\\') ++i;
            else if (rest.starts_with(quote)) i += std::exchange(quote, {}).size() - 1;
        } else if (rest.front() == '#') {
            i += std::min(rest.find('\n'), rest.size()) - 1;
        } else if (rest.front() == '"' || rest.front() == '\'') {
            quote = rest.substr(0, rest.size() >= 3 && rest[1] == rest[0] && rest[2] == rest[0] ? 3 : 1);
            i += quote.size() - 1;
        } else if (rest.front() == '.' && ++points > most_parts) {
            return line;
        }
    }
    return 0;
}

Error must_be(TomlValue::Form form, std::string_view name) {
    switch (form) {
        case TomlValue::Form::text: return error("toml.text", "{name} must be a text in quotes", {{"name", name}});
        case TomlValue::Form::number: return error("toml.number", "{name} must be a whole number", {{"name", name}});
        case TomlValue::Form::truth: return error("toml.truth", "{name} must be true or false", {{"name", name}});
        case TomlValue::Form::list: return error("toml.list", "{name} must be a list in [ ]", {{"name", name}});
        case TomlValue::Form::table:
        case TomlValue::Form::other: break;
    }
    return error("toml.table", "{name} must be a table", {{"name", name}});
}

}  // namespace

Result<TomlValue> parse_toml(std::string_view text) {
    if (const int line = line_of_endless_name(text); line > 0)
        return failure(
            error("toml.endless", "a name with more than 100 parts; no file of Stepwell's has one", {}, line, 1));
    try {
        return read_node(toml::parse(text));
    } catch (const toml::parse_error& wrong) {
        return failure(error("toml.syntax", std::string(wrong.description()), {},
                             static_cast<int>(wrong.source().begin.line),
                             static_cast<int>(wrong.source().begin.column)));
    }
}

std::string toml_text(std::string_view text) {
    std::string quoted = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char32_t code = next_code_point(text, at);
        if (code == U'"' || code == U'\\') quoted += '\\';
        if (code < 0x20 || code == 0x7F) quoted += fmt::format("\\u{:04X}", static_cast<int>(code));
        else append_utf8(quoted, code);
    }
    return quoted + '"';
}

bool TomlReader::has(std::string_view name) const {
    return std::ranges::find(table_.entries, name, &TomlEntry::name) != table_.entries.end();
}

const TomlValue* TomlReader::take(std::string_view name, TomlValue::Form form) {
    known_.push_back(name);
    const auto found = std::ranges::find(table_.entries, name, &TomlEntry::name);
    if (found == table_.entries.end()) return nullptr;
    if (found->value.form == form) return &found->value;
    fail(found->value, must_be(form, name));
    return nullptr;
}

void TomlReader::read(std::string_view name, std::string& into) {
    if (const TomlValue* value = take(name, TomlValue::Form::text)) into = value->text;
}

void TomlReader::read(std::string_view name, bool& into) {
    if (const TomlValue* value = take(name, TomlValue::Form::truth)) into = value->number != 0;
}

const TomlValue* TomlReader::take_number(std::string_view name, std::int64_t least, std::int64_t most) {
    const TomlValue* value = take(name, TomlValue::Form::number);
    if (value == nullptr || (value->number >= least && value->number <= most)) return value;
    fail(*value, error("toml.range", "{name} = {value} does not fit; write a whole number from {least} to {most}",
                       {{"name", name}, {"value", value->number}, {"least", least}, {"most", most}}));
    return nullptr;
}

void TomlReader::fail(const TomlValue& at, Error error) {
    if (!result_) return;
    error.line = at.line;
    error.column = at.column;
    result_ = failure(std::move(error));
}

Result<void> TomlReader::end() {
    for (const TomlEntry& entry : table_.entries)
        if (std::ranges::find(known_, entry.name) == known_.end())
            fail(entry.value, error("toml.unknown", "'{name}' is not known here; check its spelling or take it out",
                                    {{"name", entry.name}}));
    return result_;
}

}  // namespace stepwell

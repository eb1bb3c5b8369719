#include "app/text/strings.h"

#include <array>

#include <fmt/format.h>

#include "app/files/app_files.h"
#include "app/files/toml.h"

namespace stepwell {
namespace {

using Keyed = std::map<std::string, std::string, std::less<>>;

Result<void> collect(const TomlValue& table, const std::string& prefix, Keyed& into) {
    for (const auto& [name, value] : table.entries) {
        const std::string key = prefix + name;
        if (value.form == TomlValue::Form::table) {
            if (auto done = collect(value, key + ".", into); !done) return done;
            continue;
        }
        if (value.form != TomlValue::Form::text)
            return failure(fmt::format("{} is no text; write it in quotes", key), value.line, value.column);
        if (const auto phrase = Phrase::parse(value.text); !phrase)
            return failure(fmt::format("{}: {}", key, phrase.error().message), value.line, value.column);
        into.emplace(key, value.text);
    }
    return {};
}

}  // namespace

Result<Strings> Strings::parse(Language language, std::string_view toml) {
    const auto table = parse_toml(toml);
    if (!table) return tl::unexpected(table.error());
    Strings strings;
    strings.language_ = language;
    if (auto done = collect(*table, "", strings.texts_); !done) return tl::unexpected(done.error());
    return strings;
}

const Strings& Strings::of(Language language) {
    static const auto all = [] {
        std::array<Strings, std::size(all_languages)> parsed;
        for (const Language each : all_languages) {
            const EmbeddedFile* file = find_file(app_files(), fmt::format("app/text/{}.toml", code_of(each)));
            if (file == nullptr) continue;
            if (auto strings = parse(each, file->bytes)) parsed[static_cast<std::size_t>(each)] = *std::move(strings);
        }
        return parsed;
    }();
    return all[static_cast<std::size_t>(language)];
}

const std::string& Strings::operator[](std::string_view key) const {
    static const std::string missing = "⟨…⟩";
    const auto found = texts_.find(key);
    return found == texts_.end() ? missing : found->second;
}

std::string Strings::operator()(std::string_view key, std::span<const Argument> arguments) const {
    const std::string& text = (*this)[key];
    const auto phrase = Phrase::parse(text);
    if (!phrase) return text;
    const auto filled = phrase->fill(language_, [&](const Expression& e) -> Result<Word> {
        for (const Argument& argument : arguments)
            if (e.form == Expression::Form::name && argument.name == e.name) return argument.word;
        return failure(fmt::format("{}: '{{{}}}' has no argument", key, to_text(e)));
    });
    return filled.value_or(text);
}

std::string to_text(const Error& error, const Strings& strings) {
    const std::string key = "errors." + error.key;
    if (!strings.has(key)) return error.message;
    std::vector<Argument> arguments;
    for (const auto& [name, value] : error.values)
        std::visit([&](const auto& each) { arguments.emplace_back(name, each); }, value);
    return (error.about.empty() ? "" : error.about + ": ") + strings(key, arguments);
}

std::vector<std::string> Strings::keys() const {
    std::vector<std::string> keys;
    for (const auto& [key, text] : texts_) keys.push_back(key);
    return keys;
}

}  // namespace stepwell

#include "app/text/strings.h"

#include <array>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "app/session/app_files.h"

namespace stepwell {
namespace {

Result<void> collect(const toml::table& table, const std::string& prefix,
                     std::map<std::string, std::string, std::less<>>& into) {
    for (const auto& [name, node] : table) {
        const std::string key = prefix + std::string(name.str());
        const auto [line, column] = std::pair(static_cast<int>(node.source().begin.line),
                                              static_cast<int>(node.source().begin.column));
        if (const toml::table* inner = node.as_table()) {
            if (auto done = collect(*inner, key + ".", into); !done) return done;
            continue;
        }
        const auto text = node.value_exact<std::string>();
        if (!text) return failure(fmt::format("{} is no text; write it in quotes", key), line, column);
        if (const auto phrase = Phrase::parse(*text); !phrase)
            return failure(fmt::format("{}: {}", key, phrase.error().message), line, column);
        into.emplace(key, *text);
    }
    return {};
}

}  // namespace

Result<Strings> Strings::parse(Language language, std::string_view toml) {
    Strings strings;
    strings.language_ = language;
    try {
        if (auto done = collect(toml::parse(toml), "", strings.texts_); !done) return tl::unexpected(done.error());
    } catch (const toml::parse_error& error) {
        return failure(std::string(error.description()), static_cast<int>(error.source().begin.line),
                       static_cast<int>(error.source().begin.column));
    }
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

std::vector<std::string> Strings::keys() const {
    std::vector<std::string> keys;
    for (const auto& [key, text] : texts_) keys.push_back(key);
    return keys;
}

}  // namespace stepwell

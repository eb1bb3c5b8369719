#include "app/export/web_code.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "app/export/json.h"
#include "lessons/kit/listing.h"

namespace stepwell {
namespace {

std::string_view class_of(Ink ink) {
    switch (ink) {
        case Ink::keyword: return "keyword";
        case Ink::number:
        case Ink::string: return "literal";
        case Ink::comment: return "comment";
        case Ink::plain: break;
    }
    return "";
}

bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string css_colour(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b); }

}  // namespace

WebCode::WebCode(SceneRef at, const Settings& settings, CodeLanguage first) : names_(at.scene->coloured_names()) {
    for (const CodeLanguage language : all_code_languages) {
        json_ += json_.empty() ? "[" : ",";
        json_ += fmt::format("{{\"name\":{},\"first\":{},", page_string(name_of(language)), language == first);
        add(at, settings, language);
    }
    json_ += "]";
}

std::string WebCode::css(const Scene& scene, const Theme& theme) {
    std::string css;
    int number = 0;
    for (const auto& [name, role] : scene.coloured_names()) {
        const Colour colour = theme.colour(role);
        css += fmt::format(".name{0}{{color:{1}}}.marked .name{0}{{color:{2}}}\n", number++,
                           css_colour(readable(colour, theme.colour(Role::card))),
                           css_colour(readable(colour, theme.colour(Role::marked))));
    }
    return css;
}

void WebCode::add(SceneRef at, const Settings& settings, CodeLanguage language) {
    const auto listings = listings_of(*at.lesson, *at.scene, language, settings);
    json_ += "\"lines\":[";
    bool first = true;
    const auto line = [&](const std::string& json) {
        json_ += (first ? "" : ",\n") + json;
        first = false;
    };
    for (const Listing& listing : listings) {
        if (listings.size() > 1) line(fmt::format("{{\"head\":{}}}", page_string(listing.function)));
        for (const CodeLine& code : listing.lines) {
            const std::string step = code.anchor.empty() ? "" : fmt::format(",\"step\":{}", number_of(code.anchor));
            line(fmt::format("{{\"code\":{}{}}}", line_as_json(code.spans), step));
        }
    }
    json_ += "]}";
}

std::string WebCode::line_as_json(const std::vector<CodeSpan>& spans) const {
    std::string json, plain;
    const auto piece = [&](const std::string& text) { json += (json.empty() ? "" : ",") + text; };
    const auto close = [&] {
        if (!plain.empty()) piece(page_string(std::exchange(plain, {})));
    };
    for (const CodeSpan& span : spans) {
        if (span.ink != Ink::plain) {
            close();
            piece(fmt::format("[\"{}\",{}]", class_of(span.ink), page_string(span.text)));
            continue;
        }
        for (std::size_t begin = 0, end = 0; begin < span.text.size(); begin = end) {
            const bool word = in_name(span.text[begin]);
            for (end = begin + 1; end < span.text.size() && in_name(span.text[end]) == word;) ++end;
            const std::string part = span.text.substr(begin, end - begin);
            const auto named = std::ranges::find(names_, part, &std::pair<std::string, Role>::first);
            if (named == names_.end()) {
                plain += part;
                continue;
            }
            close();
            piece(fmt::format("[\"name{}\",{}]", named - names_.begin(), page_string(part)));
        }
    }
    close();
    return fmt::format("[{}]", json);
}

std::string WebCode::lines_as_json(const Moment& moment) const {
    std::string json;
    for (const std::size_t position : moment.recording.frames(moment.position)) {
        const auto found = anchors_.find(moment.recording.anchor(position).path());
        if (found != anchors_.end()) json += fmt::format("{}{}", json.empty() ? "" : ",", found->second);
        else json += fmt::format("{}-1", json.empty() ? "" : ",");
    }
    return fmt::format("[{}]", json);
}

std::size_t WebCode::number_of(const std::string& anchor) {
    return anchors_.try_emplace(anchor, anchors_.size()).first->second;
}

}  // namespace stepwell

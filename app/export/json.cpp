#include "app/export/json.h"

#include <fmt/format.h>

namespace stepwell {

std::string page_string(std::string_view utf8) {
    std::string text = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\') text += '\\';
        if (static_cast<unsigned char>(c) < 0x20 || c == '<') text += fmt::format("\\u{:04x}", static_cast<int>(c));
        else text += c;
    }
    return text + '"';
}

std::string html_text(std::string_view utf8) {
    std::string text;
    for (const char c : utf8) {
        switch (c) {
            case '&': text += "&amp;"; break;
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '"': text += "&quot;"; break;
            default: text += c;
        }
    }
    return text;
}

}  // namespace stepwell

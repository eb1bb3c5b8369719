#include "app/cli/text_formats.h"

#include <fmt/format.h>

namespace stepwell::cli {

std::string csv_field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            quoted += '\\';
            quoted += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            quoted += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
            quoted += c;
        }
    }
    return quoted + '"';
}

std::string csv_value(const Value& value) {
    if (value.kind == Kind::cell && value.cell() == nowhere) return "none";
    return value.kind == Kind::none ? "" : to_text(value);
}

std::string json_value(const Value& value) {
    switch (value.kind) {
        case Kind::number:
        case Kind::truth: return to_text(value);
        case Kind::label: return json_string(to_text(value));
        case Kind::cell:
            if (value.cell() != nowhere) return fmt::format("[{}, {}]", value.cell().x, value.cell().y);
            break;
        case Kind::none: break;
    }
    return "null";
}

}  // namespace stepwell::cli

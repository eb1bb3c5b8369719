// Fields of CSV and JSON.
#pragma once

#include <string>
#include <string_view>

#include "lessons/kit/value.h"

namespace stepwell::cli {

/// A field as RFC 4180 wants it: in quotation marks if it holds a comma, a quotation mark or a line break.
std::string csv_field(std::string_view text);

/// A string with its quotation marks.
std::string json_string(std::string_view text);

/// A value as a CSV writes it: as on screen, (8, 3); no cell is `none`.
std::string csv_value(const Value& value);

/// A value as JSON: number, true, [8, 3], "chase"; no cell and no value are null.
std::string json_value(const Value& value);

}  // namespace stepwell::cli

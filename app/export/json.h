// JSON that may stand inside of a web page.
#pragma once

#include <string>
#include <string_view>

namespace stepwell {

/// The text in quotes. No `<` is left in it, so nothing in it ends the page's script.
std::string page_string(std::string_view utf8);

/// The text as it stands between tags or in an attribute's double quotes.
std::string html_text(std::string_view utf8);

}  // namespace stepwell

// "Did you mean …?"
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stepwell::cli {

/// How many letters must be put in, left out, replaced or swapped with their neighbour to turn one word into the other.
std::size_t typing_errors(std::string_view a, std::string_view b);

/// `unknown scene 'wav'; did you mean 'wave'?` – or, if nothing is near, with a list of all names.
std::string unknown(std::string_view what, std::string_view name, std::span<const std::string> known);

}  // namespace stepwell::cli

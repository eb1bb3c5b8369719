// Reading and writing whole files.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"

namespace stepwell {

/// The bytes of a file of at most 16 MB; the error names the file and what to do.
Result<std::string> read_whole_file(const std::filesystem::path& path);

/// Writes to a temporary name beside it and renames, so that nobody ever meets half a file.
Result<void> write_whole_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace stepwell

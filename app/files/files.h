// Reading and writing whole files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace stepwell {

/// What the system says with an error number (errno).
Error system_error(int number);

/// The bytes of a file of at most 16 MB, without a byte order mark; `-` is standard input. The error names the file and
/// what to do.
Result<std::string> read_whole_file(const std::filesystem::path& path);

/// The same for files that are nobody's pipe or device: nothing is waited for, and it is never standard input.
Result<std::string> read_ordinary_file(const std::filesystem::path& path);

/// Replaces the file's contents, in a folder that exists. The bytes go to a new file beside it that then takes its
/// name, so that nobody ever meets half a file and a full disk leaves the old one as it was.
Result<void> write_whole_file(const std::filesystem::path& path, std::string_view bytes);

/// HOME or, where it is not set, what the system's list of users says; empty if neither knows.
std::filesystem::path home_folder();

}  // namespace stepwell

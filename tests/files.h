// What tests read from the disk.
#pragma once

#include <string>
#include <string_view>

namespace stepwell::tests {

/// The project's root folder.
std::string source_folder();

/// The program `stepwell` of this build.
std::string program();

/// The bytes of a file; `path` as seen from the project's root. Throws if it cannot be read, so that the test fails.
std::string read_file(std::string_view path);

/// A result that must come out exactly: the bytes of tests/golden/`name`.
std::string golden(std::string_view name);

}  // namespace stepwell::tests

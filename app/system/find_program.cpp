#include "app/system/find_program.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace stepwell {
namespace {

namespace fs = std::filesystem;

bool is_file(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

bool can_be_started(const fs::path& path) { return is_file(path) && ::access(path.c_str(), X_OK) == 0; }

}  // namespace

Error not_executable(const std::string& name) {
    return error("program.not_executable",
                 "'{name}' cannot be started by itself; put what runs it in front, as in python3 {name}",
                 {{"name", name}});
}

Result<fs::path> find_program(const std::string& name, const fs::path& folder) {
    std::error_code error_code;
    if (name.find('/') != std::string::npos) {
        const fs::path path = fs::absolute(folder / name, error_code);
        if (can_be_started(path)) return path;
        if (is_file(path)) return failure(not_executable(name));
        return failure(error("program.no_file", "there is no program {name}; check where it lies, and its name",
                             {{"name", name}}));
    }
    const char* const variable = std::getenv("PATH");
    std::string_view left = variable != nullptr ? variable : "/usr/local/bin:/usr/bin:/bin";
    while (!name.empty() && !left.empty()) {
        const std::size_t end = std::min(left.find(':'), left.size());
        const fs::path path = fs::absolute(fs::path(left.substr(0, end)) / name, error_code);
        if (can_be_started(path)) return path;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    if (!name.empty() && is_file(folder / name)) return failure(not_executable(name));
    return failure(error("program.not_found",
                         "there is no program '{name}' on this computer; check its spelling, or install it",
                         {{"name", name}}));
}

}  // namespace stepwell

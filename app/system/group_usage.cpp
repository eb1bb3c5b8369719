#include "app/system/group_usage.h"

#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace stepwell {
namespace {

/// The numbers of /proc/PID/stat behind the name of the program, which may hold blanks and brackets (proc(5)): the
/// first is field 4, the parent.
constexpr int first_field = 4, last_field = 24;
using Fields = std::array<std::int64_t, last_field - first_field + 1>;
std::int64_t field(const Fields& fields, int number) { return fields[static_cast<std::size_t>(number - first_field)]; }

bool read_fields(const std::filesystem::path& file, Fields& fields) {
    std::ifstream in(file);
    std::string text;
    if (!std::getline(in, text)) return false;
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string::npos || name_end + 4 > text.size()) return false;
    const char* at = text.data() + name_end + 4;  // behind the state, one letter
    const char* const end = text.data() + text.size();
    for (std::int64_t& number : fields) {
        const auto [next, error] = std::from_chars(at, end, number);
        // Some fields are larger than they should be; none that is asked for is.
        if (error != std::errc() && error != std::errc::result_out_of_range) return false;
        at = next == end ? end : next + 1;
    }
    return true;
}

}  // namespace

GroupUsage usage_of(pid_t group) {
    const auto ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    GroupUsage usage;
    std::error_code error;
    for (std::filesystem::directory_iterator it("/proc", error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        Fields fields{};
        if (!read_fields(it->path() / "stat", fields) || field(fields, 5) != group) continue;
        usage.processor +=
            static_cast<double>(field(fields, 14) + field(fields, 15) + field(fields, 16) + field(fields, 17)) / ticks;
        usage.resident += static_cast<std::size_t>(field(fields, 24)) * page;
    }
    return usage;
}

}  // namespace stepwell

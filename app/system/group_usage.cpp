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

/// What /proc/PID/stat tells behind the name of the program, which may hold blanks and brackets (proc(5)): the state, a
/// letter, and numbers, the first of which is field 4, the parent.
constexpr int first_field = 4, last_field = 24;
struct Stat {
    char state = ' ';
    std::array<std::int64_t, last_field - first_field + 1> numbers{};
    std::int64_t field(int number) const { return numbers[static_cast<std::size_t>(number - first_field)]; }
};

bool read_stat(const std::filesystem::path& file, Stat& stat) {
    std::ifstream in(file);
    std::string text;
    if (!std::getline(in, text)) return false;
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string::npos || name_end + 4 > text.size()) return false;
    stat.state = text[name_end + 2];
    const char* at = text.data() + name_end + 4;
    const char* const end = text.data() + text.size();
    for (std::int64_t& number : stat.numbers) {
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
        Stat stat;
        if (!read_stat(it->path() / "stat", stat) || stat.field(5) != group) continue;
        usage.busy = usage.busy || stat.state == 'R';
        usage.processor +=
            static_cast<double>(stat.field(14) + stat.field(15) + stat.field(16) + stat.field(17)) / ticks;
        usage.resident += static_cast<std::size_t>(stat.field(24)) * page;
    }
    return usage;
}

}  // namespace stepwell

#include "app/cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <system_error>

#include <fmt/format.h>

namespace stepwell::cli {
namespace {

/// 0 or the error.
int write_all(int to, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::write(to, bytes.data(), bytes.size());
        if (n >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(n));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

}  // namespace

void Output::flush() {
    if (error_ == 0) error_ = write_all(STDOUT_FILENO, waiting_);
    waiting_.clear();
}

Result<void> Output::finish() {
    flush();
    if (error_ == 0) return {};
    return failure(fmt::format("cannot write all of the output: {}", std::generic_category().message(error_)));
}

void complain(std::string_view message) {
    std::string line = "stepwell: ";
    for (const char c : message) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    line += '\n';
    write_all(STDERR_FILENO, line);
}

Error in_file(std::string_view file, Error error) {
    if (file == "-") file = "standard input";
    std::string place(file);
    if (error.line > 0) place += fmt::format(":{}", error.line);
    if (error.line > 0 && error.column > 0) place += fmt::format(":{}", error.column);
    return {fmt::format("{}: {}", place, error.message)};
}

}  // namespace stepwell::cli

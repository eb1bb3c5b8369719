// The program without a window.
#pragma once

#include <span>
#include <string>
#include <variant>

namespace stepwell::cli {

/// 0: done. 1: the window cannot be opened, or a check failed. 2: the command line or a file is wrong, or the output
/// could not be written.
using ExitCode = int;
inline constexpr ExitCode done = 0, failed_check = 1, wrong_input = 2;

/// The window is wanted.
struct WindowWanted {
    std::string file;  ///< a lesson file that was read and found right; empty: none
};

/// Carries out a command line; all but the window.
std::variant<ExitCode, WindowWanted> run(std::span<char* const> arguments);

}  // namespace stepwell::cli

// Somebody's program, run within limits: a loop that never ends, or a list that grows for ever, does no harm. It is no
// sandbox: the program may do all that its user may do, and one that leaves its process group on purpose is not
// followed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace stepwell {

struct Command {
    std::vector<std::string> words;     ///< a program, by PATH or with a slash in its name, and its arguments
    std::filesystem::path folder{"."};  ///< where it runs
};

struct RunLimits {
    std::chrono::seconds processor{10};          ///< of all its processes
    std::size_t memory = std::size_t{1} << 29;   ///< resident bytes of all its processes
    std::size_t output = std::size_t{10} << 20;  ///< bytes on standard output
    /// For how long it may do nothing, all in all: a busy computer does not count against it.
    std::chrono::seconds waiting() const { return processor; }
};

/// What came of a program.
struct ProgramRun {
    enum class Ending : std::uint8_t {
        exited,     ///< `code` is its exit code
        crashed,    ///< `code` is the signal
        processor,  ///< from here on: a limit was reached, and it was ended
        waiting,
        memory,
        output,
        stopped  ///< by the caller
    };
    Ending ending = Ending::exited;
    int code = 0;
    std::string out;         ///< standard output, at most as much as the limit
    std::string complaints;  ///< the last lines of standard error, at most `most_complaints` bytes
    static constexpr std::size_t most_complaints = 4096;
};

/// Runs the command with `input` on its standard input, in a process group of its own, which is ended whole in any
/// case: children that it left behind, too. The error says why it could not be started: not found, a folder, not
/// executable, no folder to run in. May be called on any thread.
Result<ProgramRun> run_limited(const Command& command, std::string_view input, const RunLimits& limits,
                               std::stop_token stop = {});

}  // namespace stepwell

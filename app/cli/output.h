// Standard output and standard error as the command line needs them: nothing gets lost without a word.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace stepwell::cli {

/// Collects what goes to standard output and writes it in large blocks.
class Output {
public:
    void print(std::string_view text) {
        waiting_ += text;
        if (waiting_.size() >= block) flush();
    }
    /// False as soon as nobody takes the output any more: a long printing loop may stop.
    bool ok() const { return error_ == 0; }
    /// Writes what is waiting: for a reader who looks on.
    void flush();
    /// Writes the rest. The error says why not all of it could be written.
    Result<void> finish();

private:
    static constexpr std::size_t block = std::size_t{1} << 16;

    std::string waiting_;
    int error_ = 0;
};

/// One line on standard error: `stepwell: …`. Line breaks and other control characters in it become `?`.
void complain(std::string_view message);

/// `map.txt:3:7: …` for an error in a file that has a place, `map.txt: …` for one that has none.
Error in_file(std::string_view file, Error error);

}  // namespace stepwell::cli

// What a command line asks for, read and checked as far as that goes without looking at lessons or files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/export/export.h"
#include "app/system/limited_run.h"
#include "core/base/result.h"
#include "core/trace/recording.h"
#include "lessons/kit/language.h"
#include "lessons/kit/scene.h"

namespace stepwell::cli {

/// Which run: a name from `stepwell list` or a lesson file, and what is changed in it.
struct RunChoice {
    std::string name;
    std::optional<std::string> preset;
    std::optional<std::uint32_t> seed;
    std::optional<std::string> map;  ///< a file of text, `-` is standard input
    std::vector<std::pair<std::string, std::string>> settings;
};

/// Print a text (help, version) and be done.
struct Say {
    std::string text;
};
struct OpenWindow {
    std::string file;  ///< a lesson file; empty: go on where the program was left
};
struct ListRequest {
    Format format = Format::text;
    Language language = Language::en;
};
struct RunRequest {
    RunChoice choice;
    Format format = Format::text;
};
struct TraceRequest {
    RunChoice choice;
    StepSize by = StepSize::detail;
    Format format = Format::text;
    std::optional<Language> language;  ///< empty: the lesson file's, or English
};
inline constexpr std::size_t last_step = 0;
/// Steps, both ends included; counted from 1, `last_step` is the last.
struct StepRange {
    std::size_t first = last_step, last = last_step;
};
struct ExportRequest {
    RunChoice choice;
    std::string file;
    ExportFormat format = ExportFormat::png;
    /// In steps of size `by`; empty: the whole run, or for a picture its last step or the lesson file's place.
    std::vector<StepRange> at;
    std::optional<StepSize> by;  ///< empty: steps, but not all where a whole run has too many
    ExportOptions options;
    std::optional<Language> language;  ///< empty: the lesson file's, or English
};
struct CheckRequest {
    bool list = false;     ///< all exercises, and nothing else
    std::string exercise;  ///< an id
    std::string start;     ///< the folder to write its files into; empty: run the command
    Command command;
    RunLimits limits;
    bool watch = false;
    Language language = Language::en;
};
using Request = std::variant<Say, OpenWindow, ListRequest, RunRequest, TraceRequest, ExportRequest, CheckRequest>;

/// `arguments` without the program's name.
Result<Request> read_request(const std::vector<std::string>& arguments);

}  // namespace stepwell::cli

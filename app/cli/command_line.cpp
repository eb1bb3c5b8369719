#include "app/cli/command_line.h"

#include <algorithm>
#include <csignal>
#include <new>

#include <fmt/format.h>

#include "app/cli/check.h"
#include "app/cli/choose.h"
#include "app/cli/list.h"
#include "app/cli/output.h"
#include "app/cli/trace.h"
#include "app/export/icon.h"
#include "app/export/worksheet.h"
#include "app/files/files.h"
#include "app/session/lesson_file.h"
#include "app/session/run.h"

namespace stepwell::cli {
namespace {

using Lessons = std::vector<Lesson>;

Result<void> carry_out(const Say& say, const Lessons&, Output& output) {
    output.print(say.text);
    return {};
}

Result<void> carry_out(const OpenWindow& open, const Lessons& lessons, Output&) {
    if (open.file.empty()) return {};
    const auto bytes = read_ordinary_file(open.file);
    if (!bytes) return tl::unexpected(bytes.error());
    if (const auto file = lesson_file_from(*bytes, lessons); !file)
        return tl::unexpected(in_file(open.file, file.error()));
    return {};
}

Result<void> carry_out(const ListRequest& request, const Lessons& lessons, Output& output) {
    print_list(lessons, request, output);
    return {};
}

Result<void> carry_out(const RunRequest& request, const Lessons& lessons, Output& output) {
    const auto chosen = choose(request.choice, lessons);
    if (!chosen) return tl::unexpected(chosen.error());
    output.print(chosen->at.scene->print(chosen->input, request.format));
    return {};
}

Result<void> carry_out(const TraceRequest& request, const Lessons& lessons, Output& output) {
    const auto chosen = choose(request.choice, lessons);
    if (!chosen) return tl::unexpected(chosen.error());
    return print_trace(*chosen, request, output);
}

constexpr std::size_t most_pictures = 12;  // side by side

/// What the file shall show.
Result<std::vector<std::size_t>> positions_of(const ExportRequest& request, const Chosen& chosen, StepSize by,
                                              const RecordedRun& run) {
    const bool film = shows_runs(request.format);
    if (request.at.empty() && film) return request.by ? all_positions(run, by) : enough_positions(run, by);
    if (request.at.empty() && chosen.position) return std::vector{std::min(*chosen.position, run.last())};
    if (request.at.empty())
        return std::vector{request.format == ExportFormat::pdf ? position_worth_asking(chosen.at, run, by)
                                                               : run.last()};
    const std::size_t steps = run.rungs().count(by);
    std::vector<std::size_t> positions;
    for (const auto& [first, last] : request.at) {
        const std::size_t from = first == last_step ? steps : first, to = last == last_step ? steps : last;
        if (std::max(from, to) > steps)
            return failure(fmt::format("--at {} is too far: the run has {} steps", std::max(from, to), steps));
        if (from > to) return failure(fmt::format("--at {}..{} goes backwards; write {}..{}", from, to, to, from));
        for (std::size_t step = from; step <= to; ++step) positions.push_back(run.rungs().position(by, step - 1));
    }
    if (!film && positions.size() > most_pictures)
        return failure(fmt::format("--at names {} steps; {} are the most in one file of this kind", positions.size(),
                                   most_pictures));
    return positions;
}

Result<std::string> make(const ExportRequest& request, const Lessons& lessons) {
    if (request.choice.name == "icon") {
        const auto format = picture_format(request.file);
        if (!format) return failure("the icon is a picture; end the file's name in .png or .svg");
        const int width = request.options.picture.width, height = request.options.picture.height;
        const int side = width != 0 ? width : height;
        return icon_file(*format, side != 0 ? side : 256);
    }
    const auto chosen = choose(request.choice, lessons);
    if (!chosen) return tl::unexpected(chosen.error());
    if (holds_map(request.format)) {
        if (!chosen->at.scene->has_floor()) return failure(no_floor());
        return export_map(request.format, ground_of(chosen->input));
    }
    const auto recorded = record(*chosen->at.scene, chosen->input, {});
    if (!recorded) return tl::unexpected(recorded.error());
    const RecordedRun& run = **recorded;
    const StepSize by = request.by.value_or(StepSize::step);
    auto positions = positions_of(request, *chosen, by, run);
    if (!positions) return tl::unexpected(positions.error());
    ExportOptions options = request.options;
    options.picture.language = request.language.value_or(chosen->language);
    return export_file(request.format, {chosen->at, run, by, *std::move(positions)}, options);
}

Result<void> carry_out(const ExportRequest& request, const Lessons& lessons, Output&) {
    const auto bytes = make(request, lessons);
    if (!bytes) return tl::unexpected(bytes.error());
    return write_whole_file(request.file, *bytes);
}

Result<ExitCode> carry_out(const CheckRequest& request, const Lessons& lessons, Output& output) {
    return run_check(request, lessons, output);
}

Result<ExitCode> exit_code(const Result<void>& result) {
    if (!result) return tl::unexpected(result.error());
    return done;
}
Result<ExitCode> exit_code(Result<ExitCode> result) { return result; }

}  // namespace

std::variant<ExitCode, WindowWanted> run(std::span<char* const> arguments) {
    const auto request =
        read_request({arguments.begin() + std::min<std::ptrdiff_t>(1, std::ssize(arguments)), arguments.end()});
    if (!request) {
        complain(request.error().message);
        return wrong_input;
    }
    std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error that can be told
    Output output;
    Result<ExitCode> result;
    try {
        result = std::visit([&](const auto& wanted) { return exit_code(carry_out(wanted, all_lessons(), output)); },
                            *request);
    } catch (const std::bad_alloc&) {
        result = tl::unexpected(no_memory());
    }
    if (const auto written = output.finish(); !written) result = tl::unexpected(written.error());
    if (!result) {
        complain(result.error().message);
        return wrong_input;
    }
    if (const auto* window = std::get_if<OpenWindow>(&*request)) return WindowWanted{window->file};
    return *result;
}

}  // namespace stepwell::cli

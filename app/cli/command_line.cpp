#include "app/cli/command_line.h"

#include <algorithm>
#include <csignal>
#include <new>

#include <fmt/format.h>

#include "app/cli/choose.h"
#include "app/cli/list.h"
#include "app/cli/output.h"
#include "app/cli/trace.h"
#include "app/export/icon.h"
#include "app/export/picture.h"
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

/// The positions that the picture shall show.
Result<std::vector<std::size_t>> positions_of(const PictureRequest& request, const RecordedRun& run,
                                              std::optional<std::size_t> place) {
    if (request.at.empty()) return std::vector{std::min(place.value_or(run.last()), run.last())};
    const std::size_t steps = run.rungs().count(request.by);
    std::vector<std::size_t> positions;
    for (const std::size_t at : request.at) {
        if (at > steps) return failure(fmt::format("--at {} is too far: the run has {} steps", at, steps));
        positions.push_back(run.rungs().position(request.by, (at == last_step ? steps : at) - 1));
    }
    return positions;
}

Result<std::string> draw(const PictureRequest& request, PictureFormat format, const Lessons& lessons) {
    if (request.choice.name == "icon") {
        const int side = request.width != 0 ? request.width : request.height;
        return icon_file(format, side != 0 ? side : 256);
    }
    const auto chosen = choose(request.choice, lessons);
    if (!chosen) return tl::unexpected(chosen.error());
    const RecordedRun run(chosen->input,
                          std::make_shared<const Recording>(chosen->at.scene->record(chosen->input, {})));
    const auto positions = positions_of(request, run, chosen->position);
    if (!positions) return tl::unexpected(positions.error());
    std::vector<Cursor> cursors;  // each holds the boards of its moment
    for (const std::size_t position : *positions) cursors.emplace_back(run.shared_recording()).seek(position);
    std::vector<Shot> shots;
    for (const Cursor& cursor : cursors)
        shots.push_back({cursor.moment(run.input()), run.rungs().index(request.by, cursor.position()) + 1,
                         run.rungs().count(request.by)});
    return draw_picture(
        format, chosen->at, shots,
        {request.width, request.height, request.theme, request.language.value_or(chosen->language), request.ask});
}

Result<void> carry_out(const PictureRequest& request, const Lessons& lessons, Output&) {
    const auto format = picture_format(request.file);
    if (!format)
        return failure(fmt::format("'{}' does not say what kind of picture it shall be; end its name in .png or .svg",
                                   request.file));
    const auto bytes = draw(request, *format, lessons);
    if (!bytes) return tl::unexpected(bytes.error());
    return write_whole_file(request.file, *bytes);
}

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
    Result<void> result;
    try {
        result = std::visit([&](const auto& wanted) { return carry_out(wanted, all_lessons(), output); }, *request);
    } catch (const std::bad_alloc&) {
        result = failure("there is not enough memory for this run; choose a smaller map");
    }
    if (const auto written = output.finish(); !written) result = written;
    if (!result) {
        complain(result.error().message);
        return wrong_input;
    }
    if (const auto* window = std::get_if<OpenWindow>(&*request)) return WindowWanted{window->file};
    return done;
}

}  // namespace stepwell::cli

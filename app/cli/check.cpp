#include "app/cli/check.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "app/check/check.h"
#include "app/check/exercise_folder.h"
#include "app/check/saved_files.h"
#include "app/cli/nearest.h"
#include "app/system/end_signals.h"
#include "lessons/kit/texts.h"

namespace stepwell::cli {
namespace {

using namespace std::chrono_literals;

void print_exercises(const std::vector<ExerciseRef>& all, Language language, Output& output) {
    std::size_t width = 0;
    for (const ExerciseRef& each : all) width = std::max(width, each.exercise.id.size());
    for (const ExerciseRef& each : all) {
        const Texts& texts = Texts::of(*each.at.lesson, language);
        output.print(fmt::format("{:<{}}  {} – {}\n", each.exercise.id, width, *texts.find("lesson", "title"),
                                 texts.find(each.at.scene->id(), "exercise " + each.exercise.id).value_or("")));
    }
}

/// The error with its words in the reader's language.
tl::unexpected<Error> said_in(const Strings& strings, Error error) {
    error.message = to_text(error, strings);
    return failure(std::move(error));
}

/// Runs the program; again each time that a file is saved, until the signal comes.
Result<ExitCode> keep_checking(const ExerciseRef& exercise, const CheckRequest& request, Output& output,
                               const std::stop_token& ended) {
    const Strings& strings = Strings::of(request.language);
    SavedFiles files(request.command);
    while (true) {
        std::stop_source stop;
        std::atomic<bool> saved = false;
        Result<Verdict> verdict = failure(std::string());
        {
            const std::stop_callback at_end(ended, [&] { stop.request_stop(); });
            // A program that is changed while it runs – while it hangs – is not waited for.
            const std::jthread look([&](const std::stop_token& done) {
                while (!done.stop_requested() && !saved) {
                    std::this_thread::sleep_for(100ms);
                    saved = files.named_file_changed();
                }
                if (saved) stop.request_stop();
            });
            verdict = check(exercise, request.command, request.limits, stop.get_token());
        }
        if (ended.stop_requested()) return done;
        if (!verdict) return said_in(strings, verdict.error());
        files.remember_others();
        if (!saved) output.print(words_of(*verdict, strings) + "\n" + strings["check.watching"] + "\n");
        output.flush();
        const std::string name = files.wait(ended);
        if (ended.stop_requested() || !output.ok()) return done;
        output.print("\n" + strings("check.saved", {{"file", name}}) + "\n");
    }
}

Result<ExitCode> check_program(const ExerciseRef& exercise, const CheckRequest& request, Output& output) {
    std::stop_source stop;
    EndSignals end([&] { stop.request_stop(); });
    if (request.watch) return keep_checking(exercise, request, output, stop.get_token());
    const Strings& strings = Strings::of(request.language);
    const auto verdict = check(exercise, request.command, request.limits, stop.get_token());
    if (!verdict) return said_in(strings, verdict.error());
    output.print(words_of(*verdict, strings));
    return verdict->right() ? done : failed_check;
}

Result<ExitCode> write_folder(const ExerciseRef& exercise, const CheckRequest& request, Output& output) {
    const Strings& strings = Strings::of(request.language);
    if (const auto written = write_exercise(exercise, request.language, request.start); !written) {
        Error error = written.error();
        if (error.key.starts_with("file.")) return failure(std::move(error));  // its message names the file
        return said_in(strings, std::move(error));
    }
    output.print(strings("check.written", {{"folder", request.start}}) + "\n");
    return done;
}

}  // namespace

Result<ExitCode> run_check(const CheckRequest& request, const std::vector<Lesson>& lessons, Output& output) {
    const std::vector<ExerciseRef> all = all_exercises(lessons);
    if (request.list) {
        print_exercises(all, request.language, output);
        return done;
    }
    const auto found =
        std::ranges::find(all, request.exercise, [](const ExerciseRef& each) { return each.exercise.id; });
    if (found == all.end()) {
        std::vector<std::string> ids;
        for (const ExerciseRef& each : all) ids.push_back(each.exercise.id);
        return failure(unknown("exercise", request.exercise, ids));
    }
    return request.start.empty() ? check_program(*found, request, output) : write_folder(*found, request, output);
}

}  // namespace stepwell::cli

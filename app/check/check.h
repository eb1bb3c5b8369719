// A learner's program against its exercise.
#pragma once

#include <stop_token>
#include <string>

#include "app/check/compare.h"
#include "app/system/limited_run.h"
#include "app/text/strings.h"
#include "lessons/kit/exercises.h"

namespace stepwell {

/// What came of a learner's program: all that the window and the command line show of it.
struct Verdict {
    ProgramRun::Ending ending = ProgramRun::Ending::exited;
    int code = 0;            ///< as in ProgramRun
    Comparison comparison;   ///< with what it printed until then
    std::string complaints;  ///< the last lines of its standard error
    RunLimits limits;        ///< that it ran within

    bool done() const { return ending == ProgramRun::Ending::exited && code == 0; }
    bool right() const { return done() && !comparison.difference; }
};

/// Runs the command with the exercise's text as its input and compares what it prints. The error says why it could not
/// be started (run_limited). May be called on any thread.
Result<Verdict> check(const ExerciseRef& exercise, const Command& command, const RunLimits& limits = {},
                      std::stop_token stop = {});

/// The verdict in words, one or more lines each ended by \n: what went wrong, the first difference and both its lines,
/// what is odd but no mistake, the program's own complaints.
std::string words_of(const Verdict& verdict, const Strings& strings);

}  // namespace stepwell

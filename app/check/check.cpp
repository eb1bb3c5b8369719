#include "app/check/check.h"

#include <utility>

namespace stepwell {

Result<Verdict> check(const ExerciseRef& exercise, const Command& command, const RunLimits& limits,
                      std::stop_token stop) {
    auto run = run_limited(command, exercise.exercise.text, limits, std::move(stop));
    if (!run) return tl::unexpected(run.error());
    return Verdict{run->ending, run->code, compare(right_output(exercise), run->out), std::move(run->complaints),
                   limits};
}

}  // namespace stepwell

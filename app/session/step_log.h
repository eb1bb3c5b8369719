// The log: a sentence for every step and chapter up to now, made only for the lines that somebody looks at.
#pragma once

#include <map>
#include <optional>

#include "app/session/run.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/texts.h"

namespace stepwell {

class StepLog {
public:
    /// There is a new run (or none): old sentences are forgotten.
    void reset() { cursor_.reset(); sentences_.clear(); }
    /// The sentence of the step at `position`, without bold marks; valid until the next call. `here` stands on the run.
    const std::string& sentence(const Lesson& lesson, const Scene& scene, const RecordedRun& run, const Cursor& here,
                                Language language, std::size_t position);

private:
    static constexpr std::size_t most_kept = 5000;

    std::optional<Cursor> cursor_;
    std::map<std::pair<Language, std::size_t>, std::string> sentences_;
};

}  // namespace stepwell

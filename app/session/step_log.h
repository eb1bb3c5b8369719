// The log: a sentence for every step and chapter up to now, made only for the lines that somebody looks at.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "app/session/run.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/texts.h"

namespace stepwell {

class StepLog {
public:
    /// There is a new run (or none): old sentences are forgotten.
    void reset() {
        cursor_.reset();
        words_.clear();
    }
    /// The scene's text of `key` at `position` of a stage, filled, without bold marks; valid until the next call.
    /// `here` stands on it.
    const std::string& words(const std::string& key, const Lesson& lesson, const Scene& scene, const Stage& stage,
                             const Cursor& here, Language language, std::size_t position);

private:
    static constexpr std::size_t most_kept = 5000;

    std::optional<Cursor> cursor_;
    std::map<std::tuple<Language, std::size_t, std::string>, std::string> words_;
};

}  // namespace stepwell

// What a learner has shown to know. Pressing "next" to the end is no progress; right answers are.
#pragma once

#include <map>
#include <string>

#include "app/session/prediction.h"
#include "lessons/kit/lesson.h"

namespace stepwell {

class Progress {
public:
    /// How well a kind of question of a scene was answered at best.
    Credit question(std::string_view scene, std::string_view kind) const;
    /// How well a task was done at best: first_try if every answer was. Credit for an older version does not count.
    Credit task(std::string_view scene, const Task& task) const;
    /// Both keep the better of old and new; true if that is a change.
    bool add_question(std::string_view scene, std::string_view kind, Credit credit);
    bool add_task(std::string_view scene, const Task& task, Credit credit);

    /// Every kind of question was answered right at least once, and every task is done.
    bool ticked(const Scene& scene) const;
    /// Ticked scenes of a lesson, for "3/6".
    std::size_t ticked(const Lesson& lesson) const;
    /// Answered kinds and done tasks of a scene, and how many there are.
    std::pair<std::size_t, std::size_t> done(const Scene& scene) const;

    /// Takes over what is better in another one: what a second window has saved.
    void add(const Progress& other);

    struct TaskCredit {
        int version = 0;
        Credit credit = Credit::none;
        bool operator==(const TaskCredit&) const = default;
    };
    struct SceneProgress {
        std::map<std::string, Credit, std::less<>> questions;
        std::map<std::string, TaskCredit, std::less<>> tasks;
        bool operator==(const SceneProgress&) const = default;
    };
    using Scenes = std::map<std::string, SceneProgress, std::less<>>;
    const Scenes& scenes() const { return scenes_; }
    bool operator==(const Progress&) const = default;

private:
    Scenes scenes_;
};

/// As TOML, and back: what is unknown or out of range is an error with line and column.
std::string to_toml(const Progress& progress);
Result<Progress> progress_from(std::string_view toml);

}  // namespace stepwell

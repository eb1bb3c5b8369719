// A question about the next step of *this* run, made from its recording. It holds keys and values, no words, so the
// language can change while it stands there.
#pragma once

#include <string>
#include <vector>

#include "lessons/kit/value.h"

namespace stepwell {

/// One possible answer. Its label is the text `choice <key>` of the scene or, without a key, the value itself.
/// Its reason is the text `reason <reason>`: why it is right, or why it is wrong.
struct Choice {
    std::string key;
    Value value;
    bool right = false;
    std::string reason;
};

/// The text is `question <key>`. Exactly one choice is right.
struct Question {
    std::string key;
    std::vector<Choice> choices;
    /// The choices are cells and may also be answered by a click in the scene …
    bool in_scene = false;
    /// … and this is the reason (text `reason <elsewhere>`) for a click on any other cell.
    std::string elsewhere;
};

/// A fixed exercise: predict on an input of the lesson's own, at every step where `question` can be asked; done when
/// the run's end is reached with every one answered right. Its text is `task <key>`.
struct Task {
    std::string key;
    std::string question;
    int inputs_version = 1;  ///< raised when the input changes, so that old credit does not count for a new task
};

}  // namespace stepwell

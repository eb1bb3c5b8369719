// The words of an exported picture: moments of a run, told in one language.
#pragma once

#include <span>

#include "app/export/page.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/texts.h"

namespace stepwell {

/// One moment of each stage, in lockstep, and the number that people see: "Step 131 of 236".
struct Shot {
    std::vector<Moment> stages;  ///< one or more
    std::size_t step = 1, steps = 1;
    std::size_t focus = 0;  ///< the stage that sentence and question speak of

    const Moment& moment() const { return stages[focus]; }
};

/// What is asked about a step, in words; ** makes bold.
struct AskedText {
    struct Choice {
        std::string label, reason;
        bool right;
    };
    std::string question;         ///< "What happens next?", if the scene asks nothing here
    std::vector<Choice> choices;  ///< none: then
};
/// In bold: whose run it is, where there are several stages.
std::string stage_name(SceneRef at, const Moment& moment, Language language);
/// Without `reveal` there is no verdict.
Result<StageHead> stage_head(SceneRef at, const Moment& moment, Language language, bool reveal);

Result<AskedText> asked_text(SceneRef at, const Moment& moment, Language language);

/// `ask`: the sentence gives way to the question about the step, or "What happens next?". There is at least one shot,
/// and all are of one run. The error: a text of the lesson cannot be filled.
Result<PageText> page_text(SceneRef at, std::span<const Shot> shots, Language language, bool ask);

}  // namespace stepwell

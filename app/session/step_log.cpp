#include "app/session/step_log.h"

#include "lessons/kit/runs.h"

namespace stepwell {

const std::string& StepLog::sentence(const Lesson& lesson, const Scene& scene, const RecordedRun& run,
                                     const Cursor& here, Language language, std::size_t position) {
    if (sentences_.size() >= most_kept) sentences_.clear();
    const auto [entry, is_new] = sentences_.try_emplace({language, position});
    if (is_new) {
        if (!cursor_) cursor_ = here;
        cursor_->seek(position, here);
        const auto text =
            stepwell::sentence(Texts::of(lesson, language), scene, cursor_->moment(run.input()));
        entry->second = plain_text(text ? *text : text.error().message);
    }
    return entry->second;
}

}  // namespace stepwell

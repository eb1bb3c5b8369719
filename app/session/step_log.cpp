#include "app/session/step_log.h"

#include "lessons/kit/runs.h"

namespace stepwell {

const std::string& StepLog::words(const std::string& key, const Lesson& lesson, const Scene& scene, const Stage& stage,
                                  const Cursor& here, Language language, std::size_t position) {
    if (words_.size() >= most_kept) words_.clear();
    const auto [entry, is_new] = words_.try_emplace({language, position, key});
    if (is_new) {
        if (!cursor_) cursor_ = here;
        cursor_->seek(position, here);
        const auto text = stepwell::words(key, Texts::of(lesson, language), scene, cursor_->moment(stage.input));
        entry->second = plain_text(text ? *text : text.error().message);
    }
    return entry->second;
}

}  // namespace stepwell

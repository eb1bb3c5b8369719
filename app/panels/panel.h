// What every panel is handed: the widgets of this frame, what is open, and the words for it. Panels are functions that
// fill a box; what they must remember between frames they keep in a small class of their own.
#pragma once

#include "app/look/widgets/ui.h"
#include "app/session/session.h"
#include "app/text/strings.h"
#include "lessons/kit/texts.h"

namespace stepwell {

struct Panel {
    Ui& ui;
    Session& session;
    const Strings& strings;  ///< the window's words
    const Texts& texts;      ///< the lesson's words

    /// A text of the scene in its variant for this moment, filled; what cannot be said says why.
    std::string words(std::string_view key, const std::optional<Value>& answer = std::nullopt) const {
        const auto filled = stepwell::words(key, texts, session.scene(), session.moment(), answer);
        return filled ? *filled : filled.error().message;
    }
    /// A text of the scene as it is written, for what is there before the first recording.
    std::string_view plain(std::string_view key) const { return texts.find(session.scene().id(), key).value_or(key); }
    /// The figures of a stage's moment; nothing before the first recording.
    std::string counts(std::size_t stage) const {
        return session.ready() ? counts_line(texts, session.scene(), session.moment(stage)) : std::string();
    }
    /// A value as people read it.
    std::string show(const Value& value) const { return stepwell::show(value, texts, session.scene().id()); }
};

}  // namespace stepwell

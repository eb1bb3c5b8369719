#include "app/session/window_title.h"

#include <fmt/format.h>

#include "app/text/strings.h"

namespace stepwell {

std::string window_title(const Session& session) {
    const Language language = session.preferences().language;
    const std::string_view id = session.scene().id();
    const std::string_view scene = Texts::of(session.lesson(), language).find(id, "title").value_or(id);
    const std::string title = fmt::format("{} – {}", scene, Strings::of(language)["app.name"]);
    if (session.file().empty()) return title;
    return fmt::format("{}{} – {}", session.file().filename().string(), session.unsaved() ? " •" : "", title);
}

}  // namespace stepwell
